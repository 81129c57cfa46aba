/** On a phone the missions lie behind a button; where they are done, and what hinders, stays in sight. */

import type { JSX } from "preact";
import { useController } from "../context";
import { COLOUR_SIGNS } from "../Missions";

export function MissionChips(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  return (
    <div class="mission-chips" role="group" aria-label={texts.say("section.missions")}>
      {controller.view.value.missions.map(({ mission, colour, state, room }) => (
        <button
          key={mission}
          type="button"
          class={`mission-chip ${colour} ${state}`}
          aria-label={`${texts.say("label.mission", { colour })} ${texts.say(`mission.${mission}`)}`}
          onClick={() => controller.papers.show("missions")}
        >
          <span class="mission-sign" aria-hidden="true">
            {COLOUR_SIGNS[colour]}
          </span>
          <span>{texts.say(`room.${room}`)}</span>
        </button>
      ))}
    </div>
  );
}

export function Hindrances(): JSX.Element | null {
  const controller = useController();
  const found = controller.view.value.missions.flatMap((mission) => mission.hinders);
  if (found.length === 0) return null;
  return (
    <button type="button" class="hindrances" onClick={() => controller.papers.show("missions")}>
      {found.map((line) => controller.texts.value.message(line)).join(" ")}
    </button>
  );
}
