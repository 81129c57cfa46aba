// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideTip, tip, tipped } from "../src/ui/tip";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hideTip();
  render(null, document.body);
  vi.useRealTimers();
});

function button(isGreyed: boolean): HTMLElement {
  const greyed = isGreyed ? "true" : undefined;
  void act(() =>
    render(
      <button type="button" aria-disabled={greyed} {...tipped(() => ({ words: "It lies too low." }))}>
        Run
      </button>,
      document.body,
    ),
  );
  return document.querySelector("button")!;
}

const pointAt = (found: HTMLElement): boolean =>
  found.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));

test("what is pointed at explains itself after a moment", async () => {
  pointAt(button(false));
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip.value?.words).toBe("It lies too low.");
});

test("what is pressed before that is done, and explains nothing any more", async () => {
  const found = button(false);
  pointAt(found);
  found.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip.value).toBeNull();
});

test("what is greyed says why when it is pressed", async () => {
  const found = button(true);
  found.click();
  await vi.advanceTimersByTimeAsync(10);
  expect(tip.value?.words).toBe("It lies too low.");
});
