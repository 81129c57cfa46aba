"""Magpie with one fault at a time: what the suite must find, and by which property."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.message import say
from holdfast.engine.position import TRUTH
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.testing import Subject
from holdfast.engine.view import asks_of
from tests.changed import changed
from tests.toys.magpie.game import CONTENT, GAME, Options, setup
from tests.toys.magpie.notation import read, write
from tests.toys.magpie.sample import sample
from tests.toys.magpie.state import CARDS, STONES, Nests
from tests.toys.magpie.texts import TEXTS
from tests.toys.magpie.view import NestsView, NestView
from tests.toys.magpie.view import view as sound_view
from tests.toys.magpie.worlds import other_world, swap


def subject(fault: str = "", **parts: Any) -> Subject:
    game = changed(GAME, **parts)
    return Subject(game=game, content=CONTENT, options=Options(fault), seats=3, bound=400)


# -- views that say too much, or the wrong thing


def shown(**fields: Any) -> Subject:
    """A view in which some fields are made in a faulty way, from the state and the seat."""

    def view(s: Nests, seat: int) -> NestsView:
        made = {field: make(s, seat) for field, make in fields.items()}
        return msgspec.structs.replace(sound_view(s, seat), **made)

    return subject(view=view)


def hand_in_its_order(s: Nests, seat: int) -> tuple[NestView, ...]:
    """A known card among hidden ones tells how many of them are lower."""
    return tuple(
        NestView(len(hand), tuple(-1 if card is None else card for card in hand.seen(seat)), nest.seen(seat))
        for hand, nest in zip(s.hands, s.nests, strict=True)
    )


def top_of_the_deck(s: Nests, seat: int) -> tuple[int | None, ...]:
    return (*s.deck.seen(seat)[:-1], *s.deck.true()[-1:])


def next_roll(s: Nests, seat: int) -> tuple[int, ...]:
    return (*s.table, s.rng.clone().below(6, f"dice/{seat}"))


def who_decides(s: Nests, seat: int) -> tuple[int, ...]:
    deciding = [p for p in range(s.seated) if any(ask.kind != "guess_stone" for ask in asks_of(s, p))]
    return (*s.table, *deciding)


def looks(s: Nests, seat: int) -> int:
    s.left += 1
    return s.left


# -- other parts


def setup_by_the_stone(content: Content, options: Options, seats: int, key: bytes) -> Nests:
    s = setup(content, options, seats, key)
    s.score[0] = s.stone.true()
    return s


def sample_without_nests(seen: NestsView, content: Content, rng: Rng) -> Nests:
    s = sample(seen, content, rng)
    for nest in s.nests:
        while len(nest):
            s.deck.put(*nest.pop())
    return s


def sample_with_old_dice(seen: NestsView, content: Content, rng: Rng) -> Nests:
    s = sample(seen, content, rng)
    s.rng = Rng(key_from_seed("always the same"))
    return s


def sample_unasked(seen: NestsView, content: Content, rng: Rng) -> Nests:
    s = sample(seen, content, rng)
    s.strands = s.strands[:1]
    return s


def sample_that_cannot_go_on(seen: NestsView, content: Content, rng: Rng) -> Nests:
    s = sample(seen, content, rng)
    s.strands[0].frames[0].at = 99
    return s


def read_without_scores(text: str, content: Content) -> Nests:
    s = read(text, content)
    s.score = [0] * s.seated
    return s


def write_without_table(s: Nests, seat: int) -> str:
    return "\n".join("table" if line.startswith("table") else line for line in write(s, seat).split("\n"))


def write_all_to_all(s: Nests, seat: int) -> str:
    return write(s, TRUTH)


def no_other_world(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    return s.clone()


def world_of_decks_only(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    if kind != "card":
        return other_world(s, seat, kind, rng)
    twin = s.clone()
    swap([twin.deck], seat, [], rng)
    return twin


def world_that_takes_my_cards(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    return other_world(s, (seat + 1) % s.seated, kind, rng)


def world_in_place(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    if kind == "stone" and not s.stone.is_known_to(seat):
        s.stone = s.stone.with_value((s.stone.true() + 1) % STONES)
    return other_world(s, seat, kind, rng)


def world_with_more_changed(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    twin = other_world(s, seat, kind, rng)
    twin.score[0] += 1
    return twin


def world_that_loses_a_card(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    twin = other_world(s, seat, kind, rng)
    if kind == "card" and twin.deck.cards:
        twin.deck.cards[0] = CARDS
    return twin


def words(**changed: str | None) -> Subject:
    """Texts with some left out or changed; dots are written as double underscores."""
    names = {key.replace("__", "."): text for key, text in changed.items()}
    kept = {key: names.get(key, text) for key, text in TEXTS.items()}
    return subject(texts={key: text for key, text in kept.items() if text is not None})


# -- fault: the property that finds it, and the game that has it

FAULTS: dict[str, tuple[str, Subject]] = {
    # games that stop, or never do
    "endless": ("every_game_ends", subject("endless")),
    "stuck": ("every_game_ends", subject("dead end")),
    "dead end beside a standing offer": ("there_is_always_a_way_on", subject("dead end")),
    "absent seats hang": ("absent_seats_never_hang", subject("no bell")),
    # legality with two sources
    "legal but not offered": ("what_is_allowed_is_offered", subject("not offered")),
    "legal beyond the form": ("what_is_allowed_is_offered", subject("beyond the form")),
    "asking raises": ("what_is_allowed_is_offered", subject("asking raises")),
    "asking leaves a trace": ("what_is_allowed_is_offered", subject("asking leaves a trace")),
    "an option twice": ("what_is_offered_is_allowed", subject("an option twice")),
    "a form that nothing fits": ("what_is_offered_is_allowed", subject("a form for nothing")),
    "a refusal leaves a trace": ("refused_commands_change_nothing", subject("asking leaves a trace")),
    "ids start again": ("late_answers_are_refused", subject("ids start again")),
    # states that are no values
    "something outside the state": ("apply_is_clone_and_play", subject("outside the state")),
    "a frame shares a list": ("clones_share_nothing", subject("a frame shares a list")),
    "looking counts": ("looking_changes_nothing", shown(left=looks)),
    "a view shares a list": ("looking_changes_nothing", shown(table=lambda s, seat: s.table)),
    "a value that cannot be saved": ("saves_at_every_decision", subject("unsaved value")),
    "a replay that drifts": ("the_log_is_the_game", subject("outside the state")),
    # time, dice, things
    "a leap differs from steps": ("a_leap_equals_steps", subject("bell by chance")),
    "all roll from one stream": ("dice_of_a_seat_are_its_own", subject("one stream")),
    "a card is lost": ("nothing_is_lost", subject("a card is lost")),
    "a reveal by hand": ("reveals_raise_the_barrier", subject("reveals by hand")),
    "cards hidden in the open": ("reveals_raise_the_barrier", subject("hides in the open")),
    # what is shown
    "a view without its asks": ("views_hold_what_is_asked", shown(asks=lambda s, seat: asks_of(s, seat)[:1])),
    "a view with another's asks": ("views_hold_what_is_asked", shown(asks=lambda s, seat: asks_of(s, s.turn))),
    "a view of another seat": ("views_hold_what_is_asked", shown(seat=lambda s, seat: 0)),
    "a secret in a view": ("all_that_is_sent_can_be_read", shown(stone=lambda s, seat: s.stone)),
    "a list where a tuple should be": ("all_that_is_sent_can_be_read", shown(score=lambda s, seat: [*s.score])),
    "a word where a number should be": ("all_that_is_sent_can_be_read", shown(left=lambda s, seat: str(s.left))),
    "a message that has no text": ("what_is_shown_can_be_said", shown(table=lambda s, seat: say("nowhere"))),
    "the first seat's view for everybody": (
        "views_of_several_seats_are_the_views_of_each",
        subject(views=lambda s, seats, memory: {seat: sound_view(s, seats[0]) for seat in seats}),
    ),
    "a sample forgets nests": ("samples_fit_the_view", subject(sample=sample_without_nests)),
    "a sample with the same dice": ("samples_fit_the_view", subject(sample=sample_with_old_dice)),
    "a sample without asks": ("samples_fit_the_view", subject(sample=sample_unasked)),
    "a sample that cannot go on": ("samples_fit_the_view", subject(sample=sample_that_cannot_go_on)),
    "no text for an action": ("there_are_words_for_everything", words(act__hide=None)),
    "no text for an ask": ("there_are_words_for_everything", words(ask__choose_deed=None)),
    "no text for an event": ("there_are_words_for_everything", words(event__shown=None)),
    "no text for those who do not know": ("there_are_words_for_everything", words(event__hid__hidden=None)),
    "no text for a reason": ("there_are_words_for_everything", words(refused__not_held=None)),
    "no text for an ending": ("there_are_words_for_everything", words(outcome__score=None)),
    "a text that asks for too much": ("there_are_words_for_everything", words(event__shown="{seat} shows {suit}")),
    "reading loses the scores": ("notation_round_trips", subject(read=read_without_scores)),
    "writing loses the table": ("notation_round_trips", subject(write=write_without_table)),
    # (a) the same world
    "order by a hidden card in hand": ("same_world", shown(birds=hand_in_its_order)),
    "the top of the deck": ("same_world", shown(deck=top_of_the_deck)),
    "a roll to come": ("same_world", shown(table=next_roll)),
    "a shared ask counter": ("same_world", shown(left=lambda s, seat: sum(s.asked))),
    "a secret peeped at for all": ("same_world", shown(stone=lambda s, seat: s.stone.true())),
    "notation of the whole truth": ("same_world", subject(write=write_all_to_all)),
    "a refusal by a hidden card": ("same_world", subject("refusal by a hidden card")),
    "a greyed reason by a hidden stone": ("same_world", subject("gate by a hidden stone")),
    # (b) two worlds
    "a window opened by hand content": ("two_worlds", subject("window by hand content")),
    "an event that names a hidden card": ("two_worlds", subject("event names the card")),
    "an event that tells all": ("two_worlds", subject("event to all")),
    "a bell by hand content": ("two_worlds", subject("bell by hand content")),
    "an event only for some worlds": ("two_worlds", subject("event by hand content")),
    # (c) silence
    "a view that names who decides": ("silence", shown(table=who_decides)),
    "a view that ticks": ("silence", shown(until=lambda s, seat: s.now)),
    # (d) dropped secrets
    "a whisper that is heard": ("dropped_secrets", subject("whisper is heard")),
    "a whisper that rolls": ("dropped_secrets", subject("whisper draws")),
    "a decider named in a whisper": ("dropped_secrets", shown(table=who_decides)),
    # (i) what rides along
    "a card that shows what lies below": ("nothing_rides_along", subject("shows what lies below")),
    # (j) the dealing
    "a score by a hidden stone": ("dealing_shows_nothing", subject(setup=setup_by_the_stone)),
    # the attack itself
    "a world that takes my cards": ("other_worlds_are_fair", subject(other_world=world_that_takes_my_cards)),
    "a world made in place": ("other_worlds_are_fair", subject(other_world=world_in_place)),
    "a world with more changed": ("other_worlds_are_fair", subject(other_world=world_with_more_changed)),
    "a world that loses a card": ("other_worlds_are_fair", subject(other_world=world_that_loses_a_card)),
    "no other world": ("other_worlds_have_teeth", subject(other_world=no_other_world)),
    "other decks only": ("other_worlds_have_teeth", subject(other_world=world_of_decks_only)),
    "a kind of secret not declared": ("other_worlds_have_teeth", subject(secrets=("card",))),
}

# Faults that show in an exception of the game's own.
RAISING = (
    "asking raises",
    "a value that cannot be saved",
    "a secret in a view",
    "a sample that cannot go on",
)
