/** Creature tokens by number, as `games/alone/tokens.py` counts them: kinds with their copies, specials, avatars. */

import type { Texts } from "../../texts";
import type { Parts, Stats } from "./types";

export interface Token {
  readonly source: "creature" | "special" | "avatar";
  /** Its place among those of its source. */
  readonly index: number;
  readonly name: string;
  readonly letter: string;
  readonly shape: Shape;
}

export const SHAPES = ["parasite", "spore", "cultist", "mutant", "worm", "boss", "special", "avatar"] as const;
export type Shape = (typeof SHAPES)[number];

const isShape = (word: string | null): word is Shape => SHAPES.some((shape) => shape === word);

/** What the hero or evil calls a token is in the table's texts; the pictures are by kind. */
export function tokensOf(parts: Parts, texts: Texts): readonly Token[] {
  const regular = parts.creatures.flatMap((creature, index) =>
    Array.from({ length: creature.tokens }, (): Token => {
      const shape = creature.boss ? "boss" : isShape(creature.kind) ? creature.kind : "mutant";
      return { source: "creature", index, name: creature.name, letter: creature.symbol.toUpperCase(), shape };
    }),
  );
  return [...regular, ...named("special", texts), ...named("avatar", texts)];
}

function named(source: "special" | "avatar", texts: Texts): Token[] {
  const found: Token[] = [];
  for (let index = 0; texts.has(`${source}.${index}`); index += 1) {
    const name = texts.say(`${source}.${index}`);
    found.push({ source, index, name, letter: name.replace(/^The /, "").charAt(0), shape: source });
  }
  return found;
}

/** The line of the creature table that counts now; cards of expansions say theirs in words only. */
export function statsOf(parts: Parts, token: Token, nightmare: boolean): Stats | undefined {
  const creature = token.source === "creature" ? parts.creatures[token.index] : undefined;
  return nightmare ? creature?.nightmare : creature?.regular;
}

/** Everything that its card says. */
export function cardOf(texts: Texts, token: Token, nightmare: boolean): string {
  if (token.source !== "creature") return texts.say(`${token.source}_text.${token.index}`);
  return texts.say(`creature_kind_${nightmare ? "nightmare" : "text"}.${token.index}`);
}
