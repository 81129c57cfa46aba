/** The three missions, which everybody sees; a hindrance stays in sight until it is gone. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import type { alone } from "../../wire.gen";
import { useController } from "./context";

export const COLOUR_SIGNS: Readonly<Record<string, string>> = { green: "●", blue: "◆", red: "▲" };

export function Missions(): JSX.Element {
  const controller = useController();
  return (
    <section class="missions" aria-label={controller.texts.value.say("section.missions")}>
      {controller.view.value.missions.map((one) => (
        <MissionCard key={one.mission} mission={one} texts={controller.texts.value} />
      ))}
    </section>
  );
}

function MissionCard({ mission, texts }: { mission: alone.MissionPart; texts: Texts }): JSX.Element {
  const { colour, state, hinders, more } = mission;
  return (
    <details class={`mission ${colour} ${state}`}>
      <summary>
        <span class="mission-sign" aria-hidden="true">
          {COLOUR_SIGNS[colour]}
        </span>
        <span class="mission-name">
          <span class="hidden-but-read">{texts.say("label.mission", { colour })} </span>
          {texts.say(`mission.${mission.mission}`)}
        </span>
        <span class="mission-progress">{texts.message(mission.progress)}</span>
        <span class="mission-task">{texts.message(mission.task)}</span>
        {hinders.map((line) => (
          <span key={line.key} class="mission-hindrance">
            {texts.message(line)}
          </span>
        ))}
      </summary>
      <p class="mission-story">{texts.say(`mission_story.${mission.mission}`)}</p>
      {more.map((line) => (
        <p key={line.key}>{texts.message(line)}</p>
      ))}
    </details>
  );
}
