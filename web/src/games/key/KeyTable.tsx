/** The Key's table: building, console, papers, piles, hand and deck, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { textView } from "../../settings";
import type { Texts } from "../../texts";
import { FoldButton, PapersButton } from "../../ui/table/papers";
import { Notes } from "../../ui/table/Notes";
import { SetFor } from "../../ui/table/SetFor";
import { TextTable } from "../../ui/table/TextTable";
import { useMood, useNarrow, useSmall } from "../../ui/screen";
import type { GameTableProps } from "../game";
import { Board } from "./Board";
import { Coach } from "./Coach";
import { Console } from "./Console";
import { ControllerProvider } from "./context";
import { Deck, Peril } from "./Deck";
import { Controller } from "./controller";
import { Ending } from "./Ending";
import { Hand } from "./Hand";
import { onKey } from "./keys";
import { useMotion } from "./motion";
import { Papers } from "./Papers";
import { PencilDialog } from "./PencilDialog";
import { People } from "./People";
import { Piles } from "./Piles";
import { Prompt } from "./Prompt";
import { ObjectionDialog } from "./Objection";
import { SolveButton, SolveDialog } from "./Solve";
import { say } from "../../words/shell";
import { WrittenHints } from "../../ui/table/WrittenHints";
import { WRITTEN_IN, type KeyScreen, type KeyTypes } from "./types";
import { Talk } from "./Talk";
import { VoteDialog } from "./Vote";

/** What this table was set for: the mission, and how hard it is. */
export function keySetting({ mission }: KeyScreen, _: unknown, texts: Texts): readonly string[] {
  return [mission.title, texts.say("grade", mission)];
}

export function KeyTable({ table, menu, after, chat, film = false }: GameTableProps<KeyTypes>): JSX.Element {
  const controller = useMemo(() => new Controller(table), [table]);
  const narrow = useNarrow();
  useEffect(() => controller.watch(), [controller]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  useMotion(controller);
  useMood("key");
  // Without papers beside it the board has the whole width; in a small window there is no other way.
  const small = useSmall();
  const folded = small || controller.papers.folded.value;
  const view = controller.view.value;
  const texts = controller.texts.value;
  return (
    <ControllerProvider value={controller}>
      <div class={`key-table ${view.deck.in_peril ? "in-peril" : ""} ${textView.value ? "as-text" : ""}`}>
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">{texts.say("game")}</span>
            <SetFor words={keySetting(view, null, texts)} />
          </h1>
          <People />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable>
            <div>
              <h2>{say("hints")}</h2>
              <WrittenHints lang={WRITTEN_IN} />
            </div>
            <section aria-label={texts.say("ui.talk")}>
              <h2>{texts.say("ui.talk")}</h2>
              <Talk />
            </section>
            <section aria-label={texts.say("ui.notes")}>
              <h2>{texts.say("ui.notes")}</h2>
              <Notes />
            </section>
          </TextTable>
        ) : (
          <main class={`desk ${folded && !small ? "folded" : ""}`} id="main">
            <Board tall={narrow} />
            <aside class="desk-side" aria-label={texts.say("ui.mission")}>
              <Console />
              {folded && (
                <p class="question-strip" lang={WRITTEN_IN}>
                  {view.mission.question}
                </p>
              )}
              <div class="side-actions">
                <SolveButton />
                {folded && (
                  <PapersButton stack={controller.papers}>
                    <Papers chat={chat} />
                  </PapersButton>
                )}
                <Peril />
                {!small && <FoldButton stack={controller.papers} />}
              </div>
              {!folded && <Coach />}
              {!folded && <Papers chat={chat} />}
            </aside>
            <div class="desk-tray">
              {folded && <Coach />}
              <Prompt />
              <div class="tray-cards">
                <Hand />
                <Piles />
                <Deck />
              </div>
            </div>
          </main>
        )}
        {!film && (
          <>
            <SolveDialog />
            <PencilDialog />
            <VoteDialog />
            <ObjectionDialog />
            <Ending more={after} />
          </>
        )}
      </div>
    </ControllerProvider>
  );
}
