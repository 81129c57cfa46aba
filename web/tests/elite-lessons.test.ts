import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anchorsOf, isStill } from "../src/games/elite/Hint";
import { ABOUT, learnedBy, lessonFor } from "../src/games/elite/lessons";
import type { EliteAction, EliteScreen } from "../src/games/elite/types";

const { of } = JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", "elite-moments.json"), "utf8")) as {
  readonly of: readonly { readonly view: EliteScreen }[];
};
const TABLE = of.find(
  ({ view }) =>
    view.seat === 0 && view.setting.seats > 1 && view.ground.objectives.some((one) => one.filled.length > 0),
)!.view;
const LESSONS: EliteScreen["setting"]["lessons"] = [
  { id: "roll", by: ["landed"], on: "", leads_to: "" },
  { id: "move", by: ["moved"], on: "", leads_to: "" },
  { id: "objective", by: ["allocated"], on: "objective", leads_to: "" },
  { id: "load", by: ["allocated"], on: "other", leads_to: "" },
  { id: "clock", by: [], on: "", leads_to: "rush" },
];
const BLANK: EliteScreen = { ...TABLE, setting: { ...TABLE.setting, lessons: LESSONS } };

const asked = (kind: string, ...actions: EliteAction[]): EliteScreen["asks"] =>
  [
    {
      id: 1,
      kind,
      standing: false,
      options: actions.map((action, i) => ({ id: String(i), action })),
      greyed: [],
      forms: [],
    },
  ] as unknown as EliteScreen["asks"];
const due = (...lessons: string[]): EliteScreen => ({ ...BLANK, hand: { ...BLANK.hand, lessons } });

test("the first lesson that can be taught and is not learned is shown", () => {
  expect(lessonFor(due("roll", "move"), [])?.id).toBe("roll");
  expect(lessonFor(due("roll", "move"), ["roll"])?.id).toBe("move");
  expect(lessonFor(due("roll", "move"), ["roll", "move"])).toBeUndefined();
  expect(lessonFor(due("clock"), [])?.leads_to).toBe("rush");
  expect(lessonFor(due(), [])).toBeUndefined();
});

const OBJECTIVE = TABLE.ground.objectives.find((one) => one.filled.length > 0)!.first;

test("what I did is learned, what others did is not", () => {
  expect(learnedBy([{ event: "landed", seat: 0, dice: [0], faces: ["gun"] }], BLANK)).toEqual(["roll"]);
  expect(learnedBy([{ event: "landed", seat: 1, dice: [0], faces: ["gun"] }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "moved", figure: 0, to: 4 }], BLANK)).toEqual(["move"]);
  expect(learnedBy([{ event: "moved", figure: 1, to: 4 }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "moved", figure: 9, to: 4 }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "allocated", seat: 0, symbol: "gun", slot: OBJECTIVE }], BLANK)).toEqual(["objective"]);
  expect(learnedBy([{ event: "allocated", seat: 0, symbol: "gun", slot: 3 }], BLANK)).toEqual(["load"]);
});

test("each lesson that frames something of its own is one that there is", () => {
  const texts = readFileSync(join(import.meta.dirname, "../../src/holdfast/games/elite/screen/en.ftl"), "utf8");
  for (const id of Object.keys(ABOUT)) expect(texts).toContain(`lesson-${id} =`);
});

test("a hint points at what would be pressed, as long as it is asked", () => {
  expect(anchorsOf({ act: "roll", dice: [0, 2] })).toEqual(["roll", "die-0", "die-2"]);
  expect(anchorsOf({ act: "allocate", symbol: "gun", slot: 12 })).toEqual(["slot-12"]);
  expect(anchorsOf({ act: "step", hero: 0, to: 31 })).toEqual(["cell-31"]);
  expect(anchorsOf({ act: "fire", card: 5 })).toEqual(["card-5"]);
  const step: EliteAction = { act: "step", hero: 0, to: 31 };
  const roll: EliteAction = { act: "roll", dice: [0, 2] };
  const open = { ...BLANK, asks: asked("act", step) };
  expect(isStill(open, { ask: 1, action: step })).toBe(true);
  expect(isStill(open, { ask: 1, action: { ...step, to: 32 } }), "that way is closed").toBe(false);
  expect(isStill(open, { ask: 2, action: step }), "another question").toBe(false);
  expect(isStill(null, { ask: 1, action: step })).toBe(false);
  const form = { type: "pick_some", action: "roll", of: [0, 1, 2] };
  const rolls = { ...open, asks: open.asks.map((ask) => ({ ...ask, forms: [form] })) } as unknown as EliteScreen;
  expect(isStill(rolls, { ask: 1, action: roll })).toBe(true);
  expect(isStill(rolls, { ask: 1, action: { act: "roll", dice: [3] } }), "a die that is not free").toBe(false);
});
