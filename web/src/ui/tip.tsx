/** One floating tip for the whole page: a reason with its rule, or a short explanation; on hover, focus and long press. */

import { listener } from "./elements";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ruleAddress } from "../router";
import { say } from "../words/shell";

export interface Tip {
  readonly words: string;
  readonly rule?: string | undefined;
  readonly kind?: "reason" | "refused" | "hint";
}

type Wanted = Tip | null | undefined | Promise<Tip | null | undefined>;

interface Shown extends Tip {
  readonly anchor: Element;
}

export const tip = signal<Shown | null>(null);

const HOVER_MS = 120;
const LINGER_MS = 400;
const LONG_PRESS_MS = 450;
const REFUSED_MS = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

function later(run: () => void, ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

async function open(anchor: Element, wanted: () => Wanted): Promise<void> {
  const mine = ++asked;
  const found = await wanted();
  if (mine !== asked || !anchor.isConnected) return;
  tip.value = found ? { ...found, anchor } : null;
}

export function hideTip(): void {
  asked += 1;
  clearTimeout(timer);
  tip.value = null;
}

/** Show a refusal beside the thing that was clicked; it goes by itself. */
export function showRefusal(anchor: Element, words: string, rule: string | undefined): void {
  asked += 1;
  tip.value = { anchor, words, rule, kind: "refused" };
  later(hideTip, REFUSED_MS);
}

/** Let a part of something explain itself, after a while; for those that listen for all of their parts. */
export function tipAt(anchor: Element, wanted: () => Wanted, afterMs: number): void {
  later(() => void open(anchor, wanted), afterMs);
}

/** Take the tip away: its anchor is no longer pointed at. A refusal stays for its time. */
export function leaveTip(): void {
  if (tip.value?.kind === "refused") return;
  asked += 1;
  later(hideTip, tip.value ? LINGER_MS : 0);
}

/** Handlers for elements of HTML and SVG alike. (A method: what any element's event is handed to.) */
type Handlers = Record<string, { on(event: Event): void }["on"]>;

/** Handlers that make an element explain itself; `over` is told when it is pointed at or focused, and when no longer. */
export function tipped(wanted: () => Wanted, over?: (isOver: boolean) => void): Handlers {
  const show = (event: Event): void => {
    const anchor = listener(event);
    later(() => void open(anchor, wanted), event.type === "focus" ? 0 : HOVER_MS);
  };
  const hide = (): void => {
    over?.(false);
    if (tip.value?.kind !== "refused") later(hideTip, LINGER_MS);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      over?.(true);
      show(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hide();
    },
    onFocus: (event: FocusEvent) => {
      if (!listener(event).matches(":focus-visible")) return;
      over?.(true);
      show(event);
    },
    onBlur: hide,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      const anchor = listener(event);
      later(() => {
        over?.(true);
        void open(anchor, wanted);
      }, LONG_PRESS_MS);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      over?.(false);
      if (tip.value === null) clearTimeout(timer);
    },
    /** What is greyed says why when it is pressed, too: a finger cannot hover. What is done needs no tip any more. */
    onClickCapture: (event: MouseEvent) => {
      const anchor = listener(event);
      if (anchor.getAttribute("aria-disabled") !== "true") {
        if (tip.value?.anchor !== anchor) leaveTip();
        return;
      }
      clearTimeout(timer);
      void open(anchor, wanted).then(() => later(hideTip, REFUSED_MS));
    },
    onContextMenu: (event: MouseEvent) => {
      if (matchMedia("(pointer: coarse)").matches) event.preventDefault();
    },
  };
  return handlers;
}

const GAP = 10;

const EDGE = 8;
/** What may be pressed next: a tip lies on none of it, as far as there is another place. */
const LIT = '[role="gridcell"]:not([aria-disabled]), [data-anchor^="die-"], .button.main, .pick-card';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a tip of this size lies: above its anchor, below, or beside it; never over the anchor, where it would catch the
 * click, and where it covers least of what is lit.
 */
export function placeFor(
  w: number,
  h: number,
  anchor: Box,
  lit: readonly Box[],
  screen: { readonly w: number; readonly h: number },
): readonly [number, number] {
  const x = (anchor.left + anchor.right - w) / 2;
  const y = (anchor.top + anchor.bottom - h) / 2;
  const wanted = [
    [x, anchor.top - h - GAP],
    [x, anchor.bottom + GAP],
    [anchor.left - w - GAP, y],
    [anchor.right + GAP, y],
    [x, EDGE],
    [x, screen.h - h - EDGE],
  ] as const;
  const inside = (at: number, size: number, of: number): number => Math.max(EDGE, Math.min(at, of - size - EDGE));
  let best: readonly [number, number] = [0, 0];
  let least = Infinity;
  for (const [across, down] of wanted) {
    const [left, top] = [inside(across, w, screen.w), inside(down, h, screen.h)];
    const box = { left, top, right: left + w, bottom: top + h };
    const costs = lit.reduce((sum, one) => sum + overlap(box, one), 100 * overlap(box, anchor));
    if (costs < least) [best, least] = [[left, top], costs];
  }
  return best;
}

function place(box: HTMLElement, anchor: Element): void {
  const lit = [...document.querySelectorAll(LIT)]
    .filter((one) => one !== anchor)
    .map((one) => one.getBoundingClientRect());
  const screen = { w: innerWidth, h: innerHeight };
  const [left, top] = placeFor(box.offsetWidth, box.offsetHeight, anchor.getBoundingClientRect(), lit, screen);
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Put once at the root of the page. */
export function TipHost(): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const shown = tip.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tip is laid out anew for each thing that it is about
  useLayoutEffect(() => {
    const tipBox = box.current;
    if (!shown || !tipBox) return;
    tipBox.showPopover?.();
    place(tipBox, shown.anchor);
    const before = shown.anchor.getAttribute("aria-describedby");
    shown.anchor.setAttribute("aria-describedby", "tip");
    return () => {
      if (before) shown.anchor.setAttribute("aria-describedby", before);
      else shown.anchor.removeAttribute("aria-describedby");
      tipBox.hidePopover?.();
    };
  }, [shown]);
  return (
    <div
      ref={box}
      id="tip"
      popover="manual"
      class={`tip ${shown ? "shown" : ""} ${shown?.kind ?? ""}`}
      role={shown?.kind === "refused" ? "alert" : "tooltip"}
      onPointerEnter={() => tip.value?.kind !== "refused" && clearTimeout(timer)}
      onPointerLeave={() => later(hideTip, LINGER_MS)}
    >
      {shown && (
        <>
          <span>{shown.words}</span>
          {shown.rule?.includes(":") && (
            <a href={ruleAddress(shown.rule)} target="_blank" rel="noopener" tabIndex={-1}>
              {say("tip.rule", { rule: shown.rule.split(":")[1]! })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
