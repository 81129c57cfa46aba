/** A die can be dragged onto a slot, a card or a space. A press that hardly moves stays a click. */

import { nearest } from "../../ui/elements";
import type { Controller } from "./controller";
import { loadsOf } from "./offers";

const SLOP_PX = 8;

/** Let go of a die over this: do what fits there. */
function drop(controller: Controller, over: Element | null): void {
  const symbol = controller.symbol.value;
  const found = (name: string): number | null => {
    const word = over?.closest?.(`[data-${name}]`)?.getAttribute(`data-${name}`);
    return word === null || word === undefined ? null : Number(word);
  };
  const [slot, card, space] = [found("slot"), found("card"), found("space")];
  if (slot !== null && controller.pressSlot(slot, symbol)) return;
  if (card !== null) {
    const offer = loadsOf(controller.newest.value, controller.offers.value, card).find(
      (one) => one.option.action.symbol === symbol,
    );
    if (offer) controller.take(offer, `card-${card}`);
  } else if (space !== null) controller.press(space, symbol);
  controller.dice.value = [];
}

/** Watch the dice below an element; gives the way to stop. */
export function watchDrag(controller: Controller, box: HTMLElement): () => void {
  let begun: { x: number; y: number; die: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let watching: AbortController | null = null;

  const down = (event: PointerEvent): void => {
    const die = nearest(event, "[data-die]");
    if (!die || event.button !== 0 || die.querySelector('[aria-disabled="true"]')) return;
    begun = { x: event.clientX, y: event.clientY, die: Number(die.getAttribute("data-die")), id: event.pointerId };
    // A quick hand has left the dice before the first move is told: so the whole page is watched.
    watching?.abort();
    watching = new AbortController();
    const { signal } = watching;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  };
  const move = (event: PointerEvent): void => {
    if (!begun || event.pointerId !== begun.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLOP_PX) return;
      const cube = box.querySelector<HTMLElement>(`[data-die="${begun.die}"] .die-cube`);
      if (!cube) return;
      ghost = document.importNode(cube, true);
      ghost.classList.add("die-ghost");
      box.closest(".elite-table")!.append(ghost);
      controller.dice.value = [begun.die];
    }
    ghost.style.transform = `translate(${event.clientX - 26}px, ${event.clientY - 26}px)`;
  };
  const up = (event: PointerEvent): void => {
    if (!begun || event.pointerId !== begun.id) return;
    begun = null;
    watching?.abort();
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    if (event.type === "pointerup") drop(controller, document.elementFromPoint(event.clientX, event.clientY));
    else controller.dice.value = [];
    // The click that ends a drag is none.
    const swallow = (click: MouseEvent): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  };
  box.addEventListener("pointerdown", down);
  return () => {
    ghost?.remove();
    box.removeEventListener("pointerdown", down);
    watching?.abort();
  };
}
