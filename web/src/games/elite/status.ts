/** One sentence for everybody: what is going on, and who decides. */

import { isPaused, pausedBy } from "../../ui/PauseVeil";
import type { Texts } from "../../texts";
import { openChoices } from "./choices";
import type { Controller } from "./controller";
import { mustAnswer } from "./offers";
import type { EliteView } from "./types";
import { PHASES } from "./words";

export function statusOf(controller: Controller): string {
  const view = controller.newest.value;
  const texts = controller.texts.value;
  // How it ended is said when it has been shown.
  if (controller.view.value.outcome) return texts.say(`outcome.${controller.view.value.outcome.key}`);
  if (isPaused(controller.table.clock)) return `${pausedBy(controller.table)}.`;
  const ask = controller.ask.value;
  if (!ask) return othersWords(view, texts);
  const aliens = controller.ahead.value.alienResults(view.seat);
  if (mustAnswer(ask) && ask.kind === "act") return `Alien${aliens > 1 ? ` ×${aliens}` : ""}! Which alien moves?`;
  if (ask.kind === "act") return rushWords(controller);
  return texts.question(ask.kind);
}

/** In a rush: what the dice in my hand are good for, in a few words. */
function rushWords(controller: Controller): string {
  const { view } = controller.ahead.value;
  const picked = controller.dice.value.length;
  const symbol = controller.symbol.value;
  if (picked === 1 && symbol)
    return `${symbol[0]!.toUpperCase()}${symbol.slice(1)}: press what is lit, or R to roll it again.`;
  if (picked > 0) return `${picked} dice picked: R rolls them.`;
  if (view.options.tempo === "untimed") return "Act: only what you do costs you time.";
  return controller.texts.value.question("act");
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
export function lastWords(controller: Controller): string {
  const texts = controller.texts.value;
  const last = controller.table.log.value.findLast((line) => texts.has(`event.${line.event.event}`));
  return last ? texts.event(last.event) : "";
}
