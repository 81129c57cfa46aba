/** Measures frames with 45 figures moving: node dev/frames.mjs [ADDRESS] [SECONDS]; it builds the page itself if no
 * address is given (of dev/sandbox.html?game=elite&film=elite-crash&step=16, say, while `npm run dev` runs).
 *
 * From Chromium's own tracing: all that the page's main thread did between the beginnings of two frames (script, style,
 * layout, paint, and whatever else), by the thread's own time, so that a busy machine does not count. TRACE=FILE keeps
 * the trace, for the browser's own tools; STILL=1 asks for reduced motion.
 */

import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build, preview } from "vite";

/** A recorded view in the middle of a rush: the seat has dice to spend, weapons, neighbours. */
const SCENE = { film: "elite-crash", step: 16 };
const NEWS_MS = 100;

/** The desk as a build would be, with the film that it shows. */
async function built() {
    const root = fileURLToPath(new URL("..", import.meta.url));
    const folder = await mkdtemp(join(tmpdir(), "frames-"));
    const input = join(root, "dev/sandbox.html");
    await build({
        root,
        logLevel: "error",
        build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false, rolldownOptions: { input } },
    });
    await mkdir(join(folder, "tests/fixtures"), { recursive: true });
    const film = `tests/fixtures/${SCENE.film}.json`;
    await copyFile(join(root, film), join(folder, film));
    const server = await preview({ root, logLevel: "error", build: { outDir: folder }, preview: { port: 0 } });
    return {
        address: `${server.resolvedUrls.local[0]}dev/sandbox.html?game=elite&film=${SCENE.film}&step=${SCENE.step}`,
        close: async () => {
            await server.close();
            await rm(folder, { recursive: true });
        },
    };
}

/** In the page: news as fast as the server sends them in a rush. */
async function rush({ ms, every }) {
    const { table } = globalThis;
    const first = table.view.value;
    const { plan } = table.content.value.maps[first.setting.map];
    const figures = first.setting.figures.flatMap(({ swarm }, figure) => (swarm === null ? [] : [figure]));
    const free = [...plan.rows.join("")].flatMap((sign, cell) => (".o?".includes(sign) ? [cell] : []));
    const isBeside = (a, b) =>
        a !== b &&
        Math.abs((a % plan.width) - (b % plan.width)) < 2 &&
        Math.abs(Math.floor(a / plan.width) - Math.floor(b / plan.width)) < 2;
    const walk = Object.fromEntries(free.map((cell) => [cell, free.filter((other) => isBeside(cell, other))]));
    const faces = ["move", "hand", "gun", "wrench", "search", ""];
    let at = [...first.figures.at];
    let dice = first.dice;
    figures.forEach((figure, i) => (at[figure] = free[i]));
    const [, act] = first.asks;
    const news = Array.from({ length: Math.ceil(ms / every) + 1 }, (_, i) => {
        // A step takes a quarter of a second, so with every third figure setting out each time all of them are under way.
        // One seat's dice fall; when they are mine, what I can do changes, too.
        const walks = figures.filter((figure) => figure % 3 === i % 3);
        at = at.map((cell, figure) => (walks.includes(figure) ? walk[cell][(i + figure) % walk[cell].length] : cell));
        const falls = i % first.setting.seats;
        const fallen = { ...dice[falls], faces: dice[falls].faces.map((_, die) => faces[(i + die) % 6]) };
        dice = dice.map((old, seat) => (seat === falls ? fallen : old));
        const options = act.options.slice(Math.floor(i / first.setting.seats) % act.options.length);
        const changed = { figures: { ...first.figures, at }, dice, asks: [first.asks[0], { ...act, options }] };
        const view = { ...first, ...changed };
        const events = walks.map((figure) => ({ event: "moved", figure, to: at[figure] }));
        return JSON.stringify({ n: 1000 + i, holds: null, events, view, changed });
    });
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await wait(1000);
    performance.mark("rush");
    for (const one of news) {
        await wait(0); // as from the line: not within a frame
        table.push(JSON.parse(one));
        // On a machine that is too busy for 60 frames a second news come slower, too: no frame shall bear two of them.
        for (let i = 0; i < (every * 60) / 1000; i++) await frame();
    }
    performance.mark("rest");
}

const [given, seconds] = /^https?:/.test(process.argv[2] ?? "") ? process.argv.slice(2) : [null, process.argv[2]];
const page_ = given ? { address: given, close: async () => {} } : await built();
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on("pageerror", (error) => console.error(`The page: ${error.message}`));
if (process.env.STILL) await page.emulateMedia({ reducedMotion: "reduce" });
await page.goto(page_.address, { waitUntil: "networkidle" });
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
await page.evaluate(rush, { ms: Number(seconds ?? 10) * 1000, every: NEWS_MS });
const whole = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
await cdp.send("Tracing.end");
await whole;
await browser.close();
await page_.close();
if (process.env.TRACE) await writeFile(process.env.TRACE, JSON.stringify({ traceEvents: events }));

// -- what it says

const mark = (name) => events.find((one) => one.name === name && one.cat?.includes("user_timing"));
const [from, to] = [mark("rush"), mark("rest")];
const mine = events
    .filter((one) => one.pid === from.pid && one.tid === from.tid && one.ts >= from.ts && one.ts <= to.ts)
    .sort((a, b) => a.ts - b.ts);
const time = (one) => (one.tdur ?? 0) / 1000; // left out where it is nothing
const slices = mine.filter((one) => one.ph === "X");
const tasks = slices.filter((one) => one.name === "RunTask");
const PARTS = [
    "TimerFire",
    "RunMicrotasks",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "MinorGC",
    "MajorGC",
];
/** A frame is the task that draws it, and all tasks since the one that drew the frame before. */
const begins = mine.filter((one) => one.name === "BeginMainThreadFrame").map((one) => one.ts);
const draws = ({ ts, dur }) => begins.some((begin) => ts <= begin && begin <= ts + dur);
const frames = [];
let some = [];
for (const task of tasks) {
    some.push(task);
    if (!draws(task)) continue;
    const within = (one) => one.ts >= some[0].ts && one.ts < task.ts + task.dur;
    const parts = Object.fromEntries(PARTS.map((name) => [name, 0]));
    for (const one of slices) if (one.name in parts && within(one)) parts[one.name] += time(one);
    frames.push({ all: some.reduce((sum, one) => sum + time(one), 0), parts });
    some = [];
}
const longest = Math.max(...tasks.map(time));
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(2);
function tell(name, some) {
    const sums = some.map((frame) => frame.all).sort((a, b) => a - b);
    const parts = PARTS.map((part) => [part, some.reduce((sum, one) => sum + one.parts[part], 0) / some.length]);
    const words = parts.filter(([, ms]) => ms >= 0.05).map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
    console.log(`${some.length} ${name}: median ${share(sums, 0.5)} ms, p95 ${share(sums, 0.95)} ms`);
    console.log(`    mean ms: ${words.join(", ")}`);
}
const isNews = (frame) => frame.parts["TimerFire"] > 0.5;
tell("frames", frames);
tell("with news", frames.filter(isNews));
tell(
    "others",
    frames.filter((frame) => !isNews(frame)),
);
const span = (to.ts - from.ts) / 1_000_000;
console.log(`longest task ${longest.toFixed(1)} ms; ${(frames.length / span).toFixed(0)} frames a second`);
if (!tasks.some((one) => "tdur" in one)) throw new Error("this browser does not tell the time of its threads");
