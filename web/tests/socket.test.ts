import { beforeEach, expect, test } from "vitest";
import { Line, type World } from "../src/socket";
import type { ClientMessage, ServerMessage } from "../src/wire.gen";

/** A socket that a test holds both ends of. */
class FakeSocket {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class FakeWorld implements World {
  time = 0;
  sockets: FakeSocket[] = [];
  private due = new Map<number, { at: number; run: () => void }>();
  private count = 0;

  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  after(ms: number, run: () => void): number {
    this.count += 1;
    this.due.set(this.count, { at: this.time + ms, run });
    return this.count;
  }

  cancel(timer: unknown): void {
    this.due.delete(timer as number);
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.due.entries()].sort((a, b) => a[1].at - b[1].at)[0];
      if (!next || next[1].at > end) break;
      this.due.delete(next[0]);
      this.time = next[1].at;
      next[1].run();
    }
    this.time = end;
  }
}

const WELCOME = { t: "welcome", clock: { now: 0, game: 0, running: true } };
const ACT = { t: "act", ask: 1, action: { act: "go" } } as const;

let world: FakeWorld;
let taken: ServerMessage[];
let line: Line;
let last: number | null;

beforeEach(() => {
  world = new FakeWorld();
  taken = [];
  last = null;
  line = new Line(
    "ws://x/ws",
    () => ({ t: "hello", table: "t1", last, key: "" }),
    (message) => taken.push(message),
    world,
  );
});

function welcomed(): FakeSocket {
  world.last.open();
  world.last.hear(WELCOME);
  return world.last;
}

test("says hello first, and is open when it is welcomed", () => {
  world.last.open();
  expect(world.last.sent).toEqual([{ t: "hello", table: "t1", last: null, key: "" }]);
  expect(line.state.value).toBe("opening");
  world.last.hear(WELCOME);
  expect(line.state.value).toBe("open");
});

test("an answer reaches the one who asked", async () => {
  const socket = welcomed();
  const asked = line.ask(ACT);
  const { id } = socket.sent[1] as { id: string };
  socket.hear({ t: "ack", id });
  expect(await asked).toEqual({ t: "ack", id });
});

test("what was not answered is sent again under the same id, once the line is back", async () => {
  const first = welcomed();
  const asked = line.ask(ACT);
  first.fall();
  expect(line.state.value).toBe("lost");
  world.pass(400);
  const second = welcomed();
  expect(second.sent[1]).toEqual(first.sent[1]);
  second.hear({ t: "ack", id: (second.sent[1] as { id: string }).id });
  expect((await asked).t).toBe("ack");
});

test("what was asked while the line was down is sent when it is back", () => {
  welcomed().fall();
  void line.ask(ACT);
  world.pass(400);
  expect(welcomed().sent).toHaveLength(2);
});

test("resumes after the last update that was seen", () => {
  last = 17;
  welcomed().fall();
  world.pass(400);
  world.last.open();
  expect(world.last.sent[0]).toMatchObject({ t: "hello", last: 17 });
});

test("waits longer from try to try, but never longer than ten seconds", () => {
  welcomed().fall();
  const waits: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    waits.push(line.nextTry.value! - world.time);
    world.pass(waits[i]!);
    world.last.fall();
  }
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
});

test("a welcome starts the waiting anew", () => {
  welcomed().fall();
  world.pass(400);
  world.last.fall();
  world.pass(800);
  welcomed().fall();
  expect(line.nextTry.value! - world.time).toBe(400);
});

test("a line that is silent for too long is given up", () => {
  const socket = welcomed();
  world.pass(15_000);
  expect(socket.sent[1]).toMatchObject({ t: "ping" });
  world.pass(45_000);
  expect(world.sockets.length).toBeGreaterThan(1);
});

test("a server that says bye for good is not asked again", () => {
  welcomed().hear({ t: "bye", text: "You were removed.", again: false });
  world.pass(60_000);
  expect(line.state.value).toBe("closed");
  expect(line.reason.value).toBe("You were removed.");
  expect(world.sockets).toHaveLength(1);
});

test("a server that restarts is tried again", () => {
  welcomed().hear({ t: "bye", text: "Back in a moment.", again: true });
  expect(line.state.value).toBe("lost");
  world.pass(400);
  expect(world.sockets).toHaveLength(2);
});

test("what was dropped for coming too fast is sent again", () => {
  const socket = welcomed();
  void line.ask(ACT);
  const { id } = socket.sent[1] as { id: string };
  socket.hear({ t: "error", code: "too_frequent", text: "", id });
  world.pass(1200);
  expect(socket.sent.filter((one) => one.t === "act")).toEqual([socket.sent[1], socket.sent[1]]);
});

test("a table that does not exist closes the line with its reason", () => {
  world.last.open();
  world.last.hear({ t: "error", code: "no_such_table", text: "There is no such table.", id: "" });
  expect(line.reason.value).toBe("There is no such table.");
});

test("the server's clock is known from a ping's way there and back", () => {
  const socket = welcomed();
  world.pass(15_000);
  world.pass(100);
  socket.hear({ t: "pong", sent: 15_000, clock: { now: 50_050, game: 0, running: true } });
  expect(line.offset.value).toBe(35_000);
  expect(line.serverNow()).toBe(50_100);
});

test("it is asked for at once after a welcome, and anew when the machine wakes", () => {
  const socket = welcomed();
  const pings = (): number => socket.sent.filter((one) => one.t === "ping").length;
  world.pass(3000);
  expect(pings()).toBe(4);
  socket.hear({ t: "pong", sent: 3000, clock: { now: 4000, game: 0, running: true } });
  line.setTheClock();
  expect(line.offset.error).toBe(Infinity);
  world.pass(3000);
  expect(pings()).toBe(8);
});

test("trying now does not wait", () => {
  welcomed().fall();
  line.hurry();
  expect(world.sockets).toHaveLength(2);
});
