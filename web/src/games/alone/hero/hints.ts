/** Why a question is asked: what the hero is in the middle of, from the order of play that the view shows. */

import type { Texts } from "../../../texts";
import { mainAsk } from "../offers";
import type { AloneView } from "../types";
import { doingOf, frameOf, namedOf } from "./doing";

/** By what is being done; a question that says it all needs none. */
const DOING: Readonly<Record<string, string>> = {
  sweep: "One that you see. Where a token lies, evil's cards do more and creatures hit more often.",
  sweep_explored: "From here or from where you looked. Where one lies, evil's cards do more.",
  cut_inventory: "You can carry six items: which one do you leave behind?",
  upgrade_items: "A charge of another item fills its component space (+), for good.",
  keep_cards: "You keep what you choose; the rest goes back.",
  block_behind: "Nothing comes through a blocked door; evil has to spend a step to clear it, you a turn.",
  run: "Which way do you go?",
  run_on: "You may go on.",
  scan: "Where do you look?",
  repair: "In light creatures roll fewer dice, and you roll more. You stay where you are.",
  light: "In light creatures roll fewer dice, and you roll more. You stay where you are.",
  beam: "Where shall there be light?",
  bar: "Block a door, or clear it.",
  remember: "Something more stays in memory: which sector?",
  pay_charges: "Which item pays with a charge?",
  learn: "What have you learned?",
  learn_two: "A boss teaches two things: which?",
  strike: "At what do you strike?",
  kill: "Which one dies?",
  shove: "Which creature do you push away, and where?",
  stun: "Which creature do you stun?",
  charge: "Which item gains charges?",
  rig: "Which component space is filled for free?",
  befriend: "Who goes with you from here on?",
  drain: "Evil drains a charge: which item gives it?",
  recover: "Life or self control?",
  reroll: "Which dice are rolled again?",
};

/** By the moment at which something may be used. */
const MOMENTS: Readonly<Record<string, string>> = {
  rolled: "The dice have fallen. You may change them.",
  opportunity: "Evil is about to strike as you leave.",
  reaction: "Evil has played a card: you may blunt it.",
  clean_up: "The labyrinth is about to fade from memory.",
  upgrade: "Something may help you to upgrade.",
};

/** `dangerous`: whether the second half of the card that evil played last is in force. */
export function hintOf(view: AloneView, texts: Texts, dangerous = true): string {
  const ask = mainAsk(view);
  if (!ask) return view.outcome ? "" : "Evil is asked after everything that you do, whether it can answer or not.";
  if (ask.kind === "hero_acts") {
    const finger = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
    return finger ? "On the map, press once to see and again to do." : "Point at anything to see what it would do.";
  }
  if (ask.kind === "show_courage") return "You meet it for the first time. Evil may have to roll a die.";
  const doing = doingOf(view);
  if (doing === "sound") return locating(view, texts);
  if (doing) return DOING[doing] ?? "";
  const moments = frameOf(view)?.moments ?? [];
  if (moments.includes("harm")) return `You are about to lose ${view.blow}.`;
  if (moments.includes("reaction") && !dangerous)
    return "Evil has played a card. Its dangerous half does nothing here: to ignore that half would change nothing.";
  return moments.map((moment) => MOMENTS[moment] ?? "").find(Boolean) ?? "";
}

/** How many things may be named yet; evil answers all of them together. */
function locating(view: AloneView, texts: Texts): string {
  const { named, of } = namedOf(view);
  const chosen = named.map((goal) => texts.say(`goal.${goal}`)).join(", ");
  const which = of > 1 ? `${named.length + 1} of ${of}. ` : "";
  return `${which}${chosen ? `Chosen: ${chosen}. ` : ""}Evil has to tell how far it is, and on which level.`;
}
