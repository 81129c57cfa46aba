/** Motion by the browser's own animations. It decorates what is already true; with reduced motion it is a short fade. */

import { prefersLessMotion } from "../../settings";

const FLY_MS = 400;
const FLASH_MS = 1000;

function find(selector: string): Element | null {
  return document.querySelector(selector);
}

/** Let a thing come in from another place: `what` within `to` starts where `from` is. */
export function fly(from: string, to: string, what: string): void {
  requestAnimationFrame(() => {
    const start = find(from)?.getBoundingClientRect();
    const box = find(to);
    const thing = box?.querySelector(what) ?? box;
    if (!start || !thing?.animate) return;
    if (prefersLessMotion()) {
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
      return;
    }
    const end = thing.getBoundingClientRect();
    const dx = start.left + start.width / 2 - end.left - end.width / 2;
    const dy = start.top + start.height / 2 - end.top - end.height / 2;
    thing.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.9)`, opacity: 0.6, zIndex: 5 },
        { transform: "none", opacity: 1, zIndex: 5 },
      ],
      { duration: FLY_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  });
}

/** What just changed stays visible for a second. */
export function flash(selector: string): void {
  const thing = find(selector);
  if (!thing) return;
  thing.classList.remove("changed");
  requestAnimationFrame(() => {
    thing.classList.add("changed");
    setTimeout(() => thing.classList.remove("changed"), FLASH_MS);
  });
}
