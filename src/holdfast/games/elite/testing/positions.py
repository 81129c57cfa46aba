"""Positions in every phase and round of a game, by number: random play alone seldom leaves the openings."""

from __future__ import annotations

from typing import Final

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.types import MISSIONS
from holdfast.games.elite.screen.names import cell_name
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import ALIEN, Elite, Options
from holdfast.games.elite.testing.arrange import PHASES, arrange
from holdfast.games.elite.testing.notation import card_ids, swarm_card_words
from holdfast.games.elite.testing.position_words import cell_of

MOST_ALIENS: Final = 9  # of one swarm
KINDS: Final = ("crowded", "hurt", "nearly done", "nearly lost", "late")


def position(parts: Parts, number: int) -> Elite:
    """Returns position `number`: numbers go through seats, missions, maps, difficulties, tempos and phases, each with
    another
    """
    rng = Rng(key_from_seed(f"position/{number}"))
    seats = 1 + number % 6
    options = Options(
        map=list(parts.maps)[number // 2 % len(parts.maps)],
        mission=MISSIONS[number % len(MISSIONS)],
        difficulty=list(parts.difficulties)[number // 3 % len(parts.difficulties)],
        heroes=tuple(rng.sample([hero.id for hero in parts.heroes], 2 if seats == 1 else seats, "heroes")),
        tempo="untimed" if number % 4 == 3 else "live",
        event_grace=number % 5 == 0,
        abilities=number % 7 > 0,
    )
    s = setup(parts, options, seats, key_from_seed(f"dice/{number}"))
    if number % 23 == 0:
        return s
    phases = [phase for phase in PHASES if phase != "setup"]
    in_the_rush = number // 6 % 2  # where most is done, and most can be given away
    phase = "action" if in_the_rush else phases[number % len(phases)]
    Draft(s, rng, KINDS[number // 5 % len(KINDS)]).arrange(phase)
    return s


class Draft:
    """A position that is being thought up, as lines for `arrange`."""

    def __init__(self, s: Elite, rng: Rng, kind: str) -> None:
        self.s = s
        self.rng = rng
        self.kind = kind
        self.lines: list[str] = []
        self.free = [cell for cell in s.map.walkable if not s.map.is_start[cell]]
        self.dice = {seat: len(s.dice_of(seat)) for seat in s.everybody()}
        self.traps: list[int] = []
        self.prey: tuple[int, int] | None = None  # a hero, and the space beside it where a boss is about to die
        self.phase = ""

    def below(self, n: int) -> int:
        return self.rng.below(n, "draft")

    def cell(self, cells: list[int]) -> str | None:
        """Returns a space of these that nobody stands on yet."""
        open_cells = [cell for cell in cells if cell in self.free]
        if not open_cells:
            return None
        cell = self.rng.choice(open_cells, "cells")
        self.free.remove(cell)
        return cell_name(self.s.map, cell)

    def arrange(self, phase: str) -> None:
        s = self.s
        self.phase = phase
        rounds = s.parts.numbers.rounds
        turn = rounds if self.kind in ("late", "nearly done") and self.below(2) else 1 + self.below(rounds)
        self.lines += [f"phase: {phase}", f"round: {turn}", f"pace: {self.below(2)}", f"more boss: {self.below(3) - 1}"]
        self.lines.append(f"clock: {1 + self.below(30)} s")
        self.lines += [f"left {seat + 1}: {1 + self.below(60)} s" for seat in s.everybody()]
        self.heroes()
        if phase in ("event", "spawning", "ready"):  # every die is before its player, and shows nothing
            self.dice = dict.fromkeys(self.dice, 0)
        self.aliens()
        self.map_tokens()
        self.events(turn)
        self.decks()
        self.objectives()
        self.hands()
        if phase == "action":
            self.faces()
        arrange(s, "\n".join(self.lines))

    def heroes(self) -> None:
        s = self.s
        for hero in range(len(s.heroes)):
            sheet = s.hero(hero)
            most = sheet.track + 1 if self.kind in ("hurt", "nearly lost") else sheet.thresholds[0]
            damage = sheet.track if self.kind == "nearly lost" and not self.below(3) else self.below(most)
            home = self.kind == "nearly done" or not self.below(6)
            where = None if home else self.cell(self.workplaces() if self.below(4) else list(s.map.walkable))
            self.lines.append(f"{sheet.id}: {where or ''} damage {damage}")
            self.dice[s.owner(hero)] -= sum(threshold <= damage for threshold in sheet.thresholds)
            if where and self.phase == "action" and not self.rng.below(5, "prey"):
                self.hunt(hero, cell_of(s, where, sheet.id))

    def hunt(self, hero: int, here: int) -> None:
        """Puts, now and then, a boss before a ready weapon: random play seldom kills one, and then draws Alien Tech."""
        s = self.s
        cells = [cell for cell in s.map.walk[here] if cell in self.free and s.map.sight[here][cell]]
        if self.prey is None and cells and self.dice[s.owner(hero)] > 1:
            self.free.remove(cells[0])
            self.prey = hero, cells[0]

    def workplaces(self) -> list[int]:
        """Returns the spaces beside something to do."""
        s = self.s
        places = [cell for cell in (*s.token_at, *s.targets, *s.map.plan.search_slots) if cell >= 0]
        return [cell for place in places for cell in s.map.near[place] if s.map.is_walkable[cell]]

    def lay_traps(self) -> None:
        s = self.s
        cells = [c for token in s.token_at for c in s.map.near[token] if s.map.is_walkable[c] and s.map.reached[c]]
        self.traps = self.rng.sample(sorted(set(cells)), 1 if self.kind == "nearly done" else 3, "traps")
        self.lines.append(f"traps: {' '.join(cell_name(s.map, cell) for cell in self.traps)}")

    def aliens(self) -> None:
        s = self.s
        reached = [cell for cell in s.map.walkable if s.map.reached[cell]]
        if s.options.mission == "capture":
            self.lay_traps()
            cells = [self.cell([trap]) for trap in self.traps if self.below(3)]
            self.lines.append(f"{s.parts.swarms[0].id}s: {' '.join(cell for cell in cells if cell) or '-'}")
        if self.kind == "nearly done":
            reached = [cell for cell in reached if s.map.steps_home[cell] > 6]
        if self.kind == "nearly lost":
            reached = [cell for cell in reached if s.map.steps_home[cell] < 4] + reached
        for swarm in s.parts.swarms[s.options.mission == "capture" :]:
            cells = [self.cell(reached) for _ in range(self.below(MOST_ALIENS if self.kind == "crowded" else 4))]
            self.lines.append(f"{swarm.id}s: {' '.join(cell for cell in cells if cell) or '-'}")
        bosses = self.rng.sample(s.parts.bosses, self.below(3), "bosses")
        if self.prey is not None:
            boss = next(boss for boss in s.parts.bosses if boss not in bosses)
            self.lines.append(f"{boss.id}: {cell_name(s.map, self.prey[1])} health 1")
        for boss in bosses:
            if cell := self.cell(reached):
                self.lines.append(f"{boss.id}: {cell} health {1 + self.below(2) * self.below(boss.health)}")

    def decks(self) -> None:
        """Lets a deck, now and then, be about to run out."""
        ids = card_ids(self.s)
        if not self.below(3):
            self.lines.append(f"search deck: {' '.join(ids[card] for card in self.s.search.cards[:2])}")
        if not self.below(3):
            self.lines.append(f"tech deck: {' '.join(ids[card] for card in self.s.tech.cards[:2])}")
        if not self.below(3):
            words = swarm_card_words(self.s.parts)
            self.lines.append(f"swarm deck: {' '.join(words[card] for card in self.s.swarm.cards[:1])}")

    def map_tokens(self) -> None:
        s = self.s
        for line, most in (("acid", 5), ("slime", 4)):
            cells = self.rng.sample(s.map.walkable, self.below(most), "tokens")
            self.lines.append(f"{line}: {' '.join(cell_name(s.map, cell) for cell in cells) or '-'}")
        for token in range(len(s.search_tokens)):
            words = ("light", "light", "dark", f"taken {1 + self.below(len(s.heroes))}")
            self.lines.append(f"search {token + 1}: {self.rng.choice(words, 'tokens')}")

    def events(self, turn: int) -> None:
        """Turns up as many event cards as rounds have begun."""
        track = list(reversed(self.s.track.cards))[: min(turn, 7)]
        ongoing = [event for event in track if self.s.parts.events[event].is_ongoing]
        past = [event for event in track if event not in ongoing]
        self.lines.append(f"events: {' '.join(self.event(event) for event in ongoing) or '-'}")
        self.lines.append(f"past: {' '.join(str(event + 1) for event in past) or '-'}")

    def event(self, event: int) -> str:
        return f"{event + 1}{self.slots_with_dice(self.s.event_slots(event), None)}"

    def slots_with_dice(self, slots: tuple[object, ...], seat: int | None) -> str:
        """Returns some slots with dice in them, never all: what is complete is marked so when it happens."""
        words = []
        for place, slot in enumerate(slots):
            owner = self.below(self.s.seated) if seat is None else seat
            last = place == len(slots) - 1
            if self.dice[owner] > 1 and self.below(2) and not (last and seat is None):
                self.dice[owner] -= 1
                words.append(f"{slot.icons[0]}@{owner + 1}")  # type: ignore[attr-defined]
            else:
                words.append("-")
        return f"[{','.join(words)}]" if words else ""

    def objectives(self) -> None:
        s = self.s
        mission, last = s.options.mission, len(s.token_at) - 1
        slots = s.map.plan.objective_slots
        targets = list(s.targets)
        for token in range(len(s.token_at)):
            is_done = self.kind == "nearly done" and (token < last or mission != "extermination")
            line = f"objective {token + 1}:"
            if mission in ("extermination", "exploration"):
                line += " gone" if is_done or not self.below(3) else self.work(token)
            elif mission == "capture":
                line += self.work(token)
            elif targets and (is_done or not self.below(3)):
                line += f" {cell_name(s.map, targets.pop())}" + (" ready" if mission == "demolition" else "")
            elif mission == "demolition":
                line += self.work(token)
            elif cell := self.cell([c for c in s.map.walkable if c not in slots]):
                line += f" {cell}"
            self.lines.append(line)
        if targets != s.targets:
            self.lines.append(f"targets: {' '.join(cell_name(s.map, cell) for cell in targets) or '-'}")

    def work(self, token: int) -> str:
        """Returns words for some dice on a token."""
        s = self.s
        if s.options.mission == "exploration":
            relic = next(find.id for find in s.parts.finds if find.remove)
            is_first = token == len(s.token_at) - 1  # of three relics, one lies open
            return f" find {relic} open {self.below(3)}" if is_first else " known" if self.below(2) else ""
        if s.options.mission in ("capture", "demolition") and not self.below(3):
            return " ready"
        return f" {self.slots_with_dice(s.token_slots(token), None)}"

    def hands(self) -> None:
        """Gives each hero a weapon or two and some more cards, with dice in some of their slots."""
        s = self.s
        ids = card_ids(s)
        weapons = [n for n, card in enumerate(s.parts.cards) if card.kind == "weapon"]
        others = [n for n, card in enumerate(s.parts.cards) if card.kind != "weapon"]
        for pile in (weapons, others):
            self.rng.shuffle(pile, "hands")
        ready = min(weapons, key=lambda card: len(s.parts.cards[card].slots))
        if self.prey is not None:
            weapons.remove(ready)
        for hero in range(len(s.heroes)):
            cards = [weapons.pop() for _ in range(1 + self.below(2))] + [others.pop() for _ in range(self.below(3))]
            words = [ids[card] + self.slots_with_dice(s.parts.cards[card].slots, s.owner(hero)) for card in cards]
            if self.prey is not None and self.prey[0] == hero:
                words[0] = self.ready_weapon(ready, s.owner(hero))
            self.lines.append(f"hand {hero + 1}: {' '.join(words)}")
        if self.phase == "action":
            deck = [card for card in (*others, *weapons) if card in s.tech.cards[2:]]
            self.lines.append(f"aside {1 + self.below(len(s.heroes))}: {' '.join(ids[card] for card in deck[:3])}")

    def ready_weapon(self, weapon: int, seat: int) -> str:
        """Returns a weapon that is ready, and hits."""
        slots = self.s.parts.cards[weapon].slots
        self.dice[seat] -= len(slots)
        self.lines.append("next hit: 6 6 6")
        return f"{card_ids(self.s)[weapon]}[{','.join(slot.icons[0] for slot in slots)}]"

    def faces(self) -> None:
        for seat, dice in self.dice.items():
            aliens = not self.below(3)  # who shows an alien can do nothing else before it has moved
            faces = ("-", "move", "search", *(symbol for symbol in SYMBOLS if aliens or symbol != SYMBOLS[ALIEN]))
            words = [self.rng.choice(faces, "faces") for _ in range(max(dice, 0))]
            self.lines.append(f"dice {seat + 1}: {' '.join(words)}")
