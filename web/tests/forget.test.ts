/** What a seat forgets is gone from its log. */

import { describe, expect, it } from "vitest";
import { TableModel } from "../src/table";
import type { GameEvent, View } from "../src/view";

const view = { seat: 0, asks: [], outcome: null } as View;
const seen = (cell: number): GameEvent => ({ event: "sector_seen", cell });
const forgot: GameEvent = { event: "forgot", kinds: ["level"] };

function table(): TableModel {
  const model = new TableModel("toy");
  model.about = { sector_seen: "level", creature_seen: "creature" };
  model.reset(0, view);
  return model;
}

const names = (model: TableModel): unknown[] => model.log.value.map((line) => line.event["cell"] ?? line.event.event);

describe("forgetting", () => {
  it("drops what was told before, of that kind alone", () => {
    const model = table();
    model.push({ n: 1, events: [seen(3), { event: "creature_seen", cell: 4 }], view, holds: null });
    model.push({ n: 2, events: [{ event: "turn_over" }, forgot], view, holds: null });
    expect(names(model)).toEqual([4, "turn_over", "forgot"]);
  });

  it("keeps what is told afterwards, in the same update too", () => {
    const model = table();
    model.push({ n: 1, events: [seen(3), forgot, seen(5)], view, holds: null });
    expect(names(model)).toEqual(["forgot", 5]);
    model.push({ n: 2, events: [seen(6)], view, holds: null });
    expect(names(model)).toEqual(["forgot", 5, 6]);
  });
});
