/** Short words for ALONE's table that are no sentences of the rules: what a button is called that is greyed. */

import type { Texts } from "../../texts";
import { saidWhile } from "./hero/doing";
import { offersOf, mainAsk } from "./offers";
import type { AloneView } from "./types";

/** The game's texts, with what is said otherwise on screen: by what the hero is in the middle of, and in sentences. */
export function spoken(texts: Texts, doing: string, decks: readonly number[], giver = -1): Texts {
  const [first, second] = decks.map((deck) => texts.say(`deck.${deck}`));
  return texts.extended({
    "event.rule_worked": '{ NAME($source, of: "source") } takes effect.',
    ...(second && { "ask.choose_split": "Which cards do you draw?" }),
    ...(second && { "nth.0": first, "nth.1": second, "pile.0": `the ${first} deck`, "pile.1": `the ${second} deck` }),
    ...(second && { "act.split_draw": `{ $first } from ${first}, the rest from ${second}` }),
    ...(giver >= 0 && {
      "event.deck_taken": `${texts.say(`seat.${giver}`)} leads and gives { NAME($seat, of: "seat") } { NAME($deck, of: "deck") }.`,
    }),
    ...saidWhile(doing, texts),
  });
}

/** Of three evil players the leader assigns the decks; -1: whoever gets a deck takes it. */
export function giverOf(view: AloneView): number {
  return view.hands.length === 3 && view.options.decks.length === 0 ? view.first_leader : -1;
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
