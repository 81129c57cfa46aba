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

/** Whether what lies open on the console rules this entry out. Only where the console's meaning is plain. */
export function contradicted(view: KeyView, entry: string): boolean {
  const letters = normal(entry);
  if (view.mission.kind === "anagram") return !holdsAll(letters, view.windows);
  if (!spellsAnswer(view)) return false;
  if (letters.length !== view.mission.length) return true;
  const byGlyph = new Map<number, string>();
  const byLetter = new Map<string, number>();
  return view.mission.windows.some((face, i) => {
    const letter = letters[i]!;
    const content = view.windows[i];
    if (content !== null && content !== letter) return true;
    if (face.glyph < 0) return false;
    const known = byGlyph.get(face.glyph);
    if (known !== undefined && known !== letter) return true;
    byGlyph.set(face.glyph, letter);
    if (!view.mission.one_to_one) return false;
    const glyph = byLetter.get(letter);
    byLetter.set(letter, face.glyph);
    return glyph !== undefined && glyph !== face.glyph;
  });
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
