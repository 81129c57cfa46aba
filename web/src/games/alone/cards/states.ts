/** How it stands with a special creature or an avatar, in words, from what this side knows of it. */

import type { Texts } from "../../../texts";
import type { Token } from "../tokens";
import type { AloneView, Figure } from "../types";
import { figureWords } from "../wording";

interface Standing {
  readonly where: string;
  readonly figure: Figure;
}

/** Where this side sees it: evil on the map, the hero in the labyrinth. `at` is its number among all tokens. */
function standing({ evil, labyrinth }: AloneView, at: number, texts: Texts): Standing | undefined {
  if (evil) {
    const found = evil.creatures.find((one) => one.token === at);
    return found && { where: texts.say(`place.${found.place}`), figure: found.figure };
  }
  const seen = labyrinth?.creatures.find((one) => one.creature === at);
  return seen && { where: texts.say(`sector.${seen.figure.cell}`), figure: seen.figure };
}

/** A special creature comes but once (R234): one that evil has no more is out of the game. */
export function isSpent(view: AloneView, at: number, token: Token): boolean {
  const came = token.source === "special" && view.specials_used.includes(token.index);
  return came && view.evil !== null && !view.evil.creatures.some((one) => one.token === at);
}

export function stateOf(view: AloneView, at: number, token: Token, texts: Texts): string[] {
  const found = standing(view, at, texts);
  const now = token.source === "avatar" && view.activated.includes(token.index) ? ["Activated on this turn."] : [];
  if (found) return [`In ${found.where}: ${figureWords(found.figure, texts)}.`, ...fallen(found.figure), ...now];
  return [unseen(view, at, token), ...now];
}

function fallen(figure: Figure): string[] {
  return figure.down ? ["It neither attacks nor is activated until the hero loses sight of it."] : [];
}

function unseen(view: AloneView, at: number, token: Token): string {
  if (token.source === "avatar") return view.evil ? "Not on the map." : "Not in sight.";
  if (isSpent(view, at, token)) return "It has come and gone.";
  if (view.specials_used.includes(token.index)) return "It has come. Not in sight.";
  return view.evil ? "Waits: a card with its icon calls it, at the end of a turn, once." : "It has not come yet.";
}
