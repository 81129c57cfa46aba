/**
 * Styles of a game count at its table only, and the companion's in the companion. A stylesheet, once loaded, stays for
 * as long as the page does: so every rule is bound, when the client is built, to what is inside of its own root.
 *
 * A door's picture and a game's colours belong to the home page too, and are left as they are; so is what fills symbols,
 * because no rule that asks for a table reaches into one.
 */

import type { Plugin } from "postcss";

/** The root to which the styles in a file are bound; none for those of the shell. */
export function rootOf(file: string): string | null {
  const path = file.replaceAll("\\", "/");
  if (path.includes("/src/companion/")) return ".companion";
  if (path.includes("/src/admin/")) return ".admin";
  const game = /\/src\/games\/(\w+)\//.exec(path)?.[1];
  return game && !/\/(picture|tokens|symbols)\.css$/.test(path) ? `.${game}-table` : null;
}

/** The same selector, but what it selects is the root or inside of it. It weighs no more than before. */
export function bound(selector: string, root: string): string {
  const part = selector.indexOf("::"); // a part of an element comes last
  const end = part < 0 ? selector.length : part;
  return `${selector.slice(0, end)}:where(${root}, ${root} *)${selector.slice(end)}`;
}

export const scopes: Plugin = {
  postcssPlugin: "scopes",
  Once(sheet) {
    sheet.walkRules((rule) => {
      const root = rootOf(rule.source?.input.file ?? "");
      const within = rule.parent;
      const isStep = within?.type === "atrule" && /keyframes$/.test((within as { name?: string }).name ?? "");
      if (root && !isStep && within?.type !== "rule") rule.selectors = rule.selectors.map((one) => bound(one, root));
    });
  },
};
