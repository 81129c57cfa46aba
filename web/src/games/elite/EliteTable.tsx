/** ELITE's table: map, clock, squad, papers, dashboard, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { textView } from "../../settings";
import { Clock } from "../../ui/table/Clock";
import { freeKeysAfterPresses } from "../../ui/table/keyboard";
import { FoldButton, PapersButton } from "../../ui/table/papers";
import { SetFor } from "../../ui/table/SetFor";
import { PauseButton } from "../../ui/PauseButton";
import { matching, useMood, useNarrow } from "../../ui/screen";
import type { GameTableProps } from "../game";
import { AsideButtons } from "./Aside";
import { Board } from "./Board";
import { Coach } from "./Coach";
import { DeskProvider, useDesk } from "./context";
import { Dashboard } from "./Dashboard";
import { Desk } from "./desk";
import { Ending } from "./Ending";
import { onKey } from "./keys";
import { useMotion } from "./motion";
import { Events, Papers, progress } from "./Papers";
import { Prompt } from "./Prompt";
import { useEliteSound } from "./sounds";
import { eliteSetting } from "./setting";
import { Report } from "./Report";
import { Squad } from "./Squad";
import { Telling } from "./Telling";
import { TextTable } from "./Text";
import type { EliteTypes } from "./types";
import { watch } from "./watching";
import { PHASES } from "./words";

/** On a low screen papers lie behind their button: clock, squad and events need the room. */
const short = matching("(max-height: 820px)");

export function EliteTable({ table, menu, after, chat, film = false }: GameTableProps<EliteTypes>): JSX.Element {
  const desk = useMemo(() => new Desk(table), [table]);
  const narrow = useNarrow();
  useEffect(() => watch(desk), [desk]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(desk, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [desk]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => freeKeysAfterPresses(root.current!), []);
  useMotion(desk);
  useEliteSound(table);
  useMood("elite");
  const folded = narrow || short.value || desk.papers.folded.value;
  const classes = [
    "elite-table",
    textView.value && "as-text",
    desk.inDanger.value && "in-danger",
    desk.inRush.value && "in-rush",
  ];
  return (
    <DeskProvider value={desk}>
      <div ref={root} class={classes.filter(Boolean).join(" ")}>
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">ELITE</span>
            <SetFor words={eliteSetting(desk.kit.value.view, desk.parts.value)} />
          </h1>
          <RoundPlate />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable clock={<TheClock />} />
        ) : (
          <main class={`field ${folded && !narrow ? "folded" : ""}`} id="main">
            <div class="field-board">
              <Board />
              <Telling />
            </div>
            <aside class="field-side" aria-label="Clock and squad">
              <div class="side-top">
                <TheClock />
                {!narrow && !short.value && <FoldButton stack={desk.papers} />}
              </div>
              {!film && !narrow && <Coach />}
              <Squad />
              <Events />
              <div class="side-actions">
                <AsideButtons />
                {folded && (
                  <PapersButton stack={desk.papers} class="small papers-button" sheet="elite-papers">
                    <Papers chat={chat} squad />
                  </PapersButton>
                )}
              </div>
              {!folded && <Papers chat={chat} />}
            </aside>
            <div class="field-tray">
              {!film && narrow && <Coach />}
              <Prompt />
              <Dashboard />
            </div>
          </main>
        )}
        {!film && <Ending more={after} report={<Report />} />}
      </div>
    </DeskProvider>
  );
}

function RoundPlate(): JSX.Element {
  const desk = useDesk();
  const { view } = desk.kit.value;
  return (
    <p class="round-plate">
      <strong>
        Round {view.round}
        <span class="round-of"> of {desk.parts.value.numbers.rounds}</span>
      </strong>
      <span class={`phase phase-${view.phase}`}>{PHASES[view.phase]}</span>
      <span class="round-progress">{progress(desk)}</span>
    </p>
  );
}

/** The clock of the rush: everybody's in live tempo, one's own without. */
function TheClock(): JSX.Element {
  const desk = useDesk();
  const { ends_at, clock_runs, options, left_ms, seat, phase } = desk.newest.value;
  const total = (desk.parts.value.times.action_phase * options.scale) / 100;
  const nameOf = (one: number): string => desk.texts.value.say(`seat.${one}`);
  if (ends_at !== null) {
    return (
      <div class="the-clock">
        <Clock clock={desk.table.clock} due={ends_at} total={total} nameOf={nameOf} />
        <PauseButton />
      </div>
    );
  }
  const own = clock_runs && options.tempo === "untimed" && seat >= 0 ? left_ms[seat]! : null;
  const words =
    own === null
      ? phase === "times_up"
        ? "Time's up"
        : "–:––"
      : `${Math.floor(own / 60_000)}:${String(Math.floor(own / 1000) % 60).padStart(2, "0")}`;
  return (
    <div class="the-clock">
      <div
        class={`clock still ${phase === "times_up" ? "up" : ""}`}
        role="timer"
        aria-label={own === null ? "The clock stands" : "Your time left"}
      >
        <span class="clock-figures">{words}</span>
        <span class="clock-words">
          {own === null ? (phase === "times_up" ? "" : "the clock stands") : "your own time"}
        </span>
      </div>
      <PauseButton />
    </div>
  );
}
