/** The clock, as large as the screen allows, and what changes it. */

import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Clock } from "../ui/table/Clock";
import type { elite } from "../wire.gen";
import { secondsOf, type Box } from "./box";
import { useMemory } from "./memory";
import { Choice } from "./Setup";
import { adjusted } from "./timer";

const CHANGES = [-20, -10, 10, 20] as const;
const SCALES: readonly (readonly [string, string])[] = [
  ["0.5", "1 min"],
  ["1", "2 min"],
  ["1.5", "3 min"],
  ["2", "4 min"],
  ["3", "6 min"],
];

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
        Clock
      </h2>
      <Clock clock={clock} due={now.due} total={now.total} nameOf={() => ""} />
      {going.value === "set" && (
        <p class="label c-centre">
          {changed === 0
            ? "Plan as long as you like."
            : `${signed(changed)} seconds by events. Plan as long as you like.`}
        </p>
      )}
      {going.value === "going" && <p class="label c-centre">Everybody acts at once.</p>}
      {isUp && <p class="c-centre c-strong">Dice down. Settle alien results first, then use what is ready, once.</p>}
      {isUp && breach.value && (
        <p class="c-centre c-strong">If the alien in the Starting Area still lives then, the game is lost.</p>
      )}
      {!isUp && (
        <div class="c-row" role="group" aria-label="Change the time">
          {CHANGES.map((seconds) => (
            <button key={seconds} type="button" class="button c-change" onClick={() => change(seconds)}>
              {signed(seconds)} s
            </button>
          ))}
        </div>
      )}
      {going.value === "set" && (
        <Choice
          name="Time for an Action Phase"
          value={String(scale.value)}
          values={SCALES}
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
