import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GameClock } from "../src/gameclock";
import * as the from "../src/companion/box";
import { below, shuffled, type Source } from "../src/companion/chance";
import { fits } from "../src/companion/fits";
import { assetsIn } from "../src/companion/offline";
import { goingAt, moodAt } from "../src/companion/ticking";
import * as clock from "../src/companion/timer";
import type { elite } from "../src/wire.gen";

const { content: parts } = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures", "elite-box.json"), "utf8"),
) as { content: elite.Parts };

/** The same chance in every run. */
function seeded(seed: number): Source {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
}

const setup = (difficulty: string, players = 3): the.Setup => ({
  players,
  map: "crash_site",
  mission: "recon",
  difficulty,
});
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** An event by the number on its card. */
const no = (number: number): number => number - 1;

test("chance below n is fair: what would favour some is thrown away", () => {
  const drawn = [0xffffffff, 0xfffffffe, 7];
  expect(below(6, () => drawn.shift()!)).toBe(1);
  const counts = [0, 0, 0, 0, 0, 0];
  const source = seeded(5);
  for (let i = 0; i < 6000; i += 1) counts[below(6, source)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(800);
});

test("a shuffle keeps every card, and can bring any order", () => {
  const orders = new Set(upTo(200).map((seed) => shuffled([1, 2, 3], seeded(seed * 7919)).join("")));
  expect(orders.size).toBe(6);
  expect(sorted(shuffled(upTo(30), seeded(1)))).toEqual(upTo(30));
});

test("event tracks are dealt by difficulty, eight cards each", () => {
  const easy = the.begin(parts, setup("easy"), seeded(1));
  expect(sorted(easy.track)).toEqual([17, 18, 19, 20, 21, 22, 23, 24].map(no));
  const medium = the.begin(parts, setup("medium"), seeded(2)).track;
  expect(medium.filter((event) => event < 16)).toHaveLength(3);
  expect(medium.filter((event) => event >= no(17) && event <= no(21))).toHaveLength(2);
  const hard = the.begin(parts, setup("hard"), seeded(3)).track;
  expect(hard.filter((event) => event < 16)).toHaveLength(4);
  expect(sorted(hard).slice(-4)).toEqual([22, 23, 24, 25].map(no));
  expect(new Set(hard).size).toBe(8);
});

const withTrack = (box: the.Box, ...numbers: number[]): the.Box => ({ ...box, track: numbers.map(no) });

function drawAll(box: the.Box): the.Box {
  let now = box;
  for (let i = 0; i < 30 && now.due.length > 0; i += 1) now = the.drawDue(now, parts, seeded(i));
  return now;
}

test("each round draws a swarm card for every player and the boss cards of the difficulty", () => {
  const cards = (difficulty: string, players: number): string =>
    the
      .turnEvent(withTrack(the.begin(parts, setup(difficulty, players), seeded(4)), 17), parts)
      .due.map((draw) => draw.deck[0])
      .join("");
  expect(cards("easy", 3)).toBe("sssb");
  expect(cards("medium", 1)).toBe("ssbb");
  expect(cards("hard", 6)).toBe("sssssssbb");
});

test("events that spawn at once come first, those at the end of spawning last", () => {
  const first = the.turnEvent(withTrack(the.begin(parts, setup("hard"), seeded(4)), 24), parts);
  expect([first.phase, first.due]).toEqual(["event", [{ deck: "swarm", event: no(24) }]]);
  const then = the.drawDue(first, parts, seeded(1));
  expect([then.phase, then.due.length, then.turned.length]).toEqual(["spawning", 6, 1]);
  const watched = the.turnEvent(withTrack(the.begin(parts, setup("easy"), seeded(4)), 8), parts);
  expect(watched.due.at(-1)).toEqual({ deck: "boss", event: no(8) });
  expect(watched.due).toHaveLength(5);
});

test("when the swarm deck has run out its discards are shuffled, and no card is lost", () => {
  let box = the.begin(parts, setup("easy"), seeded(9));
  const seen: number[] = [];
  for (let i = 0; i < 61; i += 1) {
    box = the.drawCard(box, parts, "swarm", seeded(i));
    const [card] = box.turned;
    if (card?.kind !== "swarm") throw new Error("no card");
    expect(card.reshuffled).toBe(i === 30 || i === 60);
    seen.push(card.card);
    expect(sorted([...box.swarm, ...box.swarmDiscard])).toEqual(upTo(30));
  }
  expect(sorted(seen.slice(0, 30))).toEqual(upTo(30));
  expect(sorted(seen.slice(30, 60))).toEqual(upTo(30));
});

test("the boss deck holds eight bosses and twelve All Clear cards, and is never shuffled again", () => {
  let box = the.begin(parts, setup("medium"), seeded(11));
  for (let i = 0; i < 20; i += 1) box = the.drawCard(box, parts, "boss", seeded(i));
  expect(sorted(box.bosses.map((one) => one.boss))).toEqual(upTo(8));
  expect(box.turned.filter((card) => card.kind === "clear")).toHaveLength(12);
  for (const card of box.turned) if (card.kind === "boss") expect(card.cluster).toBe(Math.ceil(card.die / 2));
  box = the.drawCard(box, parts, "boss", seeded(1));
  expect(box.turned[0]).toEqual({ kind: "empty", deck: "boss" });
});

test("a boss comes with its health, and leaves the game with its last", () => {
  const thraex = parts.bosses.findIndex((boss) => boss.id === "thraex");
  let box: the.Box = { ...the.begin(parts, setup("medium"), seeded(1)), boss: [thraex] };
  box = the.drawCard(box, parts, "boss", seeded(2));
  expect(box.bosses).toEqual([{ boss: thraex, health: 6 }]);
  box = the.changeHealth(box, thraex, -5);
  box = the.changeHealth(box, thraex, 1);
  expect(box.bosses[0]!.health).toBe(2);
  box = the.changeHealth(box, thraex, -3);
  expect([box.bosses, box.dead]).toEqual([[], [thraex]]);
});

test("an ongoing event stays until it is fulfilled, and goes at the end of that round", () => {
  let box = the.turnEvent(withTrack(the.begin(parts, setup("medium"), seeded(1)), 11, 17), parts);
  expect([box.ongoing, box.past]).toEqual([[no(11)], []]);
  box = the.endRound(the.toActivation(drawAll(box)), parts);
  expect([box.round, box.phase, box.ongoing]).toEqual([2, "event", [no(11)]]);
  box = the.fulfil(box, no(11), true);
  expect(the.secondsOf(box, parts), "it holds until the Action Phase has ended").toBe(100);
  expect(the.reminders(the.toActivation(box), parts)).toEqual([]);
  box = the.endRound(box, parts);
  expect([box.ongoing, box.past, box.fulfilled]).toEqual([[], [no(11)], []]);
  expect(the.secondsOf(box, parts)).toBe(120);
});

test("events change what swarm cards bring, whether they act, and how bosses grow", () => {
  const calm = parts.swarm_cards.findIndex((card) => card.figures === 4 && !card.activates);
  const box = { ...the.begin(parts, setup("easy"), seeded(1)), phase: "spawning" as const };
  expect(the.arrivals(box, parts, calm)).toEqual({ figures: 4, activates: false });
  expect(the.arrivals({ ...box, ongoing: [no(9), no(12)] }, parts, calm)).toEqual({ figures: 5, activates: true });
  const grown = drawAll({
    ...the.turnEvent({ ...withTrack(box, 14), phase: "event", bosses: [{ boss: 0, health: 3 }] }, parts),
    due: [{ deck: "swarm", event: null }],
  });
  expect([grown.phase, grown.bosses[0]!.health]).toEqual(["ready", 6]);
});

test("alarms add and take away cards of the next spawning only, never below none", () => {
  let box = withTrack(the.begin(parts, setup("easy"), seeded(1)), 17, 18);
  box = the.changeMore(the.changeMore(the.changeMore(box, "boss", -1), "boss", -1), "swarm", 1);
  box = the.turnEvent(box, parts);
  expect(box.due.map((draw) => draw.deck)).toEqual(["swarm", "swarm", "swarm", "swarm"]);
  box = the.turnEvent(the.endRound(drawAll(box), parts), parts);
  expect(box.due.map((draw) => draw.deck[0]).join("")).toBe("sssb");
});

test("after eight rounds it is over", () => {
  let box = the.begin(parts, setup("hard", 2), seeded(21));
  for (let round = 1; round <= 8; round += 1) {
    expect(box.round).toBe(round);
    box = drawAll(drawAll(the.turnEvent(box, parts)));
    expect(box.phase).toBe("ready");
    box = the.endRound(the.toActivation(the.toAction(box)), parts);
  }
  expect([box.phase, box.track]).toEqual(["over", []]);
});

test("the clock counts in, runs, pauses, and is right after a sleep", () => {
  let timer = clock.wound(120, 1);
  let now = 1_000_000;
  const shown = new GameClock(() => now);
  const left = (): number => {
    shown.info.value = timer.info;
    expect(timer.due - shown.now(), "as the clock on the page sees it").toBe(timer.due - clock.passedAt(timer, now));
    return clock.leftAt(timer, now);
  };
  expect(left()).toBe(120_000);
  timer = clock.start(timer, now);
  now += 2000;
  expect([left(), clock.isGoing(timer, now)]).toEqual([120_000, true]);
  now += 1000 + 47_250; // asleep: nothing was called
  expect(left()).toBe(72_750);
  timer = clock.pause(timer, now);
  now += 3_600_000;
  expect([left(), clock.isGoing(timer, now)]).toEqual([72_750, false]);
  timer = clock.start(timer, now);
  now += clock.COUNT_IN_MS + 72_750;
  expect([left(), clock.isUp(timer, now)]).toEqual([0, true]);
  expect(clock.start(timer, now)).toBe(timer);
  expect(clock.pause(timer, now)).toBe(timer);
});

test("a pause while being counted in loses nothing, and time can be given and taken but never below none", () => {
  let timer = clock.start(clock.wound(120, 0.5), 0);
  timer = clock.pause(timer, 1500);
  expect(clock.leftAt(timer, 9999)).toBe(60_000);
  timer = clock.adjusted(timer, 15_000, 9999);
  expect([clock.leftAt(timer, 9999), timer.total]).toEqual([75_000, 75_000]);
  timer = clock.adjusted(clock.start(timer, 10_000), -500_000, 20_000);
  expect(clock.leftAt(timer, 20_000)).toBe(0);
  expect(clock.isUp(timer, 20_000)).toBe(true);
});

test("what was kept of other cards, or by another companion, is put away", () => {
  const box = drawAll(the.turnEvent(the.begin(parts, setup("hard"), seeded(3)), parts));
  expect(fits(box, parts)).toBe(true);
  expect(fits(JSON.parse(JSON.stringify(box)) as the.Box, parts)).toBe(true);
  expect(fits({ ...box, track: [99] }, parts)).toBe(false);
  expect(fits({ ...box, setup: { ...box.setup, map: "moon" } }, parts)).toBe(false);
  expect(fits({ ...box, setup: { ...box.setup, players: 9 } }, parts)).toBe(false);
  expect(fits({ round: 3 } as unknown as the.Box, parts)).toBe(false);
  expect(clock.isTimer(clock.wound(120, 1))).toBe(true);
  expect(clock.isTimer({ left: 3 } as unknown as clock.Timer)).toBe(false);
});

test("what is thought of in a phase comes in the order of its windows", () => {
  const open = { ...the.begin(parts, setup("hard"), seeded(1)), ongoing: [1, 3, 7, 10].map(no) };
  expect(the.reminders({ ...open, phase: "activation" }, parts)).toEqual([7, 3, 10, 1].map(no));
  expect(the.reminders({ ...open, phase: "spawning" }, parts)).toEqual([no(10)]);
  expect(the.reminders({ ...open, ongoing: [11, 2].map(no), phase: "ready" }, parts)).toEqual([2, 11].map(no));
  expect(the.reminders({ ...open, phase: "event" }, parts)).toEqual([]);
});

test("the soundtrack knows the time left, the bosses, and an alien at home", () => {
  const timer = clock.start(clock.wound(120, 1), 0);
  expect(goingAt(null, 0)).toBe("set");
  expect(goingAt(timer, 1000)).toBe("going");
  expect(goingAt(clock.pause(timer, 9000), 9000)).toBe("paused");
  expect(goingAt(timer, 123_000)).toBe("up");
  expect(moodAt(timer, 63_000, 2, false)).toEqual({ left: 60_000, danger: 0.5 });
  expect(moodAt(timer, 63_000, 0, true)).toEqual({ left: 60_000, danger: 1 });
  expect(moodAt(clock.pause(timer, 9000), 9000, 0, false)).toEqual({ left: null, danger: 0 });
});

test("what a page runs on is found in it", () => {
  const html = `<script type="module" src="/assets/a-1.js"></script><link href='/assets/b.css'><img src="/favicon.svg">`;
  expect(assetsIn(html + html)).toEqual(["/assets/a-1.js", "/assets/b.css"]);
});
