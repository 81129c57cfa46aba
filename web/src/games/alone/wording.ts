/** What lies on the table in sentences: for the text view, for tips, and for those who listen. */

import type { Texts } from "../../texts";
import type { alone } from "../../wire.gen";
import { questIn, specialOf } from "./rooms";
import type { Token } from "./tokens";
import { WAYS, type AloneView, type Parts, type SectorView, type Tile } from "./types";
import { count } from "./words";

const STAIRS = ["red", "blue"] as const;

/** Where the ways of a sector lead, with their doors. */
function waysOf(tile: Tile, blocked: number): string {
  const ways = tile.sides.flatMap((side, i) => {
    if (side === "wall") return [];
    const door = side === "open" ? "" : blocked & (1 << i) ? " (blocked door)" : " (door)";
    return [`${WAYS[i]!}${door}`];
  });
  return ways.length > 0 ? `ways ${ways.join(", ")}` : "no way out";
}

function things(tile: Tile, lit: boolean, danger: boolean): string[] {
  return [
    lit ? "lit" : "dark",
    ...(danger ? ["danger"] : []),
    ...(tile.lcu ? ["an LCU"] : []),
    ...(tile.stairs >= 0 ? [`${STAIRS[tile.stairs] ?? "more"} stairs`] : []),
  ];
}

export function figureWords(figure: alone.Figure, texts: Texts): string {
  const more = [
    texts.say(`wounds.${Math.min(1, figure.wounds)}`),
    ...(figure.stunned ? ["stunned"] : []),
    ...(figure.rage > 0 ? ["raging"] : []),
    ...(figure.hard + figure.hard_round > 0 ? ["hardened"] : []),
    ...(figure.down ? ["knocked down"] : []),
  ];
  return more.join(", ");
}

/** What there is to do in a room. */
function goodFor(view: AloneView, parts: Parts, room: number, texts: Texts): string {
  const quest = questIn(view, parts, room);
  if (quest) return ` (${quest.mission.colour} mission${quest.done ? ", done" : ""})`;
  const special = specialOf(view, parts, room, texts);
  if (!special) return "";
  return view.scavenged[room] ? " (searched)" : ` (special action, ${special.replace(/\.$/, "")})`;
}

/** A sector of the labyrinth, all that is seen of it. */
export function sectorWords(
  view: AloneView,
  sector: SectorView,
  tokens: readonly Token[],
  texts: Texts,
  parts: Parts,
): string {
  const { tile, lit, danger, blocked, cell } = sector;
  const labyrinth = view.labyrinth!;
  const name = texts.say(`sector.${cell}`);
  const room = tile.room >= 0 ? `, the ${texts.say(`room.${tile.room}`)}${goodFor(view, parts, tile.room, texts)}` : "";
  const creatures = labyrinth.creatures
    .filter((one) => one.figure.cell === cell)
    .map((one) => `${tokens[one.creature]?.name ?? "creature"} (${figureWords(one.figure, texts)})`);
  const here = labyrinth.here === cell ? ["the hero is here"] : sector.in_sight ? ["in sight"] : [];
  const snared = labyrinth.snares.some((snare) => snare.cell === cell) ? ["snared"] : [];
  const said = [...here, ...things(tile, lit, danger), ...snared, ...creatures, waysOf(tile, blocked)];
  return `${name}${room}: ${said.join("; ")}.`;
}

/** A sector of the map, for evil. */
export function mapWords(view: AloneView, sector: alone.MapSector, texts: Texts, parts: Parts): string {
  const { tile, lit, danger, blocked, place } = sector;
  const evil = view.evil!;
  const room = tile.room >= 0 ? `, the ${texts.say(`room.${tile.room}`)}${goodFor(view, parts, tile.room, texts)}` : "";
  const creatures = evil.creatures
    .filter((one) => one.place === place)
    .map((one) => `${texts.say(`creature.${one.token}`)} (${figureWords(one.figure, texts)})`);
  const hero = evil.hero === place ? ["the hero"] : [];
  const seen = sector.revealed ? ["in the labyrinth"] : [];
  const said = [...hero, ...creatures, ...things(tile, lit, danger), ...seen, waysOf(tile, blocked)];
  return `${texts.say(`place.${place}`)}${room}: ${said.join("; ")}.`;
}

/** Noises of this turn and the one before, and what evil had to answer. */
export function heardWords(view: AloneView, texts: Texts): string[] {
  if (!view.labyrinth) return [];
  const { noises, located } = view.labyrinth;
  const heard = noises.slice(-6).map((noise) => `Turn ${noise.turn}: a noise from ${texts.say(`noise.${noise.way}`)}.`);
  return [...heard, ...located.slice(-6).map((answer) => locatedWords(answer, texts))];
}

export function locatedWords(answer: alone.Located, texts: Texts): string {
  const target = texts.say(`goal.${answer.target}`);
  if (answer.distance < 0) return `Turn ${answer.turn}: ${target}: none.`;
  const way = answer.way ? `, first ${texts.say(`way.${answer.way}`)}` : "";
  const level = texts.say(`level.${answer.level}`);
  return `Turn ${answer.turn}: ${target} was ${count(answer.distance, "sector")} away, ${level}${way}.`;
}

export function itemWords(carried: alone.Carried, texts: Texts): string {
  const upgraded = carried.upgraded ? ", upgraded" : "";
  const name = texts.say(`item.${carried.item}`);
  return `${name} (${count(carried.charges, "charge")}${upgraded}): ${texts.say(`item_text.${carried.item}`)}`;
}

export function companionWords(companion: alone.Companion, texts: Texts): string {
  const name = texts.say(`character.${companion.character}`);
  return `Companion: the ${name}, ${count(companion.charges, "charge")}. ${texts.say(`character_text.${companion.character}`)}`;
}

/** How far a mission has come, in a few words. */
export function progressWords(quest: alone.Quest, parts: Parts, texts: Texts): string {
  if (quest.done) return "done";
  const mission = parts.missions[quest.mission];
  const step = mission?.steps[quest.step];
  if (!mission || !step) return "open";
  const left = step.times - quest.times;
  return `next: ${texts.say(`deed.${step.action}`)} there${left > 1 ? `, ${left} times` : ""}`;
}

export function missionWords(quest: alone.Quest, parts: Parts, texts: Texts): string {
  const name = texts.say(`mission.${quest.mission}`);
  return `${name} (${progressWords(quest, parts, texts)}): ${texts.say(`mission_text.${quest.mission}`)}`;
}

/** What weighs on the hero or helps for now. */
export function stateWords(view: AloneView, texts: Texts): string[] {
  const said: string[] = [];
  if (view.bullet_time) said.push("Bullet time: two actions on this turn.");
  for (const deed of view.forbidden) said.push(`Something keeps you from this now: ${texts.say(`deed.${deed}`)}.`);
  for (const deed of view.forbidden_next) said.push(`On the next turn you cannot ${texts.say(`deed.${deed}`)}.`);
  if (view.falter) said.push(`You falter: ${count(view.falter, "die", "dice")} fewer in fights on this turn.`);
  if (view.ward) said.push(`On guard: ${count(view.ward, "die", "dice")} fewer against you on this turn.`);
  if (view.hush) said.push("It is quiet: nothing makes noise on this turn.");
  for (const [, dice] of view.rage) said.push(`Rage: ${count(dice, "die", "dice")} more in attacks on this turn.`);
  if (view.nightmare) said.push("The nightmare has begun.");
  view.experience.forEach((points, ability) => {
    if (points > 0)
      said.push(`${texts.say(`ability.${ability}`)}: ${points >= 2 ? "unlocked" : `${points} of 2 experience`}.`);
  });
  if (view.options.avatars) said.push(`Hero powers: ${count(view.power_tokens, "token")}.`);
  return said;
}
