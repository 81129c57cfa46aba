/** A bad line between a page and its server: far away, losing packets that have to be sent again, cut now and then. */

import type { Page, WebSocketRoute } from "playwright-core";

export interface Badness {
  /** There and back. */
  readonly latencyMs: number;
  /** The share of packets that get lost; what comes behind them waits until they were sent again. */
  readonly loss: number;
  /** The answers of the page, counted from 1, at which the line is cut: before the server hears it, or after. */
  readonly cuts: Readonly<Record<number, "unheard" | "unanswered">>;
}

interface Said {
  readonly t: string;
  readonly id?: string;
  readonly action?: { readonly act: string };
}

const AGAIN_MS = 250;

/** What went over the line is kept, for a test to compare with what came of it. */
export class FarLine {
  readonly sent = new Map<string, string>();
  readonly done: string[] = [];
  readonly refused: string[] = [];
  lost = 0;
  cut = 0;
  private packets = 0;

  constructor(private readonly how: Badness) {}

  async lay(page: Page): Promise<this> {
    await page.routeWebSocket(/\/ws(\?|$)/, (near) => this.join(near, near.connectToServer()));
    return this;
  }

  private join(near: WebSocketRoute, far: WebSocketRoute): void {
    const [there, back] = [this.wire(), this.wire()];
    let isCut = false;
    near.onMessage((message) => {
      const cut = this.heard(JSON.parse(String(message)) as Said);
      if (isCut) return;
      if (cut !== "unheard") there(() => far.send(message));
      if (!cut) return;
      isCut = true;
      this.cut += 1;
      there(() => void Promise.all([near.close(), far.close()]));
    });
    far.onMessage((message) =>
      back(() => {
        if (isCut) return;
        const said = JSON.parse(String(message)) as Said;
        if (said.t === "ack") this.done.push(said.id!);
        if (said.t === "refused") this.refused.push(said.id!);
        near.send(message);
      }),
    );
  }

  /** Notes what the page sends; says whether the line is cut there. */
  private heard(said: Said): Badness["cuts"][number] | undefined {
    if (said.t !== "act" || this.sent.has(said.id!)) return undefined;
    this.sent.set(said.id!, said.action!.act);
    return this.how.cuts[this.sent.size];
  }

  /** One direction: nothing overtakes, and what waits behind a lost packet waits with it. */
  private wire(): (arrive: () => void) => void {
    let free = 0;
    return (arrive) => {
      this.packets += 1;
      const isLost = Math.floor(this.packets * this.how.loss) > Math.floor((this.packets - 1) * this.how.loss);
      if (isLost) this.lost += 1;
      free = Math.max(free, performance.now() + this.how.latencyMs / 2 + (isLost ? AGAIN_MS : 0));
      setTimeout(arrive, free - performance.now());
    };
  }
}
