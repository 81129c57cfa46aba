// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Controller } from "../src/games/elite/controller";
import { floatOf } from "../src/games/elite/Floats";
import { mainAsk } from "../src/games/elite/offers";
import { alienWords, toldAt, whyNothing } from "../src/games/elite/reasons";
import type { EliteTypes, EliteScreen, Parts } from "../src/games/elite/types";
import { watch } from "../src/games/elite/effects";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import type { Action } from "../src/view";

interface Recorded {
  readonly content: Parts;
  readonly texts: Readonly<Record<string, string>>;
  readonly updates: readonly { readonly view: EliteScreen }[];
}
const crash = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", "elite-crash.json"), "utf8")) as Recorded;
const rushes = crash.updates.map((one) => one.view).filter((view) => mainAsk(view)?.kind === "act");
const greyed = (view: EliteScreen, kind: string): boolean => mainAsk(view)!.greyed.some((one) => one.kind === kind);

function controllerFor(view: EliteScreen): { controller: Controller; asked: Action[] } {
  const table = new TableModel<EliteTypes>("elite");
  const asked: Action[] = [];
  table.content.value = crash.content;
  table.texts.value = new Texts(crash.texts);
  table.sender = {
    answer: () => Promise.resolve(null),
    why: (_, action) => {
      asked.push(action);
      return Promise.resolve({ rule: "elite:R89", key: "refused.not_one_step", params: {} });
    },
  };
  table.reset(1, view);
  return { controller: new Controller(table), asked };
}

const emptyCell = (controller: Controller): number => {
  const { rows, width } = controller.plan.value;
  const cells = [...rows.join("")].keys();
  const isOpen = (cell: number): boolean => rows[Math.floor(cell / width)]![cell % width] === ".";
  const { at } = controller.figures.value;
  return [...cells].find((cell) => isOpen(cell) && !controller.board.value.has(cell) && !at.includes(cell))!;
};

test("who could walk is told by the server why not there", async () => {
  const { controller, asked } = controllerFor(rushes.find((view) => !greyed(view, "step"))!);
  const cell = emptyCell(controller);
  expect(await whyNothing(controller, cell)).toEqual({
    words: crash.texts["refused.not_one_step"],
    rule: "elite:R89",
    kind: "reason",
  });
  expect(asked).toEqual([{ act: "step", hero: controller.hero.value, to: cell }]);
});

test("who cannot walk at all is told so without a question to the server", async () => {
  const view = rushes.find((one) => greyed(one, "step") && mainAsk(one)!.options.length === 0)!;
  const { controller, asked } = controllerFor(view);
  const { why } = mainAsk(view)!.greyed.find((one) => one.kind === "step")!;
  expect((await whyNothing(controller, emptyCell(controller)))?.words).toBe(controller.texts.value.refusal(why));
  expect(asked).toEqual([]);
});

test("a space where something can be done needs no excuse", async () => {
  const { controller } = controllerFor(rushes.find((view) => !greyed(view, "step"))!);
  expect(await whyNothing(controller, [...controller.board.value.keys()][0]!)).toBeNull();
});

test("an alien says what it is called and what it can do, whatever else there is to say", async () => {
  const { controller } = controllerFor(rushes[0]!);
  const { figures, setting } = rushes[0]!;
  const alien = setting.figures.findIndex((face, figure) => face.swarm !== null && figures.at[figure]! >= 0);
  const cell = figures.at[alien]!;
  const words = `${crash.texts[`figure.${alien}`]}. ${crash.texts[`about.group.${setting.figures[alien]!.kind}`]}`;
  expect(alienWords(controller, cell)).toBe(words);
  expect((await toldAt(controller, cell))?.words.startsWith(words)).toBe(true);
});

test("harm and shots are written over the heads of those concerned", () => {
  const texts = new Texts(crash.texts);
  expect(floatOf({ event: "hurt", hero: 2, n: 3, damage: 4 }, texts)).toEqual({
    figure: 2,
    words: "−3 ♥",
    kind: "bad",
  });
  expect(floatOf({ event: "fired", hero: 0, card: 1, dice: [2, 1], hits: 0 }, texts)?.words).toBe("2 1: miss");
  expect(floatOf({ event: "fired", hero: 0, card: 1, dice: [6, 5, 5], hits: 3 }, texts)?.words).toBe("6 5 5: 3 hits");
  expect(floatOf({ event: "moved", figure: 7, to: 3 }, texts)).toBeNull();
});

test("what was laid out to choose from stays while others act, and goes when it can no longer be done", () => {
  const view = rushes.find((one) => mainAsk(one)!.options.length > 2)!;
  const { controller } = controllerFor(view);
  const stop = watch(controller);
  controller.several.value = { cell: 0, offers: controller.offers.value.slice(0, 2) };
  const at = view.figures.at.map((cell, figure) => (figure === view.figures.at.length - 1 ? cell + 1 : cell));
  controller.table.push({ n: 2, holds: null, events: [], changed: { figures: { ...view.figures, at } } });
  expect(controller.several.value).not.toBeNull();
  controller.table.push({ n: 3, holds: null, events: [], changed: { ...view, asks: [] } });
  expect(controller.several.value).toBeNull();
  stop();
});
