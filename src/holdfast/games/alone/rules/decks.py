"""Evil's decks (R28-R31, G84): two of four, and who draws from which."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import AGAIN, Frame, Next
from holdfast.engine.secret import NOBODY, Pile
from holdfast.games.alone.events.preparing import DeckTaken
from holdfast.games.alone.rules.asking import Question, ask
from holdfast.games.alone.state import Alone


class TakeDeck(Action, frozen=True):
    deck: target.Deck

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: ChooseDeck) -> Iterable[TakeDeck]:
        return map(TakeDeck, range(len(s.parts.decks)))

    def why_not(self, s: Alone, seat: int, ask: ChooseDeck) -> Refusal | None:
        if not 0 <= self.deck < len(s.parts.decks):
            return refuse("alone:R28", "refused.no_such_deck")
        return refuse("alone:R28", "refused.deck_taken") if self.deck in s.deck_ids else None

    def do(self, s: Alone, seat: int, ask: ChooseDeck) -> None:
        take_deck(s, ask.player, self.deck)


def take_deck(s: Alone, player: int, deck: int) -> None:
    s.deck_ids.append(deck)
    s.tell(DeckTaken(player, deck))


class ChooseDeck(Question, kw_only=True):
    """`player` is for whom: of three the leader assigns the others' decks (R31)."""

    ACTIONS = (TakeDeck,)

    player: int


class ChooseDecks(Frame):
    """Two of four (R28): the starting leader chooses first, or for the others (R29-R31)."""

    STEPS = ("choose", "deal")

    def choose(self, s: Alone) -> Next:
        if len(s.deck_ids) == 2:
            return None
        wanted = [s.parts.decks.index(deck) for name in s.options.decks for deck in s.parts.decks if deck.id == name]
        owners = owners_of_decks(s)
        player = owners[len(s.deck_ids)]
        if wanted:
            take_deck(s, player, wanted[len(s.deck_ids)])
        else:
            ask(s, ChooseDeck(owner=player if s.leader in owners else s.leader, player=player))
        return AGAIN

    def deal(self, s: Alone) -> None:
        s.decks, s.discards = [], []
        for number, deck in enumerate(s.deck_ids):
            wanted = s.parts.decks[deck].id
            cards = [i for i, card in enumerate(s.parts.reactions) if card.deck == wanted]
            s.decks.append(Pile("card", cards, NOBODY))
            s.discards.append(Pile("card"))
            s.shuffle(s.decks[-1], f"deck/{number}")
        players = owners_of_decks(s)
        s.draws_from = [tuple(n for n, player in enumerate(players) if player == seat) or (0, 1) for seat in s.evil]


def owners_of_decks(s: Alone) -> tuple[int, int]:
    """Returns the seats that own the first and the second deck."""
    if s.seated == 2:
        return 1, 1
    if s.seated == 3:
        return s.first_leader, 3 - s.first_leader
    first, second = (seat for seat in s.evil if seat != s.first_leader)
    return first, second  # the starting leader sits between them, and draws from both (G84)
