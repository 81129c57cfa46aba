/** Something that calls back again and again while it is shown: once a frame in browsers, by hand in tests. */

export interface Ticker {
  /** Call `run` until the function that is returned is called. */
  start(run: () => void): () => void;
}

/** Does something once the frame that is being made is over, however often it is wanted until then. */
export class AfterNextFrame {
  private frame: number | null = null;

  constructor(private readonly run: () => void) {}

  want(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = requestAnimationFrame(() => {
        this.frame = null;
        this.run();
      });
    });
  }

  forget(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }
}

/** Once a frame; a tab that nobody sees has no frames, and is right again with its first one. */
export const FRAMES: Ticker = {
  start(run) {
    let frame = requestAnimationFrame(function next() {
      run();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  },
};
