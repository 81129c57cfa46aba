/** The clock, as large as the screen allows, and what changes it. */

import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Clock } from "../ui/table/Clock";
import type { elite } from "../wire.gen";
import { secondsOf, type Box } from "./box";
import { useMemory } from "./memory";
import { Choice } from "./Setup";
import { adjusted } from "./timer";
import { say } from "./words";

const CHANGES = [-20, -10, 10, 20] as const;
const SCALES = [0.5, 1, 1.5, 2, 3] as const;
const PRINTED_MINUTES = 2;

export function ClockPanel({ box, parts }: { box: Box; parts: elite.Parts }): JSX.Element {
  const memory = useMemory();
  const { breach, clock, going, scale, timer } = memory;
  const now = memory.timerNow(box, parts);
  // The clock reads this once a frame; it has to be there before the first, and nothing here waits for it.
  if (clock.info.peek() === null) clock.info.value = now.info;
  useLayoutEffect(() => {
    clock.info.value = now.info;
  }, [now.info, clock]);
  const printed = parts.times.action_phase / 1000;
  const changed = secondsOf(box, parts) - printed;
  const change = (seconds: number): void => {
    timer.value = adjusted(memory.timerNow(box, parts), seconds * 1000, Date.now());
  };
  const isUp = going.value === "up";
  return (
    <section class={`c-panel c-clock ${going.value}`} aria-labelledby="c-clock">
      <h2 id="c-clock" class="hidden-but-read">
        {say("clock")}
      </h2>
      <Clock clock={clock} due={now.due} total={now.total} nameOf={() => ""} />
      {going.value === "set" && (
        <p class="label c-centre">
          {changed === 0 ? say("clock.plan") : say("clock.plan_changed", { seconds: signed(changed) })}
        </p>
      )}
      {going.value === "going" && <p class="label c-centre">{say("clock.act")}</p>}
      {isUp && <p class="c-centre c-strong">{say("clock.up")}</p>}
      {isUp && breach.value && <p class="c-centre c-strong">{say("clock.up_breach")}</p>}
      {!isUp && (
        <div class="c-row" role="group" aria-label={say("clock.change")}>
          {CHANGES.map((seconds) => (
            <button key={seconds} type="button" class="button c-change" onClick={() => change(seconds)}>
              {say("clock.seconds", { seconds: signed(seconds) })}
            </button>
          ))}
        </div>
      )}
      {going.value === "set" && (
        <Choice
          name={say("clock.time")}
          value={String(scale.value)}
          values={SCALES.map((one) => [String(one), say("clock.minutes", { minutes: one * PRINTED_MINUTES })])}
          onChoose={(word) => {
            scale.value = Number(word);
            timer.value = null;
          }}
        />
      )}
    </section>
  );
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
