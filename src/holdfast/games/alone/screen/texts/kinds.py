"""Kinds of action without their details, for what is not possible now."""

from __future__ import annotations

KINDS: dict[str, str] = {
    "kind.move": "Move",
    "kind.explore": "Explore",
    "kind.fight": "Fight",
    "kind.locate": "Locate",
    "kind.scavenge": "Scavenge",
    "kind.interact": "Repair the LCU",
    "kind.work": "Work on a mission",
    "kind.use_item": "Use an item",
    "kind.use_own_skill": "Your skill as an action",
    "kind.ask_companion": "Your companion's skill",
    "kind.use_room": "The room's action",
    "kind.unblock_door": "Unblock a door",
    "kind.recover_health": "Recover",
    "kind.bullet_time": "Bullet time",
    "kind.start_skill": "Your skill before acting",
    "kind.start_companion": "Your companion before acting",
    "kind.sacrifice": "Sacrifice",
    "kind.use_power": "Hero power",
    "kind.use_passive": "Use an item",
    "kind.use_skill": "Your skill",
    "kind.use_companion": "Your companion",
    "kind.use_ability": "An ability",
    "kind.use_instant_power": "Instant power",
    "kind.pass": "Pass",
    "kind.play_up": "Play a card face up",
    "kind.play_down": "Play a card face down",
    "kind.play_special": "Spawn a special creature",
    "kind.activate_avatar": "Activate your avatar",
}
