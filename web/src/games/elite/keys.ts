/** The keyboard at ELITE's table: everything in a rush lies under one hand. Every key here is on the cheat sheet. */

import { nearest } from "../../ui/elements";
import { textView } from "../../settings";
import { click, focusOn, isTaken } from "../../ui/table/keyboard";
import { cardKeys } from "./Cards";
import type { Controller } from "./controller";
import { hereOffers } from "./offers";

/** Each with the key of the text that says what it does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["Space", "keys.space"],
  ["1 2 3 4 5", "keys.digits"],
  ["R", "keys.r"],
  ["Q W E A D Z X C", "keys.walk"],
  ["F G", "keys.weapons"],
  ["B N", "keys.items"],
  ["S", "keys.here"],
  ["T", "keys.event"],
  ["Enter", "keys.enter"],
  ["0", "keys.finish"],
  ["K", "keys.lead"],
  ["H", "keys.hint"],
  ["O", "keys.board"],
  ["Y U", "keys.aside"],
  ["L I", "keys.papers"],
  ["P", "keys.fold"],
  ["Esc", "keys.escape"],
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
  const card = [...cardKeys(controller.heroes.value[controller.hero.value]?.cards ?? [])].find(
    ([, one]) => one === key,
  )?.[0];
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
      return (
        hereOffers(controller.newest.value, controller.offers.value).length > 0 && click('.here [data-shortcut="s"]')
      );
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
  if (controller.hand.value.must || !controller.isRush || key === "0") return click(`.prompt [data-shortcut="${key}"]`);
  const mine = controller.mine.value;
  const place = Number(key) - 1;
  if (!mine || mine.faces[place] === undefined) return false;
  const die = mine.first + place;
  if (mine.lie[place] === "free" && mine.faces[place] !== "tumbling") controller.pick(die);
  else click(`[data-anchor="die-${die}"]`);
  return true;
}

function space(controller: Controller, event: KeyboardEvent): boolean {
  if (controller.isRush) {
    const offer = controller.suggested();
    if (controller.hand.value.must && offer) controller.take(offer);
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
  const heroes = controller.myHeroes;
  if (heroes.length < 2) return false;
  controller.hero.value = heroes[(heroes.indexOf(controller.hero.value) + 1) % heroes.length]!;
  return true;
}
