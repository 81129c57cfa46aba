import { expect, test } from "vitest";
import { placeFor } from "../src/ui/tip";

const box = (left: number, top: number, w: number, h: number) => ({ left, top, right: left + w, bottom: top + h });
const SCREEN = { w: 400, h: 800 };
const ANCHOR = box(180, 400, 40, 40);

test("a tip lies above what it is about, or below where there is no room", () => {
  expect(placeFor(100, 50, ANCHOR, [], SCREEN)).toEqual([150, 340]);
  expect(placeFor(100, 50, box(180, 20, 40, 40), [], SCREEN)).toEqual([150, 70]);
});

test("it makes way for what may be pressed next", () => {
  expect(placeFor(100, 50, ANCHOR, [box(150, 300, 100, 90)], SCREEN)).toEqual([150, 450]);
  const [x, y] = placeFor(100, 50, ANCHOR, [box(100, 300, 200, 90), box(100, 445, 200, 90)], SCREEN);
  expect([x, y]).toEqual([70, 395]);
});

test("it never leaves the screen", () => {
  const [x, y] = placeFor(300, 50, box(380, 790, 20, 10), [], SCREEN);
  expect([x, y]).toEqual([92, 730]);
});
