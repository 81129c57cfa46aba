/** The three missions, which everybody sees; a hindrance stays in sight until it is gone. */

import type { JSX } from "preact";
import { useDesk } from "./context";
import type { alone } from "../../wire.gen";
import { progressWords } from "./wording";

const COLOUR_SIGNS: Readonly<Record<string, string>> = { green: "●", blue: "◆", red: "▲" };

export function Missions(): JSX.Element {
  const desk = useDesk();
  return (
    <section class="missions" aria-label="Missions">
      {desk.view.value.quests.map((quest) => (
        <MissionCard key={quest.mission} quest={quest} />
      ))}
    </section>
  );
}

function MissionCard({ quest }: { quest: alone.Quest }): JSX.Element {
  const desk = useDesk();
  const { parts, texts, view } = { parts: desk.parts.value, texts: desk.texts.value, view: desk.view.value };
  const mission = parts.missions[quest.mission];
  const colour = mission?.colour ?? "green";
  const locked = colour === "red" && !view.unlocked;
  const lines = texts.say(`mission_text.${quest.mission}`).split("\n");
  const [task, ...rest] = lines;
  const hindrance = rest.filter((line) => /^(Until then|From then on):/.test(line));
  const more = rest.filter((line) => !hindrance.includes(line));
  const works = hindrance.length > 0 && !quest.done && !locked;
  return (
    <details class={`mission ${colour} ${quest.done ? "done" : ""} ${locked ? "locked" : ""}`}>
      <summary>
        <span class="mission-sign" aria-hidden="true">
          {COLOUR_SIGNS[colour]}
        </span>
        <span class="mission-name">
          <span class="hidden-but-read">{colour} mission: </span>
          {texts.say(`mission.${quest.mission}`)}
        </span>
        <span class="mission-progress">{locked ? "after another" : progressWords(quest, parts, texts)}</span>
        <span class="mission-task">{task}</span>
        {works && hindrance.map((line) => <span class="mission-hindrance">{line.replace(/^[^:]+: /, "")}</span>)}
      </summary>
      <p class="mission-story">{texts.say(`mission_story.${quest.mission}`)}</p>
      {[...(works ? [] : hindrance), ...more].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
