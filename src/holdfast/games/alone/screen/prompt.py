"""What is asked of a seat, and why; what it waits for; what happens if nobody answers."""

from __future__ import annotations

from holdfast.engine.flow import Decision
from holdfast.engine.message import Message, say
from holdfast.engine.play import asks
from holdfast.engine.screen import Prompt
from holdfast.engine.secret import SPECTATOR
from holdfast.games.alone.cards.verbs.questions import FindNothing, VerbQuestion
from holdfast.games.alone.cards.verbs.registry import Picks
from holdfast.games.alone.rules.asking import Question
from holdfast.games.alone.rules.dangers import ChooseDangers
from holdfast.games.alone.rules.drawing import ChooseSplit
from holdfast.games.alone.rules.may import MayUse
from holdfast.games.alone.rules.notes import AtAnyTime
from holdfast.games.alone.rules.play_out import LeaderSays
from holdfast.games.alone.rules.prepare import CREATURES, FIRST_DANGERS, ChooseFirstCreatures, ChooseFirstDangers
from holdfast.games.alone.rules.window import TIMER, React
from holdfast.games.alone.screen.card_texts import plain
from holdfast.games.alone.screen.evil import begun, play_of
from holdfast.games.alone.screen.reactions import price, what_happened
from holdfast.games.alone.screen.texts import EN
from holdfast.games.alone.state import HERO, Alone

MOMENTS_TOLD = ("rolled", "fought", "opportunity", "reaction", "clean_up", "upgrade")


def prompt(s: Alone, seat: int) -> Prompt | None:
    """Returns None when all is over."""
    if s.outcome is not None:
        return None
    decision = asked_now(s, seat)
    if decision is None:
        return waiting(s, seat)
    until = s.due(TIMER) if isinstance(decision, React) else None
    otherwise = say("otherwise.window") if until is not None else grace(s, seat, decision)
    return Prompt(question(s, seat, decision), about=about(s, seat, decision), otherwise=otherwise, until=until)


def asked_now(s: Alone, seat: int) -> Decision | None:
    """Returns what is asked of a seat; notes may be written at any time, and the leader's word waits for the rest."""
    if seat == SPECTATOR:
        return None
    found = [decision for _, decision in asks(s, seat) if not isinstance(decision, AtAnyTime)]
    found.sort(key=lambda decision: isinstance(decision, LeaderSays))
    found.sort(key=lambda decision: decision.STANDING)
    return found[0] if found else None


def waiting(s: Alone, seat: int) -> Prompt:
    """Returns what all may know of what goes on: evil in a window, the hero elsewhere."""
    evil = tuple(s.evil)
    if seat in s.evil and (play := play_of(s, seat)) is not None and play[1]:
        return Prompt(leader_waited_for(s), waits_for=(s.leader,))
    if s.window != "":
        return Prompt(say(f"waits.{s.window}"), evil, about=None if seat in s.evil else always_asked(s))
    if not s.revealed[s.hero]:
        return Prompt(say("waits.preparing"), evil)
    if seat in s.evil:
        return Prompt(say("waits.hero"), (HERO,))
    return Prompt(say("waits.dark"), about=always_asked(s))


def always_asked(s: Alone) -> Message | None:
    """Returns that evil is asked whether it can answer or not: what was read for a round is known."""
    return say("waits.about") if s.round == 1 else None


def leader_waited_for(s: Alone) -> Message:
    return say("waits.leader", seat=s.leader)


def question(s: Alone, seat: int, asked: Decision) -> Message:
    if isinstance(asked, LeaderSays):
        return say("ask.leader_says.of", seat=asked.asker)
    if isinstance(asked, React):
        return say("ask.react.now", happened=what_happened(s))
    if isinstance(asked, ChooseSplit):
        decks = s.draws_from[seat - 1]
        return say("ask.choose_split.of", cards=asked.count, one=s.deck_ids[decks[0]], other=s.deck_ids[decks[1]])
    return said_of(f"ask.{asked.kind()}.{asked.situation(s, seat)}") or say(f"ask.{asked.kind()}")


def grace(s: Alone, seat: int, asked: Decision) -> Message | None:
    """Returns what becomes of a choice that nobody makes, where the table has set a time."""
    if not isinstance(asked, Question) or not s.options.grace_ms:
        return None
    return say("otherwise.board" if asked.PRIVATE or seat == HERO else "otherwise.comrades")


# -- why it is asked


def about(s: Alone, seat: int, asked: Decision) -> Message | None:
    return about_hero(s, asked) if seat == HERO else about_evil(s, seat, asked)


def about_hero(s: Alone, asked: Decision) -> Message | None:
    match asked:
        case VerbQuestion(effect=effect, picks=picks):
            verb = str(effect.__struct_config__.tag)
            return locating(effect.targets, picks) if verb == "sound" else said_of(f"doing.{verb}")  # type: ignore[union-attr]
        case MayUse(moments=moments):
            if "harm" in moments:
                return say("moment.harm", blow=s.blow)
            moment = next((one for one in moments if one in MOMENTS_TOLD), None)
            return None if moment is None else said_of(f"moment.{moment}")
    return said_of(f"about_ask.{asked.kind()}")


def locating(targets: int, picks: Picks) -> Message:
    """Returns how many things may be named yet; evil answers all of them together."""
    named = tuple(str(target) for pick in picks if (target := getattr(pick, "target", None)))
    return say("doing.sound", number=len(named) + 1, of=targets, chosen=len(named), named=named)


def about_evil(s: Alone, seat: int, asked: Decision) -> Message | None:
    play = play_of(s, seat)
    match asked:
        case FindNothing(effect=effect):
            verb = str(effect.__struct_config__.tag)
            return Message(f"nothing.{verb}", {**plain(effect), "kept": say("nothing.kept")})
        case VerbQuestion(effect=effect):
            why = said_of(f"doing.evil.{effect.__struct_config__.tag}")
            return why if play is None else say("doing.of_card", card=begun_says(s, seat), why=why or "")
        case React():
            return price(s) if play is None else leader_waited_for(s) if play[1] else begun_says(s, seat)
        case ChooseFirstCreatures():
            standing = sum(secret.look(seat).cell >= 0 for secret in s.figures)
            return say("about_ask.choose_first_creatures", number=standing + 1, of=CREATURES)
        case ChooseFirstDangers():
            lying = sum(danger.look(seat) for danger in s.danger)
            return say("about_ask.choose_first_dangers", number=lying + 1, of=2 * FIRST_DANGERS, each=FIRST_DANGERS)
        case ChooseDangers():
            return say("about_ask.choose_dangers", tokens=s.set_aside)
    return said_of(f"about_ask.{asked.kind()}")


def begun_says(s: Alone, seat: int) -> Message:
    found = begun(s, seat)
    assert found is not None
    return found.says


def said_of(key: str) -> Message | None:
    """Returns what is said under a key, if anything is."""
    return say(key) if key in EN else None
