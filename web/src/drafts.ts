/** Notes that the server has not confirmed yet, kept by the browser: closing the page in that moment loses nothing. */

const nameOf = (table: string, person: string): string => `holdfast.draft.${table}.${person}`;

export function keepDraft(table: string, person: string, text: string): void {
  try {
    localStorage.setItem(nameOf(table, person), text);
  } catch {
    // A browser that keeps nothing relies on the server alone.
  }
}

export function draftOf(table: string, person: string): string | null {
  try {
    return localStorage.getItem(nameOf(table, person));
  } catch {
    return null;
  }
}

/** The server has this text: it need not be kept any longer, unless somebody went on writing. */
export function confirmDraft(table: string, person: string, text: string): void {
  if (draftOf(table, person) === text) localStorage.removeItem(nameOf(table, person));
}
