/** Measures frames with 45 figures moving: node dev/frames.mjs ADDRESS [SECONDS], while `npm run dev` runs.
 *
 * From Chromium's own tracing: what its main thread did (script, style, layout, paint) between two frames, by the
 * thread's own time, so that a busy machine does not count. The address is that of dev/desk.html?game=elite&film=...
 */

import { chromium } from "playwright-core";

const [address, seconds = "10"] = process.argv.slice(2);
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
if (process.env.STILL) await page.emulateMedia({ reducedMotion: "reduce" });
await page.goto(address, { waitUntil: "networkidle" });
const cdp = await browser.newBrowserCDPSession();
const events = [];
cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
        includedCategories: [
            "toplevel",
            "devtools.timeline",
            "disabled-by-default-devtools.timeline",
            "devtools.timeline.frame",
            "disabled-by-default-devtools.timeline.frame",
            "blink.user_timing",
        ],
    },
});
await page.evaluate(
    async (ms) => {
        const { table } = globalThis;
        const wait = (time) => new Promise((done) => setTimeout(done, time));
        const first = table.view.value;
        const { plan, walk, walkable } = table.content.value.maps[first.options.map];
        const figures = first.kinds.flatMap((kind, figure) => (kind >= 0 && kind < 3 ? [figure] : []));
        const free = walkable.filter((cell) => !plan.start.includes(cell));
        let at = [...first.at];
        let face = [...first.face];
        figures.forEach((figure, i) => (at[figure] = free[i]));
        performance.mark("rush");
        const end = performance.now() + ms;
        for (let n = 1000; performance.now() < end; n += 1) {
            // As fast as the server sends in a rush. A step takes a quarter of a second, so with every third figure setting
            // out each time all of them are under way; and one seat's dice fall.
            const walks = figures.filter((figure) => figure % 3 === n % 3);
            at = at.map((cell, figure) =>
                walks.includes(figure) ? walk[cell][(n + figure) % walk[cell].length] : cell,
            );
            face = face.map((old, die) => (first.die_seat[die] === n % first.seats ? (n + die) % 6 : old));
            const moved = walks.map((figure) => ({ event: "moved", figure, to: at[figure] }));
            table.push({
                n,
                holds: null,
                events: moved,
                view: { ...first, clock_runs: true, phase: "action", at, face },
            });
            await wait(100);
        }
        performance.mark("rest");
    },
    Number(seconds) * 1000,
);
const whole = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
await cdp.send("Tracing.end");
await whole;
await browser.close();

const mark = (name) => events.find((one) => one.name === name && one.cat?.includes("user_timing"));
const [from, to] = [mark("rush"), mark("rest")];
const mine = events.filter(
    (one) => one.pid === from.pid && one.tid === from.tid && one.ts >= from.ts && one.ts <= to.ts,
);
const tasks = mine.filter((one) => one.ph === "X" && one.name === "RunTask").sort((a, b) => a.ts - b.ts);
const begins = mine
    .filter((one) => one.name === "BeginMainThreadFrame")
    .map((one) => one.ts)
    .sort((a, b) => a - b);
const WORK = [
    "TimerFire",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
];
const time = (one) => (one.tdur ?? one.dur ?? 0) / 1000;
const frames = begins.slice(1).map((end, i) => {
    const within = (one) => one.ts >= begins[i] && one.ts < end;
    const parts = Object.fromEntries(WORK.map((name) => [name, 0]));
    for (const one of mine) if (one.ph === "X" && one.name in parts && within(one)) parts[one.name] += time(one);
    return { all: tasks.filter(within).reduce((sum, task) => sum + time(task), 0), parts };
});
const sums = frames.map((frame) => frame.all).sort((a, b) => a - b);
const at = (part) => sums[Math.min(sums.length - 1, Math.floor(sums.length * part))]?.toFixed(2);
const longest = Math.max(...tasks.map(time));
const told = (some) =>
    WORK.map(
        (name) => `${name} ${(some.reduce((sum, one) => sum + one.parts[name], 0) / some.length).toFixed(2)}`,
    ).join(", ");
console.log(`${frames.length} frames: median ${at(0.5)} ms, p95 ${at(0.95)} ms; longest task ${longest.toFixed(1)} ms`);
const updates = frames.filter((frame) => frame.parts["TimerFire"] > 0.5);
console.log(`${updates.length} with news, mean ms: ${told(updates)}`);
console.log(`the others: ${told(frames.filter((frame) => !updates.includes(frame)))}`);
