"""Leaks planted into The Key: the suite must tell each from the truth."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from holdfast.engine.action import Refusal, in_vain, refuse
from holdfast.engine.flow import Decision
from holdfast.engine.message import Message, say
from holdfast.engine.option_making import Passage
from holdfast.engine.screen import Prompt, Section
from holdfast.engine.secret import EVERYBODY, Hand, Secret
from holdfast.engine.view import Text
from holdfast.games.key.cards.resources import is_time, value
from holdfast.games.key.events import CardDrawn, LookedAhead, PerilBegan, Proposed, WindowOpened
from holdfast.games.key.missions.making import epilogue
from holdfast.games.key.missions.mission import Mission, MissionFace, face_of, normal_form
from holdfast.games.key.rules.deck import Draw
from holdfast.games.key.rules.first import GoFirst
from holdfast.games.key.rules.fix import Trim
from holdfast.games.key.rules.gather import Flip
from holdfast.games.key.rules.guard import next_room
from holdfast.games.key.rules.intel import ChooseStack, Reveal
from holdfast.games.key.rules.look_ahead import LookAhead, PutBack
from holdfast.games.key.rules.reveal import reveal_top
from holdfast.games.key.rules.say import Hint, Say
from holdfast.games.key.rules.scout import ChooseNearby, RevealNearby
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.turn import EndActions
from holdfast.games.key.rules.vote import Agree, Consent, Point, TakeBack, ThinkAgain
from holdfast.games.key.screen.ahead import WaysAhead, ahead
from holdfast.games.key.screen.building import Building, building
from holdfast.games.key.screen.cards import HandShown, hands
from holdfast.games.key.screen.console import Console, console
from holdfast.games.key.screen.deck import DeckShown, deck_shown
from holdfast.games.key.screen.lessons import due_lessons
from holdfast.games.key.screen.names import names, window_name
from holdfast.games.key.screen.prompt import prompt
from holdfast.games.key.screen.sections import describe
from holdfast.games.key.screen.vote import VoteShown, vote_shown
from holdfast.games.key.setup import Options
from holdfast.games.key.state import Key
from holdfast.games.key.testing.notation import write
from tests.conformance.planted.fault import Fault, Plant, fault

BOOK: Final[list[Fault]] = []


# -- the vote


@fault(BOOK, "key-4", found_by="two_worlds", says="tells other answer apart after .*Propose")
def a_right_proposal_is_worded_differently(plant: Plant) -> None:
    """The log tells the right answer with an exclamation mark."""
    told = Key.tell

    def tell(s: Key, event: Any, *to: Any) -> None:
        if isinstance(event, Proposed) and event.guess == s.solution.true():
            event = Proposed(event.seat, f"{event.guess}!")
        told(s, event, *to)

    plant.method(Key, "tell", tell)


@fault(BOOK, "key-4", found_by="same_world", says="sees other answer")
def the_vote_shows_a_right_answer(plant: Plant) -> None:
    """The proposal on screen is in small letters if it is right."""

    def shown(s: Key) -> VoteShown | None:
        seen = vote_shown(s)
        right = seen is not None and seen.guess == s.solution.true()
        return msgspec.structs.replace(seen, guess=seen.guess.lower()) if seen and right else seen

    plant.instead_of(vote_shown, shown)


@fault(BOOK, "key-4", found_by="same_world", says="other answer")
def only_a_right_answer_can_be_agreed_to(plant: Plant) -> None:
    """Agreeing is greyed while the guess is wrong."""

    def gate(cls: type[Agree], s: Key, seat: int, ask: Consent) -> Refusal | None:
        return None if ask.guess == s.solution.true() else refuse("key:R125", "refused.not_agreed")

    plant.method(Agree, "gate", classmethod(gate))


@fault(BOOK, "key-4", found_by="same_world", says="tries Point.*but with other window")
def pointing_at_a_closed_window_tells_what_it_hides(plant: Plant) -> None:
    """The refusal cites another rule if the guess holds what the window hides."""
    truly = Point.why_not

    def why_not(self: Point, s: Key, seat: int, ask: Consent) -> Refusal | None:
        refusal = truly(self, s, seat, ask)
        is_warm = 0 <= self.window < len(s.windows) and s.windows[self.window].true() in ask.guess
        return refuse("key:R150", refusal.key, **refusal.params) if refusal and is_warm else refusal

    plant.method(Point, "why_not", why_not)


@fault(BOOK, "key-4", found_by="same_world", says="tries ThinkAgain.*but with other answer")
def the_refusal_to_think_again_tells(plant: Plant) -> None:
    """Whoever thinks again about a right answer, not having agreed, gets another reason."""
    truly = ThinkAgain.why_not

    def why_not(self: ThinkAgain, s: Key, seat: int, ask: Decision) -> Refusal | None:
        refusal = truly(self, s, seat, ask)
        right = any(isinstance(f, Consent) and f.guess == s.solution.true() for f in s.frames())
        return refuse("key:R127", refusal.key) if refusal and right else refusal

    plant.method(ThinkAgain, "why_not", why_not)


@fault(BOOK, "key-4", found_by="same_world", says="tries TakeBack.*but with other answer")
def the_refusal_to_take_back_tells(plant: Plant) -> None:
    """Whoever would take back another's right answer gets another reason."""
    truly = TakeBack.why_not

    def why_not(self: TakeBack, s: Key, seat: int, ask: Decision) -> Refusal | None:
        refusal = truly(self, s, seat, ask)
        right = any(isinstance(f, Consent) and f.guess == s.solution.true() for f in s.frames())
        return refuse("key:R127", refusal.key) if refusal and right else refusal

    plant.method(TakeBack, "why_not", why_not)


# -- what the table chose


@fault(BOOK, "key-2", found_by="other_options", says="can tell other options")
def the_id_is_a_hash_of_the_answer(plant: Plant) -> None:
    """The mission's public id is made from its answer."""

    def face(mission: Mission) -> MissionFace:
        id = hashlib.sha256(mission.answer.encode()).hexdigest()[:10]
        return msgspec.structs.replace(face_of(mission), id=id)

    plant.instead_of(face_of, face)


@fault(BOOK, "key-2", found_by="other_options", says="can tell other options: epilogue")
def the_story_ends_too_early(plant: Plant) -> None:
    """The answer stands in the epilogue before the game is over."""

    def told(options: Options, s: Key) -> tuple[Passage, ...]:
        return epilogue(options, s) or (Passage("answer", "The answer", options.mission.answer),)

    plant.of_game(epilogue=told)


@fault(BOOK, "key-1", found_by="other_options", says="can tell other options")
def the_card_tells_how_many_vowels(plant: Plant) -> None:
    """A note on the card counts the answer's vowels."""

    def face(mission: Mission) -> MissionFace:
        vowels = sum(sign in "AEIOU" for sign in mission.answer)
        return msgspec.structs.replace(face_of(mission), notes=(*mission.notes, "." * vowels))

    plant.instead_of(face_of, face)


@fault(BOOK, "key-1", found_by="other_options", says="can tell other options")
def the_card_tells_how_many_letters_are_different(plant: Plant) -> None:
    """A note on the card counts the different letters of the answer, whatever they are."""

    def face(mission: Mission) -> MissionFace:
        return msgspec.structs.replace(
            face_of(mission), notes=(*face_of(mission).notes, "." * len(set(mission.answer)))
        )

    plant.instead_of(face_of, face)


@fault(BOOK, "key-2", found_by="other_options", says="can tell other options")
def the_grade_tells_how_long_the_story_ends(plant: Plant) -> None:
    """What is told of a mission before it is played goes by the length of what is told after it."""

    def face(mission: Mission) -> MissionFace:
        shown = face_of(mission)
        return msgspec.structs.replace(shown, grade=shown.grade + len(mission.won) % 2)

    plant.instead_of(face_of, face)


@fault(BOOK, "key-2", found_by="other_options", says="can tell other options: title")
def the_title_of_a_made_mission_tells_how_it_begins(plant: Plant) -> None:
    """What the mission is called in lists of tables ends with the first letter of its answer."""
    truly = plant.subject.game.shown.title

    def titled(options: Options) -> str:
        return f"{truly(options)} {options.mission.answer[0]}"

    plant.of_game(title=titled)


# -- names, notation, sizes


@fault(BOOK, "key-4", found_by="same_world", says="sees other token: names")
def a_room_is_named_after_its_top_token(plant: Plant) -> None:
    """Rooms whose top token is a trap have a longer name."""

    def called(s: Key) -> dict[str, str | Message]:
        traps = {f"room.{i}" for i, pile in enumerate(s.stacks) if len(pile) and not s.is_glyph(pile.true()[-1])}
        return {key: "a trap" if key in traps else name for key, name in names(s).items()}

    plant.of_game(names=called)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card: text")
def the_notation_sorts_the_deck(plant: Plant) -> None:
    """The position as text says whether the deck's top card is high."""

    def written(s: Key, seat: int = -2) -> str:
        high = len(s.deck) > 0 and s.deck.true()[-1] > 18
        return write(s, seat).replace("turn:", "turn: " if high and seat != -2 else "turn:", 1)

    plant.of_game(write=written)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card")
def the_last_card_of_every_hand_is_known(plant: Plant) -> None:
    """Everybody sees the highest card of every hand."""

    def shown(s: Key, seat: int) -> tuple[HandShown, ...]:
        seen = zip(hands(s, seat), s.hands, strict=True)
        return tuple(HandShown(one.size, tuple(sorted({*one.known, *hand.true()[-1:]}))) for one, hand in seen)

    plant.instead_of(hands, shown)


@fault(BOOK, "key-2", found_by="same_world", says="sees other window")
def the_deck_counts_vowels_behind_windows(plant: Plant) -> None:
    """A public number grows with what closed windows hide."""

    def shown(s: Key) -> DeckShown:
        seen = deck_shown(s)
        return msgspec.structs.replace(seen, size=seen.size + 100 * sum(w.true() in "AEIOU" for w in s.windows))

    plant.instead_of(deck_shown, shown)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card")
def the_prompt_warns_of_the_next_card(plant: Plant) -> None:
    """The prompt waits for one seat more while a high card lies on the deck."""

    def warned(s: Key, seat: int) -> Prompt:
        said = prompt(s, seat)
        high = len(s.deck) > 0 and s.deck.true()[-1] > 18
        return msgspec.structs.replace(said, waits_for=(*said.waits_for, 0)) if high else said

    plant.instead_of(prompt, warned)


@fault(BOOK, "key-4", found_by="same_world", says="sees other token")
def intel_is_shown_to_lead_to_glyphs_alone(plant: Plant) -> None:
    """Rooms with a trap on top are not lit when a card is held over Intel."""

    def lit(s: Key, seat: int, decision: Decision | None) -> WaysAhead:
        found = ahead(s, seat, decision)
        rooms = tuple(
            tuple(room for room in of if not len(s.stacks[room]) or s.is_glyph(s.stacks[room].true()[-1]))
            for of in found.rooms
        )
        return msgspec.structs.replace(found, rooms=rooms)

    plant.instead_of(ahead, lit)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card: sections")
def the_table_in_sentences_tells_the_next_card(plant: Plant) -> None:
    """Whoever reads the table is told the top card of the deck."""

    def told(s: Key, seat: int) -> tuple[Section, ...]:
        next_card = Section(say("section.cards"), (say("hand.yours", cards=tuple(s.deck.true()[-1:])),))
        return (*describe(s, seat), next_card)

    plant.of_game(describe=told)


@fault(BOOK, "key-2", found_by="same_world", says="sees other window: names")
def a_window_is_named_after_what_it_hides(plant: Plant) -> None:
    """A window has a high number if a vowel is behind it."""

    def called(s: Key, window: int, number: int) -> Message:
        return window_name(s, window, number + 100 * (s.windows[window].true() in "AEIOU"))

    plant.instead_of(window_name, called)


# -- asks, candidates, refusals


@fault(BOOK, "key-4", found_by="same_world", says="sees other token")
def only_glyphs_can_be_flipped(plant: Plant) -> None:
    """Flipping is greyed while a trap lies on top."""
    truly = Flip.gate.__func__  # type: ignore[attr-defined]

    def gate(cls: type[Flip], s: Key, seat: int, ask: Any) -> Refusal | None:
        pile = s.stacks[s.rooms[seat]]
        trap = len(pile) and not s.is_glyph(pile.true()[-1])
        return refuse("key:R67", "refused.no_stack_here") if trap else truly(cls, s, seat, ask)

    plant.method(Flip, "gate", classmethod(gate))


@fault(BOOK, "key-4", found_by="same_world", says="sees other token: view")
def rooms_are_listed_by_what_lies_on_top(plant: Plant) -> None:
    """Intel offers the rooms in the order of their top tokens."""
    truly = Reveal.candidates.__func__  # type: ignore[attr-defined]

    def candidates(cls: type[Reveal], s: Key, seat: int, ask: ChooseStack) -> list[Reveal]:
        found: list[Reveal] = truly(cls, s, seat, ask)
        return sorted(found, key=lambda action: s.stacks[action.room].true()[-1:])

    plant.method(Reveal, "candidates", classmethod(candidates))


@fault(BOOK, "key-2", found_by="same_world", says="but with other answer")
def a_guess_of_the_wrong_length_gets_a_hint(plant: Plant) -> None:
    """A guess that begins as the answer does gets another reason."""
    truly = Propose.why_not

    def why_not(self: Propose, s: Key, seat: int, ask: Decision) -> Refusal | None:
        refusal = truly(self, s, seat, ask)
        warm = normal_form(self.guess)[:1] == s.solution.true()[:1]
        return refuse("key:R131", "refused.shape_letters", length=1 + s.mission.length) if refusal and warm else refusal

    plant.method(Propose, "why_not", why_not)


@fault(BOOK, "key-2", found_by="same_world", says="but with other answer")
def the_talk_filter_knows_the_answer(plant: Plant) -> None:
    """Whoever says the answer aloud is told that it gives something away."""
    truly = Say.why_not

    def why_not(self: Say, s: Key, seat: int, ask: Decision) -> Refusal | None:
        given_away = s.solution.true() in normal_form(self.words)
        return refuse("key:R45", "talk.exact_value") if given_away else truly(self, s, seat, ask)

    plant.method(Say, "why_not", why_not)


@fault(BOOK, "key-2", found_by="same_world", says="sees other card")
def phrases_are_as_long_as_the_neighbour_is_rich(plant: Plant) -> None:
    """The form for phrases is longer the more high cards the next player holds."""

    def form(cls: type[Hint], s: Key, seat: int, ask: Decision) -> Text:
        return Text(cls.kind(), "phrase", 1, 20 + sum(card > 23 for card in s.hands[seat - 1].true()), "phrase")

    plant.method(Hint, "form", classmethod(form))


@fault(BOOK, "key-4", found_by="same_world", says="sees other card")
def a_turn_cannot_end_before_a_good_card(plant: Plant) -> None:
    """Ending one's actions is greyed by what would be drawn."""
    truly = EndActions.gate.__func__  # type: ignore[attr-defined]

    def gate(cls: type[EndActions], s: Key, seat: int, ask: Any) -> Refusal | None:
        low = len(s.deck) and s.deck.true()[-1] < 12
        return refuse("key:R21", "refused.act_first") if low else truly(cls, s, seat, ask)

    plant.method(EndActions, "gate", classmethod(gate))


@fault(BOOK, "key-4", found_by="same_world", says="other card")
def only_those_with_the_lowest_card_may_go_first(plant: Plant) -> None:
    """Going first is greyed while somebody else holds a lower card."""

    def gate(cls: type[GoFirst], s: Key, seat: int, ask: Any) -> Refusal | None:
        mine = min(s.hands[seat].true(), default=0)
        lower = any(min(hand.true(), default=99) < mine for hand in s.hands)
        return refuse("key:R19", "refused.act_first") if lower else None

    plant.method(GoFirst, "gate", classmethod(gate))


@fault(BOOK, "key-1", found_by="same_world", says="other card")
def drawing_is_greyed_before_a_time_card(plant: Plant) -> None:
    """In peril nobody can draw while a time card lies on top."""

    def gate(cls: type[Draw], s: Key, seat: int, ask: Any) -> Refusal | None:
        bad = len(s.deck) and is_time(s.deck.true()[-1])
        return refuse("key:R106", "refused.act_first") if bad else None

    plant.method(Draw, "gate", classmethod(gate))


@fault(BOOK, "key-4", found_by="same_world", says="sees other token")
def the_scout_is_not_sent_into_traps(plant: Plant) -> None:
    """Rooms with a trap on top are not offered to the Scout."""
    truly = RevealNearby.candidates.__func__  # type: ignore[attr-defined]

    def candidates(cls: type[RevealNearby], s: Key, seat: int, ask: ChooseNearby) -> list[RevealNearby]:
        return [found for found in truly(cls, s, seat, ask) if s.is_glyph(s.stacks[found.room].true()[-1])]

    plant.method(RevealNearby, "candidates", classmethod(candidates))


@fault(BOOK, "key-4", found_by="same_world", says="sees other card")
def the_fixer_is_offered_what_the_next_player_needs(plant: Plant) -> None:
    """Piles on which the next player can play nothing come first."""
    truly = Trim.candidates.__func__  # type: ignore[attr-defined]

    def candidates(cls: type[Trim], s: Key, seat: int, ask: Any) -> list[Trim]:
        best = max(map(value, s.hands[(seat + 1) % s.seated].true()), default=0)
        return sorted(truly(cls, s, seat, ask), key=lambda trim: s.top(trim.pile) < best)

    plant.method(Trim, "candidates", classmethod(candidates))


# -- what is told


@fault(BOOK, "key-4", found_by="nobody_knows_too_much", says="seats .* know the card at (deck|hands)")
def what_the_analyst_looks_at_is_seen_by_all(plant: Plant) -> None:
    """The cards that somebody looks ahead at are shown to everybody, in a view as in the log."""

    def look(self: LookAhead, s: Key) -> None:
        top = len(s.deck)
        self.left = min(self.cards, top)
        seen = tuple(s.show(s.deck, place, EVERYBODY) for place in range(top - 1, top - 1 - self.left, -1))
        s.tell(LookedAhead(self.seat, Secret("card", seen, EVERYBODY)))

    plant.method(LookAhead, "look", look)


@fault(BOOK, "key-4", found_by="nothing_rides_along", says="shuffles otherwise|a pile was shuffled")
def peril_tells_of_the_new_deck(plant: Plant) -> None:
    """The number of cards in peril is higher by one if the next card is a high one."""
    told = Key.tell

    def tell(s: Key, event: Any, *to: Any) -> None:
        if isinstance(event, PerilBegan):
            event = PerilBegan(event.cards + (s.deck.true()[-1] > 18))
        told(s, event, *to)

    plant.method(Key, "tell", tell)


@fault(BOOK, "key-4", found_by="two_worlds", says="other card")
def drawn_cards_are_told_to_all(plant: Plant) -> None:
    """Everybody hears which card was drawn."""
    told = Key.tell

    def tell(s: Key, event: Any, *to: Any) -> None:
        if isinstance(event, CardDrawn) and isinstance(s.hands[event.seat], Hand):
            event = CardDrawn(event.seat, max(s.hands[event.seat].true()))
        told(s, event, *to)

    plant.method(Key, "tell", tell)


@fault(BOOK, "key-4", found_by="two_worlds", says="what card there is|other card")
def where_a_card_is_put_back_tells_its_suit(plant: Plant) -> None:
    """A circle that is put back is told twice."""
    truly = PutBack.do

    def do(self: PutBack, s: Key, seat: int, ask: Any) -> None:
        truly(self, s, seat, ask)
        if self.card % 3 == 0:
            s.told.append(s.told[-1])

    plant.method(PutBack, "do", do)


@fault(BOOK, "key-4", found_by="two_worlds", says="other window")
def an_opened_window_tells_of_the_next(plant: Plant) -> None:
    """With a window's content rides the first letter of the next closed one."""
    told = Key.tell

    def tell(s: Key, event: Any, *to: Any) -> None:
        if isinstance(event, WindowOpened):
            rest = [w.true() for i, w in enumerate(s.windows) if not s.is_open(i)]
            event = WindowOpened(event.window, event.content + "".join(rest[-1:]))
        told(s, event, *to)

    plant.method(Key, "tell", tell)


@fault(BOOK, "key-4", found_by="two_worlds", says="other token")
def a_revealed_token_tells_what_lies_below(plant: Plant) -> None:
    """The event of a reveal is told twice if a trap comes next."""

    def revealing(s: Key, room: int, *how: Any, **more: Any) -> Any:
        found = reveal_top(s, room, *how, **more)
        pile = s.stacks[room]
        if len(pile) and not s.is_glyph(pile.true()[-1]) and s.told:
            s.told.append(s.told[0])
        return found

    plant.instead_of(reveal_top, revealing)


# -- warnings, and what parts of the screen count


@fault(BOOK, "key-2", found_by="same_world", says="other token")
def turning_a_trap_up_is_said_to_be_in_vain(plant: Plant) -> None:
    """Whoever turns up a token is asked once more where a trap lies on top."""
    truly = Reveal.comes_to_nothing

    def warned(self: Reveal, s: Key, seat: int, ask: ChooseStack) -> Refusal | None:
        pile = s.stacks[self.room]
        if len(pile) and not s.is_glyph(pile.true()[-1]):
            return in_vain("key:R63", "idle.reveal", room=self.room)
        return truly(self, s, seat, ask)

    plant.method(Reveal, "comes_to_nothing", warned)


@fault(BOOK, "key-4", found_by="same_world", says="sees other token: view")
def a_room_with_a_trap_on_top_holds_one_more(plant: Plant) -> None:
    """A stack is counted with one token too many while a trap lies on top."""

    def counted(s: Key) -> Building:
        rooms = building(s)
        traps = [len(pile) > 0 and not s.is_glyph(pile.true()[-1]) for pile in s.stacks]
        return msgspec.structs.replace(rooms, down=tuple(map(sum, zip(rooms.down, traps, strict=True))))

    plant.instead_of(building, counted)


@fault(BOOK, "key-4", found_by="same_world", says="sees other answer: view")
def the_console_rules_out_by_the_answer(plant: Plant) -> None:
    """The printed list has an entry struck out while the answer begins in the first half of the alphabet."""

    def struck(s: Key) -> Console:
        shown = console(s)
        return msgspec.structs.replace(shown, ruled_out=shown.ruled_out + (0,) * (s.solution.true()[0] < "N"))

    plant.instead_of(console, struck)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card: view")
def a_lesson_is_due_beside_a_richer_hand(plant: Plant) -> None:
    """A lesson may be taught while the next player holds something high."""

    def due(s: Key, seat: int, decision: Decision | None, *of_tokens: Any) -> tuple[str, ...]:
        rich = any(card > 23 for card in s.hands[(seat + 1) % s.seated].true())
        return due_lessons(s, seat, decision, *of_tokens) + ("regroup",) * rich

    plant.instead_of(due_lessons, due)


@fault(BOOK, "key-4", found_by="two_worlds", says="guard_moved")
def the_guard_walks_as_the_first_seat_holds(plant: Plant) -> None:
    """Which way the guard takes depends on the cards of the first seat."""

    def leaking(s: Key) -> int:
        ways = sorted(s.neighbours[s.guard])
        return s.guard if s.guard in s.rooms else ways[sum(s.hands[0].true()) % len(ways)]

    plant.instead_of(next_room, leaking)
