// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isWhole, panned, showing, whole, zoomed } from "../src/ui/table/grid/camera";
import { underFinger } from "../src/ui/table/grid/finger";
import { watchGestures } from "../src/ui/table/grid/gestures";
import { GridBoard, spaceToward, type Space } from "../src/ui/table/grid/GridBoard";

const BOARD = { w: 400, h: 200 };
const FRAME = { w: 800, h: 800 };

test("the whole board is centred in a frame of any shape", () => {
  expect(whole(BOARD, FRAME)).toEqual({ x: 0, y: -100, w: 400, h: 400 });
  expect(whole(BOARD, { w: 800, h: 200 })).toEqual({ x: -200, y: 0, w: 800, h: 200 });
});

test("zooming keeps the point under the finger, and ends at the whole board and at six times", () => {
  const all = whole(BOARD, FRAME);
  const close = zoomed(all, BOARD, FRAME, 4, 100, 100);
  expect(close.w).toBe(100);
  expect((100 - close.x) / close.w).toBeCloseTo((100 - all.x) / all.w);
  expect(zoomed(close, BOARD, FRAME, 100, 100, 100).w).toBeCloseTo(400 / 6);
  expect(zoomed(close, BOARD, FRAME, 0.01, 100, 100)).toEqual(all);
  expect(isWhole(close, BOARD, FRAME)).toBe(false);
  expect(isWhole(all, BOARD, FRAME)).toBe(true);
});

test("panning never loses the board, and what is to be seen is brought on screen", () => {
  const close = zoomed(whole(BOARD, FRAME), BOARD, FRAME, 4, 100, 100);
  expect(panned(close, BOARD, -9999, 9999)).toMatchObject({ x: 0, y: 100 });
  const box = { x: 360, y: 160, w: 20, h: 20 };
  const seen = showing(close, BOARD, box, 10);
  expect(seen.x + seen.w).toBeGreaterThanOrEqual(390);
  expect(showing(seen, BOARD, box, 10)).toEqual(seen);
});

const space = (name: string, open = false): Space => ({ name, kind: "", open });
/** Four by two; the third of the upper row is a hole. */
const SPACES = [
  space("a1", true),
  space("b1"),
  null,
  space("d1"),
  space("a2"),
  space("b2"),
  space("c2", true),
  space("d2"),
];

test("arrows lead over gaps, and stay where there is nothing", () => {
  const grid = { columns: 4, rows: 2, spaces: SPACES };
  expect(spaceToward(grid, 1, 1, 0)).toBe(3);
  expect(spaceToward(grid, 3, 1, 0)).toBe(3);
  expect(spaceToward(grid, 0, 1, 1)).toBe(5);
  expect(spaceToward(grid, 6, 0, -1)).toBe(6);
});

let pressed: number[] = [];
let over: (number | null)[] = [];

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  pressed = [];
  over = [];
});

afterEach(() => render(null, document.body));

async function shown(
  spaces: readonly (Space | null)[] = SPACES,
  margin?: { left: number; top: number },
): Promise<void> {
  await act(() =>
    render(
      <GridBoard
        label="The yard"
        columns={4}
        rows={2}
        unit={10}
        margin={margin}
        spaces={spaces}
        home={0}
        onPress={(at) => pressed.push(at)}
        onOver={(at) => over.push(at)}
      />,
      document.body,
    ),
  );
}

const cell = (at: number): SVGElement => document.querySelector(`[data-space="${at}"]`)!;
const key = (name: string): Promise<void> =>
  act(() => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  }) as Promise<void>;

test("every space is a cell with a name, one of them can be tabbed to, and keys walk and press", async () => {
  await shown();
  expect([...document.querySelectorAll('[role="gridcell"]')].map((one) => one.getAttribute("aria-label"))).toEqual(
    SPACES.flatMap((one) => one?.name ?? []),
  );
  expect(document.querySelectorAll('[tabindex="0"][role="gridcell"]')).toHaveLength(1);
  await act(() => cell(0).focus());
  await key("ArrowRight");
  await key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("d1");
  await key("ArrowDown");
  await key("ArrowLeft");
  await key("Enter");
  expect(pressed).toEqual([6]);
  expect(over).toContain(6);
});

test("a click presses, what is closed says so, and rows that did not change are left alone", async () => {
  await shown();
  await act(() => void cell(6).dispatchEvent(new MouseEvent("click", { bubbles: true })));
  expect(pressed).toEqual([6]);
  expect(cell(1).getAttribute("aria-disabled")).toBe("true");
  const before = cell(0);
  await shown(SPACES.with(1, space("b1, lit", true)));
  expect(cell(1).getAttribute("aria-label")).toBe("b1, lit");
  expect(cell(0)).toBe(before);
});

test("what reaches beyond the first row and column is seen, too", async () => {
  await shown(SPACES, { left: 4, top: 6 });
  const [layer] = document.querySelectorAll(".grid-layer");
  expect(layer!.getAttribute("viewBox")).toBe("-4 -6 44 26"); // four by two of ten each, and the margin
});

test("a drag pans and is no click; two fingers zoom", () => {
  const box = document.body.appendChild(document.createElement("div"));
  const told: string[] = [];
  const stop = watchGestures(box, {
    pan: (dx, dy) => told.push(`pan ${dx} ${dy}`),
    zoom: (by) => told.push(`zoom ${by.toFixed(2)}`),
  });
  let clicks = 0;
  box.addEventListener("click", () => (clicks += 1));
  const point = (type: string, id: number, x: number, y: number): void => {
    box.dispatchEvent(new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, bubbles: true }));
  };
  const click = (): boolean => box.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true }));

  point("pointerdown", 1, 10, 10);
  point("pointermove", 1, 12, 11); // a finger is never still
  point("pointerup", 1, 12, 11);
  click();
  expect([told, clicks]).toEqual([[], 1]);

  point("pointerdown", 1, 10, 10);
  point("pointermove", 1, 40, 10);
  point("pointerup", 1, 40, 10);
  click();
  expect([told, clicks]).toEqual([["pan -30 0"], 1]);

  told.length = 0;
  point("pointerdown", 1, 0, 0);
  point("pointerdown", 2, 100, 0);
  point("pointermove", 2, 200, 0);
  expect(told).toEqual(["pan -50 0", "zoom 2.00"]);
  stop();
  box.remove();
});

test("a finger that is larger than a space means what is lit under it", () => {
  const at = (x: number, y: number, finger: number): number[] => underFinger(SPACES, 4, 10, [x, y], finger);
  expect(at(13, 3, 22)).toEqual([0]); // a little beside the only one that is lit
  expect(at(13, 3, 12)).toEqual([]); // too far away for a smaller one
  expect(at(15, 10, 30)).toEqual([0, 6]); // it may mean either: the board comes closer
  expect(at(35, 5, 10)).toEqual([]);
});
