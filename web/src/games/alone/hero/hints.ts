/** Why a question is asked: what the hero is in the middle of, from the order of play that the view shows. */

import { mainAsk } from "../offers";
import type { AloneView } from "../types";

/** By what is being done. */
const DOING: Readonly<Record<string, string>> = {
  sound: "Evil answers truly: how far it is, and on which level.",
  sweep: "You may lift a danger token that you see.",
  sweep_explored: "You may lift a danger token, from here or from where you looked.",
  cut_inventory: "You can carry six items: which one do you leave behind?",
  upgrade_items: "Fill a component space with a charge of another item, or be done.",
  keep_cards: "You keep what you choose; the rest goes back.",
  block_behind: "You may block a door of this sector.",
  run: "Which way do you go?",
  run_on: "You may go on.",
  scan: "Where do you look?",
  repair: "Which way shall the light go?",
  light: "Which way shall the light go?",
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

type Frame = Readonly<Record<string, unknown>>;

export function hintOf(view: AloneView): string {
  const ask = mainAsk(view);
  if (!ask) return view.outcome ? "" : "Windows open by rule, whatever evil holds.";
  if (ask.kind === "hero_acts") return "Point at anything to see what it would do.";
  if (ask.kind === "show_courage") return "You meet it for the first time. Evil may have to roll a die.";
  const frame = view.going_on?.frames.at(-1)?.frame as Frame | undefined;
  const doing = (frame?.["effect"] as Frame | undefined)?.["do"];
  if (typeof doing === "string") return DOING[doing] ?? "";
  const moments = (frame?.["moments"] as readonly string[] | undefined) ?? [];
  if (moments.includes("harm")) return `You are about to lose ${view.blow}.`;
  return moments.map((moment) => MOMENTS[moment] ?? "").find(Boolean) ?? "";
}
