// Hands out what the companion keeps when it cannot be had from the server. It answers pages under /companion only
// (that is its scope), never keeps anything itself, and lets everything else pass untouched.

const CACHE = "holdfast-companion";
const PAGE = "/companion";
const CONTENT = "/api/games/elite";
const PATIENCE_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate") {
        if (pathname.replace(/\/$/, "") === PAGE) event.respondWith(fresh(request, PAGE));
    } else if (pathname === CONTENT) {
        event.respondWith(fresh(request, CONTENT));
    } else if (pathname.startsWith("/assets/")) {
        // Their names change with their content: what is kept is never old.
        event.respondWith(caches.match(pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
    }
});

/** From the server if it answers, otherwise what was kept. */
async function fresh(request, path) {
    try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
        if (answer.ok) return answer;
        return (await caches.match(path, { cacheName: CACHE })) ?? answer;
    } catch (trouble) {
        const kept = await caches.match(path, { cacheName: CACHE });
        if (kept) return kept;
        throw trouble;
    }
}
