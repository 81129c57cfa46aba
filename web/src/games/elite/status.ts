/** One sentence for everybody: what is going on, and who decides. */

import { isPaused, pausedBy } from "../../ui/PauseVeil";
import { openChoices } from "./choices";
import type { Controller } from "./controller";
import { mustAnswer } from "./offers";
import { PHASES } from "./words";

export function statusOf(controller: Controller): string {
  const view = controller.newest.value;
  const texts = controller.texts.value;
  // How it ended is said when it has been shown.
  if (controller.view.value.outcome) return texts.say(`outcome.${controller.view.value.outcome.key}`);
  if (isPaused(controller.table.clock)) return `${pausedBy(controller.table)}.`;
  const ask = controller.ask.value;
  if (!ask) return othersWords(controller);
  const aliens = controller.ahead.value.alienResults(view.seat);
  if (mustAnswer(ask) && ask.kind === "act") return `Alien${aliens > 1 ? ` ×${aliens}` : ""}! Which alien moves?`;
  if (ask.kind === "act") return rushWords(controller);
  return questionWords(controller, ask.kind);
}

/** What is asked, with what it is about: the figure that comes, the card, the heroes without a weapon. */
function questionWords(controller: Controller, kind: string): string {
  const { view, parts } = controller.ahead.value;
  const texts = controller.texts.value;
  const frames = view.going_on.find((strand) => strand.at(-1)?.frame.frame === kind)?.map(({ frame }) => frame) ?? [];
  const card = frames.find((frame) => frame.frame === "swarm_card");
  if (kind === "choose_point") {
    const arrive = frames.find((frame) => frame.frame === "arrive");
    if (!arrive) return texts.question(kind);
    const swarm = parts.swarms[view.kinds[arrive.figure]!];
    const [which, all] = [card?.figures.length ?? 1, (card?.figures.length ?? 1) - 1 + arrive.coming];
    const name = swarm?.name ?? texts.say(`figure.${arrive.figure}`);
    return `${name}${all > 1 ? `, ${which} of ${all}` : ""}: which spawn point does it come to?`;
  }
  if (kind === "choose_cluster" && card) {
    const { swarm } = parts.swarm_cards[card.card]!;
    const names = card.left === 1 ? parts.swarms[swarm]!.name : texts.say(`group.${swarm}`);
    return `Swarm card with a question mark, ${card.left} ${names}: which cluster?`;
  }
  if (kind === "choose_weapon" && view.heroes.length > view.seats) {
    const unarmed = view.carried.flatMap((cards, hero) =>
      cards.length > 0 ? [] : [controller.ahead.value.hero(hero).name],
    );
    return `Take a basic weapon for ${unarmed.join(" or ")}.`;
  }
  return texts.question(kind);
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

/** For whom the table waits, and who of them is not there. */
function othersWords(controller: Controller): string {
  const view = controller.newest.value;
  const nameOf = (seat: number): string => controller.texts.value.say(`seat.${seat}`);
  const late = view.waited_for;
  const people = controller.table.people.value;
  const away = late.filter((seat) => view.away.includes(seat) || people.some((one) => one.seat === seat && !one.here));
  const gone = away.length > 0 ? ` ${listed(away.map(nameOf))} ${away.length > 1 ? "are" : "is"} away.` : "";
  const choice = openChoices(view)[0];
  if (choice && (choice.owner < 0 || late.length < 2)) {
    const who = choice.owner < 0 ? "The group" : nameOf(choice.owner);
    return `${who} decides: ${questionWords(controller, choice.kind)}${gone}`;
  }
  if (view.ends_at !== null) return "The clock runs.";
  if (late.length > 0) return `Waiting for ${listed(late.map(nameOf))}.${gone}`;
  return view.phase === "ready" ? "Here it comes." : `${PHASES[view.phase]}.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** What happened last, in words. */
export function lastWords(controller: Controller): string {
  const texts = controller.texts.value;
  const last = controller.table.log.value.findLast((line) => texts.has(`event.${line.event.event}`));
  return last ? texts.event(last.event) : "";
}
