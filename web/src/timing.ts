/** What time it is at the server, estimated from pings: the one with the shortest way there and back is the best. */

const KEPT = 8;

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

export class Offset {
  private samples: Sample[] = [];

  /** Take in an exchange: sent and heard by this browser's clock, answered at `server` by the server's; in milliseconds. */
  add(sent: number, heard: number, server: number): void {
    const trip = Math.max(0, heard - sent);
    this.samples = [...this.samples, { offset: server - (sent + heard) / 2, trip }].slice(-KEPT);
  }

  /** Forget what was measured: this machine may have slept, and its clock with it. */
  forget(): void {
    this.samples = [];
  }

  private get best(): Sample | undefined {
    return this.samples.reduce<Sample | undefined>(
      (best, one) => (best === undefined || one.trip <= best.trip ? one : best),
      undefined,
    );
  }

  /** The server's clock minus this browser's. */
  get value(): number {
    return this.best?.offset ?? 0;
  }

  /** How far off that may be at most; infinite before the first answer. */
  get error(): number {
    return this.best === undefined ? Infinity : this.best.trip / 2;
  }
}
