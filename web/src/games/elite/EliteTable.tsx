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
import { ControllerProvider, useController } from "./context";
import { Dashboard } from "./Dashboard";
import { Controller } from "./controller";
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
import { watch } from "./effects";
import { PHASES } from "./words";

/** On a low screen papers lie behind their button: clock, squad and events need the room. */
const short = matching("(max-height: 820px)");

export function EliteTable({ table, menu, after, chat, film = false }: GameTableProps<EliteTypes>): JSX.Element {
  const controller = useMemo(() => new Controller(table), [table]);
  const narrow = useNarrow();
  useEffect(() => watch(controller), [controller]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => freeKeysAfterPresses(root.current!), []);
  useMotion(controller);
  useEliteSound(table);
  useMood("elite");
  const folded = narrow || short.value || controller.papers.folded.value;
  const classes = [
    "elite-table",
    textView.value && "as-text",
    controller.inDanger.value && "in-danger",
    controller.inRush.value && "in-rush",
  ];
  return (
    <ControllerProvider value={controller}>
      <div ref={root} class={classes.filter(Boolean).join(" ")}>
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">ELITE</span>
            <SetFor words={eliteSetting(controller.kit.value.view, controller.parts.value)} />
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
                {!narrow && !short.value && <FoldButton stack={controller.papers} />}
              </div>
              {!film && !narrow && <Coach />}
              <Squad />
              <Events />
              <div class="side-actions">
                <AsideButtons />
                {folded && (
                  <PapersButton stack={controller.papers} class="small papers-button" sheet="elite-papers">
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
    </ControllerProvider>
  );
}

function RoundPlate(): JSX.Element {
  const controller = useController();
  const { view } = controller.kit.value;
  return (
    <p class="round-plate">
      <strong>
        Round {view.round}
        <span class="round-of"> of {controller.parts.value.numbers.rounds}</span>
      </strong>
      <span class={`phase phase-${view.phase}`}>{PHASES[view.phase]}</span>
      <span class="round-progress">{progress(controller)}</span>
    </p>
  );
}

/** The clock of the rush: everybody's in live tempo, one's own without. */
function TheClock(): JSX.Element {
  const controller = useController();
  const { ends_at, clock_runs, options, left_ms, seat, phase } = controller.newest.value;
  const total = (controller.parts.value.times.action_phase * options.scale) / 100;
  const nameOf = (one: number): string => controller.texts.value.say(`seat.${one}`);
  if (ends_at !== null) {
    return (
      <div class="the-clock">
        <Clock clock={controller.table.clock} due={ends_at} total={total} nameOf={nameOf} />
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
