/** Short words for ALONE's table that are no sentences of the rules: what a button is called that is greyed. */

import type { Texts } from "../../texts";
import { saidWhile } from "./hero/doing";
import { offersOf, mainAsk } from "./offers";
import type { AloneView } from "./types";

/** The game's texts, with what is said otherwise on screen: by what the hero is in the middle of, and in sentences. */
export function spoken(texts: Texts, doing: string, decks: readonly number[]): Texts {
  const [first, second] = decks.map((deck) => texts.say(`deck.${deck}`));
  return texts.extended({
    "event.rule_worked": "{source:source} takes effect.",
    ...(second && { "ask.choose_split": `Draw card by card, or how many from ${first}?` }),
    ...(second && { "nth.0": first, "nth.1": second }),
    ...(second && { "act.split_draw": `{first} from ${first}, the rest from ${second}` }),
    ...saidWhile(doing, texts),
  });
}

/** One sentence for everybody: whose move it is, and what it is about. */
export function statusOf(view: AloneView, texts: Texts): string {
  if (view.outcome) return texts.say(`outcome.${view.outcome.key}`);
  const ask = mainAsk(view);
  if (ask && offersOf(ask).length + ask.forms.length > 0) return texts.question(ask.kind);
  if (view.window !== "") return `${texts.say(`window.${view.window}`)}: evil may answer.`;
  if (!view.labyrinth) return "Evil prepares the dark.";
  return view.seat === 0 ? "Something moves in the dark." : `${texts.say("seat.0")} decides.`;
}

/** Noun with its number: "1 die", "3 dice". */
export function count(number: number, one: string, many: string = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
