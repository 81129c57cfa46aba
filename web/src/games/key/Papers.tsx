/** The papers beside the console: the question and its notes, the dossier, one's own notes, the log and the talk. */

import type { ComponentChildren, JSX } from "preact";
import { Log } from "../../ui/table/Log";
import { Notes } from "../../ui/table/Notes";
import { WrittenHints } from "../../ui/table/WrittenHints";
import { Tabs, type TabItem } from "../../ui/table/Tabs";
import { useController } from "./context";
import { kindOf, LogWords } from "./LogWords";
import { standingAsk } from "./offers";
import { strikesOut } from "../../settings";
import { isStruck, strike } from "./pencil";
import { Talk } from "./Talk";
import { WRITTEN_IN } from "./types";

export function Papers({ chat }: { chat?: ComponentChildren }): JSX.Element {
  const controller = useController();
  const { mission } = controller.view.value;
  const name = (paper: string): string => controller.texts.value.say(`ui.${paper}`);
  const items: TabItem[] = [
    { id: "mission", name: name("mission"), body: () => <MissionPaper /> },
    ...(mission.dossier.length > 0 ? [{ id: "dossier", name: name("dossier"), body: () => <Dossier /> }] : []),
    { id: "log", name: name("log"), body: () => <KeyLog /> },
    {
      id: "talk",
      name: name("talk"),
      body: () => (standingAsk(controller.view.value) ? <Talk /> : (chat ?? <Talk />)),
    },
    { id: "notes", name: name("notes"), body: () => <Notes /> },
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label={name("papers")} />;
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
      <p class="paper-question" lang={WRITTEN_IN}>
        {mission.question}
      </p>
      {mission.notes.length > 0 && (
        <ul class="paper-notes" lang={WRITTEN_IN}>
          {mission.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p class="paper-shape">{texts.say("answer_wanted", { wanted: texts.message(mission.wanted) })}</p>
      {mission.special.length > 0 && (
        <ul class="paper-modules" aria-label={texts.say("ui.special")}>
          {mission.special.map((words) => (
            <li key={words.key}>{texts.message(words)}</li>
          ))}
        </ul>
      )}
      {mission.news && (
        <section class="paper-news">
          <h3>{texts.say("news")}</h3>
          <p lang={WRITTEN_IN}>{mission.news}</p>
        </section>
      )}
      <WrittenHints lang={WRITTEN_IN} />
      {mission.before && (
        <p class="paper-story" lang={WRITTEN_IN}>
          {mission.before}
        </p>
      )}
    </article>
  );
}

/** A printed list that holds the answer, to be struck out by hand; who likes it better has the windows do so. */
export function Dossier(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { mission, console: shown } = controller.view.value;
  const { table } = controller;
  const entries = mission.dossier.filter((entry) => !entry.endsWith(":"));
  const out = strikesOut.value ? shown.ruled_out : [];
  const left = mission.dossier.filter(
    (entry, i) => !entry.endsWith(":") && !out.includes(i) && !isStruck(table, entry),
  ).length;
  return (
    <div class="paper dossier">
      <p class="paper-shape">
        {texts.say("dossier.left", { left, all: entries.length })} {texts.say("ui.strike")}
      </p>
      <label class="check dossier-choice">
        <input
          type="checkbox"
          checked={strikesOut.value}
          onChange={(event) => (strikesOut.value = event.currentTarget.checked)}
        />
        {texts.say("dossier.by_windows")}
      </label>
      <ul class="dossier-list">
        {mission.dossier.map((entry, i) => {
          if (entry.endsWith(":"))
            return (
              <li key={entry} class="dossier-heading" lang={WRITTEN_IN}>
                {entry}
              </li>
            );
          const gone = out.includes(i);
          const byHand = isStruck(table, entry);
          return (
            <li key={entry}>
              <button
                type="button"
                class={`dossier-entry ${gone ? "out" : ""} ${byHand ? "struck" : ""}`}
                aria-pressed={gone || byHand}
                aria-disabled={gone ? "true" : undefined}
                aria-label={texts.say(gone ? "dossier.out" : byHand ? "dossier.struck" : "printed", { words: entry })}
                onClick={() => !gone && strike(table, entry)}
              >
                <span lang={WRITTEN_IN}>{entry}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
