/** What the things at ELITE's table are called: shown beside the keys. */

export const WORDS: readonly (readonly [string, string])[] = [
  ["Die", "Six faces: move, hand, gun, wrench, search, and one alien."],
  ["Alien result", "Move one alien along its arrows at once; until then your dice can do nothing else."],
  ["Slot", "Takes one die of its symbol. When the thing is used, the die is free again."],
  ["Locking slot", "Red: its die stays there until the end of the round."],
  ["Double locking slot", "Two slots that count as one: both need a die, and both keep it until the end of the round."],
  ["Ready", "All slots are filled: a weapon can fire, an item can be used, an objective is done."],
  ["Cluster", "A burrow where aliens come out, numbered 1 to 3, with its spawn points around it."],
  ["Swarm card", "So many aliens of one kind at one cluster; a bolt on it means that this kind uses its ability."],
  ["Boss card", "A boss enters with its health and its power, or all is clear."],
  ["Event track", "This round's event. Its slots may be filled by anybody, to be rid of it."],
  ["Search token", "Beside it a search result draws three cards to keep one of; or take the token for later."],
  ["Alien Tech", "Killing a boss draws from a deck of its own: weapons and things not made for hands."],
  ["Attachment", "Connects to one kind of weapon, and changes how that one shoots."],
  ["Damage track", "Each wound fills a box. Boxes with a lock take a die away; after the last the hero is dead."],
  ["Push", "Who stands where an alien must go is pushed aside; for heroes that is a wound."],
  ["Acid, slime", "Acid hurts heroes who enter it; slime carries aliens one step further."],
];
