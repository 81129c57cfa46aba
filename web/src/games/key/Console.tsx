/** The mission console: windows that flip open, row by row, glyph above and content below. */

import type { JSX } from "preact";
import { GlyphIcon } from "./art";
import { useController } from "./context";
import type { KeyView, WindowFace } from "./types";
import { stars } from "./words";

interface Pane {
  readonly face: WindowFace;
  readonly index: number;
}

/** The windows by row, in the order of their columns; a gap is undefined. */
export function rowsOf(view: KeyView): { answer: boolean; row: number; panes: (Pane | undefined)[] }[] {
  const rows = new Map<number, Pane[]>();
  view.mission.windows.forEach((face, index) => {
    rows.set(face.row, [...(rows.get(face.row) ?? []), { face, index }]);
  });
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([row, panes]) => {
      const width = Math.max(...panes.map((pane) => pane.face.column)) + 1;
      const filled = Array.from({ length: width }, (_, column) => panes.find((pane) => pane.face.column === column));
      return { row, answer: panes.some((pane) => pane.face.area === "answer"), panes: filled };
    });
}

/** Rows cut at gaps, so that a long row may break between words and nowhere else. */
function wordsOf<T>(panes: readonly (T | undefined)[]): T[][] {
  const words: T[][] = [[]];
  for (const pane of panes) {
    if (pane === undefined) words.push([]);
    else words[words.length - 1]!.push(pane);
  }
  return words.filter((word) => word.length > 0);
}

export function Console(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const rows = rowsOf(view);
  const open = view.windows.filter((content) => content !== null).length;
  const columns = Math.max(...rows.map((row) => row.panes.reduce((sum, pane) => sum + (pane ? 1 : 0.5), 0)));
  return (
    <section
      class="console"
      aria-label="Mission console"
      data-rows={Math.min(rows.length, 3)}
      style={{ "--columns": String(columns) }}
    >
      <div class="console-head">
        <span class="console-lamp" aria-hidden="true" />
        <h2>Console</h2>
        <span class="console-grade" aria-label={`Grade ${view.mission.grade} of 5`}>
          {stars(view.mission.grade)}
        </span>
        <span class="console-count figures">
          {open}/{view.windows.length} open
        </span>
      </div>
      <div class="console-rows">
        {rows.map((row) => (
          <div key={row.row} class={`console-row ${row.answer ? "answer" : ""}`}>
            {row.answer && <span class="console-label">Answer</span>}
            {wordsOf(row.panes).map((word, i) => (
              <span key={i} class="console-word">
                {word.map((pane) => (
                  <Window key={pane.index} face={pane.face} content={view.windows[pane.index] ?? null} />
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Window({ face, content }: { face: WindowFace; content: string | null }): JSX.Element {
  const controller = useController();
  const parts = controller.parts.value;
  const glyph = face.glyph >= 0 ? parts.glyphs[face.glyph] : undefined;
  const isDark = !glyph && face.mark === "none" && content === null;
  const state = content !== null ? "open" : isDark ? "dark" : "closed";
  const sign = glyph?.name ?? (face.mark !== "none" ? `mark ${face.mark}` : "no glyph");
  const words = content !== null ? content : isDark ? "closed for good" : `closed, ${sign}`;
  return (
    <span class={`window ${state}`} data-long={(content?.length ?? 1) > 2 ? "" : undefined}>
      <span class="window-glyph" aria-hidden="true">
        {glyph && <GlyphIcon parts={parts} glyph={face.glyph} size={18} />}
        {!glyph && face.mark !== "none" && <i class={`mark ${face.mark}`} />}
      </span>
      <span class="window-flap" role="img" aria-label={words}>
        <span class="window-shut" aria-hidden="true">
          {glyph && <GlyphIcon parts={parts} glyph={face.glyph} size={22} />}
          {!glyph && face.mark !== "none" && <i class={`mark ${face.mark}`} />}
        </span>
        <span class="window-content" aria-hidden="true">
          {content ?? ""}
        </span>
      </span>
    </span>
  );
}
