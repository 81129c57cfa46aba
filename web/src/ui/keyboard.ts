/** Keys of a whole table: whether they belong to it, and pressing what they stand for. */

/** Whether a key belongs to a field, or to the browser, and not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest?.("input, textarea, select"));
}

/** What keeps the focus although a pointer pressed it: there arrows, letters and the way back have a meaning. */
const KEEPS_FOCUS = "input, textarea, select, dialog, [role=tab], [popover]";

/** After a press with a pointer keys belong to the table again, and not to what was pressed; gives the way to stop. */
export function freeKeysAfterPresses(root: HTMLElement): () => void {
  const free = (event: MouseEvent): void => {
    const focused = document.activeElement as HTMLElement | null;
    const isPointer = event.detail > 0;
    if (isPointer && focused && root.contains(focused) && !focused.closest(KEEPS_FOCUS)) focused.blur();
  };
  root.addEventListener("click", free);
  return () => root.removeEventListener("click", free);
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
