"""What is given to a hero who can make more of it: tokens where the dice are, bandages to the hurt, parts that fit."""

from __future__ import annotations

from typing import Final

from holdfast.engine.view import Ask
from holdfast.games.elite.bots.objective_tokens import charges
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.attachments import why_no_room
from holdfast.games.elite.rules.trade import TOKEN_THINGS, Give

FITS: Final = 1.5  # what an attachment is worth to a hero with a weapon for it
WORTH_GIVING: Final = 1.0  # by so much it must be better placed


def gift(outlook: SeatOutlook, ask: Ask) -> Give | None:
    """Returns the first thing that somebody beside the hero has more use for."""
    if outlook.s.seated == 1:
        return None
    for option in ask.options:
        give = option.action
        if isinstance(give, Give) and (
            token_helps(outlook, give) if give.thing >= TOKEN_THINGS else card_helps(outlook, give)
        ):
            return give
    return None


def token_helps(outlook: SeatOutlook, give: Give) -> bool:
    """Returns a Demolition token that its carrier has too few dice for, or one too many of."""
    slots = len(outlook.s.token_slots(give.thing - TOKEN_THINGS))
    if outlook.usable_dice(give.to) < slots:
        return False
    held, theirs = (len(charges(outlook, hero)) for hero in (give.hero, give.to))
    is_stuck = outlook.usable_dice(give.hero) < slots
    return held - theirs >= 2 or (is_stuck and theirs - held <= 1)


def card_helps(outlook: SeatOutlook, give: Give) -> bool:
    return use_of(outlook, give.to, give.thing) - use_of(outlook, give.hero, give.thing) >= WORTH_GIVING


def use_of(outlook: SeatOutlook, hero: int, card: int) -> float:
    """Returns what a card that is of use to some and not to others is worth in this hero's hands."""
    sheet = outlook.parts.cards[card]
    if sheet.kind == "attachment":
        return (
            FITS if any(why_no_room(outlook.s, weapon, card) is None for weapon in outlook.s.weapons_of(hero)) else 0.0
        )
    healing = sum(effect.n for effect in sheet.use if isinstance(effect, fx.Heal) and effect.who == "self")
    return float(min(healing, outlook.s.damage[hero]))
