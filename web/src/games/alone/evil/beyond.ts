/** How much of a row or a grid lies beyond the edge of what scrolls: how many of its children nobody sees. */

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export function useBeyond(box: RefObject<HTMLElement | null>, count: number): number {
  const [beyond, setBeyond] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured anew when there are more or fewer
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const edge = element.getBoundingClientRect();
      const hidden = [...element.querySelectorAll(":scope > ul > li")].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return left + width / 2 > edge.right || top + height / 2 > edge.bottom;
      });
      setBeyond(hidden.length);
    };
    measure();
    const watched = typeof ResizeObserver === "function" ? new ResizeObserver(measure) : null;
    watched?.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      watched?.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [count]);
  return beyond;
}
