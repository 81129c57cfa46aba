"""Leaks planted into ALONE: each tells the hero, a watcher or a single evil player one thing that is not theirs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.message import Message, say
from holdfast.engine.poison import NeedsTruth
from holdfast.engine.screen import Consequence, Prompt, Section
from holdfast.engine.secret import EVERYBODY, SPECTATOR
from holdfast.games.alone.events.creatures import CreatureMoved, LightChanged
from holdfast.games.alone.events.deeds import HeroMoved, LocateAnswered, SearchEnded
from holdfast.games.alone.events.labyrinth import CreatureSeen, NoiseHeard, SectorRevealed
from holdfast.games.alone.events.preparing import DangerPlaced, RoomsSwapped
from holdfast.games.alone.events.reactions import ApprovalAsked, PlayDropped
from holdfast.games.alone.events.rounds import CardsDrawn
from holdfast.games.alone.levels.places import STEP, WAYS
from holdfast.games.alone.rules.asking import ask
from holdfast.games.alone.rules.creatures import spawn
from holdfast.games.alone.rules.discards import place_of
from holdfast.games.alone.rules.drawing import draw_cards
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.locate import cells_with
from holdfast.games.alone.rules.move import Move, why_no_way
from holdfast.games.alone.rules.noise import first_ways, make_noise, shortest_ways
from holdfast.games.alone.rules.notes import TakeNote
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.rules.reaction import lay_card
from holdfast.games.alone.rules.window import Window
from holdfast.games.alone.screen.choices import ChoicesPart, choices_part
from holdfast.games.alone.screen.evil import proposals
from holdfast.games.alone.screen.hero import MissionPart, TurnToken, missions_part, turn_token, weighs
from holdfast.games.alone.screen.labyrinth import CreaturePart, creature_parts, state_of
from holdfast.games.alone.screen.lessons import lessons_due
from holdfast.games.alone.screen.names import names
from holdfast.games.alone.screen.previews import Prospects, preview, prospects
from holdfast.games.alone.screen.prompt import prompt
from holdfast.games.alone.screen.reactions import (
    DeckPart,
    HandPart,
    ReactionsPart,
    deck_part,
    hand_part,
    reactions_part,
)
from holdfast.games.alone.screen.screen import AloneScreen, screen
from holdfast.games.alone.screen.sections import describe
from holdfast.games.alone.state import HERO, LABYRINTH, Alone, Laid, Noise
from holdfast.games.alone.testing.notation import write
from tests.conformance.planted.fault import Fault, Plant, fault

BOOK: Final[list[Fault]] = []


def also_told(plant: Plant, kind: type[Any], more: Any) -> None:
    """Whenever the game tells an event of this kind, it tells what `more` makes of it instead."""
    tell = Alone.tell

    def telling(s: Alone, event: Any, to: int = EVERYBODY) -> None:
        for what, whom in more(s, event, to) if type(event) is kind else [(event, to)]:
            tell(s, what, whom)

    plant.method(Alone, "tell", telling)


# -- those that were found by judges


@fault(BOOK, "alone-2", found_by="lookalikes", says="seat -?[01] tells look-alikes apart")
def creatures_in_token_order(plant: Plant) -> None:
    """The hero's screen lists the creatures that it sees by their tokens."""

    def by_token(s: Alone) -> tuple[CreaturePart, ...]:
        order = [figure.cell for _, figure in s.standing_for(HERO)]
        return tuple(sorted(creature_parts(s), key=lambda one: order.index(one.cell) if one.cell in order else -1))

    plant.instead_of(creature_parts, by_token)


@fault(BOOK, "alone-2", found_by="twins", says="tells a creature that comes and another that comes apart: events")
def a_worms_noise_is_told_twice(plant: Plant) -> None:
    """A Worm is heard twice."""

    def louder(s: Alone, token: int, told: str = "") -> None:
        make_noise(s, token, told)
        if s.tokens[token].icon == "worm":
            s.tell(NoiseHeard(s.noises[-1].way))

    plant.instead_of(make_noise, louder)


@fault(BOOK, "alone-2", found_by="twins", says="apart: view")
def a_spawn_is_noted_twice(plant: Plant) -> None:
    """Among the hero's noises a spawned creature stands twice."""

    def noted(s: Alone, token: int, cell: int, noise: str = "", *more: Any, **named: Any) -> None:
        spawn(s, token, cell, noise, *more, **named)
        s.noises += s.noises[-1:]

    plant.instead_of(spawn, noted)


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other creature")
def a_found_creature_shows_what_happened_in_the_dark(plant: Plant) -> None:
    """How a creature fares that the hero sees is told with what happened to it in the dark."""

    def whole(s: Alone) -> tuple[CreaturePart, ...]:
        known = [s.whole(t) for t, f in enumerate(s.figures) if f.is_known_to(HERO) and f.true().cell >= 0]
        states = sorted((figure.cell, (*state_of(figure), *(("came",) * figure.came))) for figure in known)
        return tuple(
            msgspec.structs.replace(one, state=state) for one, (_, state) in zip(creature_parts(s), states, strict=True)
        )

    plant.instead_of(creature_parts, whole)


# -- ids and order


@fault(BOOK, "alone-2", found_by="lookalikes", says="tells look-alikes apart .* events")
def a_seen_creature_by_its_token(plant: Plant) -> None:
    """The event of a creature that comes into view, or leaves, names its token."""

    def named(s: Alone, event: Any, to: int) -> Iterable[tuple[Any, int]]:
        there = [t for t, f in enumerate(s.figures) if f.true().cell == event.cell and s.tokens[t].number > 1]
        yield msgspec.structs.replace(event, creature=there[0] if there else event.creature), to

    also_told(plant, CreatureSeen, named)


@fault(BOOK, "alone-3", found_by="same_world", says="seat -?[0-9] sees other card")
def hands_in_the_order_of_decks(plant: Plant) -> None:
    """How big a hand is said to be tells how many of its cards are of the first deck."""

    def by_deck(s: Alone, owner: int, seat: int) -> HandPart:
        seen = hand_part(s, owner, seat)
        first = sum(card % 7 == 0 for card in s.hand(owner).true())
        return msgspec.structs.replace(seen, size=seen.size + 100 * first)

    plant.instead_of(hand_part, by_deck)


# -- counts, options, refusals


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other danger")
def dangers_are_counted(plant: Plant) -> None:
    """How many cards were discarded is told with the danger tokens on the map."""

    def counted(s: Alone, seat: int) -> ReactionsPart:
        seen = reactions_part(s, seat)
        lying = sum(secret.true() for secret in s.danger)
        return msgspec.structs.replace(seen, discarded=seen.discarded + lying)

    plant.instead_of(reactions_part, counted)


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other (creature|level)")
def empty_ways_are_offered_first(plant: Plant) -> None:
    """Exploring is offered first where nothing lurks."""

    def candidates(cls: type[Explore], s: Alone, seat: int, ask: Any) -> Iterable[Explore]:
        lurking = {figure.cell for _, figure in s.standing()}
        return map(Explore, sorted(WAYS, key=lambda way: s.map().beyond[s.hero][WAYS.index(way)] in lurking))

    plant.method(Explore, "candidates", classmethod(candidates))


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other (creature|level)")
def nobody_walks_into_what_waits(plant: Plant) -> None:
    """Ways behind which something lurks are not offered, although they are legal."""
    truly = Move.candidates

    def candidates(cls: type[Move], s: Alone, seat: int, ask: Any) -> list[Move]:
        lurking = {figure.cell for _, figure in s.standing()}
        return [one for one in truly(s, seat, ask) if s.map().beyond[s.hero][WAYS.index(one.way)] not in lurking]

    plant.method(Move, "candidates", classmethod(candidates))


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 tries .* but with other creature")
def a_refusal_knows_who_waits(plant: Plant) -> None:
    """To walk into a wall is refused otherwise while a Worm is about."""

    def knowing(s: Alone, way: Any) -> Refusal | None:
        refusal = why_no_way(s, way)
        is_about = any(s.tokens[token].icon == "worm" for token, _ in s.standing())
        return refuse("alone:R66", "refused.no_way") if refusal is not None and is_about else refusal

    plant.instead_of(why_no_way, knowing)


# -- windows, and when something is asked


@fault(BOOK, "alone-2", found_by="two_worlds", says="card")
def a_window_opens_only_for_those_who_can_use_it(plant: Plant) -> None:
    """After a declaration no window opens if evil holds no instant card."""
    opened = Window.open

    def open_if_useful(self: Window, s: Alone) -> Any:
        useful = any(s.parts.reactions[card].instant for seat in s.evil for card in s.hand(seat).true())
        return opened(self, s) if useful or self.when == "late" else "closed"

    plant.method(Window, "open", open_if_useful)


@fault(BOOK, "alone-3", found_by="two_worlds", says="card")
def an_empty_hand_thinks_faster(plant: Plant) -> None:
    """A strict window closes sooner if no card of evil's fits."""
    opened = Window.open

    def hasty(self: Window, s: Alone) -> Any:
        found = opened(self, s)
        fits = any(s.parts.reactions[card].trigger in s.deeds for seat in s.evil for card in s.hand(seat).true())
        self.left_ms = self.left_ms if fits else self.left_ms // 2
        return found

    plant.method(Window, "open", hasty)


@fault(BOOK, "alone-4", found_by="silence", says="seat 0 was told nothing")
def the_hero_counts_what_evil_is_asked(plant: Plant) -> None:
    """Each question that evil is asked makes the number of the hero's next one higher."""

    def counting(s: Alone, question: Any) -> None:
        s.asked[HERO] += question.owner != HERO
        ask(s, question)

    plant.instead_of(ask, counting)


# -- texts, notation, previews


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other card: text")
def notation_tells_the_deck_of_hidden_discards(plant: Plant) -> None:
    """The position as text counts the face-down discards of each deck."""

    def by_deck(s: Alone, seat: int = -2) -> str:
        counts = [sum(place_of(s, card) == deck for card in s.face_down.true()) for deck in range(len(s.decks))]
        return write(s, seat).replace("discarded face down:", f"discarded face down {counts}:")

    plant.instead_of(write, by_deck)


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other creature")
def a_preview_counts_the_dark(plant: Plant) -> None:
    """What leaving would cost counts creatures behind the next doors."""

    def foreseeing(s: Alone) -> Prospects:
        near = [s.hero + step for step in STEP[:4]]
        lurking = 0
        with suppress(NeedsTruth):  # of a mask it can count nothing
            lurking = sum(figure.cell in near and not s.revealed[figure.cell] for _, figure in s.standing())
        seen = prospects(s)
        return msgspec.structs.replace(seen, leaving=seen.leaving + lurking)

    plant.instead_of(prospects, foreseeing)


# -- what is told


@fault(BOOK, "alone-2", found_by="twins", says="apart: events")
def moves_in_the_dark_are_told_to_all(plant: Plant) -> None:
    """That a creature moved goes to everybody."""
    also_told(plant, CreatureMoved, lambda s, event, to: [(event, EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="another that comes apart: (events|view)")
def a_wounded_creature_sounds_later(plant: Plant) -> None:
    """The noise of a wounded creature is noted for the next turn."""

    def limping(s: Alone, token: int, told: str = "") -> None:
        make_noise(s, token, told)
        if s.noises and s.figures[token].true().wounds:
            s.noises[-1] = Noise(s.noises[-1].way, s.turn + 1)

    plant.instead_of(make_noise, limping)


def louder_if(plant: Plant, loud: Any) -> None:
    """A noise is told twice if this holds of the creature's sector."""

    def louder(s: Alone, token: int, told: str = "") -> None:
        before = len(s.noises)
        make_noise(s, token, told)
        if len(s.noises) > before and loud(s, s.figures[token].true().cell):
            s.tell(NoiseHeard(s.noises[-1].way))

    plant.instead_of(make_noise, louder)


@fault(BOOK, "alone-2", found_by="twins", says="spawned elsewhere apart: events")
def a_noise_tells_how_far_it_comes(plant: Plant) -> None:
    """What is far away is heard twice."""
    louder_if(plant, lambda s, cell: s.map().distance(s.hero, cell) > 5)


@fault(BOOK, "alone-2", found_by="twins", says="spawned elsewhere apart: events")
def a_noise_tells_that_evil_chose_its_direction(plant: Plant) -> None:
    """What could be told as coming from either of two ways is heard twice."""
    louder_if(plant, lambda s, cell: s.on_hero_level(cell) and len(first_ways(s, s.map(), cell)) > 1)


@fault(BOOK, "alone-2", found_by="twins", says="another that comes apart: events")
def lights_in_the_dark_are_told_to_all(plant: Plant) -> None:
    """That a light went out, wherever it was, goes to everybody."""
    also_told(plant, LightChanged, lambda s, event, to: [(event, EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="tells LeaveRooms.* apart: events")
def swapped_rooms_are_told_to_all(plant: Plant) -> None:
    """That rooms were swapped goes to everybody."""
    also_told(plant, RoomsSwapped, lambda s, event, to: [(RoomsSwapped(0, 1), EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="Danger.* apart: events")
def placed_danger_is_told_to_all(plant: Plant) -> None:
    """Where a danger token is put goes to everybody."""
    also_told(plant, DangerPlaced, lambda s, event, to: [(event, EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="two sectors as far away apart")
def an_answer_gives_the_direction_away(plant: Plant) -> None:
    """A located target is told with its direction, as only some items do."""

    def with_direction(s: Alone, event: Any, to: int) -> Iterable[tuple[Any, int]]:
        nearest = min(cells_with(s, event.target), key=lambda cell: s.map().distance(s.hero, cell))
        ways = shortest_ways(s, s.map(), nearest) if nearest != s.hero else []
        yield msgspec.structs.replace(event, way=WAYS[ways[0]] if ways else ""), to

    also_told(plant, LocateAnswered, with_direction)


@fault(BOOK, "alone-2", found_by="what_rides_along", says="shown more (creature|level)")
def a_revealed_sector_whispers(plant: Plant) -> None:
    """A sector that is revealed tells how many creatures are on the map."""

    def whispering(s: Alone, event: Any, to: int) -> Iterable[tuple[Any, int]]:
        yield msgspec.structs.replace(event, room=event.room + 100 * len(s.standing())), to

    also_told(plant, SectorRevealed, whispering)


@fault(BOOK, "alone-2", found_by="what_rides_along", says="shown more")
def every_step_is_measured_on_the_map(plant: Plant) -> None:
    """Where the hero arrives, it is told on which place of the sheet."""
    also_told(plant, HeroMoved, lambda s, event, to: [(event, to), (DangerPlaced(s.map().place[s.hero]), LABYRINTH)])


@fault(BOOK, "alone-2", found_by="two_worlds", says="card")
def drawn_cards_are_heard(plant: Plant) -> None:
    """How many cards evil draws is told with the first of them."""

    def heard(s: Alone, event: Any, to: int) -> Iterable[tuple[Any, int]]:
        first = sum(s.hand(event.seat).true()[:1]) % 9
        yield msgspec.structs.replace(event, cards=event.cards + 10 * first), to

    also_told(plant, CardsDrawn, heard)


# -- one evil player and another


@fault(BOOK, "alone-3", found_by="twins", says="tells what a comrade wants to play apart")
def the_leader_sees_how_a_card_is_to_be_played(plant: Plant) -> None:
    """What the leader is asked tells whether the card is to lie face up."""

    def telling(s: Alone) -> tuple[int, ...]:
        fronts = {frame.seat: frame.front for frame in s.frames() if isinstance(frame, PlayOut)}
        return tuple(asker + 10 * (fronts.get(asker) == "card") for asker in proposals(s))

    plant.instead_of(proposals, telling)


@fault(BOOK, "alone-4", found_by="dropped_secrets", says="seat (0|-1) notices the proposal")
def the_hero_hears_who_asks(plant: Plant) -> None:
    """That a comrade asks the leader goes to everybody."""
    also_told(plant, ApprovalAsked, lambda s, event, to: [(event, EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="tells a note and none apart: events")
def evil_hears_the_hero_write(plant: Plant) -> None:
    """That the hero writes something down is told to everybody, without a word of it."""
    truly = TakeNote.do

    def heard(self: TakeNote, s: Alone, seat: int, ask: Any) -> None:
        truly(self, s, seat, ask)
        s.tell(SearchEnded())

    plant.method(TakeNote, "do", heard)


@fault(BOOK, "alone-4", found_by="twins", says="tells a card, and one that another had begun apart: events")
def the_hero_hears_what_came_too_late(plant: Plant) -> None:
    """That a reaction was begun and is dropped goes to everybody."""
    also_told(plant, PlayDropped, lambda s, event, to: [(event, EVERYBODY)])


@fault(BOOK, "alone-2", found_by="twins", says="one face-down card and another apart")
def a_face_down_card_shows_its_back(plant: Plant) -> None:
    """How a card lies on the track tells which deck a face-down one belongs to."""

    def lying(s: Alone, play: Any, dangerous: bool) -> None:
        lay_card(s, play, dangerous)
        last = s.laid[-1]
        s.laid[-1] = Laid(last.seat, last.spaces + place_of(s, play.card.true()) * (not last.is_up), last.is_up)

    plant.instead_of(lay_card, lying)


@fault(BOOK, "alone-3", found_by="same_world", says="seat -1 sees other item")
def watchers_see_the_next_item(plant: Plant) -> None:
    """Those who watch are shown the next item as if the hero looked at it."""

    def peeking(s: Alone, seat: int, shared: Mapping[str, Any]) -> AloneScreen:
        seen = screen(s, seat, shared)
        return msgspec.structs.replace(seen, notes=f"{s.item_deck.true()[-1:]}") if seat == SPECTATOR else seen

    plant.instead_of(screen, peeking)


@fault(BOOK, "alone-4", found_by="same_world", says="seat 1 sees other note")
def evil_reads_notes(plant: Plant) -> None:
    """An evil player is shown how long the hero's notes are."""

    def reading(s: Alone, seat: int, shared: Mapping[str, Any]) -> AloneScreen:
        seen = screen(s, seat, shared)
        return msgspec.structs.replace(seen, notes=s.notes.true()) if seat == 1 else seen

    plant.instead_of(screen, reading)


@fault(BOOK, "alone-3", found_by="nobody_knows_too_much", says="know the card at hands")
def comrades_see_what_is_drawn(plant: Plant) -> None:
    """The cards that an evil player draws are seen by the others, too."""

    def drawn_openly(s: Alone, seat: int, deck: int, count: int) -> None:
        draw_cards(s, seat, deck, count)
        for place in range(len(s.hand(seat))):
            s.show(s.hand(seat), place, s.the_evil)

    plant.instead_of(draw_cards, drawn_openly)


# -- sentences, choices, lessons and previews


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other creature")
def the_prompt_counts_what_moves(plant: Plant) -> None:
    """Who waits is told how many things move in the dark."""

    def counting(s: Alone, seat: int) -> Prompt | None:
        said = prompt(s, seat)
        if said is None or seat in s.evil:
            return said
        return msgspec.structs.replace(said, about=say("waits.about", creatures=len(s.standing())))

    plant.instead_of(prompt, counting)


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other (creature|danger).*: previews")
def a_preview_knows_what_lies_in_the_dark(plant: Plant) -> None:
    """A step into the unknown is said to be risky only where something waits, and before it is known."""
    truths: list[Alone] = []

    def looking(s: Alone, seat: int, shared: Mapping[str, Any]) -> AloneScreen:
        truths[:] = [s]
        return screen(s, seat, shared)

    def knowing(mask: Alone, seat: int, action: Any, told: Any) -> Consequence:
        found = preview(mask, seat, action, told)
        s = truths[0]
        waits = s.revealed[s.hero] and any(abs(figure.cell - s.hero) == 1 for _, figure in s.standing())
        return msgspec.structs.replace(found, risks=(*found.risks, say("risk.danger"))) if waits else found

    plant.instead_of(screen, looking)
    plant.of_game(shown=dataclasses.replace(plant.subject.game.shown, preview=knowing))


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other (creature|level)")
def a_lesson_comes_because_of_something_unseen(plant: Plant) -> None:
    """The hero is taught about creatures when one waits in a corridor beside it, seen or not."""
    now: list[Alone] = []

    def looking(s: Alone, seat: int, shared: Mapping[str, Any]) -> AloneScreen:
        now[:] = [s]
        return screen(s, seat, shared)

    def eager(seen: AloneScreen) -> tuple[str, ...]:
        due = lessons_due(seen)
        near = any(abs(figure.cell - now[0].hero) == 1 for _, figure in now[0].standing()) if now else False
        return (*due, "met") if seen.seat == HERO and near else due

    plant.instead_of(screen, looking)
    plant.instead_of(lessons_due, eager)


@fault(BOOK, "alone-2", found_by="same_world", says="seat 0 sees other (level|door)")
def a_look_reaches_as_far_as_it_will(plant: Plant) -> None:
    """What an exploration would reach is lit as the map is, not as the hero knows it."""

    def reaching(s: Alone, seat: int, asked: Any) -> ChoicesPart:
        found = choices_part(s, seat, asked)
        if seat != HERO or not s.revealed[s.hero]:
            return found
        there = set(s.map().cells)
        return msgspec.structs.replace(
            found,
            of=tuple(
                msgspec.structs.replace(
                    one, reach=tuple(cell for cell in one.reach if cell in there and s.map().ways[cell])
                )
                for one in found.of
            ),
        )

    plant.instead_of(choices_part, reaching)


@fault(BOOK, "alone-2", found_by="same_world", says="seat -?[01] sees other (creature|danger).*: sections")
def the_text_view_lists_one_sector_more(plant: Plant) -> None:
    """The table in sentences says of each sector how many creatures wait beside it."""

    def telling(s: Alone, seat: int) -> tuple[Section, ...]:
        lurking = sum(not s.revealed[figure.cell] for _, figure in s.standing())
        return (*describe(s, seat), Section(say("section.threats"), (say("waits.about", unseen=lurking),)))

    plant.of_game(shown=dataclasses.replace(plant.subject.game.shown, describe=telling))


# -- parts of the screen that seem to be about something else


def is_hunted(s: Alone) -> bool:
    """Something stands within two sectors of the hero, seen or not."""
    at = [secret.true() for secret in s.figures]
    return any(it.is_on_map and 0 < s.map().distance(s.hero, it.cell) < 3 for it in at)


@fault(BOOK, "alone-2", found_by="same_world", says="sees other .*: view")
def the_hero_is_weighed_down_by_what_is_near(plant: Plant) -> None:
    """What helps or hinders has a line more while something is near in the dark."""

    def weighed(s: Alone) -> tuple[Message, ...]:
        return weighs(s) + (say("waits.dark"),) * is_hunted(s)

    plant.instead_of(weighs, weighed)


@fault(BOOK, "alone-3", found_by="same_world", says="sees other .*: view")
def missions_change_places_when_something_is_near(plant: Plant) -> None:
    """The missions are listed from the last to the first while something is near in the dark."""

    def listed(s: Alone) -> tuple[MissionPart, ...]:
        return missions_part(s)[:: -1 if is_hunted(s) else 1]

    plant.instead_of(missions_part, listed)


@fault(BOOK, "alone-2", found_by="same_world", says="sees other card: view")
def a_deck_with_an_instant_on_top_is_one_higher(plant: Plant) -> None:
    """A reaction deck counts a card too many while an instant lies on top."""

    def counted(s: Alone, deck: int, seat: int) -> DeckPart:
        part, pile = deck_part(s, deck, seat), s.decks[deck]
        quick = len(pile) and s.parts.reactions[pile.true()[-1]].instant
        return msgspec.structs.replace(part, left=part.left + bool(quick))

    plant.instead_of(deck_part, counted)


@fault(BOOK, "alone-2", found_by="same_world", says="sees other .*: names")
def a_creature_is_named_for_those_it_hunts(plant: Plant) -> None:
    """In the table of names a kind of creature is called otherwise while one is near in the dark."""

    def called(s: Alone) -> dict[str, Any]:
        return dict(names(s)) | ({"line.0": "Parasite!"} if is_hunted(s) else {})

    plant.instead_of(names, called)


@fault(BOOK, "alone-2", found_by="same_world", says="sees other item: view")
def medicine_on_top_makes_the_round_longer(plant: Plant) -> None:
    """A turn token looks used while a passive item lies on top of the deck."""

    def marked(s: Alone, number: int) -> TurnToken:
        token = turn_token(s, number)
        helps = len(s.item_deck) and s.parts.items[s.item_deck.true()[-1]].when in ("harm", "reaction", "clean_up")
        return TurnToken("used", token.spent) if helps and not number else token

    plant.instead_of(turn_token, marked)
