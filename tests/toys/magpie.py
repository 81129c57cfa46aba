"""Magpie: three birds, hidden cards, a stone to guess, and a switch for every fault that the suite must find.

M1 At dawn each bird rolls for luck, all at once, until the bell. M2 Then they take turns: hide a card in the own
nest, show one and draw another, peek at the stone, or whisper a card to the neighbour on the left, who takes it or
declines; nobody else notices a whisper that was declined. M3 Whoever likes may once guess the stone. M4 The bell ends
a turn. M5 After the last turn the highest score wins.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.content import Content
from holdfast.engine.event import Event
from holdfast.engine.flow import WAIT, Decision, Frame, Given, OneSeat, Signal
from holdfast.engine.game import Game, Proposal
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Seats, Secret, includes, only
from holdfast.engine.state import State, derived
from holdfast.engine.view import Ask, Form, Number, View, asks_of

CARDS = 14
STONES = 6
TURNS = 2  # of each bird
DAWN_MS = 5000
TURN_MS = 10_000
CALLS: list[int] = []  # what no game may have: something outside the state


@derived
class Nests(State):
    deck: Pile
    hands: list[Hand]
    nests: list[Pile]
    table: list[int]
    stone: Secret[int]
    score: list[int]
    rolled: list[bool]
    guessed: list[bool]
    turn: int
    left: int
    is_dawn: bool = True
    rung: bool = False
    whispered: bool = False
    traded: bool = False
    fault: str = ""

    def neighbour(self, seat: int) -> int:
        return (seat + 1) % self.seated


# -- what is told


class Rolled(Event, frozen=True):
    seat: int
    face: int


class BellRang(Event, frozen=True):
    pass


class TurnBegan(Event, frozen=True):
    seat: int


class Hid(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class Shown(Event, frozen=True):
    seat: int
    card: int


class Peeked(Event, frozen=True):
    seat: int
    stone: Secret[int] | int | None


class Whispered(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class Traded(Event, frozen=True):
    seat: int
    to: int
    card: Secret[int] | int | None


class Declined(Event, frozen=True):
    pass


class Guessed(Event, frozen=True):
    seat: int
    number: int


# -- dawn


class Roll(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: RollForLuck) -> tuple[Roll, ...]:
        return (Roll(),)

    def do(self, s: Nests, seat: int, ask: RollForLuck) -> None:
        face = s.rng.below(6, "dice" if s.fault == "one stream" else f"dice/{seat}")
        s.score[seat] += face
        s.rolled[seat] = True
        s.tell(Rolled(seat, face))


class RollForLuck(OneSeat):
    ACTIONS = (Roll,)

    def is_open(self, s: Nests) -> bool:
        return s.is_dawn


class Bell(Frame):
    STEPS = ("ring",)

    def ring(self, s: Nests) -> None:
        s.rung = True
        CALLS.append(s.now)
        if s.fault != "bell by chance" or len(CALLS) % 2:
            s.tell(BellRang())


# -- turns


def not_held(s: Nests, seat: int, card: int) -> Refusal | None:
    if s.fault == "asking leaves a trace":
        s.whispered = True
    if s.fault == "asking raises" and s.table[card % 100] == card:
        return None
    if card not in s.hands[seat].own(seat):
        return refuse("magpie:M2", "refused.not_held", card=card)
    return None


class Hide(Action, frozen=True):
    card: int

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Hide]:
        cards = s.hands[seat].own(seat)
        if s.fault == "an option twice":
            cards = [*cards, *cards[:1]]
        return [Hide(card) for card in (cards[1:] if s.fault == "not offered" else cards)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        hand = s.hands[seat]
        card, known = hand.pop(hand.cards.index(self.card))
        s.nests[seat].put(card, EVERYBODY if s.fault == "hides in the open" else known)
        shown = card if s.fault == "event names the card" else Secret("card", card, known)
        s.tell(Hid(seat, shown), to=EVERYBODY)
        if s.fault == "unsaved value":
            s.table.append(True)
            s.table.pop(0) if len(s.table) > 1 else None


class Show(Action, frozen=True):
    card: int

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Show]:
        return [Show(card) for card in s.hands[seat].own(seat)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        if s.fault == "refusal by a hidden card" and self.card in s.deck.true():
            return refuse("magpie:M2", "refused.in_the_deck")
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        s.take(s.hands[seat], self.card)
        if s.fault != "a card is lost":
            s.table.append(self.card)
        s.score[seat] += self.card + (len(CALLS) if s.fault == "outside the state" else 0)
        CALLS.append(self.card)
        s.tell(Shown(seat, self.card))
        if len(s.deck):
            s.draw(s.deck, s.hands[seat])
        other = s.neighbour(seat)
        if s.fault == "window by hand content" and max(s.hands[other].true(), default=0) > CARDS // 2:
            s.start(Gloat(seat=other))


class Peek(Action, frozen=True):
    @classmethod
    def gate(cls, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        if s.stone.is_known_to(seat):
            return refuse("magpie:M2", "refused.peeked")
        if s.fault == "gate by a hidden stone" and s.stone.true() > 2:
            return refuse("magpie:M2", "refused.too_shiny")
        return None

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> tuple[Peek, ...]:
        return (Peek(),)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        if s.fault == "reveals by hand":
            s.stone = Secret("stone", s.stone.true(), s.stone.known_to | only(seat))
        else:
            s.stone = s.reveal(s.stone, only(seat))
        number = s.stone.true()
        s.tell(Peeked(seat, number if s.fault == "event to all" else Secret("stone", number, only(seat))))


class Whisper(Action, frozen=True):
    card: int

    @classmethod
    def gate(cls, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return refuse("magpie:M2", "refused.once_a_turn") if s.whispered else None

    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: ChooseDeed) -> list[Whisper]:
        return [Whisper(card) for card in s.hands[seat].own(seat)]

    def why_not(self, s: Nests, seat: int, ask: ChooseDeed) -> Refusal | None:
        return not_held(s, seat, self.card)

    def do(self, s: Nests, seat: int, ask: ChooseDeed) -> None:
        s.whispered = True
        both = only(seat, s.neighbour(seat))
        hand = s.hands[seat]
        s.show(hand, hand.cards.index(self.card), both)
        card = Secret("card", self.card, both)
        s.tell(Whispered(seat, card), to=EVERYBODY if s.fault == "whisper is heard" else both)
        if s.fault == "whisper draws":
            s.rng.below(6, f"dice/{seat}")
            s.shift("bell", -500)
        s.start(Reply(seat=s.neighbour(seat), card=card))


class Accept(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Reply) -> tuple[Accept, ...]:
        return (Accept(),)

    def do(self, s: Nests, seat: int, ask: Reply) -> None:
        hand = s.hands[s.turn]
        card, known = hand.pop(hand.cards.index(ask.card.true()))
        s.hands[seat].put(card, known)
        s.traded = True
        s.tell(Traded(s.turn, seat, ask.card))


class Decline(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Reply) -> tuple[Decline, ...]:
        return (Decline(),)

    def do(self, s: Nests, seat: int, ask: Reply) -> None:
        s.tell(Declined(), to=only(s.turn, seat))
        if s.fault == "event by hand content" and 0 in s.hands[seat].true():
            s.tell(BellRang())


class Reply(OneSeat):
    ACTIONS = (Accept, Decline)
    card: Secret[int]

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class Nod(Action, frozen=True):
    @classmethod
    def candidates(cls, s: Nests, seat: int, ask: Gloat) -> tuple[Nod, ...]:
        return (Nod(),)


class Gloat(OneSeat):
    """A window that opens only for those who hold a high card: a fault."""

    ACTIONS = (Nod,)

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class ChooseDeed(OneSeat):
    ACTIONS = (Hide, Show, Peek, Whisper)

    def seats(self, s: Nests) -> tuple[int, ...]:
        if s.fault == "dead end" and s.left == 3:
            return ()
        return (self.seat,)

    def is_open(self, s: Nests) -> bool:
        return not s.rung


class Turn(Frame):
    STEPS = ("choose", "chosen")
    seat: int
    note: tuple[int, ...] = ()

    def choose(self, s: Nests) -> None:
        if s.fault == "a frame shares a list":
            self.note = [self.seat]  # type: ignore[assignment]
        s.start(ChooseDeed(seat=self.seat))

    def chosen(self, s: Nests) -> Literal["choose"] | None:
        if isinstance(s.answered, Whisper) and not s.traded and not s.rung:
            return "choose"
        return None


class Play(Frame):
    STEPS = ("dawn", "wait", "take_turn", "turn_over")

    def dawn(self, s: Nests) -> None:
        s.after(DAWN_MS, Bell(), "bell")
        for seat in range(s.seated):
            s.fork(RollForLuck(seat=seat))

    def wait(self, s: Nests) -> Signal | None:
        if not s.rung and not all(s.rolled):
            return WAIT
        s.cancel("bell")
        s.is_dawn = False
        return None

    def take_turn(self, s: Nests) -> None:
        s.rung = s.whispered = s.traded = False
        if s.fault not in ("no bell", "dead end"):
            s.after(TURN_MS, Bell(), "bell")
        if s.fault == "bell by hand content":
            s.shift("bell", -max(s.hands[s.turn].true(), default=0))
        s.tell(TurnBegan(s.turn))
        s.start(Turn(seat=s.turn))

    def turn_over(self, s: Nests) -> Literal["take_turn"]:
        s.cancel("bell")
        s.left -= s.fault != "endless"
        if s.fault == "ids start again":
            s.asked = [0] * s.seated
        if not s.left:
            best = max(s.score)
            s.end("score", tuple(seat for seat in range(s.seated) if s.score[seat] == best))
        s.turn = s.neighbour(s.turn)
        return "take_turn"


# -- guessing


class Guess(Action, frozen=True):
    number: int

    @classmethod
    def form(cls, s: Nests, seat: int, ask: GuessStone) -> Form:
        return Number("guess", "number", 10, 12) if s.fault == "a form for nothing" else FORM

    def why_not(self, s: Nests, seat: int, ask: GuessStone) -> Refusal | None:
        if not 0 <= self.number < STONES + (s.fault == "beyond the form"):
            return refuse("magpie:M3", "refused.no_such_stone")
        return None

    def do(self, s: Nests, seat: int, ask: GuessStone) -> None:
        s.guessed[seat] = True
        s.learn("stone", EVERYBODY)
        s.tell(Guessed(seat, self.number))
        if self.number == s.stone.true():
            s.end("guessed", (seat,))


FORM = Number("guess", "number", 0, STONES - 1)


class GuessStone(Decision):
    STANDING = True
    OFFER = True
    ACTIONS = (Guess,)

    def seats(self, s: Nests) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seated) if not s.guessed[seat])


# -- what is shown


class NestView(msgspec.Struct, frozen=True):
    """A hand is shown as its size and what is known of it: its order would tell more."""

    held: int
    known: tuple[int, ...]
    nest: tuple[int | None, ...]


class NestsView(View, frozen=True):
    birds: tuple[NestView, ...]
    deck: tuple[int | None, ...]
    table: tuple[int, ...]
    stone: int | None
    score: tuple[int, ...]
    rolled: tuple[bool, ...]
    guessed: tuple[bool, ...]
    turn: int
    left: int
    until: int | None
    whisper: int | None
    whispered: bool


def view(s: Nests, seat: int) -> NestsView:
    concerned = seat in (s.turn, s.neighbour(s.turn))
    reply = next((frame for frame in s.frames() if isinstance(frame, Reply)), None)
    return NestsView(
        seat=seat,
        asks=asks_of(s, seat),
        outcome=s.outcome,
        birds=tuple(bird(s, who, seat) for who in range(s.seated)),
        deck=s.deck.seen(seat),
        table=tuple(s.table),
        stone=s.stone.seen(seat),
        score=tuple(s.score),
        rolled=tuple(s.rolled),
        guessed=tuple(s.guessed),
        turn=s.turn,
        left=s.left,
        until=s.due("bell"),
        whisper=reply.card.seen(seat) if reply else None,
        whispered=concerned and s.whispered,
    )


def bird(s: Nests, who: int, seat: int) -> NestView:
    hand = s.hands[who]
    return NestView(len(hand), tuple(card for card in hand.seen(seat) if card is not None), s.nests[who].seen(seat))


# -- how it begins


class Options(msgspec.Struct, frozen=True):
    fault: str = ""


def setup(content: Content, options: Options, seats: int, key: bytes) -> Nests:
    s = Nests(
        seated=seats,
        rng=Rng(key),
        deck=Pile("card", range(CARDS)),
        hands=[Hand("card", seat) for seat in range(seats)],
        nests=[Pile("card") for _ in range(seats)],
        table=[],
        stone=Secret("stone", 0),
        score=[0] * seats,
        rolled=[False] * seats,
        guessed=[False] * seats,
        turn=0,
        left=TURNS * seats,
        fault=options.fault,
    )
    s.shuffle(s.deck, "deck")
    s.stone = Secret("stone", s.rng.below(STONES, "stone"))
    for hand in s.hands * 3:
        s.draw(s.deck, hand)
    s.begin(Play(), GuessStone())
    return s


# -- as text: `7/6` is card 7, known to the seats of mask 6


def write(s: Nests, seat: int) -> str:
    def card(number: int, known: Seats) -> str:
        if seat == -2:
            return f"{number}/{known}"
        return str(number) if includes(known, seat) else "?"

    def cards(pile: Pile) -> str:
        words = [card(number, known) for number, known in zip(pile.cards, pile.known, strict=True)]
        return " ".join(sorted(words) if isinstance(pile, Hand) and seat != -2 else words)

    lines = [
        f"turn {s.turn} left {s.left} until {s.due('bell') or 0}",
        f"whispered {int(s.whispered and seat in (-2, s.turn, s.neighbour(s.turn)))}",
        f"stone {card(s.stone.true(), s.stone.known_to)}",
        f"table {' '.join(map(str, s.table))}",
        f"deck {cards(s.deck)}",
    ]
    for who in range(s.seated):
        lines.append(f"bird {s.score[who]} {int(s.rolled[who])} {int(s.guessed[who])}")
        lines += [f"hand {cards(s.hands[who])}", f"nest {cards(s.nests[who])}"]
    return "\n".join(line.rstrip() for line in lines)


def read(text: str, content: Content) -> Nests:
    words = [line.split(" ") for line in text.split("\n")]
    birds = [line[1:] for line in words if line[0] == "bird"]

    def known(line: list[str]) -> list[tuple[int, Seats]]:
        return [(int(card), int(mask)) for card, _, mask in (word.partition("/") for word in line[1:])]

    ((number, who),) = known(words[2])
    s = Nests(
        seated=len(birds),
        rng=Rng(key_from_seed(text)),
        deck=filled(Pile("card"), known(words[4])),
        hands=[filled(Hand("card", no), known(line)) for no, line in enumerate(w for w in words if w[0] == "hand")],
        nests=[filled(Pile("card"), known(line)) for line in words if line[0] == "nest"],
        table=[int(card) for card in words[3][1:]],
        stone=Secret("stone", number, who),
        score=[int(bird[0]) for bird in birds],
        rolled=[bird[1] == "1" for bird in birds],
        guessed=[bird[2] == "1" for bird in birds],
        turn=int(words[0][1]),
        left=int(words[0][3]),
    )
    s.is_dawn = False
    s.begin(Play(at=2), GuessStone())
    s.whispered = words[1][1] == "1"
    s.shift("bell", int(words[0][5]) - TURN_MS)
    return s


def filled(pile: Any, cards: list[tuple[int, Seats]]) -> Any:
    for card, known in cards:
        pile.put(card, known)
    return pile


# -- as somebody might imagine it


def sample(seen: NestsView, content: Content, rng: Rng) -> Nests:
    me = only(seen.seat)
    rest = [card for card in range(CARDS) if card not in known_cards(seen)]
    rng.shuffle(rest, "rest")
    hands = [
        filled(
            Hand("card", who), [*((c, me) for c in b.known), *((rest.pop(), 0) for _ in range(b.held - len(b.known)))]
        )
        for who, b in enumerate(seen.birds)
    ]
    s = Nests(
        seated=len(seen.birds),
        rng=rng.split("dice"),
        deck=Pile("card"),
        hands=hands,
        nests=[imagined(bird.nest, rest, me) for bird in seen.birds],
        table=list(seen.table),
        stone=Secret("stone", rng.below(STONES, "stone")) if seen.stone is None else Secret("stone", seen.stone, me),
        score=list(seen.score),
        rolled=list(seen.rolled),
        guessed=list(seen.guessed),
        turn=seen.turn,
        left=seen.left,
        whispered=seen.whispered,
    )
    s.deck = imagined(seen.deck, rest, me)
    s.asked = [200] * s.seated
    if seen.until is not None:
        s.after(seen.until, Bell(), "bell")
    s.is_dawn = seen.left == TURNS * s.seated and seen.until == DAWN_MS
    s.fork(Play(at=1 if s.is_dawn else 3))
    s.fork(GuessStone(ids=ids(s, seen.asks, "guess_stone", *range(s.seated))))
    if s.is_dawn:
        for who in (who for who in range(s.seated) if not seen.rolled[who]):
            s.fork(RollForLuck(seat=who, ids=ids(s, seen.asks, "roll_for_luck", who)))
        return s
    frames = s.strands[0].frames
    frames += [Turn(seat=seen.turn, at=1), ChooseDeed(seat=seen.turn, ids=ids(s, seen.asks, "choose_deed", seen.turn))]
    if seen.whisper is not None:
        frames[-1] = ChooseDeed(seat=seen.turn, ids=(), given=Given(Whisper(seen.whisper)))
        both = only(seen.turn, s.neighbour(seen.turn))
        card = Secret("card", seen.whisper, both)
        hand = s.hands[seen.turn]
        hand.known[hand.cards.index(seen.whisper)] |= both
        frames.append(
            Reply(seat=s.neighbour(seen.turn), card=card, ids=ids(s, seen.asks, "reply", s.neighbour(seen.turn)))
        )
    return s


def known_cards(seen: NestsView) -> list[int | None]:
    mine = [card for bird in seen.birds for card in (*bird.known, *bird.nest)]
    return [*mine, *seen.table, *seen.deck]


def imagined(seen: tuple[int | None, ...], rest: list[int], me: Seats) -> Pile:
    return filled(Pile("card"), [(rest.pop(), NOBODY) if card is None else (card, me) for card in seen])  # type: ignore[no-any-return]


def ids(s: Nests, asks: tuple[Ask, ...], kind: str, *seats: int) -> tuple[int, ...]:
    """The looking seat knows its own number; any that is not taken will do for the others."""
    s.born += 1
    number = next((ask.id for ask in asks if ask.kind == kind), 100 + s.born)
    return tuple(number if seat in seats else 0 for seat in range(s.seated))


# -- other worlds


def other_world(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    twin = s.clone()
    if kind == "stone" and not s.stone.is_known_to(seat):
        twin.stone = s.stone.with_value(rng.below(STONES, "stone"))
    if kind == "card":
        pinned = [frame.card.true() for frame in s.frames() if isinstance(frame, Reply)]
        swap([twin.deck, *twin.hands, *twin.nests], seat, pinned, rng)
    return twin


def swap(piles: list[Pile], seat: int, pinned: list[int], rng: Rng) -> None:
    """Shuffle what the seat does not know among the places where it lies; a card in flight stays."""
    places = [
        (pile, at)
        for pile in piles
        for at, known in enumerate(pile.known)
        if not includes(known, seat) and pile.cards[at] not in pinned
    ]
    cards = [pile.cards[at] for pile, at in places]
    rng.shuffle(cards, "cards")
    for (pile, at), card in zip(places, cards, strict=True):
        pile.cards[at] = card
    for hand in (pile for pile in piles if isinstance(pile, Hand)):
        order = sorted(range(len(hand)), key=hand.cards.__getitem__)
        hand.cards, hand.known = [hand.cards[at] for at in order], [hand.known[at] for at in order]


def conserved(s: Nests) -> object:
    return sorted([*s.table, *(card for pile in (s.deck, *s.hands, *s.nests) for card in pile.cards)])


def kept_from(s: Nests) -> tuple[int, ...]:
    return tuple(seat for seat in range(-1, s.seated) if seat not in (s.turn, s.neighbour(s.turn)))


TEXTS = {
    "act.roll": "Roll",
    "act.hide": "Hide {card}",
    "act.show": "Show {card}",
    "act.peek": "Peek at the stone",
    "act.whisper": "Whisper {card}",
    "act.accept": "Take it",
    "act.decline": "Decline",
    "act.guess": "Guess",
    "act.nod": "Nod",
    "ask.roll_for_luck": "Try your luck",
    "ask.choose_deed": "What will you do?",
    "ask.reply": "Do you take it?",
    "ask.guess_stone": "Which stone is it?",
    "ask.gloat": "You hold a high one",
    "event.rolled": "{seat} rolls {face}",
    "event.bell_rang": "The bell rings",
    "event.turn_began": "It is the turn of {seat}",
    "event.hid": "{seat} hides {card}",
    "event.hid.hidden": "{seat} hides a card",
    "event.shown": "{seat} shows {card}",
    "event.peeked": "{seat} sees {stone}",
    "event.peeked.hidden": "{seat} peeks",
    "event.whispered": "{seat} whispers {card}",
    "event.whispered.hidden": "{seat} whispers",
    "event.traded": "{seat} gives {card} to {to}",
    "event.traded.hidden": "{seat} gives a card to {to}",
    "event.declined": "No, thank you",
    "event.guessed": "{seat} guesses {number}",
    "refused.not_held": "you do not hold {card}",
    "refused.peeked": "you know the stone",
    "refused.once_a_turn": "you have whispered already",
    "refused.no_such_stone": "there is no such stone",
    "refused.in_the_deck": "that one is in the deck",
    "refused.too_shiny": "it is too shiny",
    "outcome.score": "The highest score wins",
    "outcome.guessed": "The stone was guessed",
}

CONTENT = Content()
OPTIONS = Options()
GAME = Game(
    name="magpie",
    rules_version=1,
    package=__name__,
    seats=range(2, 5),
    state=Nests,
    view_type=NestsView,
    options=Options,
    content=Content,
    setup=setup,
    view=view,
    sample=sample,
    secrets=("card", "stone"),
    other_world=other_world,
    conserved=conserved,
    write=write,
    read=read,
    texts=TEXTS,
    proposals=(Proposal(Whisper, Decline(), kept_from),),
    absent_seats_never_hang=True,
)
