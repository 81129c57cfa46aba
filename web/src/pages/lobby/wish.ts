/** Changes that come faster than the server confirms them: each builds on the one before, and they are sent in order. */

import { useRef } from "preact/hooks";

export class Wish<Value> {
  private wished: Value | null = null;
  private sent: Promise<unknown> = Promise.resolve();

  /** Change what was wished for last, or what is `known` if all wishes have come true, and send the result. */
  change(known: Value, change: (value: Value) => Value, send: (value: Value) => Promise<unknown>): void {
    const wish = change(this.wished ?? known);
    this.wished = wish;
    this.sent = this.sent
      .then(() => send(wish))
      .finally(() => {
        if (this.wished === wish) this.wished = null;
      });
  }
}

export function useWish<Value>(): Wish<Value> {
  const wish = useRef<Wish<Value> | null>(null);
  wish.current ??= new Wish();
  return wish.current;
}
