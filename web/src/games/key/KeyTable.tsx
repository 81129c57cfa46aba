/** The Key's table: building, console, papers, piles, hand and deck, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { textView } from "../../settings";
import { FoldButton, PapersButton } from "../../ui/table/papers";
import { SetFor } from "../../ui/table/SetFor";
import { useMood, useNarrow } from "../../ui/screen";
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
import { People } from "./People";
import { Piles } from "./Piles";
import { Prompt } from "./Prompt";
import { ObjectionDialog } from "./Objection";
import { SolveButton, SolveDialog } from "./Solve";
import { keySetting } from "./setting";
import { TextTable } from "./Text";
import type { KeyTypes } from "./types";
import { VoteDialog } from "./Vote";

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
  // Without papers beside it the board has the whole width; on a phone there is no other way.
  const folded = narrow || controller.papers.folded.value;
  const view = controller.view.value;
  return (
    <ControllerProvider value={controller}>
      <div class={`key-table ${view.in_peril ? "in-peril" : ""} ${textView.value ? "as-text" : ""}`}>
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">The Key</span>
            <SetFor words={keySetting(view)} />
          </h1>
          <People />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable />
        ) : (
          <main class={`desk ${folded && !narrow ? "folded" : ""}`} id="main">
            <Board tall={narrow} />
            <aside class="desk-side" aria-label="Mission">
              <Console />
              <div class="side-actions">
                <SolveButton />
                {folded && (
                  <PapersButton stack={controller.papers}>
                    <Papers chat={chat} />
                  </PapersButton>
                )}
                <Peril view={view} />
                {!narrow && <FoldButton stack={controller.papers} />}
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
            <VoteDialog />
            <ObjectionDialog />
            <Ending more={after} />
          </>
        )}
      </div>
    </ControllerProvider>
  );
}
