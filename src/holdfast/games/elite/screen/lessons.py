"""What the tutorial says, one lesson at a time, and what the things on the table are called."""

from __future__ import annotations

LESSONS: dict[str, str] = {
    "lesson.goal": (
        "Each marked token on the map wants certain dice. Bring them there, then bring everybody home, within eight "
        "rounds. If an alien gets home, or a hero dies, all is lost."
    ),
    "lesson.weapon": (
        "Take a weapon. The dice that it shows have to lie on it before it fires; range and hit dice stand below."
    ),
    "lesson.group": (
        "Some things the group decides: where a swarm comes out, which alien moves first, which way it takes. Anybody"
        " may answer; what is planned is always sensible."
    ),
    "lesson.aliens": (
        "A round begins with an event, then aliens come out of the burrows at the far side. They follow the arrows "
        "down to your Starting Area."
    ),
    "lesson.ready": (
        "Plan as long as you like. This time nobody hurries: your mate keeps step with you, and only what you do "
        "yourself takes time. Press Ready."
    ),
    "lesson.alien_result": (
        "An alien! Until it is settled you can do nothing else. Press a lit alien, then where it goes: one far away "
        "does the least harm."
    ),
    "lesson.roll": "Roll all your dice: press Roll all. Of the six faces five help you; one is an alien.",
    "lesson.fire": "All its slots are filled, and an alien is within reach and in sight: press the weapon to fire it.",
    "lesson.objective": "You stand beside an objective. Put matching dice on it: all its slots, in one round.",
    "lesson.search": "A search token is beside you: a search result draws three cards, and you keep one.",
    "lesson.move": (
        "A move result carries you to any lit space: one step in eight directions, for some heroes two. Then the die "
        "is free to be rolled again."
    ),
    "lesson.load": (
        "One of your dice fits your weapon: press the die, then a lit slot on the card. There it stays until you fire."
    ),
    "lesson.again": (
        "Keep what helps; press the dice that do not and roll them again, as often as you like. But every roll may "
        "bring an alien."
    ),
    "lesson.harm": (
        "Now the aliens act. A Biter strikes whoever is beside it, a Shooter whom it sees within three spaces, each "
        "on a 4 or more; Runners only run. Then all of them move."
    ),
    "lesson.damage": (
        "Each wound fills a box of a hero's track. A marked box locks one of your dice until you are healed; "
        "beyond the last the hero dies, and all is lost. Some cards heal."
    ),
    "lesson.finish": "Every action took some of your two minutes. Use them up, or finish when nothing more helps.",
    "lesson.activation": (
        "Arrows show where each of them would go. One press lets it happen as planned; or choose order and ways "
        "figure by figure."
    ),
    "lesson.clock": (
        "That was a round, with all the time in the world. In the real thing all act at once, against the clock. Try "
        "sixty seconds of it: a new, small game begins."
    ),
    "lesson.rush_weapon": "The same place, another day. Take a weapon.",
    "lesson.rush_ready": (
        "Look first: which alien is nearest, which token do you want? When you and the bot are ready, sixty seconds "
        "run, and everybody acts at once."
    ),
    "lesson.rush_roll": "Roll! Space rolls all. Aliens first, then spend, then roll again.",
    "lesson.rush_over": (
        "You have been through a whole round: these were all the lessons. Play on here, or begin a game of your own. "
        "Hint says what to do, ? names keys and things."
    ),
    "lesson.meanwhile": (
        "Go on as you like: walk to a marked token, put matching dice on it, shoot what comes near START. Hint says "
        "what a squad member would do."
    ),
    "lesson.meanwhile_home": "Everything is done: now walk home to START, all of you.",
}
GLOSSARY: dict[str, str] = {
    "word.Die": "Six faces: move, hand, gun, wrench, search, and one alien.",
    "word.Alien result": "Move one alien along its arrows at once; until then your dice can do nothing else.",
    "word.Slot": "Takes one die of its symbol. When the thing is used, the die is free again.",
    "word.Locking slot": "Red: its die stays there until the end of the round.",
    "word.Double locking slot": (
        "Two slots that count as one: both need a die, and both keep it until the end of the round."
    ),
    "word.Ready": "All slots are filled: a weapon can fire, an item can be used, an objective is done.",
    "word.Cluster": "A burrow where aliens come out, numbered 1 to 3, with its spawn points around it.",
    "word.Swarm card": "So many aliens of one kind at one cluster; a bolt on it means that this kind uses its ability.",
    "word.Boss card": "A boss enters with its health and its power, or all is clear.",
    "word.Event track": "This round's event. Its slots may be filled by anybody, to be rid of it.",
    "word.Search token": "Beside it a search result draws three cards to keep one of; or take the token for later.",
    "word.Alien Tech": "Killing a boss draws from a deck of its own: weapons and things not made for hands.",
    "word.Attachment": "Connects to one kind of weapon, and changes how that one shoots.",
    "word.Damage track": "Each wound fills a box. A marked box locks a die; after the last the hero is dead.",
    "word.Push": "Who stands where an alien must go is pushed aside; for heroes that is a wound.",
    "word.Acid, slime": "Acid hurts heroes who enter it; slime carries aliens one step further.",
}
