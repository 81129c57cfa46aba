/** Short words for The Key's table that are no sentences of the rules: what a pile does, what a button is called. */

import type { Texts } from "../../texts";
import { isTime, suitOf, rankOf, type KeyView, type Parts } from "./types";

export const PILE_NAMES = ["Run", "Intel", "Gather", "Regroup"] as const;

export const PILE_DOES = [
  "Move up to 3 rooms",
  "Turn up 2 tokens of any room",
  "Collect 2 in your room",
  "Clear another pile",
] as const;

/** "seven of squares": for those who listen. */
export function cardWords(card: number): string {
  if (isTime(card)) return card === 39 ? "double time card" : "time card";
  return `${rankOf(card)} of ${suitOf(card)}s`;
}

export function tokenWords(parts: Parts, token: number): string {
  const found = parts.tokens[token]!;
  if (found.kind === "glyph") return parts.glyphs[found.glyph]!.name;
  if (found.kind === "counter_intel") return `counter intel for ${PILE_NAMES[found.action] ?? "an action"}`;
  return found.kind;
}

/** The game's texts with cards, tokens and rooms named as this table shows them. */
export function spoken(texts: Texts, parts: Parts): Texts {
  const more: Record<string, string> = {};
  for (let card = 0; card < 40; card += 1) more[`card.${card}`] = cardWords(card);
  parts.tokens.forEach((_, token) => {
    more[`token.${token}`] = tokenWords(parts, token);
  });
  return texts.extended(more);
}

export function roomName(view: KeyView, parts: Parts, room: number): string {
  return parts.boards[view.mission.board]?.rooms[room]?.name ?? `Room ${room + 1}`;
}

/** What a room holds, in a sentence; its number and name stand before it. */
export function roomWords(view: KeyView, parts: Parts, texts: Texts, room: number): string {
  const said: string[] = [];
  const stack = view.stacks[room] ?? 0;
  if (stack > 0) said.push(`${stack} face down`);
  const up = view.face_up[room] ?? [];
  if (up.length > 0) said.push(`face up: ${up.map((token) => tokenWords(parts, token)).join(", ")}`);
  if (stack === 0 && up.length === 0) said.push("no tokens");
  if ((view.locks[room] ?? -1) >= 0)
    said.push(`locked, needs a ${["circle", "square", "triangle"][view.locks[room]!]}`);
  if (view.guard === room) said.push("the guard is here");
  for (const feature of view.mission.features) {
    if (feature.room - 1 === room && feature.kind !== "lock" && feature.kind !== "guard")
      said.push(feature.kind.replace("_", " "));
  }
  if (view.mission.entrance - 1 === room) said.push("entrance");
  const here = view.rooms.flatMap((at, seat) => (at === room ? [texts.say(`seat.${seat}`)] : []));
  if (here.length > 0) said.push(`here: ${here.join(", ")}`);
  return said.join("; ");
}

export function stars(grade: number): string {
  return "★".repeat(grade) + "☆".repeat(Math.max(0, 5 - grade));
}
