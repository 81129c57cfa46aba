"""What the two tutorials say, one lesson at a time; when each is taught is up to who shows them."""

from __future__ import annotations

LESSONS: dict[str, str] = {
    # -- the hero
    "lesson.hero.goal": (
        "You woke up in the dark, and not alone. Finish the green or the blue mission, then the red one: that "
        "is the way out. Each card names its room."
    ),
    "lesson.hero.health": (
        "Life and self control keep you going. When one is used up, the other pays. When both are gone, you have lost."
    ),
    "lesson.hero.round": (
        "A round is over. What was out of sight is forgotten, with all noises and answers; your notes are not. "
        "Evil has a full hand again, and new danger."
    ),
    "lesson.hero.cap": (
        "How far you can recover falls with each round. After the last one comes the nightmare: the game goes on, "
        "and everything is worse. After round 12 nobody has won."
    ),
    "lesson.hero.fight": (
        "It is here, and what stays beside you attacks when the turn ends. Fight it: as many hits as the first "
        "number on its card wound it, as many as the second kill it. Or leave: then evil rolls a die for each "
        "creature as you go."
    ),
    "lesson.hero.danger": (
        "A red triangle is danger. While you stand on one, the dangerous half of evil's cards counts too, and "
        "creatures hit more often. Walk around it, or explore that way: afterwards you may lift one."
    ),
    "lesson.hero.met": (
        "You see a creature: point at it or press it, and it says what it can do. What you saw from afar is met "
        "without fear. What surprises you costs self control."
    ),
    "lesson.hero.done": (
        "A mission is done, and what its card promised is yours. Now the red one is open: locate its room, go "
        "there, work on it."
    ),
    "lesson.hero.companion": (
        "Somebody goes with you now. Its charges are its health, and pay for its skill. Evil may hurt it in "
        "your place. Once, at the start of a turn, you may give it up for something greater."
    ),
    "lesson.hero.learned": (
        "You killed what you saw, and learned from it: two points in an ability unlock it for the rest of the "
        "game. The tab Self shows them."
    ),
    "lesson.hero.nightmare": (
        "The nightmare has begun: creatures are worse, and from the next round on each round's end costs you 2 "
        "self control. Finish the red mission soon."
    ),
    "lesson.hero.door": (
        "After a step you may block a door of your sector. Nothing comes through it until a creature spends a "
        "step to open it, or you spend a turn."
    ),
    "lesson.hero.window": (
        "After everything that you do, evil may answer with a card, with two in a turn at most. Cards cover its "
        "track, in the tab Evil: triangles that are still bare when the round ends become danger tokens."
    ),
    "lesson.hero.noise": (
        "You heard something. A noise tells where the shortest way to it begins, not how far it is. Take notes: "
        "nobody else reads them."
    ),
    "lesson.hero.explore": (
        "Look before you walk: press Explore above the arrows, then an arrow or a sector. You see up to two sectors "
        "in a line, and it takes your turn."
    ),
    "lesson.hero.move": (
        "Now walk: press a sector beside you. With keys an arrow aims, and the same arrow again goes. A round "
        "has eight turns."
    ),
    "lesson.hero.move.touch": "Now walk: press a sector beside you, and again to go. A round has eight turns.",
    "lesson.hero.dark": (
        "The box with a bulb is a light control unit (LCU). Repair it: in light creatures roll fewer dice, you "
        "roll more, and you see along lit corridors. A creature that walks in puts the light out."
    ),
    "lesson.hero.work": (
        "This is the room of a mission. Press Work on it; its card says which deeds it takes, and how often."
    ),
    "lesson.hero.adrenaline": (
        "Adrenaline is for the start of a turn: recover a point, or act twice in bullet time. A round's end "
        "brings new: more, the worse you are."
    ),
    "lesson.hero.locate": (
        "Locate: name two things, and evil has to tell how far they are and on which level. It cannot lie. The "
        "rooms of your missions stand first."
    ),
    "lesson.hero.stairs": (
        "Red and blue stairs join the two levels. Locate the nearest ones, go there, and press the stairs key. "
        "You forget the level that you leave."
    ),
    "lesson.hero.scavenge": (
        "Scavenge draws item cards: one in a corridor, three in a room that was not searched yet. You can carry "
        "six. A charge of one item can fill the plus sign of another and make it better for good."
    ),
    "lesson.hero.over": (
        "That was everything; the game goes on. A word comes only when you meet something new. The question "
        "mark shows all keys, the menu the rules."
    ),
    # -- evil
    "lesson.evil.goal": (
        "You are the dark. Bring the hero's life and self control to nothing before the red mission is done. "
        "You see everything, the hero a lamp's breadth."
    ),
    "lesson.evil.deck": "Your reactions come from two decks. Each has its own way of hurting: choose one.",
    "lesson.evil.swap": (
        "You may swap two rooms, so that no map can be learned by heart. The hero will not know. Or leave them "
        "as they are."
    ),
    "lesson.evil.start": (
        "Where does the hero wake? Press a corridor with a red edge. A few sectors from a mission's room is "
        "good: your creatures begin there."
    ),
    "lesson.evil.split": (
        "You hold cards of both decks. How many of each you begin with is up to you: half of each is fine."
    ),
    "lesson.evil.creatures": (
        "Two creatures begin on the map. Choose what lurks, then a sector with a red edge: in or beside the "
        "rooms of the missions."
    ),
    "lesson.evil.dangers": (
        "Now two danger tokens on each level. Where the hero stands on one, your cards do more and creatures "
        "hit more often. Lay them on the hero's way."
    ),
    "lesson.evil.window": (
        "After each deed of the hero you may answer. A card says what it answers. It waits for the end of the "
        "turn, an Instant one can be played at once. What fits has a red edge. Often nothing does: pass with P, "
        "it costs nothing."
    ),
    "lesson.evil.down": (
        "At the end of a turn any card can be played face down: you move one creature by a sector, or spawn "
        "one. Try it."
    ),
    "lesson.evil.lit": (
        "First which creature, then where: press a sector with a red edge, or a button. Until the last press "
        "you can take it back."
    ),
    "lesson.evil.track": (
        "Every card covers the track: the first of a turn one space, the second two. Triangles that are bare "
        "when the round ends give you danger tokens."
    ),
    "lesson.evil.up": (
        "This card fits what the hero did. Face up it does what it says, and its second half too if the hero "
        "stands in danger."
    ),
    "lesson.evil.noise": (
        "What moves or spawns is heard: the hero is told the first step towards it. Let one be heard while "
        "another waits on the hero's way."
    ),
    "lesson.evil.attack": (
        "Creatures beside the hero attack by themselves when the turn ends: with more dice in the dark. If the "
        "hero walks off, they strike once."
    ),
    "lesson.evil.discard": (
        "The round is over. Put away what will not fit, such as answers to deeds that this hero never does; "
        "then you draw until your hand is full."
    ),
    "lesson.evil.round": (
        "Set the danger tokens that you have earned, where the hero does not see it. Old ones may be moved."
    ),
    "lesson.evil.over": (
        "That was everything; the game goes on. Hurt both life and self control: one pays for the other. The "
        "question mark shows all keys, the menu the rules."
    ),
}
