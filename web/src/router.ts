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
  | { readonly page: "admin" }
  | { readonly page: "invited" }
  | { readonly page: "mail"; readonly what: "confirm" | "stop" }
  | { readonly page: "you" }
  | { readonly page: "records"; readonly people: readonly string[] }
  | { readonly page: "lost" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (!first) return { page: "home" };
  if (parts.length === 1 && (first === "companion" || first === "admin" || first === "invited" || first === "you"))
    return { page: first };
  if (first === "records" && parts.length <= 2) return { page: "records", people: second?.split(",") ?? [] };
  if (parts.length === 2 && second) {
    if (first === "t") return { page: "table", id: second };
    if (first === "replay") return { page: "replay", id: second };
    if (first === "campaign") return { page: "campaign", id: second };
    if (first === "rules") return { page: "rules", game: second };
    if (first === "mail" && (second === "confirm" || second === "stop")) return { page: "mail", what: second };
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
export function filmAddress(id: string, { all = false, plays = false, line = 0, key = "" }: FilmPlace): string {
  const words = [all && "all", plays && "plays", line && `line=${line}`, key && `key=${key}`].filter(Boolean).join("&");
  return replayAddress(id) + (words ? `#${words}` : "");
}
/** Where a film begins, whether it shows everything and plays by itself, and the secret of a link to it. */
interface FilmPlace {
  readonly all?: boolean;
  readonly plays?: boolean;
  readonly line?: number;
  readonly key?: string;
}

/** A film from the moment after so many lines on. */
export const momentAddress = (id: string, line: number): string => `${replayAddress(id)}#line=${line}`;
/** A film for somebody who did not sit at the table. */
export const sharedAddress = (id: string, key: string): string => `${replayAddress(id)}#key=${key}`;

/** What stands after a film's address. */
export function filmPlace(hash: string): Required<FilmPlace> {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const [all, plays] = [found.has("all"), found.has("plays")];
  return { all, plays, line: Number(found.get("line")) || 0, key: found.get("key") ?? "" };
}

/** My records, or those of what I finished with these people. */
export const recordsAddress = (people: readonly string[] = []): string =>
  people.length > 0 ? `/records/${people.join(",")}` : "/records";

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
