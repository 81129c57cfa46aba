/** Lets things glide to their places on a drawing, all of them driven together, once a frame.
 *
 * The browser's own transitions would make a layer of each thing that moves, and sorting the layers of 45 figures costs
 * more than painting them.
 */

import { prefersLessMotion } from "../settings";
import { FRAMES, type Ticker } from "./ticker";

const STEP_MS = 240;
const FADE_MS = 200;

type Spot = readonly [number, number];

interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly begun: number;
}

/** Fast at first, and gently there. */
const ease = (share: number): number => 1 - (1 - share) ** 3;

const between = ({ from, to }: Way, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export class Glider {
  private readonly ways = new Map<SVGElement, Way>();
  private readonly spots = new WeakMap<SVGElement, Spot>();
  private stop: (() => void) | null = null;

  constructor(
    private readonly ticker: Ticker = FRAMES,
    private readonly now: () => number = () => performance.now(),
    private readonly isStill: () => boolean = prefersLessMotion,
  ) {}

  /** Put a thing there at once. */
  put(thing: SVGElement, x: number, y: number): void {
    this.ways.delete(thing);
    this.move(thing, [x, y]);
  }

  /** Let a thing go there from where it is; with reduced motion it fades in there. */
  glide(thing: SVGElement, x: number, y: number): void {
    const from = this.spots.get(thing);
    if (!from || this.isStill()) {
      this.put(thing, x, y);
      if (from) thing.animate?.([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE_MS });
      return;
    }
    this.ways.set(thing, { from, to: [x, y], begun: this.now() });
    this.stop ??= this.ticker.start(() => this.tick());
  }

  private tick(): void {
    const now = this.now();
    for (const [thing, way] of this.ways) {
      const share = Math.min(1, Math.max(0, (now - way.begun) / STEP_MS));
      this.move(thing, between(way, ease(share)));
      if (share === 1) this.ways.delete(thing);
    }
    if (this.ways.size > 0) return;
    this.stop?.();
    this.stop = null;
  }

  private move(thing: SVGElement, spot: Spot): void {
    this.spots.set(thing, spot);
    thing.style.transform = `translate(${spot[0].toFixed(1)}px, ${spot[1].toFixed(1)}px)`;
  }
}

/** The one that drives all boards of this page. */
export const glider = new Glider();
