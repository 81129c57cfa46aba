// @vitest-environment happy-dom
/** The last picture of a night: what is won for one side is lost for the other, and is drawn and said so. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ControllerProvider } from "../src/games/alone/context";
import { Controller } from "../src/games/alone/controller";
import { Ending } from "../src/games/alone/Ending";
import { Texts } from "../src/texts";
import { readTable } from "../src/words/read";
import { sides, tableWith } from "./alone-sides";

const FILE = "../../src/holdfast/games/alone/screen/en.ftl";
const texts = new Texts({ ...sides.texts, ...readTable(readFileSync(join(import.meta.dirname, FILE), "utf8"), FILE) });

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {}))); // the report is not there yet
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

/** The dialog as this seat sees it, or somebody who watches with the hero's eyes. */
function ending(seat: number, key: string, winners: readonly number[]): HTMLElement {
  const view = sides.moments.flat().find((one) => one.seat === seat)!;
  const table = tableWith({ ...view, outcome: { key, winners } });
  table.texts.value = texts;
  act(() =>
    render(
      <ControllerProvider value={new Controller(table)}>
        <Ending />
      </ControllerProvider>,
      document.body,
    ),
  );
  return document.querySelector<HTMLElement>("dialog.ending")!;
}

const WATCHER = -1;

test.each([
  [0, "hero-escaped", [0], "won", "You are out"],
  [1, "hero-escaped", [0], "lost", "Your prey is out"],
  [WATCHER, "hero-escaped", [0], "won", "The hero gets out"],
  [0, "evil-broken", [1, 2], "lost", "Your lamp is out"],
  [2, "evil-broken", [1, 2], "won", "The dark is yours"],
  [WATCHER, "evil-broken", [1, 2], "lost", "The lamp is out"],
  [0, "draw-rounds", [], "lost", "You are still in the dark"],
  [1, "draw-rounds", [], "lost", "The lamp still burns"],
] as const)("seat %i sees how %s ends, with %j for winners, as %s: %s", (seat, outcome, winners, how, title) => {
  const dialog = ending(seat, outcome, winners);
  const scene = dialog.querySelector(".ending-scene")!;
  expect(dialog.classList).toContain(how);
  expect(dialog.querySelector("h2")!.textContent).toBe(title);
  expect(scene.classList.contains("as-evil")).toBe(seat > 0);
  expect(scene.querySelectorAll(".scene-creatures .creature")).toHaveLength(6);
});

test("the hatch stands open for whoever got out; the lamp is out for whoever did not", () => {
  const parts = (scene: HTMLElement): boolean[] =>
    [".scene-way", ".fallen", ".scene-smoke"].map((part) => scene.querySelector(part) !== null);
  expect(parts(ending(0, "hero-escaped", [0]))).toEqual([true, false, false]);
  expect(parts(ending(0, "evil-broken", [1]))).toEqual([false, true, true]);
  expect(parts(ending(0, "draw-rounds", []))).toEqual([false, false, false]);
});

test("the Dark shows its own face to its own side only", () => {
  expect(ending(1, "evil-broken", [1]).querySelector(".scene-mask")).not.toBeNull();
  expect(ending(0, "evil-broken", [1]).querySelector(".scene-mask")).toBeNull();
});
