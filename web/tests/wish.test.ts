import { expect, test } from "vitest";
import { Wish } from "../src/pages/lobby/wish";

test("what is changed before the server has confirmed the last change builds on it, and is sent in order", async () => {
  const wish = new Wish<readonly string[]>();
  const confirm: (() => void)[] = [];
  const sent: string[] = [];
  const send = (value: readonly string[]): Promise<void> => {
    sent.push(value.join());
    return new Promise((done) => confirm.push(done));
  };
  const known: readonly string[] = ["base"];
  wish.change(known, (before) => [...before, "deep"], send);
  wish.change(known, (before) => [...before, "avatar"], send);
  await Promise.resolve();
  expect(sent).toEqual(["base,deep"]);
  confirm[0]!();
  await expect.poll(() => sent).toEqual(["base,deep", "base,deep,avatar"]);
  wish.change(["base", "deep"], (before) => before.filter((one) => one !== "base"), send);
  confirm[1]!();
  await expect.poll(() => sent.at(-1)).toBe("deep,avatar");
});

test("when all wishes have come true, the next one builds on what is known", async () => {
  const wish = new Wish<number>();
  const sent: number[] = [];
  const send = async (value: number): Promise<void> => void sent.push(value);
  wish.change(1, (before) => before + 1, send);
  await expect.poll(() => sent).toEqual([2]);
  await new Promise((next) => setTimeout(next));
  wish.change(10, (before) => before + 1, send);
  await expect.poll(() => sent).toEqual([2, 11]);
});
