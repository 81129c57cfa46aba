/** One sentence for everybody: what is going on, and who decides. */

import { isPaused, pausedBy } from "../../ui/PauseVeil";
import type { Texts } from "../../texts";
import { openChoices } from "./choices";
import type { Desk } from "./desk";
import { mustAnswer } from "./offers";
import type { EliteView } from "./types";
import { PHASES } from "./words";

export function statusOf(desk: Desk): string {
  const view = desk.newest.value;
  const texts = desk.texts.value;
  // How it ended is said when it has been shown.
  if (desk.view.value.outcome) return texts.say(`outcome.${desk.view.value.outcome.key}`);
  if (isPaused(desk.table.clock)) return `${pausedBy(desk.table)}.`;
  const ask = desk.ask.value;
  if (!ask) return othersWords(view, texts);
  const aliens = desk.ahead.value.alienResults(view.seat);
  if (mustAnswer(ask) && ask.kind === "act") return `Alien${aliens > 1 ? ` ×${aliens}` : ""}! Which alien moves?`;
  if (ask.kind === "act") return rushWords(desk);
  return texts.question(ask.kind);
}

/** In a rush: what the dice in my hand are good for, in a few words. */
function rushWords(desk: Desk): string {
  const { view } = desk.ahead.value;
  const picked = desk.dice.value.length;
  const symbol = desk.symbol.value;
  if (picked === 1 && symbol)
    return `${symbol[0]!.toUpperCase()}${symbol.slice(1)}: press what is lit, or R to roll it again.`;
  if (picked > 0) return `${picked} dice picked: R rolls them.`;
  if (view.options.tempo === "untimed") return "Act: only what you do costs you time.";
  return desk.texts.value.question("act");
}

function othersWords(view: EliteView, texts: Texts): string {
  const choice = openChoices(view)[0];
  if (choice) {
    const who = choice.owner < 0 ? "The group" : texts.say(`seat.${choice.owner}`);
    return `${who} decides: ${texts.question(choice.kind)}`;
  }
  if (view.phase === "ready") {
    const late = view.ready.flatMap((ready, seat) => (ready ? [] : [texts.say(`seat.${seat}`)]));
    return late.length > 0 ? `Waiting for ${late.join(", ")}.` : "Here it comes.";
  }
  return view.clock_runs ? "The clock runs." : `${PHASES[view.phase]}.`;
}

/** What happened last, in words. */
export function lastWords(desk: Desk): string {
  const texts = desk.texts.value;
  const last = desk.table.log.value.findLast((line) => texts.has(`event.${line.event.event}`));
  return last ? texts.event(last.event) : "";
}
