/** ELITE's table: map, clock, squad, papers, dashboard, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { textView } from "../../settings";
import { Clock } from "../../ui/table/Clock";
import { figuresOf } from "../../ui/table/clockwords";
import { freeKeysAfterPresses } from "../../ui/table/keyboard";
import { FoldButton, PapersButton } from "../../ui/table/papers";
import { SetFor } from "../../ui/table/SetFor";
import { TextTable } from "../../ui/table/TextTable";
import { PauseButton } from "../../ui/PauseButton";
import { matching, useMood, useSmall } from "../../ui/screen";
import type { GameTableProps } from "../game";
import { AsideButtons } from "./Aside";
import { ClockFrame } from "./ClockFrame";
import { Symbols } from "./art/Symbols";
import { Board } from "./Board";
import { Coach } from "./Coach";
import { ControllerProvider, useController } from "./context";
import { Dashboard } from "./Dashboard";
import { Dice } from "./Dice";
import { Controller } from "./controller";
import { Ending } from "./Ending";
import { onKey } from "./keys";
import { useMotion } from "./motion";
import { Events, MissionWords, Papers } from "./Papers";
import { BeginButton, EnoughButton, Prompt } from "./Prompt";
import { useEliteSound } from "./sounds";
import { eliteSetting } from "./setting";
import { Report } from "./Report";
import { Squad } from "./Squad";
import { Telling } from "./Telling";
import type { EliteTypes } from "./types";
import { watch } from "./effects";

/** On a low screen papers lie behind their button: clock, squad and events need the room. */
const low = matching("(max-height: 820px)");

export function EliteTable({ table, menu, after, chat, film = false }: GameTableProps<EliteTypes>): JSX.Element {
  const controller = useMemo(() => new Controller(table), [table]);
  const texts = controller.texts.value;
  const small = useSmall();
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
  useMood("elite", "night");
  const folded = small || low.value || controller.papers.folded.value;
  const classes = [
    "elite-table",
    textView.value && "as-text",
    controller.figures.value.is_near && "in-danger",
    controller.clock.value.runs && "in-rush",
    controller.mission.value.is_complete && "homeward",
  ];
  return (
    <ControllerProvider value={controller}>
      <div ref={root} class={classes.filter(Boolean).join(" ")}>
        <Symbols />
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">{texts.say("ui.game")}</span>
            <SetFor words={eliteSetting(controller.view.value, controller.parts.value, texts)} />
          </h1>
          <RoundPlate />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable>
            <TheClock />
            <EnoughButton />
            <BeginButton />
            <Dice />
            <AsideButtons />
          </TextTable>
        ) : (
          <main class={`field ${folded && !small ? "folded" : ""}`} id="main">
            <div class="field-board">
              <Board />
              <ClockFrame />
              <Telling />
            </div>
            <aside class="field-side" aria-label={texts.say("ui.clock_and_squad")}>
              <div class="side-top">
                <TheClock />
                {!small && !low.value && <FoldButton stack={controller.papers} />}
              </div>
              {!film && !small && <Coach />}
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
              {folded ? !small && <MissionWords /> : <Papers chat={chat} />}
            </aside>
            <div class="field-tray">
              {!film && small && <Coach />}
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
  const texts = controller.texts.value;
  const { round, rounds, phase } = controller.clock.value;
  return (
    <p class="round-plate">
      <strong>
        {texts.say("ui.round_now", { round })}
        <span class="round-of"> {texts.say("ui.round_of", { rounds })}</span>
      </strong>
      <span class={`phase phase-${phase}`}>{texts.say(`ui.phase_${phase}`)}</span>
      <span class="round-progress">{texts.message(controller.mission.value.progress)}</span>
    </p>
  );
}

/** The clock of the rush: everybody's in live tempo, one's own without. */
function TheClock(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { clock, seat } = controller.newest.value;
  const nameOf = (one: number): string => texts.say(`seat.${one}`);
  if (clock.ends_at !== null) {
    return (
      <div class="the-clock">
        <Clock clock={controller.table.clock} due={clock.ends_at} total={clock.lasts} nameOf={nameOf} />
        <PauseButton />
      </div>
    );
  }
  const own = clock.left[seat] ?? null;
  const isUp = clock.is_up;
  const shows = own === null ? (isUp ? texts.say("ui.phase_times_up") : "–:––") : figuresOf(own);
  return (
    <div class="the-clock">
      <div
        class={`clock still ${isUp ? "up" : ""}`}
        role="timer"
        aria-label={texts.say(own === null ? "ui.clock_stands" : "ui.your_time")}
      >
        <span class="clock-figures">{shows}</span>
        <span class="clock-words">{isUp ? "" : texts.say(own === null ? "ui.stands" : "ui.own_time")}</span>
      </div>
      <PauseButton />
    </div>
  );
}
