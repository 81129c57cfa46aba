/** Something that calls back again and again while it is shown: once a frame in browsers, by hand in tests. */

export interface Ticker {
  /** Call `run` until the function that is returned is called. */
  start(run: () => void): () => void;
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
