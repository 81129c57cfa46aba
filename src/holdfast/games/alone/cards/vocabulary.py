"""The closed word lists of ALONE's cards: what a field in a pack may say."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Action: TypeAlias = Literal["move", "explore", "fight", "locate", "scavenge", "interact"]
Trigger: TypeAlias = Literal["move", "explore", "fight", "locate", "scavenge", "interact", "life", "control"]  # R147
Kind: TypeAlias = Literal["parasite", "spore", "cultist", "mutant", "worm"]  # the icons of creatures
Ability: TypeAlias = Literal["courage", "cold_blood", "acute_sight", "precision", "dexterity"]
Matrix: TypeAlias = Literal["chemical", "electrical", "mechanical"]
DeckId: TypeAlias = Literal["fury", "speed", "terror", "traps"]
Colour: TypeAlias = Literal["green", "blue", "red"]
Face: TypeAlias = Literal["hit", "danger", "miss"]
Who: TypeAlias = Literal["any", "icon", "boss", "here", "near", "level"]
"""Which creature: any; one of the card's icon (regular or special, R273); a boss (avatars are bosses, R244);
one in the hero's sector; one in the hero's sector or adjacent to it; one on the hero's level."""
Place: TypeAlias = Literal["here", "near", "sight", "level", "any"]
"""Which sector: the hero's; the hero's or an adjacent one; one in line of sight; one on the hero's level; any."""
Moment: TypeAlias = Literal[
    "always",  # a standing rule: only its `rules` count
    "start",  # at the start of a turn, before declaring
    "move",  # with that action, in place of its normal effect (R266)
    "explore",
    "fight",
    "locate",
    "scavenge",
    "interact",
    "upgrade",  # while upgrading during a scavenge (R128)
    "fought",  # after the hero's dice of a fight were rolled
    "rolled",  # after any dice were rolled, the hero's or evil's
    "harm",  # when the hero would lose life or self control
    "opportunity",  # before the dice of an attack of opportunity
    "reaction",  # when evil has played a dangerous card, before its text
    "clean_up",  # at the labyrinth clean-up (R167)
]
"""When an ability or a passive item may be used."""
Event: TypeAlias = Literal[
    "move",  # after the hero resolved that action
    "explore",
    "fight",
    "locate",
    "scavenge",
    "interact",
    "enter_room",  # the hero has entered a room
    "use_stairs",  # the hero has changed level
    "encounter",  # the hero has lost self control by an encounter
    "kill",  # the hero has killed a creature
    "recover",  # the hero has spent adrenaline to recover
    "bullet_time",  # the hero has spent adrenaline on bullet time
    "turn_end",  # after creature attacks
    "round_end",  # step 6
]
"""When a power or a hindrance does something by itself."""
Reach: TypeAlias = Literal["map", "level", "near", "sector", "itself"]
"""Where a standing rule works: everywhere; while the hero is on the creature's level; in its sector or an
adjacent one; in its sector; on the creature itself. Hindrances and heroes work everywhere ("map")."""

ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)
MATRICES: Final[tuple[Matrix, ...]] = get_args(Matrix)
DECKS: Final[tuple[DeckId, ...]] = get_args(DeckId)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
