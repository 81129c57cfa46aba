/** The radar: what was heard from where, what evil had to answer, and the hero's own scribbles. */

import type { JSX } from "preact";
import type { Texts } from "../../../texts";
import { tipped } from "../../../ui/tip";
import type { Message, alone } from "../../../wire.gen";
import { useController } from "../context";
import type { AloneScreen } from "../types";

const PETALS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
/** Where noises of the stairs and of the other level lie: between two directions. */
const ELSEWHERE = 135;
/** So many answers stand on the radar; the log has all of them. */
const ANSWERS = 4;
const PAST = 5;

/** The noises of this turn in words; empty if there were none. */
export function heardNow({ labyrinth }: AloneScreen, texts: Texts): string {
  return (labyrinth?.heard ?? []).map((heard) => texts.say("heard.now", heard)).join(" ");
}

export function Radar(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { heard = [], heard_before = [], answers = [] } = view.labyrinth ?? {};
  const said = heardNow(view, texts);
  const past = heard_before.slice(0, PAST);
  const pastWords = past.map((message) => texts.message(message)).join(" ");
  return (
    <section class="radar" aria-label={texts.say("label.radar")}>
      <span class="rose-place" {...tipped(() => (pastWords ? { words: pastWords, kind: "hint" } : null))}>
        <Rose heard={heard} past={past} texts={texts} />
      </span>
      <div class="radar-words">
        <p class={said ? "radar-now" : "label"}>{said || texts.say("heard.nothing")}</p>
        <ul class="radar-answers">
          {answers.slice(0, ANSWERS).map((answer, i) => (
            <li key={i}>{texts.message(answer)}</li>
          ))}
        </ul>
        <p class="hidden-but-read">{pastWords}</p>
      </div>
    </section>
  );
}

interface RoseProps {
  readonly heard: readonly alone.HeardPart[];
  /** What was heard on the turns before, the newest first. */
  readonly past: readonly Message[];
  readonly texts: Texts;
}

/** A rose of four directions that swells where noise came from on this turn; what was heard before fades away in dots:
 * it was heard from elsewhere. */
function Rose({ heard, past, texts }: RoseProps): JSX.Element {
  const now = new Set(heard.map((noise) => noise.way));
  return (
    <svg class="rose" viewBox="-50 -50 100 100" width="108" height="108" aria-hidden="true">
      <circle class="rose-rim" r="46" />
      <circle class="rose-rim" r="30" />
      {Object.entries(PETALS).map(([way, turn]) => {
        const count = heard.find((noise) => noise.way === way)?.count ?? 0;
        const length = Math.min(44, count > 0 ? 26 + 7 * count : 16);
        return (
          <g key={way} transform={`rotate(${turn})`}>
            <path class={`petal ${now.has(way) ? "now" : ""}`} d={`M0 -9 L7 -${length} L-7 -${length}z`} />
            <text class="rose-letter" y="-37" text-anchor="middle" transform={`rotate(${-turn} 0 -40)`}>
              {texts.say(`compass.${way}`)}
            </text>
          </g>
        );
      })}
      {past.map(({ params }, age) => (
        <circle
          key={age}
          class="rose-past"
          cy={-13 - 6 * age}
          r={4 - 0.5 * age}
          opacity={0.85 - 0.16 * age}
          transform={`rotate(${(PETALS[String(params.way)] ?? ELSEWHERE) + 9 * (age % 2 ? 1 : -1)})`}
        />
      ))}
      <circle class={`rose-heart ${now.has("here") ? "now" : ""}`} r="7" />
    </svg>
  );
}
