/** Styles name the widths and heights at which they change; here the names become queries that browsers know. */

import type { Plugin } from "postcss";
import { BREAKPOINTS, HEIGHTS } from "./src/styles/breakpoints.ts";

const NAMED: readonly (readonly [string, string, number])[] = [
  ...Object.entries(BREAKPOINTS).map(([name, width]) => [name, "width", width] as const),
  ...Object.entries(HEIGHTS).map(([name, height]) => [name, "height", height] as const),
];

/** A query with widths and heights instead of their names. */
export function widths(query: string): string {
  return NAMED.reduce(
    (words, [name, what, size]) =>
      words
        .replaceAll(`(--${name})`, `(${what} <= ${size}px)`)
        .replaceAll(`(--beyond-${name})`, `(${what} > ${size}px)`),
    query,
  );
}

export const breakpoints: Plugin = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule) {
      const query = widths(rule.params);
      if (query !== rule.params) rule.params = query;
    },
  },
};
