/** What a seat forgets is gone from its log. */

import { describe, expect, it } from "vitest";
import { TableModel } from "../src/table";
import type { GameEvent, GameTypes, View } from "../src/view";
import type { Forgot } from "../src/wire.gen";

interface Toy extends GameTypes {
  readonly event: Forgot | (GameEvent & { readonly cell?: number });
}

const view = { seat: 0, asks: [], outcome: null } as View;
const seen = (cell: number): Toy["event"] => ({ event: "sector_seen", cell });
const forgot: Forgot = { event: "forgot", kinds: ["level"] };

function table(): TableModel<Toy> {
  const model = new TableModel<Toy>("toy");
  model.about = { sector_seen: "level", creature_seen: "creature" };
  model.reset(0, view);
  return model;
}

const names = (model: TableModel<Toy>): unknown[] =>
  model.log.value.map(({ event }) => ("cell" in event && event.cell) || event.event);

describe("forgetting", () => {
  it("drops what was told before, of that kind alone", () => {
    const model = table();
    model.push({ n: 1, events: [seen(3), { event: "creature_seen", cell: 4 }], changed: view, holds: null });
    model.push({ n: 2, events: [{ event: "turn_over" }, forgot], changed: view, holds: null });
    expect(names(model)).toEqual([4, "turn_over", "forgot"]);
  });

  it("keeps what is told afterwards, in the same update too", () => {
    const model = table();
    model.push({ n: 1, events: [seen(3), forgot, seen(5)], changed: view, holds: null });
    expect(names(model)).toEqual(["forgot", 5]);
    model.push({ n: 2, events: [seen(6)], changed: view, holds: null });
    expect(names(model)).toEqual(["forgot", 5, 6]);
  });
});
