/** On a phone the missions lie behind a button; what hinders stays in sight. */

import type { JSX } from "preact";
import { useController } from "../context";
import { hindrancesNow } from "../Missions";

export function Hindrances(): JSX.Element | null {
  const controller = useController();
  const found = hindrancesNow(controller.view.value, controller.parts.value, controller.texts.value);
  if (found.length === 0) return null;
  return (
    <button type="button" class="hindrances" onClick={() => controller.papers.show("missions")}>
      {found.join(" ")}
    </button>
  );
}
