/** Figures as shapes with letters: hero circle, biter triangle, shooter square, runner chevron, boss hexagon; their middle is at 0 0. */

import type { JSX } from "preact";

const SWARM_SHAPES = [
  "M0-17 16 12c1 2 0 3-2 3h-28c-2 0-3-1-2-3z",
  "M-13-14h26q2 0 2 2v26q0 2-2 2h-26q-2 0-2-2v-26q0-2 2-2z",
  "M-17-13H3L17 1 3 15h-20L-5 1z",
] as const;
/** What makes each of them an alien: jaws, an eye on a stalk, legs. */
const SWARM_MARKS = ["M-8 10l4-5 4 5 4-5 4 5", "M-9 11h18", "M-9-8l6 5M-9 10l6-5"] as const;
const SWARM_LETTERS = ["B", "S", "R"] as const;
const LETTER_AT = [
  [0, 4],
  [0, 5],
  [3, 7],
] as const;
const HEXAGON = "M0-21 18-10.5V10.5L0 21-18 10.5V-10.5z";

export function SwarmLetter({ swarm }: { swarm: number }): JSX.Element {
  const [x, y] = LETTER_AT[swarm]!;
  return (
    <g class={`alien swarm-${swarm}`}>
      <path class="figure-shape" d={SWARM_SHAPES[swarm]} />
      <path class="figure-mark" d={SWARM_MARKS[swarm]} />
      <text class="figure-letter" x={x} y={y}>
        {SWARM_LETTERS[swarm]}
      </text>
    </g>
  );
}

/** A boss carries its initials, and its health in pips around the rim. */
export function BossLetters({ name, health }: { name: string; health: number }): JSX.Element {
  const letters = name
    .split(" ")
    .map((word) => word[0])
    .join("")
    .slice(0, 2);
  const first = -90 - (health - 1) * 11;
  return (
    <g class="alien boss">
      <path class="figure-shape" d={HEXAGON} />
      <text class="figure-letter" y="6">
        {letters.length > 1 ? letters : name.slice(0, 2)}
      </text>
      {Array.from({ length: Math.min(health, 12) }, (_, i) => {
        const turn = ((first + i * 22) * Math.PI) / 180;
        return <circle key={i} class="boss-pip" cx={21 * Math.cos(turn)} cy={21 * Math.sin(turn)} r="3.2" />;
      })}
    </g>
  );
}

export function HeroLetter({ letter, hero, mine }: { letter: string; hero: number; mine: boolean }): JSX.Element {
  return (
    <g class={`hero-figure hero-${hero} ${mine ? "mine" : ""}`}>
      {mine && <circle class="hero-ring" r="21" />}
      <circle class="figure-shape" r="16" />
      <text class="figure-letter" y="7">
        {letter}
      </text>
    </g>
  );
}
