import { expect, test } from "vitest";
import { Stage, type Moment, type Timer } from "../src/stage";

class FakeTimer implements Timer {
  now = 0;
  private due = new Map<number, { at: number; run: () => void }>();
  private count = 0;

  set(run: () => void, ms: number): number {
    this.count += 1;
    this.due.set(this.count, { at: this.now + ms, run });
    return this.count;
  }

  clear(id: unknown): void {
    this.due.delete(id as number);
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = [...this.due.entries()].sort((a, b) => a[1].at - b[1].at)[0];
      if (!next || next[1].at > end) break;
      this.due.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

const moment = (n: number): Moment => ({ n, holds: null, events: [{ event: "moved" }], view: null });

function staged(lasts = 100): { stage: Stage; timer: FakeTimer; shown: number[] } {
  const shown: number[] = [];
  const timer = new FakeTimer();
  return {
    stage: new Stage({ show: (one) => shown.push(one.n), lasts: () => lasts }, timer),
    timer,
    shown,
  };
}

test("the first moment is shown at once, the next when it has lasted", () => {
  const { stage, timer, shown } = staged();
  stage.push(moment(1), moment(2));
  expect(shown).toEqual([1]);
  timer.pass(99);
  expect(shown).toEqual([1]);
  timer.pass(1);
  expect(shown).toEqual([1, 2]);
});

test("what does not last holds nothing up", () => {
  const { stage, shown } = staged(0);
  stage.push(moment(1), moment(2), moment(3));
  expect(shown).toEqual([1, 2, 3]);
});

test("a long queue is shown faster", () => {
  const { stage, timer, shown } = staged();
  stage.push(...Array.from({ length: 60 }, (_, i) => moment(i)));
  timer.pass(2200); // one after the other they would take 6000
  expect(shown).toHaveLength(60);
});

test("skipping shows everything now and nothing twice", () => {
  const { stage, timer, shown } = staged();
  stage.push(moment(1), moment(2), moment(3));
  stage.skip();
  timer.pass(1000);
  expect(shown).toEqual([1, 2, 3]);
  expect(stage.waiting.value).toBe(0);
});

test("a whole view takes the place of what waits", () => {
  const { stage, timer, shown } = staged();
  stage.push(moment(1), moment(2));
  stage.clear();
  timer.pass(1000);
  expect(shown).toEqual([1]);
});
