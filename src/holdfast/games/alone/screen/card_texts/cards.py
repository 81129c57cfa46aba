"""The texts of cards, made from their data: skills, items, reactions, missions, creatures, avatars, powers."""

from __future__ import annotations

from typing import Final

from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.types import (
    Avatar,
    AvatarUpgrade,
    Character,
    Cost,
    Difficulty,
    HeroPower,
    Item,
    Mission,
    MissionStep,
    Reaction,
    Room,
    Skill,
    SpecialCreature,
    Stats,
)
from holdfast.games.alone.cards.vocabulary import Moment, Reach, Trigger
from holdfast.games.alone.screen.card_texts.phrases import NUMBERS, article, both, capital, listed, points, times
from holdfast.games.alone.screen.card_texts.rules import rules_text, standing_text, told

TRIGGERS: Final[dict[Trigger, str]] = {
    "move": "Answers a move",
    "explore": "Answers an explore",
    "fight": "Answers a fight",
    "locate": "Answers a locate",
    "scavenge": "Answers a scavenge",
    "interact": "Answers an interact",
    "life": "Answers lost life",
    "control": "Answers lost self control",
}
MOMENTS: Final[dict[Moment, str]] = {
    "always": "",
    "start": "At the start of a turn: ",
    "move": "With a move: ",
    "explore": "With an explore: ",
    "fight": "With a fight: ",
    "locate": "With a locate: ",
    "scavenge": "With a scavenge: ",
    "interact": "With an interact: ",
    "upgrade": "While you upgrade: ",
    "fought": "After your fight dice: ",
    "rolled": "After any roll, at once: ",
    "harm": "When you would lose life or self control: ",
    "opportunity": "Before an attack of opportunity: ",
    "reaction": "When a dangerous card is played: ",
    "clean_up": "When the labyrinth is cleaned up: ",
}


def skill_text(skill: Skill) -> str:
    often = f"{times(skill.per_round)} a round. " if skill.per_round else ""
    return f"{capital(often)}{MOMENTS[skill.when]}{told(skill.effects)}{rules_text(skill.rules)}"


def character_text(character: Character) -> str:
    sides = (("Hero", character.hero), ("Companion", character.companion), ("Sacrifice", character.sacrifice))
    return "\n".join(f"{side}, {skill.name}: {skill_text(skill)}" for side, skill in sides)


def item_text(item: Item) -> str:
    upgrade = f"\nWith {article(item.upgrade.needs)} component: {told(item.upgrade.effects)}" if item.upgrade else ""
    return f"{MOMENTS[item.when]}{told(item.effects)}{upgrade}"


def reaction_text(card: Reaction) -> str:
    first = f"{'Instant. ' if card.instant else ''}{TRIGGERS[card.trigger]}. {told(card.effects, card.icon)}"
    return f"{first}\nDangerous: {told(card.dangerous, card.icon)}"


def step_text(step: MissionStep) -> str:
    """Writes one step of a mission: "interact twice, not on the same turn"."""
    often = f" {times(step.times)}" if step.times > 1 else ""
    if step.times == 2 and step.apart:
        apart = ", not on the same turn"
    else:
        apart = ", each on a turn of its own" if step.apart else ""
    clear = ", with no creature there" if step.clear else ""
    sealed = f", with {NUMBERS[step.sealed]} of its doors blocked" if step.sealed else ""
    price = cost_text(step.cost)
    paying = f", paying {price}{' each time' if step.times > 1 else ''}" if price else ""
    return f"{step.action}{often}{apart}{clear}{sealed}{paying}"


def cost_text(cost: Cost) -> str:
    matrix = f" of {cost.matrix} items" if cost.matrix else ""
    paid = [
        f"{points(cost.charges, 'charge')}{matrix}" if cost.charges else "",
        f"{cost.adrenaline} adrenaline" if cost.adrenaline else "",
        both(cost.life, cost.control),
    ]
    return " and ".join(part for part in paid if part)


def mission_text(mission: Mission, room: Room) -> str:
    spent = [f" That {step.action} does nothing else." for step in mission.steps if step.action in ("fight", "locate")]
    lines = [f"{room.name}: {', then '.join(map(step_text, mission.steps))}.{''.join(spent)}"]
    if mission.revealed:
        lines.append(
            f"{'When unlocked' if mission.colour == 'red' else 'When revealed'}: {told(mission.revealed, by='evil')}"
        )
    if mission.hindrance:
        lines.append(f"{'From then on' if mission.colour == 'red' else 'Until then'}: {rules_text(mission.hindrance)}")
    if mission.reward:
        lines.append(f"Reward: {told(mission.reward)}")
    if mission.colour == "red":
        lines.append("Done, you win.")
    return "\n".join(lines)


def stats_text(stats: Stats) -> str:
    return (
        f"appears {stats.distance} or more sectors away; surprise costs {stats.loss} self control; "
        f"rolls {points(stats.dark, 'die')} in the dark and {stats.lit} in the light; "
        f"wounded by {points(stats.first, 'hit')} at once, killed by {stats.second}"
    )


def special_text(special: SpecialCreature) -> str:
    return f"{special.power_name}: {standing_text(special.power)}"


def upgrade_text(upgrade: AvatarUpgrade, reach: Reach) -> str:
    """Writes an upgrade: it adds to the power, and works when and where that does."""
    if upgrade.stats is None:
        done = activation_text(upgrade.effects) if upgrade.effects else ""
        return f"{upgrade.name}: {done}{rules_text(upgrade.rules, reach) if upgrade.rules else ''}"
    names = (("distance", "spawning distance"), ("loss", "self control lost"), ("dark", "die in the dark"))
    more = (*names, ("lit", "die in the light"), ("first", "hit to wound it"), ("second", "hit to kill it at once"))
    changed = [f"{getattr(upgrade.stats, field):+} {name}" for field, name in more if getattr(upgrade.stats, field)]
    return f"{upgrade.name}: {', '.join(changed)}."


def avatar_text(avatar: Avatar) -> str:
    power = standing_text(avatar.passive) if avatar.passive else activation_text(avatar.on_activation)
    reach: Reach = avatar.passive.reach if avatar.passive else "itself"
    return "\n".join((f"{avatar.power_name}: {power}", *(upgrade_text(up, reach) for up in avatar.upgrades)))


def activation_text(effects: Effects) -> str:
    return f"When activated: {told(effects, by='evil')}"


def power_text(power: HeroPower) -> str:
    when = MOMENTS[power.when] if power.instant else ""
    return f"{power.cost} danger token{'s' if power.cost > 1 else ''}. {when}{told(power.effects)}"


def difficulty_text(difficulty: Difficulty) -> str:
    start = ["Bullets"] * difficulty.bullets + ["a random item"] * difficulty.items
    midgame = told(difficulty.midgame) or "Nothing."
    return f"You start with {listed(start) or 'nothing'}. For your first mission: {midgame}"


def room_text(room: Room) -> str:
    return f"{room.action}: {told(room.effects)}" if room.effects else ""
