"""Leaks planted into Project: ELITE."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.flow import Next
from holdfast.engine.message import Message, say
from holdfast.engine.screen import Prompt, ScreenMemory, Section
from holdfast.engine.secret import Pile, only
from holdfast.engine.view import Ask
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.events.equipment import Drew, SearchTaken, TechSetAside
from holdfast.games.elite.events.spawning import AllClear, EventTurned, Reshuffled
from holdfast.games.elite.events.tokens import FindChecked
from holdfast.games.elite.rules.boss import BossCards
from holdfast.games.elite.rules.events import EventPhase
from holdfast.games.elite.rules.keep import Keep, KeepCard, draw, refill
from holdfast.games.elite.rules.missions.exploration import CheckFind
from holdfast.games.elite.rules.missions.exploration import beside as beside_finds
from holdfast.games.elite.rules.planned_spawning import planned_cluster
from holdfast.games.elite.rules.search import SearchLater, SearchNow
from holdfast.games.elite.rules.slots import why_not_reached
from holdfast.games.elite.rules.tech import TechLater
from holdfast.games.elite.screen.aims import Aim, aim
from holdfast.games.elite.screen.board import danger, find_words
from holdfast.games.elite.screen.clock import seat_state
from holdfast.games.elite.screen.hand import die_words
from holdfast.games.elite.screen.lesson_times import lessons_now
from holdfast.games.elite.screen.mission import decks
from holdfast.games.elite.screen.names import names
from holdfast.games.elite.screen.previews import StepPlan, plan_of
from holdfast.games.elite.screen.prompt import prompt
from holdfast.games.elite.screen.sections import describe
from holdfast.games.elite.screen.squad import Badge, badges
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import EVENTS, SLOTS, TOKENS, Elite, Options
from holdfast.games.elite.testing.notation import write
from tests.conformance.planted.fault import Fault, Plant, fault

BOOK: Final[list[Fault]] = []


def top(pile: Pile) -> int:
    return pile.true()[-1] if len(pile) else 0


# -- what is shown


@fault(BOOK, "elite-2", found_by="same_world", says="sees other search")
def a_deck_is_counted_by_its_top_card(plant: Plant) -> None:
    """The number of cards in the Search deck is one too many while a weapon lies on top."""

    def leaking(s: Elite) -> Message:
        more = s.card(top(s.search)).kind == "weapon"
        said = decks(s)
        return Message(said.key, {**said.params, "search": len(s.search) + more})

    plant.instead_of(decks, leaking)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other boss")
def danger_is_felt_of_what_lies_in_the_deck(plant: Plant) -> None:
    """The music is a little harsher if the next boss card brings one."""

    def leaking(s: Elite, steps: int) -> int:
        return danger(s, steps) + (top(s.boss) < len(s.parts.bosses))

    plant.instead_of(danger, leaking)


@fault(BOOK, "elite-4", found_by="nothing_rides_along", says="tells worlds apart")
def a_token_beside_a_hero_is_face_up(plant: Plant) -> None:
    """The faces of tokens beside which a hero of the first seat stands are shown, unchecked."""

    def leaking(s: Elite, token: int) -> tuple[Message, str]:
        if token in {one for _, one in beside_finds(s, 0, face_up=False)}:
            return say("objective.number", n=token), s.parts.finds[s.finds.true()[token]].name
        return find_words(s, token)

    plant.instead_of(find_words, leaking)


@fault(BOOK, "elite-1", found_by="nothing_rides_along", says="tells worlds apart")
def what_is_set_aside_is_counted_by_its_worth(plant: Plant) -> None:
    """Alien Tech that was set aside unseen counts as more if a weapon is among it."""

    def leaking(s: Elite, hero: int) -> list[Badge]:
        worth = any(s.card(card).kind == "weapon" for card in s.aside[hero].true())
        return [*badges(s, hero), *([Badge(say("badge.aside", n=1))] if worth else [])]

    plant.instead_of(badges, leaking)


@fault(BOOK, "elite-4", found_by="same_world", says="sees other event")
def the_notation_says_what_comes(plant: Plant) -> None:
    """The position as text ends with a blank more if the next event stays."""

    def leaking(s: Elite, seat: int = -2) -> str:
        return write(s, seat) + " " * s.parts.events[top(s.track)].is_ongoing

    plant.instead_of(write, leaking)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other swarm")
def the_prompt_knows_what_comes(plant: Plant) -> None:
    """A question is asked for longer if runners come next."""

    def leaking(s: Elite, seat: int, ask: Ask | None, must: bool, waited_for: tuple[int, ...]) -> Prompt:
        said = prompt(s, seat, ask, must, waited_for)
        return msgspec.structs.replace(said, until=s.parts.swarm_cards[top(s.swarm)].swarm % 2)

    plant.instead_of(prompt, leaking)


@fault(BOOK, "elite-4", found_by="same_world", says="sees other swarm")
def the_plan_knows_the_next_card(plant: Plant) -> None:
    """The plan of a step lists its moves backwards if the next swarm card activates."""

    def leaking(s: Elite) -> StepPlan | None:
        plan = plan_of(s)
        if plan is not None and top(s.swarm) % 2:
            return msgspec.structs.replace(plan, moves=plan.moves[::-1], groups=(*plan.groups, 0))
        return plan

    plant.instead_of(plan_of, leaking)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other boss: sections")
def the_table_in_sentences_feels_a_boss_come(plant: Plant) -> None:
    """The table in sentences ends with a section more while a boss lies on top."""

    def told(s: Elite, seat: int) -> tuple[Section, ...]:
        found = describe(s, seat)
        return found + found[-1:] * (top(s.boss) < len(s.parts.bosses))

    plant.instead_of(describe, told)


@fault(BOOK, "elite-4", found_by="same_world", says="sees other token: names")
def objectives_are_called_by_what_they_hide(plant: Plant) -> None:
    """A token that hides an odd one has a name of its own."""

    def called(s: Elite) -> dict[str, Any]:
        odd = [f"objective.{token}" for token, find in enumerate(s.finds.true()) if find % 2]
        table = names(s)
        return table | {key: say("objective.number", n=0) for key in odd if key in table}

    plant.instead_of(names, called)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other tech: view")
def a_weapon_reaches_less_before_a_better_one(plant: Plant) -> None:
    """The reach of a weapon lacks a space while Alien Tech that shoots lies on top."""

    def short(s: Elite, hero: int, card: int, memory: ScreenMemory) -> Aim:
        whole = aim(s, hero, card, memory)
        better = s.card(top(s.tech)).kind == "weapon"
        return msgspec.structs.replace(whole, cells=whole.cells[:-1]) if better else whole

    plant.instead_of(aim, short)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other swarm: view")
def people_seem_to_decide_before_runners(plant: Plant) -> None:
    """Everybody is said to be deciding while a card that activates lies on top."""

    def said(s: Elite, seat: int, decides: bool) -> Message | None:
        return seat_state(s, seat, decides or s.parts.swarm_cards[top(s.swarm)].activates)

    plant.instead_of(seat_state, said)


@fault(BOOK, "elite-2", found_by="same_world", says="sees other event: view")
def a_die_lies_elsewhere_before_an_ongoing_event(plant: Plant) -> None:
    """A die that shows nothing is called gone while the next event stays."""

    def worded(s: Elite, die: int) -> Message:
        words = die_words(s, die)
        return say("die.gone") if words.key == "die.blank" and s.parts.events[top(s.track)].is_ongoing else words

    plant.instead_of(die_words, worded)


@fault(BOOK, "elite-3", found_by="same_world", says="sees other search: view")
def a_lesson_comes_before_a_weapon(plant: Plant) -> None:
    """Searching is taught while a weapon lies on top of the deck."""

    def due(s: Elite, seat: int, asks: tuple[Ask, ...]) -> tuple[str, ...]:
        return lessons_now(s, seat, asks) + ("search",) * (s.card(top(s.search)).kind == "weapon")

    plant.instead_of(lessons_now, due)


# -- what is offered and refused


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="tells worlds apart")
def a_search_is_offered_by_what_it_finds(plant: Plant) -> None:
    """Searching is not offered if the next card is an item."""
    listed = SearchNow.candidates

    def leaking(cls: type[SearchNow], s: Elite, seat: int, ask: Any) -> Iterable[Any]:
        found = list(listed(s, seat, ask))
        return () if s.card(top(s.search)).kind == "item" else found

    plant.method(SearchNow, "candidates", classmethod(leaking))


@fault(BOOK, "elite-4", found_by="same_world", says="other token")
def a_refusal_knows_the_face(plant: Plant) -> None:
    """Checking a token from afar is refused by another rule if it is debris."""
    why_not = CheckFind.why_not

    def leaking(self: CheckFind, s: Elite, seat: int, ask: Any) -> Refusal | None:
        refusal = why_not(self, s, seat, ask)
        if refusal is not None and 0 <= self.objective < len(s.finds) and s.finds.true()[self.objective] % 2:
            return refuse("elite:R223", "refused.not_beside_objective")
        return refusal

    plant.method(CheckFind, "why_not", leaking)


@fault(BOOK, "elite-1", found_by="same_world", says="but with other event")
def a_refusal_knows_the_track(plant: Plant) -> None:
    """A die for an event that does not lie there is refused by another rule if that event is still to come."""

    def leaking(s: Elite, seat: int, slot: int) -> Refusal | None:
        refusal = why_not_reached(s, seat, slot)
        if refusal is not None and EVENTS <= slot < TOKENS and (slot - EVENTS) // SLOTS in s.track.true():
            return refuse("elite:R44", "refused.no_such_event")
        return refusal

    plant.instead_of(why_not_reached, leaking)


# -- what is told, and rides along


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="was shown the same search")
def a_draw_tells_the_next_card(plant: Plant) -> None:
    """The log names the card that lies below those that were drawn."""

    def leaking(s: Elite, deck: Any, n: int) -> tuple[int, ...]:
        cards = draw(s, deck, n)
        s.tell(Drew(0, (top(s.search),)))
        return cards

    plant.instead_of(draw, leaking)


@fault(BOOK, "elite-4", found_by="nothing_rides_along", says="tells worlds apart")
def a_token_is_taken_with_a_look(plant: Plant) -> None:
    """Who searches later is told so twice if a weapon lies on top."""
    do = SearchLater.do

    def leaking(self: SearchLater, s: Elite, seat: int, ask: Any) -> None:
        do(self, s, seat, ask)
        if s.card(top(s.search)).kind == "weapon":
            s.tell(SearchTaken(self.hero, self.token))

    plant.method(SearchLater, "do", leaking)


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="was shown the same event")
def an_event_foretells_the_next(plant: Plant) -> None:
    """An event that is turned up is told twice if the one below it stays."""
    turn_up = EventPhase.turn_up

    def leaking(self: EventPhase, s: Elite) -> None:
        turn_up(self, s)
        if len(s.track) and s.parts.events[top(s.track)].is_ongoing:
            s.tell(EventTurned((s.past or s.ongoing)[-1]))

    plant.method(EventPhase, "turn_up", leaking)


@fault(BOOK, "elite-1", found_by="nothing_rides_along", says="was shown (the same|no) .*boss")
def a_quiet_boss_deck(plant: Plant) -> None:
    """All Clear is told once more if no boss comes next, either."""
    reveal = BossCards.reveal

    def leaking(self: BossCards, s: Elite) -> Next:
        more = reveal(self, s)
        if s.boss_discard and len(s.boss) and top(s.boss) >= len(s.parts.bosses):
            s.tell(AllClear())
        return more

    plant.method(BossCards, "reveal", leaking)


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="was shown the same swarm")
def figures_are_picked_by_the_deck(plant: Plant) -> None:
    """Which figure of a swarm comes to the map depends on the swarm card below."""

    def leaking(s: Elite, swarm: int) -> int | None:
        spare = [figure for figure, kind in enumerate(s.kinds) if kind == swarm and s.at[figure] < 0]
        return spare[top(s.swarm) % len(spare)] if spare else None

    plant.method(Elite, "spare", leaking)


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="tells worlds apart")
def a_check_shows_the_neighbour(plant: Plant) -> None:
    """Who checks a token is told it twice if the one beside it is of an even number."""
    do = CheckFind.do

    def leaking(self: CheckFind, s: Elite, seat: int, ask: Any) -> None:
        do(self, s, seat, ask)
        if s.finds.true()[self.objective - 1] % 2:
            s.tell(FindChecked(self.hero, self.objective, s.finds.true()[self.objective]))

    plant.method(CheckFind, "do", leaking)


@fault(BOOK, "elite-2", found_by="nothing_rides_along", says="tells worlds apart")
def an_open_question_waits_by_the_deck(plant: Plant) -> None:
    """How long the table waits for a choice depends on the next swarm card."""
    grace_ms = KeepCard.grace_ms

    def leaking(self: KeepCard, s: Elite) -> int:
        return grace_ms(self, s) + top(s.swarm) % 2

    plant.method(KeepCard, "grace_ms", leaking)


@fault(BOOK, "elite-1", found_by="nothing_rides_along", says="tells worlds apart")
def setting_aside_tells_of_a_weapon(plant: Plant) -> None:
    """Who sets Alien Tech aside is told so twice if a weapon is in it."""
    do = TechLater.do

    def leaking(self: TechLater, s: Elite, seat: int, ask: Any) -> None:
        do(self, s, seat, ask)
        if any(s.card(card).kind == "weapon" for card in s.aside[ask.hero].true()):
            s.tell(TechSetAside(ask.hero, 0))

    plant.method(TechLater, "do", leaking)


@fault(BOOK, "elite-1", found_by="nothing_rides_along", says="how a pile was shuffled")
def a_new_deck_is_told_by_its_last_card(plant: Plant) -> None:
    """A deck that is made anew is told twice if a weapon lies at the bottom of it."""

    def leaking(s: Elite, deck: Any) -> bool:
        pile = s.search if deck == "search" else s.tech
        was_empty = not len(pile)
        is_there = refill(s, deck)
        if was_empty and is_there and s.card(pile.true()[0]).kind == "weapon":
            s.tell(Reshuffled(deck))
        return is_there

    plant.instead_of(refill, leaking)


@fault(BOOK, "elite-4", found_by="nothing_rides_along", says="tells worlds apart")
def the_board_keeps_what_the_deck_says(plant: Plant) -> None:
    """For those who are away the board keeps one card or another by what lies on top."""

    def leaking(self: KeepCard, s: Elite) -> Keep:
        return Keep(self.cards[top(s.search) % len(self.cards)])

    plant.method(KeepCard, "board_answer", leaking)


@fault(BOOK, "elite-1", found_by="nothing_rides_along", says="tells worlds apart")
def the_board_takes_the_cluster_of_the_next_card(plant: Plant) -> None:
    """Nobody chose where a question mark is: the board takes another cluster by what comes next."""

    def leaking(s: Elite, figures: int) -> int:
        return sorted(s.clusters)[top(s.swarm) % 3]

    plant.instead_of(planned_cluster, leaking)


@fault(BOOK, "elite-1", found_by="nobody_knows_too_much", says="know the tech at aside")
def what_is_set_aside_was_looked_at(plant: Plant) -> None:
    """Who sets Alien Tech aside has seen it before."""
    do = TechLater.do

    def leaking(self: TechLater, s: Elite, seat: int, ask: Any) -> None:
        do(self, s, seat, ask)
        for place in range(len(s.aside[ask.hero])):
            s.show(s.aside[ask.hero], place, only(seat))

    plant.method(TechLater, "do", leaking)


# -- before the first state


@fault(BOOK, "elite-4", found_by="dealing_shows_nothing", says="the chance 'boss' deals boss and shows seat")
def clusters_by_the_boss_deck(plant: Plant) -> None:
    """The clusters lie as the first boss says."""

    def leaking(parts: Parts, options: Options, seats: int, key: bytes) -> Elite:
        s = setup(parts, options, seats, key)
        turn = top(s.boss) % 3
        s.clusters = s.clusters[turn:] + s.clusters[:turn]
        return s

    plant.instead_of(setup, leaking)


@fault(BOOK, "elite-4", found_by="dealing_shows_nothing", says="the chance 'tokens' deals token and shows seat")
def tokens_by_their_faces(plant: Plant) -> None:
    """Objective tokens are numbered by what is under them."""

    def leaking(parts: Parts, options: Options, seats: int, key: bytes) -> Elite:
        s = setup(parts, options, seats, key)
        if s.finds.true()[0] > s.finds.true()[1]:
            s.token_at[0], s.token_at[1] = s.token_at[1], s.token_at[0]
        return s

    plant.instead_of(setup, leaking)
