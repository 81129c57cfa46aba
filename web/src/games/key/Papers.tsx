/** The papers beside the console: the question and its notes, the dossier, one's own notes, the log and the talk. */

import type { ComponentChildren, JSX } from "preact";
import { Log } from "../../ui/table/Log";
import { Notes } from "../../ui/table/Notes";
import { Tabs, type TabItem } from "../../ui/table/Tabs";
import { kept } from "../../settings";
import { useController } from "./context";
import { contradicted } from "./guess";
import { kindOf, LogWords } from "./LogWords";
import { standingAsk } from "./offers";
import { Talk } from "./Talk";

const struck = kept<Record<string, readonly string[]>>("struck", {});

export function Papers({ chat }: { chat?: ComponentChildren }): JSX.Element {
  const controller = useController();
  const mission = controller.view.value.mission;
  const items: TabItem[] = [
    { id: "mission", name: "Mission", body: () => <MissionPaper /> },
    ...(mission.dossier.length > 0 ? [{ id: "dossier", name: "Dossier", body: () => <Dossier /> }] : []),
    { id: "log", name: "Log", body: () => <KeyLog /> },
    { id: "talk", name: "Talk", body: () => (standingAsk(controller.view.value) ? <Talk /> : (chat ?? <Talk />)) },
    { id: "notes", name: "Notes", body: () => <Notes /> },
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label="Papers" />;
}

export function KeyLog(): JSX.Element {
  const controller = useController();
  const lines = controller.table.log.value.filter((line) => controller.texts.value.has(`event.${line.event.event}`));
  return (
    <Log lines={lines} say={(line) => <LogWords event={line.event} />} kind={(line) => kindOf(line.event.event)} />
  );
}

export function MissionPaper(): JSX.Element {
  const controller = useController();
  const { mission } = controller.view.value;
  const texts = controller.texts.value;
  return (
    <article class="paper">
      <p class="paper-question">{mission.question}</p>
      {mission.notes.length > 0 && (
        <ul class="paper-notes">
          {mission.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p class="paper-shape">
        Answer: {mission.length} {mission.shape === "number" ? (mission.length === 1 ? "digit" : "digits") : "letters"}
        {mission.one_to_one ? ". Each sign hides one thing." : "."}
      </p>
      {mission.modules.length > 0 && (
        <ul class="paper-modules" aria-label="What is different here">
          {mission.modules
            .filter((module) => texts.has(`module.${module}`))
            .map((module) => (
              <li key={module}>{texts.say(`module.${module}`)}</li>
            ))}
        </ul>
      )}
      {mission.before && <p class="paper-story">{mission.before}</p>}
    </article>
  );
}

/** A printed list that holds the answer. What the windows rule out is struck by itself, the rest by hand. */
export function Dossier(): JSX.Element {
  const view = useController().view.value;
  const mine = struck.value[view.mission.id] ?? [];
  const out = view.mission.dossier.filter((entry) => contradicted(view, entry));
  const left = view.mission.dossier.filter((entry) => !out.includes(entry) && !mine.includes(entry)).length;
  const toggle = (entry: string): void => {
    const next = mine.includes(entry) ? mine.filter((other) => other !== entry) : [...mine, entry];
    struck.value = { ...struck.value, [view.mission.id]: next };
  };
  return (
    <div class="paper dossier">
      <p class="paper-shape">
        {left} of {view.mission.dossier.length} still possible. Click a name to strike it yourself.
      </p>
      <ul class="dossier-list">
        {view.mission.dossier.map((entry) => {
          const gone = out.includes(entry);
          const byHand = mine.includes(entry);
          return (
            <li key={entry}>
              <button
                type="button"
                class={`dossier-entry ${gone ? "out" : ""} ${byHand ? "struck" : ""}`}
                aria-pressed={gone || byHand}
                aria-disabled={gone ? "true" : undefined}
                aria-label={`${entry}${gone ? ", ruled out by the windows" : byHand ? ", struck by you" : ""}`}
                onClick={() => !gone && toggle(entry)}
              >
                {entry}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
