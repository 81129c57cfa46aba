/** Creature tokens by number, as `games/alone/tokens.py` counts them: kinds with their copies, specials, avatars. */

import type { Texts } from "../../texts";
import type { Parts, Stats } from "./types";

export interface Token {
  readonly source: "creature" | "special" | "avatar";
  /** Its place among those of its source. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly shape: Shape;
  /** There is but one of it. */
  readonly unique: boolean;
}

export const SHAPES = ["parasite", "spore", "cultist", "mutant", "worm", "boss", "special", "avatar"] as const;
export type Shape = (typeof SHAPES)[number];

const isShape = (word: string | null): word is Shape => SHAPES.some((shape) => shape === word);

export function tokensOf(parts: Parts): readonly Token[] {
  const regular = parts.creatures.flatMap(({ id, name, symbol, kind, boss, tokens }, index) => {
    const shape = boss ? "boss" : isShape(kind) ? kind : "mutant";
    const letter = symbol.toUpperCase();
    const token: Token = { source: "creature", index, id, name, letter, shape, unique: tokens === 1 };
    return Array.from({ length: tokens }, () => token);
  });
  return [...regular, ...ofExpansion("special", parts.specials), ...ofExpansion("avatar", parts.avatars)];
}

function ofExpansion(source: "special" | "avatar", cards: readonly { id: string; name: string }[]): Token[] {
  return cards.map(({ id, name }, index) => {
    const letter = name.replace(/^The /, "").charAt(0);
    return { source, index, id, name, letter, shape: source, unique: true };
  });
}

/** The numbers on its card that count now, with what the filled upgrade spaces of an avatar (bits) add to them. */
export function statsOf(parts: Parts, token: Token, nightmare: boolean, upgrades = 0): Stats {
  const cards = { creature: parts.creatures, special: parts.specials, avatar: parts.avatars }[token.source];
  const { regular, nightmare: worse } = cards[token.index]!;
  const printed = nightmare ? worse : regular;
  if (token.source !== "avatar") return printed;
  const filled = parts.avatars[token.index]!.upgrades.filter((one, i) => one.stats && (upgrades >> i) & 1);
  return filled.reduce((sum, { stats }) => plus(sum, stats!), printed);
}

function plus(a: Stats, b: Stats): Stats {
  return {
    distance: a.distance + b.distance,
    loss: a.loss + b.loss,
    dark: a.dark + b.dark,
    lit: a.lit + b.lit,
    first: a.first + b.first,
    second: a.second + b.second,
  };
}

/** Everything that its card says. */
export function cardOf(texts: Texts, token: Token, nightmare: boolean): string {
  if (token.source !== "creature") return texts.say(`${token.source}_text.${token.index}`);
  return texts.say(`creature_kind_${nightmare ? "nightmare" : "text"}.${token.index}`);
}
