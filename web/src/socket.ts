/** The line to a table: says hello, resumes where it was, resends what was not answered, and backs off while it is down. */

import { signal, type Signal } from "@preact/signals";
import { Offset } from "./timing";
import type {
  Ack,
  ClientMessage,
  Described,
  Error as ErrorMessage,
  Hinted,
  Previewed,
  Reason,
  Refused,
  ServerMessage,
} from "./wire.gen";

export type State = "opening" | "open" | "lost" | "closed";
export type Answer = Ack | Refused | Reason | Hinted | Previewed | Described | ErrorMessage;

/** A message without the id that the line gives it. */
type Draft = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

/** What a browser provides; tests provide their own. */
export interface World {
  open(address: string): WebSocket;
  now(): number;
  after(ms: number, run: () => void): number;
  cancel(timer: number): void;
  random(): number;
}

export const BROWSER: World = {
  open: (address) => new WebSocket(address),
  now: () => performance.now(),
  after: (ms, run) => Number(setTimeout(run, ms)),
  cancel: (timer) => clearTimeout(timer),
  random: () => Math.random(),
};

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 15_000;
const SILENCE_MS = 40_000;
const AGAIN_MS = 1200;
/** How soon after one another the clock is asked for when it is not known well. */
const SOON_MS = [0, 300, 900, 2000] as const;

export class Line {
  readonly state: Signal<State> = signal("opening");
  /** When the next try begins, by the world's clock; null while none is planned. */
  readonly nextTry: Signal<number | null> = signal(null);
  /** Why the line is closed for good. */
  readonly reason: Signal<string> = signal("");
  /** The server's clock minus this browser's. */
  readonly offset = new Offset();

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private count = 0;
  private heard = 0;
  private timers = new Set<number>();
  private retry = 0;
  private readonly mark: string;

  constructor(
    private readonly address: string,
    private readonly hello: () => ClientMessage,
    private readonly take: (message: ServerMessage) => void,
    private readonly world: World = BROWSER,
  ) {
    this.mark = Math.floor(world.random() * 36 ** 6).toString(36);
    this.connect();
  }

  /** Send something and wait for its answer, however long the line is down. */
  ask(draft: Draft): Promise<Answer> {
    this.count += 1;
    const id = `${this.mark}-${this.count}`;
    const message: ClientMessage = { ...draft, id };
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve });
      this.put(message);
    });
  }

  /** Send something that needs no answer; it is lost if the line is down. */
  tell(message: ClientMessage): void {
    this.put(message);
  }

  /** Try again now, without waiting. */
  hurry(): void {
    if (this.state.value !== "lost") return;
    this.tries = 0;
    this.world.cancel(this.retry);
    this.connect();
  }

  /** Ask for the server's time anew: this machine may have slept, and its clock with it. */
  setTheClock(): void {
    this.offset.forget();
    for (const ms of SOON_MS)
      this.timers.add(this.world.after(ms, () => this.put({ t: "ping", sent: this.world.now() })));
  }

  /** The server's time now, in milliseconds. */
  serverNow(): number {
    return this.world.now() + this.offset.value;
  }

  /** Say hello anew: this browser has become somebody else. */
  renew(): void {
    if (this.state.value !== "closed") this.connect();
  }

  close(reason = ""): void {
    this.reason.value = reason;
    this.state.value = "closed";
    this.nextTry.value = null;
    this.world.cancel(this.retry);
    this.drop();
  }

  private put(message: ClientMessage): void {
    if (this.state.value === "open" && this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    for (const timer of this.timers) this.world.cancel(timer);
    this.timers.clear();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private connect(): void {
    this.drop();
    this.nextTry.value = null;
    if (this.state.value !== "lost") this.state.value = "opening";
    const socket = this.world.open(this.address);
    this.socket = socket;
    this.heard = this.world.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)));
    socket.onclose = () => this.lose();
    this.every(PING_MS, () => this.ping());
  }

  private every(ms: number, run: () => void): void {
    const timer = this.world.after(ms, () => {
      this.timers.delete(timer);
      run();
      if (this.socket) this.every(ms, run);
    });
    this.timers.add(timer);
  }

  private ping(): void {
    if (this.world.now() - this.heard > SILENCE_MS) this.lose();
    else this.put({ t: "ping", sent: this.world.now() });
  }

  private lose(): void {
    if (this.state.value === "closed") return;
    this.drop();
    this.state.value = "lost";
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries) * (0.75 + this.world.random() / 2);
    this.tries += 1;
    this.nextTry.value = this.world.now() + wait;
    this.world.cancel(this.retry);
    this.retry = this.world.after(wait, () => this.connect());
  }

  private hear(message: ServerMessage): void {
    this.heard = this.world.now();
    switch (message.t) {
      case "welcome":
        this.tries = 0;
        this.state.value = "open";
        this.take(message);
        this.setTheClock();
        for (const { message: again } of [...this.waiting.values()]) this.put(again);
        return;
      case "ack":
      case "refused":
      case "reason":
      case "hinted":
      case "previewed":
      case "described":
        this.settle(message.id, message);
        return;
      case "error":
        this.complain(message);
        return;
      case "pong":
        this.offset.add(message.sent, this.heard, message.clock.now);
        return;
      case "bye":
        if (message.again) this.lose();
        else this.close(message.text);
        return;
      default:
        this.take(message);
    }
  }

  private settle(id: string, answer: Answer): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    found?.resolve(answer);
  }

  /** What was dropped for being too fast is sent again; what was wrong is given up. */
  private complain(message: ErrorMessage): void {
    const found = message.id ? this.waiting.get(message.id) : undefined;
    if (found && (message.code === "too_frequent" || message.code === "busy")) {
      this.timers.add(this.world.after(AGAIN_MS, () => this.put(found.message)));
    } else if (found) {
      this.settle(message.id, message);
    } else if (message.code === "no_such_table" || message.code === "not_allowed" || message.code === "broken") {
      this.close(message.text);
    }
  }
}
