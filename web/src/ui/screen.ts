/** How large things are on screen. */

import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const query = typeof matchMedia === "function" ? matchMedia("(max-width: 700px)") : undefined;
const narrow = signal(query?.matches ?? false);
query?.addEventListener("change", (event) => {
  narrow.value = event.matches;
});

/** Whether the screen is a phone held upright: boards turn to fit. */
export function useNarrow(): boolean {
  return narrow.value;
}

/** The size of an element, in whole pixels, kept up to date. */
export function useSize(of: RefObject<HTMLElement | null>): readonly [number, number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element;
      setSize((old) => (old[0] === w && old[1] === h ? old : [w, h]));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** Give the whole page the mood of a game, as long as this is shown. */
export function useMood(mood: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["mood"] = mood;
    return () => {
      delete root.dataset["mood"];
    };
  }, [mood]);
}
