/** The hero's tracks, which everybody sees: life, self control, adrenaline, the eight turns, the rounds. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import { tipped } from "../../ui/tip";
import { useController } from "./context";

const HEART = "M12 20C4 14 3 9 5.500 6.500S11 6 12 9c1-3 4-5 6.500-2.500S20 14 12 20z";
const MIND = "M2.500 12C6 5 18 5 21.500 12 18 19 6 19 2.500 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const BOLT = "M13 2 5 13h5l-1 9 8-11h-5z";

export function Vitals(): JSX.Element {
  const controller = useController();
  const { hero } = controller.view.value;
  return (
    <section class="vitals" aria-label={controller.texts.value.say("label.vitals")}>
      <Healths />
      <div class="vitals-row">
        <Adrenaline left={hero.adrenaline} pool={hero.pool} name={controller.texts.value.say("label.adrenaline")} />
        {hero.power_tokens !== null && <PowerTokens held={hero.power_tokens} />}
        <Turns />
      </div>
      <Rounds />
    </section>
  );
}

/** Life and self control, and how far they can recover. */
export function Healths(): JSX.Element {
  const controller = useController();
  const [{ hero, table }, texts] = [controller.view.value, controller.texts.value];
  return (
    <>
      <Health kind="life" sign={HEART} value={hero.life} full={hero.full} cap={table.cap} texts={texts} />
      <Health kind="control" sign={MIND} value={hero.control} full={hero.full} cap={table.cap} texts={texts} />
    </>
  );
}

/** What reads no signal is drawn anew with all around it; else it would keep the page of before, and what was on it. */
interface HealthProps {
  readonly kind: "life" | "control";
  readonly sign: string;
  readonly value: number;
  readonly full: number;
  readonly cap: number;
  readonly texts: Texts;
}

/** How a low value looks. */
export const gravity = (value: number, full: number): string =>
  value <= full / 4 ? "grave" : value <= full / 2 ? "low" : "";

function Health({ kind, sign, value, full, cap, texts }: HealthProps): JSX.Element {
  const name = texts.say(`start_track.${kind}`);
  return (
    <div
      class={`health ${kind} ${gravity(value, full)}`}
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={full}
      aria-valuetext={texts.say("label.health", { value, full, cap })}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span class="health-number figures">{value}</span>
      <span class="health-boxes" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} class={`${i < value ? "full" : ""} ${i >= cap ? "lost" : ""} ${i + 1 === cap ? "cap" : ""}`} />
        ))}
      </span>
      <span class="health-name">{name}</span>
    </div>
  );
}

function Adrenaline({ left, pool, name }: { left: number; pool: number; name: string }): JSX.Element {
  return (
    <div class="adrenaline" role="meter" aria-label={name} aria-valuenow={left} aria-valuemin={0} aria-valuemax={pool}>
      {Array.from({ length: Math.max(pool, left) }, (_, i) => (
        <svg key={i} class={i < left ? "full" : ""} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={BOLT} />
        </svg>
      ))}
    </div>
  );
}

/** Danger tokens that pay for hero powers. */
function PowerTokens({ held }: { held: number }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <span
      class="power-tokens figures"
      role="img"
      aria-label={texts.say("text.power_tokens", { tokens: held })}
      tabIndex={0}
      {...tipped(() => texts.hint("tip.power_tokens"))}
    >
      {held}
    </span>
  );
}

/** Eight turn tokens: used, now, to come; and what adrenaline went on each. */
function Turns(): JSX.Element {
  const controller = useController();
  const [{ table }, texts] = [controller.view.value, controller.texts.value];
  return (
    <ol class="turns" aria-label={texts.say("label.turns", { turn: table.turn, of: table.turns.length })}>
      {table.turns.map(({ state, spent }, i) => (
        <li
          key={i}
          class={`turn-token ${state} ${spent.length > 0 ? "spent" : ""}`}
          aria-current={state === "now" ? "step" : undefined}
          title={spent.length > 0 ? texts.say("tip.spent", { spent }) : undefined}
        >
          {i + 1}
        </li>
      ))}
    </ol>
  );
}

/** The round track: how far the hero can still heal, and where the nightmare waits. */
function Rounds(): JSX.Element {
  const controller = useController();
  const [{ table }, texts] = [controller.view.value, controller.texts.value];
  return (
    <ol
      class="rounds"
      aria-label={texts.say("label.rounds", { round: table.round, cap: table.cap })}
      {...tipped(() => texts.hint("tip.rounds"))}
    >
      {table.caps.map((cap, i) => (
        <li key={i} class={`round ${i === table.space ? "now" : i < table.space ? "past" : ""}`}>
          {i === table.caps.length - 1 ? texts.say("label.nightmare") : `≤ ${cap}`}
        </li>
      ))}
    </ol>
  );
}
