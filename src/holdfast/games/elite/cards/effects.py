"""The verbs that cards, heroes, bosses, events and tokens are made of: a closed set, each a small typed value.

Three kinds. An `Effect` is carried out once, when its moment comes. A `Modifier` changes the attacks of a weapon.
A `Trait` is always so for a hero: by birth, or while an item is carried.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

ANYWHERE: Final = 99  # a range without limit (R133)

Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Range: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=ANYWHERE)]
Roll: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]
Heroes: TypeAlias = Literal["self", "one", "all"]  # whoever acts, one chosen hero in range, every hero in range
Deck: TypeAlias = Literal["swarm", "boss"]
TokenKind: TypeAlias = Literal["acid", "slime"]


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a pack writes as { do = "heal", n = 2 }."""


# --- Effects on heroes


class Heal(Verb, tag="heal", frozen=True):
    """The marker moves n to the left (R166)."""

    n: Some
    who: Heroes = "self"
    range: Range = 0
    sight: bool = False


class Wound(Verb, tag="wound", frozen=True):
    """Damage without a roll to the hero that acts, or to every hero in range of the alien that acts."""

    n: Some
    who: Heroes = "all"
    range: Range = ANYWHERE
    sight: bool = True


class Strike(Verb, tag="strike", frozen=True):
    """An alien rolls one hit die for each hero in its range; to_hit or more is damage (R163)."""

    range: Range
    to_hit: Roll = 4
    damage: Some = 1
    sight: bool = True


class Guard(Verb, tag="guard", frozen=True):
    """The next n damage to the hero this round is ignored."""

    n: Some
    who: Heroes = "self"
    range: Range = 0


class MoveUpTo(Verb, tag="step", frozen=True):
    """The hero may move up to n spaces, as with Move results."""

    n: Some
    who: Heroes = "self"
    range: Range = 0


class Recall(Verb, tag="recall", frozen=True):
    """The hero goes to the Starting Area at once."""

    who: Heroes = "self"
    range: Range = 0


class Drift(Verb, tag="drift", frozen=True):
    """Every hero moves n steps along the alien path (A69)."""

    n: Some


# --- Effects on aliens


class Hit(Verb, tag="hit", frozen=True):
    """n health from each of up to `aliens` different aliens in range, without a roll."""

    n: Some
    range: Range
    aliens: Some = 1
    sight: bool = True


class Blast(Verb, tag="blast", frozen=True):
    """Choose a space in range: every alien within `radius` of it loses n health, every hero there suffers 1."""

    n: Some
    range: Range
    radius: Range = 1
    sight: bool = True


class Hold(Verb, tag="hold", frozen=True):
    """A hold token on each of up to `aliens` aliens in range: it cancels the next movement of that alien (A84)."""

    range: Range
    aliens: Some = 1
    sight: bool = True


class DriveBack(Verb, tag="drive_back", frozen=True):
    """One alien in range goes back up to n steps against its path arrows, through free spaces."""

    n: Some
    range: Range
    sight: bool = True


class AlienMoves(Verb, tag="alien_moves", frozen=True):
    """n steps of aliens, shared out by all players, or by the one whose card it is (as alien results, R85)."""

    n: Some


class Advance(Verb, tag="advance", frozen=True):
    """Every alien in range, or every alien on a spawn point, moves n steps along its path."""

    n: Some
    range: Range = ANYWHERE
    sight: bool = False
    only: Literal["all", "on_spawn_points"] = "all"


class AlienPace(Verb, tag="pace", frozen=True):
    """All aliens have n more movement (fewer if below 0, never under 0) in the next Alien Activation Phase (A67)."""

    n: int


class BossHealth(Verb, tag="boss_health", frozen=True):
    """Every boss on the map receives n health."""

    n: Some


# --- Effects on decks and spawning


class Spawn(Verb, tag="spawn", frozen=True):
    """n cards of a spawn deck are revealed and resolved now; `around` the acting boss instead of at a cluster (A71)."""

    deck: Deck
    n: Some = 1
    around: bool = False


class NextSpawn(Verb, tag="next_spawn", frozen=True):
    """The next Alien Spawning Phase reveals n more cards of that deck (fewer if below 0, never under 0; A56)."""

    deck: Deck
    n: int


class MoreFigures(Verb, tag="more_figures", frozen=True):
    """Every swarm card of the Alien Spawning Phase spawns n more figures."""

    n: Some


class AllActivate(Verb, tag="all_activate", frozen=True):
    """Every swarm card counts as having the activation icon."""


class Draw(Verb, tag="draw", frozen=True):
    """Draw n Search or Alien Tech cards and keep one."""

    deck: Literal["search", "tech"]
    n: Some = 1


# --- Effects on the map


class Spit(Verb, tag="spit", frozen=True):
    """A token on the next path space of the acting alien, or of `aliens` chosen ones; a hero there suffers `wound`."""

    token: TokenKind
    aliens: Range = 0  # 0: the one that acts
    wound: Range = 0


class Clear(Verb, tag="clear", frozen=True):
    """Every acid and slime token in range is removed."""

    range: Range


class Refresh(Verb, tag="refresh", frozen=True):
    """A dark search token in range turns light again (R98)."""

    range: Range


class Fill(Verb, tag="fill", frozen=True):
    """n open slots of one active event, or of one objective token in range, count as filled this round."""

    target: Literal["event", "objective"]
    n: Some = 1
    range: Range = 1


# --- Effects on dice and time


class Turn(Verb, tag="turn", frozen=True):
    """Turn up to n of the hero's free dice to any face but the alien; an alien result among them is gone."""

    n: Some


class AddTime(Verb, tag="add_time", frozen=True):
    """The Action Phase is so many seconds longer (shorter if below 0; A21)."""

    seconds: int


class NoAbilities(Verb, tag="no_abilities", frozen=True):
    """Special abilities of heroes are off."""


class NoSearches(Verb, tag="no_searches", frozen=True):
    """No Search actions and no Alien Tech draws (A46)."""


CardEffect: TypeAlias = (
    Heal | Wound | Guard | MoveUpTo | Recall | Hit | Blast | Hold | DriveBack | AlienMoves | AlienPace | NextSpawn
    | Draw | Clear | Refresh | Fill | Turn | AddTime
)  # fmt: skip
AlienEffect: TypeAlias = Wound | Strike | AlienMoves | Advance | Spawn | Spit
EventEffect: TypeAlias = (
    Wound | Strike | Drift | AlienMoves | Advance | AlienPace | BossHealth | Spawn | MoreFigures | AllActivate | Spit
    | AddTime | NoAbilities | NoSearches
)  # fmt: skip
FindEffect: TypeAlias = NextSpawn | AlienPace | Draw
Effect: TypeAlias = CardEffect | AlienEffect | EventEffect | FindEffect
Effects: TypeAlias = tuple[Effect, ...]

# --- What changes an attack

AttackWhen: TypeAlias = Literal[
    "always",
    "firearm",  # the weapon is one
    "hurt",  # a die of the hero is locked by damage
    "alone",  # no other hero within 2
    "together",  # another hero within 1
    "surrounded",  # two or more aliens within 1
]


class ExtraDice(Verb, tag="extra_dice", frozen=True):
    """n more hit dice."""

    n: Some
    when: AttackWhen = "always"


class BetterToHit(Verb, tag="better_to_hit", frozen=True):
    """The to-hit value is n lower, never below 2."""

    n: Some
    when: AttackWhen = "always"


class Reroll(Verb, tag="reroll", frozen=True):
    """Up to n misses are rolled once more."""

    n: Some


class DoubleHit(Verb, tag="double_hit", frozen=True):
    """Each die that shows `at` or more is two hits."""

    at: Roll


class Harder(Verb, tag="harder", frozen=True):
    """Each hit on a boss takes n more health."""

    n: Some


class Splash(Verb, tag="splash", frozen=True):
    """For each hit, one other alien within 1 of the alien that was hit loses 1 health too."""


class ExtraReach(Verb, tag="reach", frozen=True):
    """The range is n more."""

    n: Some


class Lob(Verb, tag="lob", frozen=True):
    """The attack needs no line of sight."""


class TooNear(Verb, tag="too_near", frozen=True):
    """Hits may not go to aliens within this range."""

    range: Range


Modifier: TypeAlias = (
    ExtraDice | BetterToHit | Reroll | DoubleHit | Harder | Splash | ExtraReach | Lob | TooNear
)  # fmt: skip
Modifiers: TypeAlias = tuple[Modifier, ...]

# --- What is always so for a hero


class Stride(Verb, tag="stride", frozen=True):
    """A Move result moves the hero up to n spaces."""

    n: Some


class Braced(Verb, tag="braced", frozen=True):
    """Pushes by aliens do no damage to the hero."""


class Overtime(Verb, tag="overtime", frozen=True):
    """After Time's Up: leftover Move results may be spent, and each ready weapon fires `shots` times more (A85)."""

    shots: Some = 1


class FollowUp(Verb, tag="follow_up", frozen=True):
    """The hero may step into the space of a swarm alien or boss that the hero just killed."""

    range: Range = 1  # how far away the killed alien may have stood


class Suppressor(Verb, tag="suppress", frozen=True):
    """A result of this icon may be spent to put a hold token on an alien in range and line of sight (A84)."""

    icon: Literal["move", "hand", "gun", "wrench", "search"]
    range: Range


class Marksman(Verb, tag="marksman", frozen=True):
    """These modifiers apply to every attack of the hero."""

    modifiers: Modifiers


class AcidProof(Verb, tag="acid_proof", frozen=True):
    """Acid does no damage to the hero."""


class Armour(Verb, tag="armour", frozen=True):
    """The first n damage to the hero in each round is ignored."""

    n: Some


class DeepSearch(Verb, tag="deep_search", frozen=True):
    """The hero draws n more cards at each search and still keeps one."""

    n: Some


class Holster(Verb, tag="holster", frozen=True):
    """The hero may carry n more weapons."""

    n: Some


Trait: TypeAlias = (
    Stride | Braced | Overtime | FollowUp | Suppressor | Marksman | AcidProof | Armour | DeepSearch | Holster
)  # fmt: skip
Traits: TypeAlias = tuple[Trait, ...]
