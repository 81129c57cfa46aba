import { expect, test } from "vitest";
import { bytesOf, textOf, whyNoPasskeys } from "../src/passkeys";

test("bytes come back from their text, whatever they are", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => 255 - n);
  for (const many of [0, 1, 2, 3, 255, 256]) {
    const some = bytes.slice(0, many);
    const text = textOf(some.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect([...bytesOf(text)]).toEqual([...some]);
  }
  expect(textOf(Uint8Array.of(251, 255, 254).buffer)).toBe("-__-");
});

test("where passkeys are not to be had, it is said why", () => {
  expect(whyNoPasskeys({ hostname: "192.168.1.5" }, false)).toBe("insecure");
  expect(whyNoPasskeys({ hostname: "club.local" }, false)).toBe("insecure");
  expect(whyNoPasskeys({ hostname: "127.0.0.1" }, true)).toBe("number_here");
  expect(whyNoPasskeys({ hostname: "[::1]" }, true)).toBe("number_here");
  expect(whyNoPasskeys({ hostname: "203.0.113.7" }, true)).toBe("number");
  expect(whyNoPasskeys({ hostname: "localhost" }, true)).toBe("browser");
});
