/** Reading the console: what a guess looks like in its pattern, and which names on a list can no longer be right. */

import type { KeyView } from "./types";

/** Letters and digits only, in capitals, as the rules compare answers. */
export function normal(words: string): string {
  return words.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Missions whose console spells the answer itself. */
const SPELLED = new Set(["phrase", "word", "dossier"]);

export function spellsAnswer(view: KeyView): boolean {
  return SPELLED.has(view.mission.kind) && view.mission.windows.length === view.mission.length;
}

/** Whether what lies open on the console, or the rule of signs, rules this entry out. */
export function contradicted(view: KeyView, entry: string): boolean {
  return contradiction(view, entry) !== null;
}

/** An open window; one sign for two letters; two signs for one letter, where that cannot be. */
export type Contradiction = "windows" | "one_sign" | "two_signs";

/** What speaks against an entry. Only where the console's meaning is plain. */
export function contradiction(view: KeyView, entry: string): Contradiction | null {
  const letters = normal(entry);
  if (view.mission.kind === "anagram") return holdsAll(letters, view.windows) ? null : "windows";
  if (!spellsAnswer(view)) return null;
  if (letters.length !== view.mission.length) return "windows";
  if (view.windows.some((content, i) => content !== null && content !== letters[i])) return "windows";
  return brokenSigns(view, letters);
}

function brokenSigns(view: KeyView, letters: string): Contradiction | null {
  const byGlyph = new Map<number, string>();
  const byLetter = new Map<string, number>();
  for (const [i, { glyph }] of view.mission.windows.entries()) {
    const letter = letters[i]!;
    if (glyph < 0) continue;
    if ((byGlyph.get(glyph) ?? letter) !== letter) return "one_sign";
    if (view.mission.one_to_one && (byLetter.get(letter) ?? glyph) !== glyph) return "two_signs";
    byGlyph.set(glyph, letter);
    byLetter.set(letter, glyph);
  }
  return null;
}

function holdsAll(letters: string, windows: readonly (string | null)[]): boolean {
  const left = [...letters];
  return windows.every((content) => {
    if (content === null) return true;
    const at = left.indexOf(content);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The guess laid into the console's pattern, with gaps between words; null where nothing is typed yet. */
export function pattern(view: KeyView, guess: string): { sign: string | null; known: string | null }[][] {
  const letters = normal(guess);
  if (!spellsAnswer(view)) {
    return [Array.from({ length: view.mission.length }, (_, i) => ({ sign: letters[i] ?? null, known: null }))];
  }
  const words: { sign: string | null; known: string | null }[][] = [];
  let last: { row: number; column: number } | undefined;
  view.mission.windows.forEach((face, i) => {
    if (!last || face.row !== last.row || face.column !== last.column + 1) words.push([]);
    words[words.length - 1]!.push({ sign: letters[i] ?? null, known: view.windows[i] ?? null });
    last = face;
  });
  return words;
}
