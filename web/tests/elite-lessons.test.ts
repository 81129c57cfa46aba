import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anchorsOf, isStill } from "../src/games/elite/Hint";
import { learnedBy, lessonFor, lessonsOf, meanwhile, RUSH, STEPS } from "../src/games/elite/lessons";
import { RULE_OF_DAMAGE, ruleOfCard, ruleOfSlot } from "../src/games/elite/lookup";
import { TOKENS, type Card, type EliteAction, type EliteView } from "../src/games/elite/types";

const BLANK: EliteView = {
  seat: 0,
  seats: 2,
  round: 1,
  phase: "setup",
  clock_runs: false,
  stopped: 0,
  outcome: null,
  options: { tempo: "untimed" },
  asks: [],
  die_seat: [0, 0, 1, 1],
  face: [-1, -1, -1, -1],
  place: [-1, -1, -1, -1],
  damage: [0, 0],
  left_ms: [120_000, 120_000],
} as unknown as EliteView;

const asked = (kind: string, ...actions: EliteAction[]): EliteView["asks"] =>
  [
    {
      id: 1,
      kind,
      standing: false,
      options: actions.map((action, i) => ({ id: String(i), action })),
      greyed: [],
      forms: [],
    },
  ] as unknown as EliteView["asks"];
const lesson = (view: Partial<EliteView>, ...done: string[]): string | undefined =>
  lessonFor({ ...BLANK, ...view } as EliteView, done, () => true)?.id;
const rushing = { phase: "action", clock_runs: true } as const;

test("each lesson comes when its thing can be done, and goes when it was done", () => {
  expect(lesson({})).toBe("goal");
  expect(lesson({}, "goal")).toBeUndefined();
  expect(lesson({ asks: asked("choose_weapon") }, "goal")).toBe("weapon");
  expect(lesson({ phase: "ready", asks: asked("be_ready") }, "goal")).toBe("aliens");
  expect(lesson({ phase: "ready", asks: asked("be_ready") }, "goal", "aliens")).toBe("ready");
  const acting = { ...rushing, asks: asked("act") };
  expect(lesson(acting, "goal")).toBe("roll");
  expect(
    lesson({ ...acting, face: [5, 2, 0, 0], asks: asked("act", { act: "drive", figure: 7, to: 3 }) }, "goal"),
  ).toBe("alien_result");
  expect(lesson({ ...acting, face: [0, 2, 0, 0], asks: asked("act", { act: "step", hero: 0, to: 3 }) }, "goal")).toBe(
    "move",
  );
  const load: EliteAction = { act: "allocate", symbol: "gun", slot: 8 };
  expect(lesson({ ...acting, face: [2, -1, 0, 0], asks: asked("act", load) }, "goal")).toBe("load");
  const fill: EliteAction = { act: "allocate", symbol: "gun", slot: TOKENS + 1 };
  expect(lesson({ ...acting, face: [2, -1, 0, 0], asks: asked("act", fill) }, "goal")).toBe("objective");
  expect(lesson({ ...acting, face: [2, -1, 0, 0] }, "goal")).toBe("again");
  expect(lesson({ ...acting, face: [2, -1, 0, 0], damage: [1, 0] }, "goal", "again")).toBe("damage");
  const activation = { phase: "activation", asks: asked("choose_group", { act: "go_on" }) } as const;
  expect(lesson(activation, "goal")).toBe("harm");
  expect(lesson(activation, "goal", "harm")).toBe("damage");
  expect(lesson(activation, "goal", "harm", "damage")).toBe("activation");
  const fire = { ...acting, asks: asked("act", { act: "fire", card: 3 }) };
  const taught = (hits: boolean): string | undefined =>
    lessonFor({ ...BLANK, ...fire, face: [2, -1, 0, 0] } as EliteView, ["goal", "again"], () => hits)?.id;
  expect(taught(true)).toBe("fire");
  expect(taught(false), "nobody is told to shoot at nothing").toBeUndefined();
  expect(meanwhile({ ...BLANK, ...rushing } as EliteView)).toBe("meanwhile");
  expect(meanwhile({ ...BLANK, ...rushing, is_complete: true } as EliteView)).toBe("meanwhile_home");
});

test("the other seat's dice and damage teach nothing", () => {
  expect(lesson({ ...rushing, asks: asked("act"), face: [-1, -1, 5, 5], damage: [0, 3] }, "goal")).toBe("roll");
});

test("after the first round without a clock comes the clock, and after the first rush the end", () => {
  expect(STEPS.find((one) => one.id === lesson({ round: 2 }, "goal"))?.leadsTo).toBe("rush");
  const live = { options: { ...BLANK.options, tempo: "live" } } as Partial<EliteView>;
  expect(lessonsOf({ ...BLANK, ...live } as EliteView)).toBe(RUSH);
  expect(lesson({ ...live, ...rushing, asks: asked("act") })).toBe("rush_roll");
  expect(RUSH.find((one) => one.id === lesson({ ...live, round: 2 }))?.leadsTo).toBe("over");
  expect(lesson({ ...live, stopped: 1, outcome: { key: "won", winners: [0] } }), "nothing is taught any more").toBe(
    undefined,
  );
  expect(lesson({ seat: -1 }), "nor to those who watch").toBeUndefined();
});

test("what I did is learned, what others did is not", () => {
  expect(learnedBy([{ event: "landed", seat: 0, dice: [0], faces: ["gun"] }], BLANK)).toEqual(["roll"]);
  expect(learnedBy([{ event: "landed", seat: 1, dice: [0], faces: ["gun"] }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "moved", figure: 0, to: 4 }], BLANK)).toEqual(["move"]);
  expect(learnedBy([{ event: "moved", figure: 1, to: 4 }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "moved", figure: 9, to: 4 }], BLANK)).toEqual([]);
  expect(learnedBy([{ event: "allocated", seat: 0, symbol: "gun", slot: TOKENS }], BLANK)).toEqual(["objective"]);
  expect(learnedBy([{ event: "allocated", seat: 0, symbol: "gun", slot: 3 }], BLANK)).toEqual(["load"]);
});

test("every lesson has a button or something that shows it was learned, and no two have one name", () => {
  const all = [...STEPS, ...RUSH];
  expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
  for (const one of all) expect(Number(one.by !== undefined) + Number(one.leadsTo !== undefined)).toBeLessThan(2);
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
  const rolls = { ...open, asks: open.asks.map((ask) => ({ ...ask, forms: [form] })) } as unknown as EliteView;
  expect(isStill(rolls, { ask: 1, action: roll })).toBe(true);
  expect(isStill(rolls, { ask: 1, action: { act: "roll", dice: [3] } }), "a die that is not free").toBe(false);
});

test("every card and slot leads to a rule that there is", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../src/holdfast/games/elite/RULES.md"), "utf8");
  const slot = { icons: ["gun"], locking: false, double: false } as const;
  const led = [
    ...(["weapon", "item", "attachment"] as const).map((kind) => ruleOfCard({ kind } as Card)),
    ...[slot, { ...slot, locking: true }, { ...slot, locking: true, double: true }].map(ruleOfSlot),
    RULE_OF_DAMAGE,
  ];
  expect(new Set(led).size).toBe(7);
  for (const rule of led) expect(rules).toContain(`- ${rule.replace("elite:", "")} `);
});
