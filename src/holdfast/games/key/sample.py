"""A full state that a seat's view allows, with fresh dice: for bots that look ahead."""

from __future__ import annotations

from holdfast.engine.flow import Decision, Given, Strand
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret, only
from holdfast.games.key.cards import CARDS, is_time
from holdfast.games.key.pack import Parts
from holdfast.games.key.state import Key
from holdfast.games.key.view import KeyView

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"


def sample(view: KeyView, parts: Parts, rng: Rng) -> Key:
    dice = rng.split(f"sample/{rng.below(1 << 62, 'sample')}")
    seats = len(view.hands)
    s = Key(
        seated=seats,
        rng=Rng(dice.key),
        outcome=view.outcome,
        parts=parts,
        mission=view.mission,
        neighbours=view.neighbours,
        characters=view.characters,
        tidy=view.tidy,
        free_talk=view.free_talk,
        deck=Pile("card"),
        hands=[Hand("card", seat) for seat in range(seats)],
        piles=[list(pile) for pile in view.piles],
        counter_intel=[list(tokens) for tokens in view.counter_intel],
        discard=list(view.discard),
        in_peril=view.in_peril,
        stacks=_stack_tokens(view, parts, dice),
        face_up=[list(tokens) for tokens in view.face_up],
        gone=list(view.gone),
        rooms=list(view.rooms),
        windows=_fill_windows(view, dice),
        solution=Secret("answer", view.answer or other_answer(view.mission.shape, view.mission.length, dice)),
        locks=list(view.locks),
        guard=view.guard,
        achievements=list(view.achievements),
        turn=view.turn,
        actions=view.actions,
        passes=view.passes,
    )
    _deal_cards(s, view, dice)
    _restore_frames(s, view)
    return s


def _deal_cards(s: Key, view: KeyView, rng: Rng) -> None:
    """Cards that this seat does not see go to the hidden places; a time card is never in a hand (R35)."""
    seen = [*view.discard, *(c for pile in view.piles for c in pile), *(c for c in view.deck if c is not None)]
    seen += [card for hand in view.hands for card in hand.known]
    rest = [card for card in range(CARDS) if card not in seen]
    rng.shuffle(rest, "deal")
    rest.sort(key=is_time)  # the time cards last, so that hands are dealt from the others
    knows = only(view.seat)
    for seat, hand in enumerate(view.hands):
        for card in hand.known:
            s.hands[seat].put(card, knows)
        for _ in range(hand.size - len(hand.known)):
            s.hands[seat].put(rest.pop(0))
    rng.shuffle(rest, "deck")
    for card_seen in view.deck:
        s.deck.put(rest.pop() if card_seen is None else card_seen, NOBODY if card_seen is None else knows)


def _stack_tokens(view: KeyView, parts: Parts, rng: Rng) -> list[Pile]:
    """Every glyph with a closed window still lies somewhere (R143); any other unseen token of the colours may."""
    seen = [*view.gone, *(t for tokens in (*view.face_up, *view.counter_intel) for t in tokens)]
    unseen = [i for i, t in enumerate(parts.tokens) if t.colour in view.mission.colours and i not in seen]
    closed = [f.glyph for f, content in zip(view.mission.windows, view.windows, strict=True) if content is None]
    rng.shuffle(unseen, "tokens")
    unseen.sort(key=lambda i: parts.tokens[i].glyph not in closed)
    tokens = unseen[: sum(view.stacks)]
    rng.shuffle(tokens, "tokens")
    return [Pile("token", [tokens.pop() for _ in range(height)]) for height in view.stacks]


def _fill_windows(view: KeyView, rng: Rng) -> list[Secret[str]]:
    """Closed windows get some content, the same for the same glyph (R73)."""
    dealt: dict[int, str] = {}
    windows = []
    for face, content in zip(view.mission.windows, view.windows, strict=True):
        if content is None:
            guess = dealt.setdefault(face.glyph, other_answer(view.mission.shape, 1, rng))
            windows.append(Secret("window", guess, NOBODY))
        else:
            windows.append(Secret("window", content, EVERYBODY))
    return windows


def other_answer(shape: str, length: int, rng: Rng) -> str:
    """Any answer of this shape."""
    return "".join(rng.choice(DIGITS if shape == "number" else LETTERS, "answer") for _ in range(length))


def _restore_frames(s: Key, view: KeyView) -> None:
    """What is going on is public; the numbers by which other seats know their asks are made up."""
    s.asked = [1] * s.seated
    for id, frames in enumerate(view.going_on):
        strand = Strand(id, [])
        for seen in frames:
            frame = seen.frame.__copy__()
            if isinstance(frame, Decision):
                frame.given = Given(seen.given) if seen.given else None
                frame.ids = tuple(frame.ids[0] if seat == view.seat else id + 1 for seat in range(s.seated))
                s.asked = [max(count, number) for count, number in zip(s.asked, frame.ids, strict=True)]
            strand.frames.append(frame)
        s.strands.append(strand)
    s.born = len(s.strands)
