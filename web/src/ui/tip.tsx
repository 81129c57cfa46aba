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
export function showRefusal(anchor: Element, words: string, rule: string): void {
  asked += 1;
  tip.value = { anchor, words, rule, kind: "refused" };
  later(hideTip, REFUSED_MS);
}

/** Let a part of something explain itself, after a while; for those that listen for all of their parts. */
export function tipAt(anchor: Element, wanted: () => Wanted, afterMs: number): void {
  later(() => void open(anchor, wanted), afterMs);
}

/** It is no longer pointed at. A refusal stays for its time. */
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
    /** What is greyed says why when it is pressed, too: a finger cannot hover. */
    onClickCapture: (event: MouseEvent) => {
      const anchor = listener(event);
      if (anchor.getAttribute("aria-disabled") !== "true") return;
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

/** Above its anchor, or below where there is no room: never over it, where it would catch the click. */
function place(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const above = at.top - h - GAP;
  const top = above >= 8 ? above : Math.min(at.bottom + GAP, innerHeight - h - 8);
  const left = Math.max(8, Math.min(at.left + at.width / 2 - w / 2, innerWidth - w - 8));
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(8, top))}px)`;
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
      onPointerEnter={() => clearTimeout(timer)}
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
