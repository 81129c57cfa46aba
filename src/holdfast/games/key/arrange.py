"""Arranging a position from words: what scenes and the notation share.

Every line names a thing and what lies there; things that no line names stay as they are, as far as the cards last.
"""

from __future__ import annotations

from collections.abc import Callable

from holdfast.engine.flow import Frame, Strand, run
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret
from holdfast.games.key.cards import CARD_OF, CARDS, HAND_SIZE, SUITS
from holdfast.games.key.flow import Play
from holdfast.games.key.pack import ACTIONS, Parts
from holdfast.games.key.rules.deck import MayDraw, RefillHand
from holdfast.games.key.rules.first import Volunteer
from holdfast.games.key.rules.solve import AtAnyTime
from holdfast.games.key.rules.stall import DrawAnswerOrConcede
from holdfast.games.key.rules.turn import ChooseAction, TakeTurn
from holdfast.games.key.state import Key


class NotationError(ValueError):
    """A position's text is wrong: which line, and what was expected."""


def token_names(parts: Parts) -> tuple[str, ...]:
    """lambda, camera, camera2, gas, counter-run ...: a name for every token in the box."""
    names: list[str] = []
    for token in parts.tokens:
        name: str = token.kind
        if token.kind == "glyph":
            name = parts.glyphs[token.glyph].name
        elif token.kind == "counter_intel":
            name = f"counter-{ACTIONS[token.action]}"
        twins = sum(n.rstrip("23456789") == name for n in names)
        names.append(f"{name}{twins + 1}" if twins else name)
    return tuple(names)


def fields_of(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, words = line.partition(":")
        if not colon:
            raise NotationError(f"line {number}: expected 'name: words', found {line.strip()!r}")
        fields[" ".join(name.split()).lower()] = words.strip()
    return fields


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _numbers(names: list[str], known: Callable[[str], int | None], line: str) -> list[int]:
    found = []
    for name in names:
        number = known(name)
        if number is None:
            raise NotationError(f"{line}: nothing is called {name!r}")
        found.append(number)
    return found


def place(s: Key, fields: dict[str, str]) -> None:
    """Lay cards, tokens, characters and windows as the lines say; the frames stay as they are."""
    _place_cards(s, fields)
    _place_tokens(s, fields)
    _place_windows(s, fields)
    if "turn" in fields:
        s.turn = int(fields["turn"]) - 1
    s.actions = int(fields.get("actions", s.actions))
    s.passes = int(fields.get("passes", s.passes))
    if "peril" in fields:
        s.in_peril = fields["peril"] == "yes"
    for line in fields:
        if line.startswith("lock "):
            s.locks[int(line.removeprefix("lock ")) - 1] = -1 if fields[line] == "-" else SUITS.index(fields[line])
    if "guard" in fields:
        s.guard = int(fields["guard"]) - 1
    if "achievements" in fields:
        s.achievements = [int(n) for n in fields["achievements"].split()]
    if "answer" in fields:
        s.solution = Secret("answer", fields["answer"])


def _place_cards(s: Key, fields: dict[str, str]) -> None:
    lines = [name for name in fields if name in (*ACTIONS, "discard", "deck", "deck top") or name.startswith("hand ")]
    named = {line: _numbers(_words(fields[line]), CARD_OF.get, line) for line in lines}
    used = [card for cards in named.values() for card in cards]
    if len(set(used)) < len(used):
        twice = next(card for card in used if used.count(card) > 1)
        raise NotationError(f"the card {next(n for n, c in CARD_OF.items() if c == twice)} is named twice")
    sizes = [len(hand) for hand in s.hands]
    free = [card for card in range(CARDS) if card not in used]

    def stays(line: str, before: list[int]) -> list[int]:
        cards = named[line] if line in named else [card for card in before if card in free]
        for card in cards:
            if card in free:
                free.remove(card)
        return cards

    for pile, name in enumerate(ACTIONS):
        s.piles[pile] = stays(name, s.piles[pile])
    s.discard = stays("discard", s.discard)
    for seat in range(s.seated):
        cards = stays(f"hand {seat + 1}", s.hands[seat].cards)
        s.hands[seat] = Hand("card", seat, cards)
    on_top = named.get("deck top", [])
    deck = named["deck"] if "deck" in named else [c for c in s.deck.cards if c in free]
    free = [card for card in free if card not in deck]
    for seat, size in enumerate(sizes):
        while f"hand {seat + 1}" not in named and len(s.hands[seat]) < size and deck:
            s.hands[seat].put(deck.pop(0))
    if "deck" in named:
        s.discard = free + s.discard  # what lies nowhere else was discarded
        free = []
    s.deck = Pile("card", free + deck + on_top[::-1])


def _place_tokens(s: Key, fields: dict[str, str]) -> None:
    names = {name: number for number, name in enumerate(token_names(s.parts))}
    rooms: dict[int, list[list[int]]] = {}
    for line, text in fields.items():
        if line.startswith("room "):
            room = int(line.removeprefix("room ")) - 1
            if not 0 <= room < len(s.stacks):
                raise NotationError(f"{line}: this board has rooms 1 to {len(s.stacks)}")
            stack, up, here = ([*text.split("|"), "-", "-"])[:3]
            tokens = [_numbers(_words(part.strip() or "-"), names.get, line) for part in (stack, up)]
            rooms[room] = tokens
            for seat in _words(here.strip() or "-"):
                s.rooms[int(seat) - 1] = room
    locked = {
        pile: _numbers(_words(fields[f"counter-intel {name}"]), names.get, f"counter-intel {name}")
        for pile, name in enumerate(ACTIONS)
        if f"counter-intel {name}" in fields
    }
    gone = _numbers(_words(fields["gone"]), names.get, "gone") if "gone" in fields else []
    before = sorted([*s.gone, *(t for p in s.stacks for t in p.cards), *(t for up in s.face_up for t in up)])
    used = [t for tokens in (*(p for pair in rooms.values() for p in pair), *locked.values(), gone) for t in tokens]
    for room in range(len(s.stacks)):
        if room in rooms:
            s.stacks[room] = Pile("token", rooms[room][0])
            s.face_up[room] = rooms[room][1]
        else:
            s.stacks[room] = Pile("token", [t for t in s.stacks[room].cards if t not in used])
            s.face_up[room] = [t for t in s.face_up[room] if t not in used]
    for pile, tokens in locked.items():
        s.counter_intel[pile] = tokens
    lying = [t for p in s.stacks for t in p.cards] + [t for up in (*s.face_up, *s.counter_intel) for t in up]
    s.gone = gone or [t for t in before if t not in lying]
    for line, text in fields.items():
        if line.startswith("at "):  # "at 3: 1 2" puts characters into a room without touching its tokens
            for seat in text.split():
                s.rooms[int(seat) - 1] = int(line.removeprefix("at ")) - 1


def _place_windows(s: Key, fields: dict[str, str]) -> None:
    if "windows" in fields:
        for i, word in enumerate(fields["windows"].split()):
            if word != "?":
                closed = word.endswith("?")
                s.windows[i] = Secret("window", word.rstrip("?"), NOBODY if closed else EVERYBODY)
    for name in _words(fields.get("open", "-")):
        glyph = next((i for i, g in enumerate(s.parts.glyphs) if g.name == name), None)
        if glyph is None or glyph not in [face.glyph for face in s.mission.windows]:
            raise NotationError(f"open: no window shows a glyph called {name!r}")
        for i, face in enumerate(s.mission.windows):
            if face.glyph == glyph:
                s.windows[i] = Secret("window", s.windows[i].true(), EVERYBODY)


ASKED = ("first", "action", "draw", "stall")


def arrange(s: Key, text: str) -> None:
    """Change a position in place; `asked: draw` and the like say which decision is open, an action if not said."""
    fields = fields_of(text)
    known = {
        "turn",
        "actions",
        "passes",
        "peril",
        "answer",
        "windows",
        "open",
        "gone",
        "guard",
        "achievements",
        "asked",
        "discard",
        "deck",
        "deck top",
    }
    for line in fields:
        if line not in known | set(ACTIONS) and line.split()[0] not in ("hand", "room", "at", "lock", "counter-intel"):
            raise NotationError(f"{line!r} is not a line of a position of The Key")
    place(s, fields)
    asked = fields.get("asked", "action")
    if asked not in ASKED:
        raise NotationError(f"asked: expected one of {', '.join(ASKED)}, found {asked!r}")
    seat = s.turn
    main: dict[str, list[Frame]] = {
        "first": [Play(at=1), Volunteer()],
        "action": [Play(at=2), TakeTurn(seat=seat, at=3 if s.actions else 2), ChooseAction(seat=seat)],
        "draw": [Play(at=2), TakeTurn(seat=seat, at=5), RefillHand(seat=seat, at=1), MayDraw(seat=seat)],
        "stall": [Play(at=2), TakeTurn(seat=seat, at=7), DrawAnswerOrConcede()],
    }
    if asked == "draw" and (not s.in_peril or len(s.hands[seat]) >= HAND_SIZE):
        raise NotationError("asked: draw needs 'peril: yes' and fewer than four cards in hand")
    s.strands = [Strand(0, main[asked]), Strand(1, [AtAnyTime()])]
    s.asked = [0] * s.seated
    run(s)
