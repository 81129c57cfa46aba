/** The elements behind events. */

/** What an event is about, or the nearest thing around it that this selector finds. */
export function nearest<K extends keyof HTMLElementTagNameMap>(event: Event, tag: K): HTMLElementTagNameMap[K] | null;
export function nearest(event: Event, selector: string): Element | null;
export function nearest(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** The element that listens to an event. */
export function listener(event: Event): Element {
  if (event.currentTarget instanceof Element) return event.currentTarget;
  throw new Error(`${event.type} is not told to an element`);
}

/** The element that keys go to; null if that is the whole page. */
export const focused = (): HTMLElement | SVGElement | null => {
  const found = document.activeElement;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
};
