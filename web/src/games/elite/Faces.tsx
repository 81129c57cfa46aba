/** The six faces of a die, each with what it is for: while it is taught to roll them. */

import type { JSX } from "preact";
import { learnedAt } from "../../learning";
import { lessons } from "../../settings";
import { useSmall } from "../../ui/screen";
import { useController } from "./context";
import { Glyph } from "./glyphs";
import { lessonFor } from "./lessons";

const FACES = ["move", "hand", "gun", "wrench", "search", "alien"] as const;

function Faces(): JSX.Element {
  const { texts } = useController();
  return (
    <ul class="faces" aria-label={texts.value.say("ui.faces")}>
      {FACES.map((face) => (
        <li key={face} class={face}>
          <span class="face-sign" aria-hidden="true">
            <Glyph symbol={face} size={22} />
          </span>
          {texts.value.say(`face.${face}`)}
        </li>
      ))}
    </ul>
  );
}

/** Beside the dice, where there is room. */
export function FacesBeside(): JSX.Element | null {
  const { table, view } = useController();
  const teaches = lessons.value[table.id] !== undefined && lessonFor(view.value, learnedAt(table.id))?.id === "roll";
  return useSmall() || !teaches ? null : <Faces />;
}

/** On the slip of the lesson, where there is none beside the dice. */
export function FacesInSlip(): JSX.Element | null {
  return useSmall() ? <Faces /> : null;
}
