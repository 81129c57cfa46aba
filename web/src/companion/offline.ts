/**
 * Keeps the companion for when there is no network: the page, what it loaded, and the content of the box.
 *
 * The page keeps the things that it runs on itself; the worker (`public/companion-sw.js`) only hands them out, to
 * addresses under `/companion` and to nobody else, and only what cannot be had fresh.
 */

import { language } from "../words/language";

export const OFFLINE_CACHE = "holdfast-companion";
const PAGE = "/companion";
const WORKER = "/companion-sw.js";
const CONTENT = "/api/games/elite";

/** "never": this browser or this address cannot. */
export type Offline = "never" | "not yet" | "ready";

/** The addresses of scripts, styles and fonts that a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/["'](\/assets\/[^"']+)["']/g)].map((found) => found[1]!))];
}

/** What this page has loaded so far, of the built client. */
function loaded(): string[] {
  const entries = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return entries
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);
}

/** Keep all that this page runs on, and say whether it is; what an older build left behind goes. */
async function keep(): Promise<Offline> {
  const page = await fetch(PAGE, { cache: "no-cache" });
  const html = await page.clone().text();
  const mine = new Set(loaded());
  // A newer client is on the server: what is kept has to fit together, so it is kept when that one is loaded.
  if (!page.ok || !assetsIn(html).every((asset) => mine.has(asset))) return "not yet";
  const cache = await caches.open(OFFLINE_CACHE);
  const has = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await Promise.all([...mine].filter((asset) => !has.has(asset)).map((asset) => cache.add(asset)));
  const content = await fetch(CONTENT, { headers: { "accept-language": language } });
  if (!content.ok) return "not yet";
  await cache.put(CONTENT, content);
  await cache.put(PAGE, page);
  const old = [...has].filter((path) => path.startsWith("/assets/") && !mine.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
  return "ready";
}

/** Keep the companion; fonts that come later are kept as well. */
export async function keepOffline(): Promise<Offline> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return "never";
  try {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    await navigator.serviceWorker.ready;
    await document.fonts.ready;
    return await keep();
  } catch {
    // Without a network what was kept before still serves.
    return (await caches.match(PAGE)) ? "ready" : "not yet";
  }
}
