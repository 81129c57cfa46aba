/** The part of the labyrinth that is on screen glides when more of it is seen; another level is there at once. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersLessMotion } from "../../../settings";

export type Box = readonly [number, number, number, number];

const GLIDE_MS = 400;

/** A box between two: `share` goes from 0 to 1, quickly at first. */
export function between(from: Box, to: Box, share: number): Box {
  const eased = 1 - (1 - share) ** 3;
  const at = (i: 0 | 1 | 2 | 3): number => from[i] + (to[i] - from[i]) * eased;
  return [at(0), at(1), at(2), at(3)];
}

export function useCamera(svg: RefObject<SVGSVGElement | null>, box: Box | null, level: number): void {
  const shown = useRef<{ box: Box; level: number } | null>(null);
  const words = box?.join(" ") ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` is the box as text: the same box is no move of the camera
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element || !box) return;
    const show = (now: Box): void => {
      shown.current = { box: now, level };
      element.setAttribute("viewBox", now.join(" "));
    };
    const from = shown.current;
    if (!from || from.level !== level || prefersLessMotion()) {
      show(box);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const glide = (time: number): void => {
      start ??= time;
      const share = Math.min(1, (time - start) / GLIDE_MS);
      show(between(from.box, box, share));
      if (share < 1) frame = requestAnimationFrame(glide);
    };
    frame = requestAnimationFrame(glide);
    return () => cancelAnimationFrame(frame);
  }, [words, level]);
}
