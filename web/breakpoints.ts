/** Styles name the widths at which they change; here the names become queries that browsers know. */

import type { Plugin } from "postcss";
import { BREAKPOINTS } from "./src/styles/breakpoints.ts";

/** A query with widths instead of their names. */
export function widths(query: string): string {
  return Object.entries(BREAKPOINTS).reduce(
    (words, [name, width]) =>
      words.replaceAll(`(--${name})`, `(width <= ${width}px)`).replaceAll(`(--beyond-${name})`, `(width > ${width}px)`),
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
