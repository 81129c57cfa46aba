"""What is asked of a seat, or for whom the table waits; why, until when, and what happens if nobody answers."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.flow import Decision, Strand
from holdfast.engine.grace import BOARD, NO_SEAT, Graced, key_of
from holdfast.engine.message import Message, say
from holdfast.engine.screen import Prompt
from holdfast.engine.view import Ask
from holdfast.games.elite.flow import ChooseWeapon, unarmed
from holdfast.games.elite.rules.acting import Act, Finish
from holdfast.games.elite.rules.spawn import Arrive, ChooseCluster, ChoosePoint, PlaySwarmCard
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.screen.clock import is_of_the_group, open_choices
from holdfast.games.elite.state import ALIEN, FREE, Elite


def main_ask(asks: Sequence[Ask]) -> Ask | None:
    """Returns the question that is a seat's to answer now: one that holds somebody up before one that does not."""
    first = next((ask for ask in asks if not ask.standing), None)
    return first or next((ask for ask in asks if ask.kind != AnyTime.kind()), None)


def must_answer(ask: Ask | None) -> bool:
    """Tells whether a seat does nothing else before this: a question, or alien results that it has to settle."""
    if ask is None:
        return False
    return not ask.standing or any(option.action.kind() == "drive" for option in ask.options)


def prompt(
    s: Elite, seat: int, ask: Ask | None, must: bool, waited_for: tuple[int, ...], is_complete: bool = False
) -> Prompt:
    """Returns what a seat is asked, or for whom it waits; `is_complete` says so of the mission."""
    if s.outcome is not None:
        return Prompt(say(f"outcome.{s.outcome.key}"))
    if ask is None:
        return waiting(s, waited_for)
    if ask.kind == Act.kind():
        return Prompt(acting(s, seat, ask, must, is_complete))
    strand = next((one for one in s.strands if one.frames[-1].kind() == ask.kind), None)
    top = strand.frames[-1] if strand is not None else None
    says = question(s, strand) if strand is not None else say(f"ask.{ask.kind}")
    if not isinstance(top, Graced):
        return Prompt(says)
    otherwise = next_to_decide(top)
    until = s.due(key_of(top.number)) if otherwise is not None else None
    return Prompt(says, otherwise=otherwise if until is not None else None, until=until)


def acting(s: Elite, seat: int, ask: Ask, must: bool, is_complete: bool) -> Message:
    dice = s.dice_of(seat)
    if must:
        return say("prompt.alien", n=sum(s.face[die] == ALIEN and s.place[die] == FREE for die in dice))
    if is_complete:
        return say("prompt.hold_out" if all(s.is_home(hero) for hero in s.heroes_of(seat)) else "prompt.run_home")
    if not ask.forms and all(option.action.kind() == Finish.kind() for option in ask.options):
        return say("prompt.nothing_left" if any(s.place[die] == FREE for die in dice) else "prompt.all_locked")
    fire = next((option.action for option in ask.options if isinstance(option.action, Fire)), None)
    if fire is not None:
        return say("prompt.may_fire", card=fire.card)
    if s.is_untimed:
        return say("prompt.untimed")
    return say("prompt.roll" if not ask.options else "ask.act")


def waiting(s: Elite, waited_for: tuple[int, ...]) -> Prompt:
    """Returns for whom the table waits, and who of them is not there."""
    choice = next(iter(open_choices(s)), None)
    gone = tuple(seat for seat in waited_for if seat in s.away)
    about = say("prompt.away", seats=gone, n=len(gone)) if gone else None
    if choice is not None and (is_of_the_group(choice) or len(waited_for) < 2):
        strand = next(one for one in s.strands if one.frames[-1] is choice)
        asked = question(s, strand)
        if is_of_the_group(choice):
            return Prompt(say("prompt.group_decides", question=asked), waited_for, about)
        return Prompt(say("prompt.decides", seat=choice.owner, question=asked), (choice.owner,), about)
    if s.ends_at is not None:
        return Prompt(say("prompt.clock_runs"))
    if waited_for:
        return Prompt(say("prompt.waiting", seats=waited_for), waited_for, about)
    return Prompt(say("prompt.here_it_comes") if s.phase == "ready" else say("prompt.phase", phase=s.phase))


def next_to_decide(choice: Graced) -> Message | None:
    """Returns who may decide when this grace is over: after one the mover as well, after two all, after three the board
    does.
    """
    if choice.waited == BOARD - 1:
        return say("prompt.board_decides")
    return say("prompt.others_may") if choice.mover != NO_SEAT and choice.owner != NO_SEAT else None


def question(s: Elite, strand: Strand) -> Message:
    """Returns what is asked, with what it is about: the figure that comes, the card, the heroes without a weapon."""
    top = strand.frames[-1]
    assert isinstance(top, Decision)
    card = next((frame for frame in strand.frames if isinstance(frame, PlaySwarmCard)), None)
    if isinstance(top, ChoosePoint):
        arrive = next(frame for frame in strand.frames if isinstance(frame, Arrive))
        which = len(card.figures) if card is not None else 1
        of = which - 1 + arrive.coming
        return say("prompt.which_point", alien=s.kinds[arrive.figure], which=which, of=of)
    if isinstance(top, ChooseCluster) and card is not None:
        swarm = s.parts.swarm_cards[card.card].swarm
        return say("prompt.which_cluster", n=card.left, alien=swarm, group=swarm)
    if isinstance(top, ChooseWeapon) and s.is_solo:
        one, *others = unarmed(s)
        return (
            say("prompt.weapon_for_either", one=one, other=others[0]) if others else say("prompt.weapon_for", hero=one)
        )
    return say(f"ask.{top.kind()}")
