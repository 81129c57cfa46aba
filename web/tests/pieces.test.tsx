// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Die } from "../src/ui/table/Die";
import { Track } from "../src/ui/Track";

afterEach(() => render(null, document.body));

const die = (): HTMLElement => document.querySelector(".die")!;

test("a die falls anew with every roll, waits while it rolls, and says why it is locked", async () => {
  let pressed = 0;
  const show = (more: object): Promise<void> =>
    act(() =>
      render(
        <Die name="Die 1: gun" roll={1} anchor="die-1" onPress={() => (pressed += 1)} {...more}>
          G
        </Die>,
        document.body,
      ),
    ) as Promise<void>;
  await show({});
  const first = document.querySelector(".die-cube");
  die().click();
  await show({ rolling: true });
  die().click();
  expect(die().querySelector(".hidden-but-read")!.textContent).toBe("Die 1: gun, rolling");
  await show({ roll: 2 });
  expect(document.querySelector(".die-cube")).not.toBe(first);
  await show({ roll: 2, why: { words: "Damage locks it." } });
  die().click();
  expect(die().getAttribute("aria-disabled")).toBe("true");
  expect(pressed).toBe(1);
});

test("a track tells how full it is, what comes next, and what would be", () => {
  const marks = [
    { at: 3, sign: "L", words: "a die is locked" },
    { at: 5, sign: "X", words: "the end" },
  ];
  render(<Track name="Damage" length={5} value={3} preview={4} marks={marks} />, document.body);
  const meter = document.querySelector('[role="meter"]')!;
  expect(meter.getAttribute("aria-valuetext")).toBe("3 of 5, the end at 5");
  expect([...document.querySelectorAll(".track-box")].map((box) => box.className)).toEqual([
    "track-box full",
    "track-box full",
    "track-box full marked",
    "track-box would",
    "track-box marked",
  ]);
});
