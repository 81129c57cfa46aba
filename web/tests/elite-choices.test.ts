import { expect, test } from "vitest";
import { openChoices } from "../src/games/elite/choices";
import type { EliteView } from "../src/games/elite/types";

/** A view in which this choice is open; `until` is when its grace is over, null where no clock runs for it. */
function viewWith(frame: Record<string, unknown>, until: number | null): EliteView {
  const due = until === null ? [] : [{ at: until, key: "grace/1", frame: { frame: "grace", number: 1 } }];
  const choice = { frame: "choose_way", number: 1, owner: 0, mover: -1, waited: 0, figure: 0, ...frame };
  return { going_on: [[{ frame: choice, given: null }]], due } as unknown as EliteView;
}

test("where no clock runs none is shown", () => {
  expect(openChoices(viewWith({ mover: 1 }, null))[0]?.until).toBeNull();
});

test("after a grace others may decide only where there are others, in the end the board does", () => {
  const then = (frame: Record<string, unknown>): unknown => openChoices(viewWith(frame, 5000))[0]?.next;
  expect(then({ mover: 1 })).toBe("others");
  expect(then({ owner: -1, mover: 1 })).toBeNull();
  expect(then({})).toBeNull();
  expect(then({ waited: 2 })).toBe("board");
});
