/** Keys of a whole table: whether they belong to it, and pressing what they stand for. */

/** Whether a key belongs to a field, or to the browser, and not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest?.("input, textarea, select"));
}

/** Click what the selector finds, and leave the focus where it is; false if it finds nothing. */
export function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

/** The same, and the focus goes there. */
export function press(selector: string): boolean {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  return click(selector);
}

export function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
