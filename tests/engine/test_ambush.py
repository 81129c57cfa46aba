"""Secrets in play, in the toy *ambush*: windows, cards in parts, a leader's word, and a hero who forgets.

Seat 0 is the hero; seats 1 and 2 are evil, and seat 1 leads in the first round. Every passage is open.
"""

from __future__ import annotations

import pytest

from holdfast.engine.action import Action
from holdfast.engine.event import Event
from holdfast.engine.play import CLOSED, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import digest, dump, load
from holdfast.engine.secret import Secret
from holdfast.table.feed import Feed, SeatUpdate, remembered
from tests.stage import Stage
from tests.toys.ambush.events import CardLaid, NoiseHeard, Revealed, Spotted, WindowClosed, WindowOpened
from tests.toys.ambush.flow import Explore, Listen, Move
from tests.toys.ambush.game import CONTENT, GAME, OPTIONS, STRICT
from tests.toys.ambush.state import EVIL, HERO, THE_EVIL, Ambush, Options
from tests.toys.ambush.view import HeroSees
from tests.toys.ambush.window import Approve, Cancel, Decline, Pass, PickCreature, PickWay, PlayCard, Propose

LEADER, OTHER = EVIL
ALL_OPEN = 15


class Table(Stage):
    """A table at which ambush is played, and what each seat was told so far."""

    s: Ambush

    def __init__(self, s: Ambush) -> None:
        super().__init__(GAME, s)
        self.feeds = [Feed(GAME, seat) for seat in range(3)]
        self.updates: list[list[SeatUpdate]] = [[], [], []]
        self.tell()

    def tell(self) -> None:
        for feed, updates in zip(self.feeds, self.updates, strict=True):
            if (update := feed.see(self.s, self.s.told)) is not None:
                updates.append(update)

    def do(self, seat: int, *actions: Action) -> None:
        """Things that this seat may do."""
        for action in actions:
            assert self.click(seat, action) is None
            self.tell()

    def let_pass(self, ms: int) -> None:
        self.wait(ms)
        self.tell()

    def pass_the_window(self) -> None:
        for seat in EVIL:
            self.do(seat, Pass())

    def turn(self, deed: Action) -> None:
        """A turn in which evil does nothing."""
        self.do(HERO, deed)
        self.pass_the_window()
        self.pass_the_window()

    def asked(self, seat: int) -> list[str]:
        return [ask.kind for ask in self.asks(seat)]

    def hero(self) -> HeroSees:
        seen = GAME.view(self.s, HERO).hero
        assert seen is not None
        return seen

    def hero_log(self) -> list[Event]:
        return remembered(self.updates[HERO])

    def cards(self, seat: int) -> list[int]:
        return self.s.hand(seat).own(seat)

    def window(self) -> str:
        return self.s.window


def new_table(options: Options = OPTIONS) -> Table:
    """Creature 0 is east of the hero, the others are far away; evil's hands are of no use in a first window."""
    s = GAME.setup(CONTENT, options, 3, key_from_seed(1))
    s.level = [known.with_value(ALL_OPEN) for known in s.level]
    s.creatures = [Secret("creature", place, THE_EVIL) for place in (1, 10, 11)]
    s.deck.cards = sorted([*s.deck.cards, *(card for hand in s.hands for card in hand.cards)])
    for hand, cards in zip(s.hands, ((2, 5, 17), (11, 14, 23)), strict=True):
        hand.cards = [*cards]
        s.deck.cards = [card for card in s.deck.cards if card not in cards]
    return Table(s)


@pytest.fixture
def table() -> Table:
    return new_table()


@pytest.fixture
def late() -> Table:
    """The hero has listened, and the late window is open."""
    table = new_table()
    table.do(HERO, Listen())
    table.pass_the_window()
    return table


# -- windows


def test_a_window_opens_whatever_evil_holds(table: Table) -> None:
    assert not any(CONTENT.cards[card].is_instant for seat in EVIL for card in table.cards(seat))
    without = opened(table)
    table = new_table()
    table.s.hand(LEADER).cards = [0, 4, 8]
    assert without == opened(table) == [WindowOpened("instant")]


def opened(table: Table) -> list[Event]:
    table.do(HERO, Listen())
    assert table.asked(LEADER) == table.asked(OTHER) == ["react"]
    return [event for event in table.hero_log() if isinstance(event, WindowOpened)]


def test_only_instants_with_the_declared_trigger_come_at_once(table: Table) -> None:
    table.s.hand(LEADER).cards = [2, 8, 16]
    table.do(HERO, Listen())
    assert [o.action for ask in table.asks(LEADER) for o in ask.options] == [PlayCard(8, False), Pass()]


def test_a_window_closes_when_both_have_passed(table: Table) -> None:
    table.do(HERO, Listen())
    table.do(OTHER, Pass())
    assert table.window() == "instant"
    table.do(LEADER, Pass())
    assert table.window() == "late"


def test_a_card_played_asks_those_again_who_had_passed(late: Table) -> None:
    late.do(OTHER, Pass())
    late.do(LEADER, PlayCard(5, True), PickCreature(1), PickWay("stay"))
    assert late.asked(OTHER) == ["react"]


def test_strict_windows_close_at_their_time_only() -> None:
    table = new_table(STRICT)
    table.do(HERO, Listen())
    table.pass_the_window()
    table.let_pass(STRICT.strict_ms - 1)
    assert table.window() == "instant"
    table.let_pass(1)
    assert table.window() == "late"
    for seat in (HERO, LEADER, OTHER):
        assert WindowClosed() in remembered(table.updates[seat])


def test_a_card_half_played_goes_back_when_a_strict_window_closes() -> None:
    table = new_table(STRICT)
    table.do(HERO, Listen())
    table.let_pass(STRICT.strict_ms)
    before = table.cards(LEADER)[:]
    table.do(LEADER, PlayCard(5, True), PickCreature(0))
    table.let_pass(STRICT.strict_ms)
    assert table.asked(LEADER) == []
    assert table.asked(HERO) == ["declare"]
    assert table.cards(LEADER) == before


# -- a card in parts


def test_a_card_can_be_taken_back_until_its_last_part(late: Table) -> None:
    before = late.cards(LEADER)[:]
    late.do(LEADER, PlayCard(5, True), Cancel())
    late.do(LEADER, PlayCard(5, True), PickCreature(0), Cancel())
    assert late.cards(LEADER) == before
    assert late.asked(LEADER) == ["react"]


def test_while_one_plays_a_card_the_other_is_not_held_up(late: Table) -> None:
    late.do(LEADER, PlayCard(5, True))
    assert late.asked(OTHER) == ["react"]
    late.do(OTHER, PlayCard(11, False), PickCreature(2))
    assert late.asked(LEADER) == ["react", "choose_creature"]


def test_a_seat_that_plays_a_card_finishes_it_first(late: Table) -> None:
    late.do(LEADER, PlayCard(5, True))
    refusal = late.click(LEADER, Pass())
    assert refusal is not None
    assert late.sentence(refusal) == "Finish the card that you are playing first, or cancel it."


def test_a_card_laid_face_down_is_known_to_who_laid_it(late: Table) -> None:
    late.do(LEADER, PlayCard(5, True), PickCreature(1), PickWay("stay"))
    laid = [e.card for updates in late.updates for e in remembered(updates) if isinstance(e, CardLaid)]
    assert laid == [None, 5, None]


def test_the_limit_of_cards_closes_the_window_on_a_card_half_played(late: Table) -> None:
    late.do(OTHER, PlayCard(11, True))
    for card in (5, 17):
        late.do(LEADER, PlayCard(card, True), PickCreature(1), PickWay("stay"))
    assert late.asked(OTHER) == []
    assert 11 in late.cards(OTHER)
    assert late.asked(HERO) == ["declare"]


# -- the leader's word


def test_a_refused_proposal_leaves_no_trace_at_the_hero(late: Table) -> None:
    before = len(late.updates[HERO]), GAME.view(late.s, HERO)
    late.do(OTHER, PlayCard(11, False), PickCreature(0), Propose("west"))
    late.do(LEADER, Decline())
    assert before == (len(late.updates[HERO]), GAME.view(late.s, HERO))
    assert 11 in late.cards(OTHER)


def test_the_leader_sees_what_is_proposed_and_remembers_it(late: Table) -> None:
    late.do(OTHER, PlayCard(11, False), PickCreature(0), Propose("west"))
    leader = GAME.view(late.s, LEADER).evil
    assert leader is not None
    assert [(plan.card, plan.creature, plan.toward) for plan in leader.plans] == [(11, 0, "west")]
    late.do(LEADER, Decline())
    leader = GAME.view(late.s, LEADER).evil
    assert leader is not None
    assert leader.partner == (11,)


def test_an_approved_proposal_is_played(late: Table) -> None:
    late.do(OTHER, PlayCard(11, False), PickCreature(0), Propose("west"))
    late.do(LEADER, Approve())
    assert late.s.discard == [11]
    assert late.s.life == CONTENT.life - 1
    assert Spotted(0, (0, 0)) in late.hero_log()


def test_a_late_word_of_the_leader_does_not_decide_the_next_proposal(late: Table) -> None:
    late.do(OTHER, PlayCard(11, True), PickCreature(0), Propose("stay"))
    (number,) = (ask.id for ask in late.asks(LEADER) if ask.kind == "leader_says")
    late.do(LEADER, Decline())
    late.do(OTHER, PlayCard(14, True), PickCreature(0), Propose("stay"))
    assert why_not(late.s, LEADER, number, Approve()) == CLOSED


def test_the_other_evil_seat_leads_in_the_next_round(table: Table) -> None:
    for _ in range(CONTENT.turns):
        table.turn(Listen())
    assert table.s.leader == OTHER


# -- what the hero knows


def test_the_hero_counts_places_from_where_it_began(table: Table) -> None:
    table.s.creatures = [at.with_value(10) for at in table.s.creatures]
    table.s.origin = table.s.origin.with_value(6)
    table.turn(Move("east"))
    evil = GAME.view(table.s, LEADER).evil
    assert table.hero().here == (1, 0)
    assert evil is not None
    assert evil.hero == 7


def test_the_hero_hears_from_where_a_creature_comes_but_not_which(late: Table) -> None:
    late.do(LEADER, PlayCard(5, True), PickCreature(0), PickWay("east"))
    assert late.hero_log()[-1] == NoiseHeard("west")  # two sectors away: round the back it is as near


def test_the_hero_forgets_what_it_saw_and_heard(table: Table) -> None:
    table.turn(Explore("east"))
    assert [place for place, _ in table.hero().sectors] == [(0, 0), (1, 0)]
    assert table.hero().creatures == ((0, (1, 0)),)
    table.turn(Listen())
    assert table.hero() == HeroSees((0, 0), (((0, 0), ALL_OPEN),), (), ())
    assert not any(isinstance(event, Revealed | Spotted | NoiseHeard) for event in table.hero_log())


def test_saved_and_loaded_with_a_proposal_in_the_air_it_goes_on_the_same(late: Table) -> None:
    late.do(OTHER, PlayCard(11, False), PickCreature(0), Propose("west"))
    loaded = Table(load(GAME, CONTENT, dump(late.s)))
    for table in (late, loaded):
        table.do(LEADER, Approve())
        table.pass_the_window()
    assert digest(loaded.s) == digest(late.s)
