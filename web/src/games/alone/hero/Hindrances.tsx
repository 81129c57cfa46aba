/** On a phone the missions lie behind a button; what hinders stays in sight. */

import type { JSX } from "preact";
import { useDesk } from "../context";
import { hindrancesNow } from "../Missions";

export function Hindrances(): JSX.Element | null {
  const desk = useDesk();
  const found = hindrancesNow(desk.view.value, desk.parts.value, desk.texts.value);
  if (found.length === 0) return null;
  return (
    <button type="button" class="hindrances" onClick={() => desk.papers.show("missions")}>
      {found.join(" ")}
    </button>
  );
}
