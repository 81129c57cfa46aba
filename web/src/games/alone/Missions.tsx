/** The three missions, which everybody sees; a hindrance stays in sight until it is gone. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import { useController } from "./context";
import type { alone } from "../../wire.gen";
import type { AloneView, Parts } from "./types";
import { progressWords } from "./wording";

const COLOUR_SIGNS: Readonly<Record<string, string>> = { green: "●", blue: "◆", red: "▲" };

export function Missions(): JSX.Element {
  const controller = useController();
  return (
    <section class="missions" aria-label="Missions">
      {controller.view.value.quests.map((quest) => (
        <MissionCard key={quest.mission} quest={quest} />
      ))}
    </section>
  );
}

/** Hindrances that work now, a sentence each. */
export function hindrancesNow(view: AloneView, parts: Parts, texts: Texts): string[] {
  return view.quests.flatMap((quest) => hindrancesOf(quest, view, parts, texts));
}

/** Those of one mission, none while they do not work. */
export function hindrancesOf(quest: alone.Quest, view: AloneView, parts: Parts, texts: Texts): string[] {
  return isWorking(quest, view, parts) ? linesOf(quest, texts).hindrance : [];
}

function isWorking(quest: alone.Quest, view: AloneView, parts: Parts): boolean {
  return !quest.done && (parts.missions[quest.mission]?.colour !== "red" || view.unlocked);
}

/** What the card says: its task, what hinders as long as it is open, and the rest. */
function linesOf(quest: alone.Quest, texts: Texts): { task: string; hindrance: string[]; more: string[] } {
  const [task = "", ...rest] = texts.say(`mission_text.${quest.mission}`).split("\n");
  const hinders = (line: string): boolean => /^(Until then|From then on):/.test(line);
  const hindrance = rest.filter(hinders).map((line) => line.replace(/^[^:]+: /, ""));
  return { task, hindrance, more: rest.filter((line) => !hinders(line)) };
}

function MissionCard({ quest }: { quest: alone.Quest }): JSX.Element {
  const controller = useController();
  const { parts, texts, view } = {
    parts: controller.parts.value,
    texts: controller.texts.value,
    view: controller.view.value,
  };
  const colour = parts.missions[quest.mission]?.colour ?? "green";
  const locked = colour === "red" && !view.unlocked;
  const { task, hindrance, more } = linesOf(quest, texts);
  const works = isWorking(quest, view, parts);
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
        {works &&
          hindrance.map((line) => (
            <span key={line} class="mission-hindrance">
              {line}
            </span>
          ))}
      </summary>
      <p class="mission-story">{texts.say(`mission_story.${quest.mission}`)}</p>
      {[...(works ? [] : hindrance), ...more].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
