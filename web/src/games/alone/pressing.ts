/** Keys that press buttons. */

/** Whether keys belong to a field or a dialog and not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest?.("input, textarea, select, dialog"));
}

export function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) {
    found.focus({ preventScroll: true });
    found.click();
  }
  return found !== null;
}
