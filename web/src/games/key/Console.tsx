/** The mission console: windows that flip open, row by row, glyph above and content below. Closed ones can be pencilled on. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { listener } from "../../ui/elements";
import { GlyphIcon } from "./art";
import { useController } from "./context";
import { pencilled } from "./pencil";
import type { Pane } from "./types";

/** The panes of a row cut at gaps, so that a long row may break between words and nowhere else. */
function wordsOf(panes: readonly Pane[]): Pane[][] {
  const words: Pane[][] = [];
  panes.forEach((pane, i) => {
    const before = panes[i - 1];
    if (before && before.column === pane.column - 1) words.at(-1)!.push(pane);
    else words.push([pane]);
  });
  return words;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Console(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { rows, grade } = view.mission;
  const { windows } = view.console;
  const open = windows.filter((content) => content !== null).length;
  const closed = rows.flatMap(({ panes }) => panes.map((pane) => pane.window)).filter((window) => !windows[window]);
  const [chosen, setChosen] = useState(-1);
  const cursor = closed.includes(chosen) ? chosen : (closed[0] ?? -1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || closed.length === 0) return;
    event.preventDefault();
    const next = closed[(closed.indexOf(cursor) + step + closed.length) % closed.length]!;
    setChosen(next);
    listener(event).querySelector<HTMLElement>(`[data-window="${next}"]`)?.focus();
  };
  const widths = rows.map(({ panes }) => {
    const last = panes.at(-1)!.column + 1;
    return panes.length + (last - panes.length) / 2;
  });
  return (
    <section
      class="console"
      aria-label={texts.say("ui.console")}
      data-rows={Math.min(rows.length, 3)}
      style={{ "--columns": String(Math.max(...widths)) }}
    >
      <div class="console-head">
        <span class="console-lamp" aria-hidden="true" />
        <h2>{texts.say("section.console")}</h2>
        <span class="console-grade" aria-label={texts.say("grade.of_five", { grade })}>
          {texts.say(`grade.stars.${grade}`)}
        </span>
        <span class="console-count figures">{texts.say("ui.open", { open, all: windows.length })}</span>
      </div>
      <div class="console-rows" onKeyDown={onKeyDown}>
        {rows.map((row, number) => (
          <div key={number} class={`console-row ${row.is_answer ? "answer" : ""}`}>
            {row.is_answer && <span class="console-label">{texts.say("ui.answer")}</span>}
            {wordsOf(row.panes).map((word, i) => (
              <span key={i} class="console-word">
                {word.map((pane) => (
                  <Window
                    key={pane.window}
                    pane={pane}
                    content={windows[pane.window] ?? null}
                    isCursor={pane.window === cursor}
                  />
                ))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface WindowProps {
  readonly pane: Pane;
  readonly content: string | null;
  /** Among closed windows one is reached by Tab, the others from it by arrow keys. */
  readonly isCursor: boolean;
}

function Window({ pane, content, isCursor }: WindowProps): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const isMarked = pane.mark !== "none";
  const state = content !== null ? "open" : pane.glyph >= 0 || isMarked ? "closed" : "dark";
  const noted = content === null ? pencilled(controller.table, pane) : "";
  const name = content ?? texts.say(`pane.${state}`, { window: pane.window });
  const inside = (
    <>
      <span class="window-glyph" aria-hidden="true">
        <Sign pane={pane} size={18} />
      </span>
      <span class="window-flap" aria-hidden="true">
        <span class="window-shut">
          <Sign pane={pane} size={22} />
          {noted && <i class="pencilled">{noted}</i>}
        </span>
        <span class="window-content">{content ?? ""}</span>
      </span>
    </>
  );
  const long = (content?.length ?? 1) > 2 ? "" : undefined;
  if (content !== null) {
    return (
      <span class={`window ${state}`} data-long={long} role="img" aria-label={name}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`window ${state} ${noted ? "noted" : ""}`}
      data-window={pane.window}
      tabIndex={isCursor ? 0 : -1}
      aria-label={noted ? texts.say("pane.pencilled", { window: name, words: noted }) : name}
      onClick={() => {
        controller.pencilling.value = pane;
      }}
    >
      {inside}
    </button>
  );
}

function Sign({ pane, size }: { pane: Pane; size: number }): JSX.Element | null {
  const { parts } = useController();
  if (pane.glyph >= 0) return <GlyphIcon parts={parts.value} glyph={pane.glyph} size={size} />;
  return pane.mark === "none" ? null : <i class={`mark ${pane.mark}`} />;
}
