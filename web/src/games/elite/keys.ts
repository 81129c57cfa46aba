/** The keyboard at ELITE's table: everything in a rush lies under one hand. Every key here is on the cheat sheet. */

import { nearest } from "../../ui/elements";
import { textView } from "../../settings";
import { click, focusOn, isTaken } from "../../ui/table/keyboard";
import { cardKeys } from "./Cards";
import type { Controller } from "./controller";
import { hereOffers, mustAnswer } from "./offers";

export const KEYS: readonly (readonly [string, string])[] = [
  ["Space", "roll all free dice; settle an alien result with least harm; show at once what is still being shown"],
  ["1 2 3 4 5", "pick a die up; while something is asked: that answer"],
  ["R", "roll the dice that you picked up"],
  ["Q W E A D Z X C", "walk, or send the chosen alien, in eight directions (number pad too)"],
  ["F G", "first and second weapon: load it, then fire it"],
  ["B N", "first and second item: load it, then use it"],
  ["S", "what is here: search, objective, charge"],
  ["T", "put a fitting die on an event"],
  ["Enter", "ready, done, or the suggested answer"],
  ["0", "finish for this round (untimed)"],
  ["K", "lead your other hero"],
  ["H", "a hint: what a squad member would do"],
  ["O", "go to the board; arrow keys, Enter chooses, . shows a space to all"],
  ["Y U", "signal to the others, trade"],
  ["L I", "the log, the mission"],
  ["P", "put the papers away, or beside the board again"],
  ["Esc", "lay everything down, close"],
];

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  q: [-1, -1],
  w: [0, -1],
  e: [1, -1],
  a: [-1, 0],
  d: [1, 0],
  z: [-1, 1],
  x: [0, 1],
  c: [1, 1],
};
const PAD: Readonly<Record<string, string>> = {
  Numpad7: "q",
  Numpad8: "w",
  Numpad9: "e",
  Numpad4: "a",
  Numpad6: "d",
  Numpad1: "z",
  Numpad2: "x",
  Numpad3: "c",
};

export function onKey(controller: Controller, event: KeyboardEvent): void {
  if (isTaken(event)) return;
  const inDialog = nearest(event, "dialog");
  const key = PAD[event.code] ?? event.key.toLowerCase();
  if (inDialog) {
    if (/^[1-9]$/.test(key) && click(`dialog [data-shortcut="${key}"]`)) event.preventDefault();
    return;
  }
  if (act(controller, key, event)) event.preventDefault();
}

/** Whether the key would press the button that has the focus. */
const onButton = (event: KeyboardEvent): boolean =>
  Boolean(nearest(event, "button, a, summary, [role=gridcell], [role=tab]"));

function act(controller: Controller, key: string, event: KeyboardEvent): boolean {
  if (textView.value) return false;
  const way = WAYS[key];
  if (way) return controller.walk(way[0], way[1]);
  if (/^[0-9]$/.test(key)) return digit(controller, key);
  const card = [...cardKeys(controller.battlefield.value, controller.hero.value)].find(([, one]) => one === key)?.[0];
  if (card !== undefined) return click(`[data-anchor="card-${card}"]`);
  switch (key) {
    case " ":
      return space(controller, event);
    case "enter":
      if (onButton(event)) return false;
      return click('.prompt [data-shortcut="enter"]');
    case "r":
      return click(".roll-some");
    case "s":
      return hereOffers(controller.offers.value).length > 0 && click('.here [data-shortcut="s"]');
    case "t":
      return click(".happenings .slot.open");
    case "k":
      return lead(controller);
    case "h":
      return click("[data-hint]");
    case "o":
      return focusOn('.elite-board [tabindex="0"]');
    case ".":
      if (controller.over.value === null) return false;
      controller.point(controller.over.value);
      return true;
    case "y":
      controller.open.value = "signal";
      return true;
    case "u":
      controller.open.value = "trade";
      return true;
    case "l":
    case "i":
      controller.papers.show(key === "l" ? "log" : "mission");
      return true;
    case "p":
      return click(".button.fold");
    case "escape":
      controller.putDown();
      return true;
    default:
      return false;
  }
}

/** A die; or an answer by its number, while something is asked. */
function digit(controller: Controller, key: string): boolean {
  if (controller.several.value) return click(`.several [data-shortcut="${key}"]`);
  if (mustAnswer(controller.ask.value) || !controller.isRush || key === "0")
    return click(`.prompt [data-shortcut="${key}"]`);
  const battlefield = controller.battlefield.value;
  const die = battlefield.diceOf(battlefield.view.seat)[Number(key) - 1];
  if (die === undefined) return false;
  if (battlefield.isFree(die) && !battlefield.isTumbling(die)) controller.pick(die);
  else click(`[data-anchor="die-${die}"]`);
  return true;
}

function space(controller: Controller, event: KeyboardEvent): boolean {
  if (controller.isRush) {
    const offer = controller.suggested();
    if (mustAnswer(controller.ask.value) && offer) controller.take(offer);
    else click(".roll-all");
    return true;
  }
  if (controller.table.stage.waiting.value > 0) {
    controller.table.stage.skip();
    return true;
  }
  if (onButton(event)) return false;
  const offer = controller.suggested();
  if (offer) controller.take(offer);
  return offer !== undefined;
}

function lead(controller: Controller): boolean {
  const heroes = controller.battlefield.value.heroesOf(controller.view.value.seat);
  if (heroes.length < 2) return false;
  controller.hero.value = heroes[(heroes.indexOf(controller.hero.value) + 1) % heroes.length]!;
  return true;
}
