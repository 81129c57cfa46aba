/** A window is open: evil may answer, by public rule, and whatever it holds. With a timer where the table has one. */

import type { JSX } from "preact";
import { useController } from "../context";
import { mainAsk } from "../offers";
import { TimeLeft } from "../TimeLeft";
import { MOST_REACTIONS } from "../types";

const WORDS: Readonly<Record<string, string>> = {
  instant: "Evil may answer at once",
  late: "The turn ends: evil may react",
  damage: "Evil may answer your wound",
};

export function WindowSign(): JSX.Element | null {
  const view = useController().view.value;
  if (!view.window || view.outcome || mainAsk(view)) return null;
  return (
    <div class="window-sign" role="status">
      <span class="window-eyes" aria-hidden="true" />
      <span>
        <span class="window-words">{WORDS[view.window]}</span>
        <span class="label">
          {view.played} of {MOST_REACTIONS} reactions on this turn
        </span>
      </span>
      <TimeLeft />
    </div>
  );
}
