/** What an option would do, said before it is taken: what it costs, what it gives, what it risks. */

import { actionOf } from "../offers";
import { cardOf, type Token } from "../tokens";
import { cellToward, type AloneAction, type AloneView, type Offer, type Parts } from "../types";
import type { Texts } from "../../../texts";
import { count } from "../words";

export interface Consequence {
  readonly does: string;
  readonly costs: readonly string[];
  readonly risks: readonly string[];
}

interface World {
  readonly view: AloneView;
  readonly parts: Parts;
  readonly texts: Texts;
  readonly tokens: readonly Token[];
}

export function consequenceOf(offer: Offer, world: World): Consequence {
  const { view, texts } = world;
  const move = actionOf(offer, "move");
  if (move) return moving(move.way, world);
  const item = actionOf(offer, "use_item", "use_passive");
  if (item) {
    const charges = view.items.find((carried) => carried.item === item.item)?.charges ?? 1;
    return {
      does: texts.say(`item_text.${item.item}`),
      costs: [charges > 1 ? `1 of ${count(charges, "charge")}` : "its last charge"],
      risks: [],
    };
  }
  return { does: doesOf(offer, world), costs: costsOf(offer), risks: [] };
}

function moving(way: string, { view, texts, tokens }: World): Consequence {
  const labyrinth = view.labyrinth!;
  const here = labyrinth.sectors.find((sector) => sector.cell === labyrinth.here);
  const to = labyrinth.sectors.find((sector) => sector.cell === cellToward(labyrinth.here, way));
  const risks: string[] = [];
  const around = labyrinth.creatures.filter((one) => one.figure.cell === labyrinth.here);
  if (around.length > 0)
    risks.push(`Evil strikes as you leave: ${count(view.prospects?.leaving ?? around.length, "die", "dice")}.`);
  if (labyrinth.snares.some((snare) => snare.cell === labyrinth.here)) risks.push("The snare here springs.");
  const there = to ? labyrinth.creatures.filter((one) => one.figure.cell === to.cell) : [];
  for (const one of there) risks.push(`A ${tokens[one.creature]?.name ?? "creature"} is there.`);
  if (to?.danger) risks.push("Danger lies there.");
  if (!to) risks.push("Whatever you meet there costs self control.");
  if (way === "stairs") risks.push("You forget this level, but for its stairs.");
  const where = to
    ? `Go to ${texts.say(`sector.${to.cell}`)}${to.tile.room >= 0 ? `, the ${texts.say(`room.${to.tile.room}`)}` : ""}, ${to.lit ? "lit" : "dark"}.`
    : "Step into the unknown; it is revealed as you enter.";
  return { does: here ? where : "", costs: [], risks };
}

function doesOf(offer: Offer, { view, texts, tokens }: World): string {
  const { action } = offer.option;
  const prospects = view.prospects;
  switch (action.act) {
    case "explore":
      return action.way === "stairs"
        ? "See the other end of the stairs, without going there."
        : `See up to ${count(prospects?.explore ?? 2, "sector")} in that direction, without entering. Then you may lift one danger token.`;
    case "fight": {
      const token = tokens[action.creature];
      return `Roll ${count(prospects?.fight ?? 3, "die", "dice")}. ${token ? cardOf(texts, token, view.nightmare) : ""}`;
    }
    case "locate":
      return `Ask for ${count(prospects?.locate ?? 2, "target")}: evil tells how far, and on which level. It never lies.`;
    case "scavenge":
      return `Draw ${count(prospects?.scavenge ?? 1, "item card")}, keep up to six items, then upgrade.`;
    case "interact":
      return `Light this sector and up to ${count(prospects?.light ?? 2, "sector")} in a line.`;
    case "work":
      return texts.say(`mission_text.${action.mission}`).split("\n")[0]!;
    case "unblock_door":
      return "Clear the door. It takes the whole turn.";
    case "recover_health":
      return `Recover 1 ${texts.say(`track.${action.track}`)}, up to ${view.cap}.`;
    case "bullet_time":
      return "Two actions on this turn.";
    case "use_own_skill":
    case "start_skill":
    case "use_skill":
      return texts.say(`character_text.${view.character}`).split("\n")[0]!;
    case "ask_companion":
    case "start_companion":
    case "use_companion":
      return texts.say(`character_text.${view.companion?.character ?? 0}`).split("\n")[1] ?? "";
    case "sacrifice":
      return texts.say(`character_text.${view.companion?.character ?? 0}`).split("\n")[2] ?? "";
    case "use_room":
      return texts.say(`room_text.${roomHere(view)}`);
    case "use_power":
    case "use_instant_power":
      return texts.say(`power_text.${action.power}`);
    case "pick_hero":
      return `${texts.say(`character_about.${action.character}`)} ${texts.say(`character_text.${action.character}`).split("\n")[0]!}`;
    case "pick_difficulty":
      return texts.say(`difficulty_text.${action.difficulty}`);
    case "pick_character":
      return texts.say(`character_text.${action.character}`);
    case "pick_card":
      return texts.say(`item_text.${action.card}`);
    case "pick_item":
      return texts.say(`item_text.${action.item}`);
    case "take_courage":
      return "Evil rolls a die; a miss makes the loss 1 less.";
    default:
      return "";
  }
}

function roomHere(view: AloneView): number {
  const labyrinth = view.labyrinth;
  return labyrinth?.sectors.find((sector) => sector.cell === labyrinth.here)?.tile.room ?? -1;
}

const COSTS: Readonly<Partial<Record<AloneAction["act"], string>>> = {
  recover_health: "1 adrenaline",
  bullet_time: "1 adrenaline",
  start_companion: "1 charge of your companion",
  ask_companion: "1 charge of your companion",
  use_companion: "1 charge of your companion",
  sacrifice: "your companion",
  unblock_door: "the whole turn",
};

function costsOf(offer: Offer): string[] {
  const cost = COSTS[offer.option.action.act];
  return cost ? [cost] : [];
}

/** Deeds that evil may answer. */
const ANSWERED = new Set<AloneAction["act"]>([
  "move",
  "explore",
  "fight",
  "locate",
  "scavenge",
  "interact",
  "work",
  "use_item",
  "use_room",
]);

export function isAnswered(offer: Offer): boolean {
  return ANSWERED.has(offer.option.action.act);
}
