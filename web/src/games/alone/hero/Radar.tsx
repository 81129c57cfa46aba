/** The radar: what was heard from where, what evil had to answer, and the hero's own scribbles. */

import type { JSX } from "preact";
import type { Texts } from "../../../texts";
import type { alone } from "../../../wire.gen";
import { useController } from "../context";
import type { AloneView } from "../types";
import { locatedWords } from "../wording";
import { noisesNow } from "./Noises";

const PETALS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** The noises of this turn in words; empty if there were none. */
export function heardNow(view: AloneView, texts: Texts): string {
  const words = (way: string, count: number): string =>
    `${count > 1 ? `${count} noises` : "A noise"} from ${texts.say(`noise.${way}`)}.`;
  return noisesNow(view)
    .map(({ way, count }) => words(way, count))
    .join(" ");
}

export function Radar(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const said = heardNow(view, texts);
  const answers = (view.labyrinth?.located ?? []).slice(-4).reverse();
  return (
    <section class="radar" aria-label="Radar">
      <Rose view={view} />
      <div class="radar-words">
        <p class={said ? "radar-now" : "label"}>{said || "Nothing is heard on this turn."}</p>
        <ul class="radar-answers">
          {answers.map((answer, i) => (
            <li key={i} title={locatedWords(answer, texts)}>
              {shortly(answer)}
            </li>
          ))}
        </ul>
        <p class="label radar-past">{pastWords(view)}</p>
      </div>
    </section>
  );

  /** "the Medbay: 4, on this level (turn 2)". */
  function shortly(answer: alone.Located): string {
    const target = texts.say(`goal.${answer.target}`);
    if (answer.distance < 0) return `${target}: none (turn ${answer.turn})`;
    const level = answer.level ? `, ${texts.say(`level.${answer.level}`)}` : "";
    const way = answer.way ? `, ${texts.say(`way.${answer.way}`)}` : "";
    return `${target}: ${answer.distance}${level}${way} (turn ${answer.turn})`;
  }

  /** The turns before: newest first, short. */
  function pastWords(of: AloneView): string {
    const past = (of.labyrinth?.noises ?? [])
      .filter((noise) => noise.turn !== of.turn)
      .slice(-5)
      .reverse();
    return past.map((noise) => `Turn ${noise.turn}: ${texts.say(`noise.${noise.way}`)}.`).join(" ");
  }
}

/** A rose of four directions that swells where noise came from on this turn: older ones pointed from elsewhere. */
function Rose({ view }: { view: AloneView }): JSX.Element {
  const noises = noisesNow(view);
  const now = new Set(noises.map((noise) => noise.way));
  return (
    <svg class="rose" viewBox="-50 -50 100 100" width="108" height="108" aria-hidden="true">
      <circle class="rose-rim" r="46" />
      <circle class="rose-rim" r="30" />
      {Object.entries(PETALS).map(([way, turn]) => {
        const heard = noises.find((noise) => noise.way === way)?.count ?? 0;
        const length = Math.min(44, heard > 0 ? 26 + 7 * heard : 16);
        return (
          <g key={way} transform={`rotate(${turn})`}>
            <path class={`petal ${now.has(way) ? "now" : ""}`} d={`M0 -9 L7 -${length} L-7 -${length}z`} />
            <text class="rose-letter" y="-37" text-anchor="middle" transform={`rotate(${-turn} 0 -40)`}>
              {way.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
      <circle class={`rose-heart ${now.has("here") ? "now" : ""}`} r="7" />
    </svg>
  );
}
