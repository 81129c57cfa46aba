/** The hero's tracks, which everybody sees: life, self control, adrenaline, the eight turns, the rounds. */

import type { JSX } from "preact";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import { FULL, TURNS, type AloneView } from "./types";

const POOL = 6;

export function Vitals(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  return (
    <section class="vitals" aria-label="The hero's state">
      <Healths view={view} />
      <div class="vitals-row">
        <Adrenaline left={view.adrenaline} />
        {view.options.avatars && <PowerTokens held={view.power_tokens} />}
        <Turns view={view} />
      </div>
      <Rounds view={view} rounds={controller.parts.value.numbers.rounds} />
    </section>
  );
}

const HEART = "M12 20C4 14 3 9 5.500 6.500S11 6 12 9c1-3 4-5 6.500-2.500S20 14 12 20z";
const MIND = "M2.500 12C6 5 18 5 21.500 12 18 19 6 19 2.500 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const BOLT = "M13 2 5 13h5l-1 9 8-11h-5z";

/** Life and self control, and how far they can recover. */
export function Healths({ view }: { view: AloneView }): JSX.Element {
  return (
    <>
      <Health name="Life" sign={HEART} value={view.life} cap={view.cap} kind="life" />
      <Health name="Self control" sign={MIND} value={view.control} cap={view.cap} kind="control" />
    </>
  );
}

interface HealthProps {
  readonly name: string;
  readonly sign: string;
  readonly value: number;
  readonly cap: number;
  readonly kind: string;
}

function Health({ name, sign, value, cap, kind }: HealthProps): JSX.Element {
  const grave = value <= 3 ? "grave" : value <= 6 ? "low" : "";
  return (
    <div
      class={`health ${kind} ${grave}`}
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuetext={`${value} of ${FULL}, recovers up to ${cap}`}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span class="health-number figures">{value}</span>
      <span class="health-boxes" aria-hidden="true">
        {Array.from({ length: FULL }, (_, i) => (
          <i key={i} class={`${i < value ? "full" : ""} ${i >= cap ? "lost" : ""} ${i + 1 === cap ? "cap" : ""}`} />
        ))}
      </span>
      <span class="health-name">{name}</span>
    </div>
  );
}

function Adrenaline({ left }: { left: number }): JSX.Element {
  return (
    <div
      class="adrenaline"
      role="meter"
      aria-label="Adrenaline"
      aria-valuenow={left}
      aria-valuemin={0}
      aria-valuemax={POOL}
    >
      {Array.from({ length: Math.max(POOL, left) }, (_, i) => (
        <svg key={i} class={i < left ? "full" : ""} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={BOLT} />
        </svg>
      ))}
    </div>
  );
}

/** Danger tokens that pay for hero powers. */
function PowerTokens({ held }: { held: number }): JSX.Element {
  return (
    <span
      class="power-tokens figures"
      role="img"
      aria-label={`${held} danger tokens for hero powers`}
      tabIndex={0}
      {...tipped(() => ({ words: "Danger tokens for hero powers.", rule: "alone:R259", kind: "hint" }))}
    >
      {held}
    </span>
  );
}

/** Eight turn tokens: used, now, to come; and what adrenaline went on each. */
function Turns({ view }: { view: AloneView }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <ol class="turns" aria-label={`Turn ${view.turn} of ${TURNS}`}>
      {Array.from({ length: TURNS }, (_, i) => {
        const spent = (view.spent[i] ?? []).map((purpose) => texts.say(`purpose.${purpose}`));
        const state = i + 1 === view.turn ? "now" : view.is_used[i] ? "used" : "";
        return (
          <li
            key={i}
            class={`turn-token ${state} ${spent.length > 0 ? "spent" : ""}`}
            aria-current={i + 1 === view.turn ? "step" : undefined}
            title={spent.length > 0 ? `Adrenaline: ${spent.join(", ")}` : undefined}
          >
            {i + 1}
          </li>
        );
      })}
    </ol>
  );
}

/** The round track: how far the hero can still heal, and where the nightmare waits. */
function Rounds({ view, rounds }: { view: AloneView; rounds: readonly number[] }): JSX.Element {
  return (
    <ol
      class="rounds"
      aria-label={`Round ${view.round}; health recovers up to ${view.cap}`}
      {...tipped(() => ({
        words: "The healing cap of each round. The last space is the nightmare.",
        rule: "alone:R181",
        kind: "hint",
      }))}
    >
      {rounds.map((cap, i) => (
        <li key={i} class={`round ${i === view.space ? "now" : i < view.space ? "past" : ""}`}>
          {i === rounds.length - 1 ? "Nightmare" : `≤ ${cap}`}
        </li>
      ))}
    </ol>
  );
}
