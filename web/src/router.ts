/** Which page is shown: a signal of the address, and links that do not load the page anew. */

import { nearest } from "./ui/elements";
import { signal } from "@preact/signals";

export type Page =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "replay"; readonly id: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "campaign"; readonly id: string }
  | { readonly page: "companion" }
  | { readonly page: "lost" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (!first) return { page: "home" };
  if (first === "companion" && parts.length === 1) return { page: "companion" };
  if (parts.length === 2 && second) {
    if (first === "t") return { page: "table", id: second };
    if (first === "replay") return { page: "replay", id: second };
    if (first === "campaign") return { page: "campaign", id: second };
    if (first === "rules") return { page: "rules", game: second };
  }
  return { page: "lost" };
}

export const address = signal(typeof location === "undefined" ? "/" : location.pathname);

export function go(path: string): void {
  history.pushState(null, "", path);
  address.value = new URL(path, location.href).pathname;
  scrollTo(0, 0);
}

export const tableAddress = (id: string): string => `/t/${id}`;
export const replayAddress = (id: string): string => `/replay/${id}`;
/** A film with what stands after its address: `all` as nobody saw it who played, `key` the secret of a link. */
export function filmAddress(id: string, { all = false, key = "" }: { all?: boolean; key?: string }): string {
  const words = [...(all ? ["all"] : []), ...(key ? [`key=${key}`] : [])].join("&");
  return replayAddress(id) + (words ? `#${words}` : "");
}
/** A film from the moment after so many lines on. */
export const momentAddress = (id: string, line: number): string => `${replayAddress(id)}#line=${line}`;
/** A film for somebody who did not sit at the table. */
export const sharedAddress = (id: string, key: string): string => `${replayAddress(id)}#key=${key}`;

/** What stands after a film's address: whether it shows everything, where it begins, and the secret of a link. */
export function filmPlace(hash: string): { readonly all: boolean; readonly line: number; readonly key: string } {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  return { all: found.has("all"), line: Number(found.get("line")) || 0, key: found.get("key") ?? "" };
}

export const campaignAddress = (id: string): string => `/campaign/${id}`;
export const rulesAddress = (game: string): string => `/rules/${game}`;

/** The place of a rule, `key:R28`, on its page. */
export function ruleAddress(rule: string): string {
  const [game, number] = rule.split(":");
  return number ? `/rules/${game}#${number}` : `/rules/${game}`;
}

/** Clicks on links within the client change the page without loading it. */
export function followLinks(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = nearest(event, "a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  addEventListener("popstate", () => {
    address.value = location.pathname;
  });
}
