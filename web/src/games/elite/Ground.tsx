/** The map itself: ground, scenery, walls, arrows, slots. It is drawn once and never changes. */

import type { JSX } from "preact";
import { memo } from "../../ui/table/memo";
import { columnOf, isOpen, rowOf } from "./ground";
import type { Plan } from "./types";

export const UNIT = 48;

/** Letters and numbers of the map stand beside it, and bosses of the first row reach up there. */
export const MARGIN = { left: 16, top: 18 } as const;

const xy = (plan: Plan, cell: number): readonly [number, number] => [columnOf(plan, cell), rowOf(plan, cell)];

/** The middle of a space. */
export function middle(plan: Plan, cell: number): readonly [number, number] {
  const [x, y] = xy(plan, cell);
  return [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
}

/** Everything is drawn where it is, in as few pieces as there are colours: what has a transform of its own is a piece of
 * its own to the browser, and hundreds of those would be sorted whenever a figure moves.
 */
export const Ground = memo(function Ground({ plan, start }: { plan: Plan; start: string }): JSX.Element {
  const cells = Array.from({ length: plan.width * plan.height }, (_, cell) => cell);
  const ground = cells.filter((cell) => isOpen(plan, cell) && !plan.start.includes(cell));
  const rocks = cells.filter((cell) => !isOpen(plan, cell) && !plan.scenery[cell]);
  const isEven = (cell: number): boolean => ((cell % plan.width) + Math.floor(cell / plan.width)) % 2 === 0;
  const squares = (some: readonly number[], inset = 0.5): string =>
    some.map((cell) => square(plan, cell, inset)).join("");
  return (
    <g class={`ground ground-${plan.id}`}>
      <rect
        class="ground-base"
        x={-MARGIN.left}
        y={-MARGIN.top}
        width={plan.width * UNIT + MARGIN.left}
        height={plan.height * UNIT + MARGIN.top}
        rx="10"
      />
      <path class="tile" d={squares(ground.filter(isEven))} />
      <path class="tile odd" d={squares(ground.filter((cell) => !isEven(cell)))} />
      <path class="tile start" d={squares(plan.start)} />
      <path class="tile rock" d={squares(rocks, 1)} />
      <path class="cracks" d={ground.map((cell) => crack(plan, cell)).join("")} />
      {plan.clusters.map(({ cell }) => {
        const [x, y] = middle(plan, cell);
        return <circle key={cell} class="burrow-light" cx={x} cy={y} r={UNIT * 2.8} />;
      })}
      <StartLight plan={plan} />
      <Scenery plan={plan} />
      <Start plan={plan} words={start} />
      <path
        class="path-arrow"
        d={Object.entries(plan.arrows)
          .flatMap(([from, there]) => there.map((to) => arrow(plan, Number(from), to)))
          .join("")}
      />
      <path
        class="spawn-point"
        d={plan.clusters.flatMap((cluster) => cluster.spawn_points.map((cell) => nest(plan, cell))).join("")}
      />
      {plan.objective_slots.map((cell, slot) => {
        const [x, y] = middle(plan, cell);
        return (
          <g key={cell} class="objective-slot">
            <path d={`M${x - 12} ${y - 17}h24l5 5v24l-5 5h-24l-5-5v-24z`} />
            <text x={x} y={y + 6}>
              {slot + 1}
            </text>
          </g>
        );
      })}
      <Walls plan={plan} />
      <Names plan={plan} />
    </g>
  );
});

/** C4 is found by the letter above and the number beside it. */
function Names({ plan }: { plan: Plan }): JSX.Element {
  return (
    <g class="cell-names">
      {Array.from({ length: plan.width }, (_, x) => (
        <text key={`column ${x}`} x={(x + 0.5) * UNIT} y="-6">
          {String.fromCharCode(65 + x)}
        </text>
      ))}
      {Array.from({ length: plan.height }, (_, y) => (
        <text key={`row ${y}`} x="-8" y={(y + 0.5) * UNIT + 4}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

function square(plan: Plan, cell: number, inset: number): string {
  const [x, y] = xy(plan, cell);
  const side = UNIT - 2 * inset;
  return `M${x * UNIT + inset} ${y * UNIT + inset}h${side}v${side}h${-side}z`;
}

/** Worn ground: a crack here and there, never two alike beside each other. */
function crack(plan: Plan, cell: number): string {
  const kind = (cell * 7) % 11;
  if (kind > 2) return "";
  const [x, y] = xy(plan, cell);
  const [left, top] = [x * UNIT + 6 + ((cell * 5) % 17), y * UNIT + 8 + ((cell * 3) % 23)];
  return kind === 0
    ? `M${left} ${top}l7 4 2 6 8 3`
    : kind === 1
      ? `M${left} ${top}l9-3 5 4 6-1`
      : `M${left} ${top}l3 7-4 5`;
}

/** Where the ground has been broken from below. */
function nest(plan: Plan, cell: number): string {
  const [x, y] = middle(plan, cell);
  const rim = `M${x - 13} ${y + 3}l4-6 7-1 5-3 8 2 4 5-4 6-7 2-4 3-8-2-4-2z`;
  return `${rim}M${x - 13} ${y + 1}l-7-3M${x + 14} ${y + 3}l6 3M${x - 4} ${y + 10}l-3 6M${x + 5} ${y - 6}l4-6`;
}

/** The warmth of home. */
function StartLight({ plan }: { plan: Plan }): JSX.Element {
  const spots = plan.start.map((cell) => middle(plan, cell));
  const x = spots.reduce((sum, [one]) => sum + one, 0) / spots.length;
  const y = Math.max(...spots.map(([, one]) => one));
  return <ellipse class="start-light" cx={x} cy={y} rx={UNIT * 4} ry={UNIT * 2.4} />;
}

/** How far walls rise above their space, and how much of them is seen from the front. */
const RISES = 7;
const FACE = 16;

/** Trees, water, wreckage, tanks and benches, a path or two for each kind. */
function Scenery({ plan }: { plan: Plan }): JSX.Element {
  const all = Object.entries(plan.scenery).map(([cell, kind]) => ({ cell: Number(cell), kind }));
  const drawn = (kind: string, draw: (x: number, y: number, cell: number) => string): string =>
    all
      .filter((one) => one.kind === kind)
      .map(({ cell }) => draw((cell % plan.width) * UNIT, Math.floor(cell / plan.width) * UNIT, cell))
      .join("");
  const disc = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const lean = (cell: number): number => ((cell * 5) % 7) - 3; // no two trees quite alike
  const whole = (x: number, y: number): string => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`;
  /** The rim of the water where it meets land, never straight. */
  const shore = (x: number, y: number, cell: number): string => {
    const column = cell % plan.width;
    const isWater = (other: number): boolean => plan.scenery[other] === "water";
    const right = column < plan.width - 1 && !isWater(cell + 1);
    const left = column > 0 && !isWater(cell - 1);
    const above = cell >= plan.width && !isWater(cell - plan.width);
    const below = cell + plan.width < plan.width * plan.height && !isWater(cell + plan.width);
    return [
      right ? `M${x + UNIT} ${y}q-9 8-3 17t-2 16 5 15` : "",
      left ? `M${x} ${y}q9 8 3 17t2 16-5 15` : "",
      above ? `M${x} ${y}q8 8 17 3t16 2 15-5` : "",
      below ? `M${x} ${y + UNIT}q8-8 17-3t16-2 15 5` : "",
    ].join("");
  };
  const isWreck = (cell: number): boolean => plan.scenery[cell] === "wreck";
  const hasFace = (cell: number): boolean =>
    cell + plan.width >= plan.width * plan.height || !isWreck(cell + plan.width);
  const top = (x: number, y: number, cell: number): string =>
    `M${x} ${y - RISES}h${UNIT}v${hasFace(cell) ? UNIT - FACE + RISES : UNIT}h${-UNIT}z`;
  const face = (x: number, y: number, cell: number): string =>
    hasFace(cell) ? `M${x} ${y + UNIT - FACE}h${UNIT}v${FACE}h${-UNIT}z` : "";
  const bricks = (x: number, y: number, cell: number): string => {
    const joint = x + 13 + (cell % 3) * 9;
    const row = y + UNIT - FACE / 2;
    return hasFace(cell)
      ? `M${x} ${row}h48M${joint} ${row - FACE / 2}v${FACE / 2}M${joint + 11} ${row}v${FACE / 2}`
      : "";
  };
  const trim = (x: number, y: number, cell: number): string =>
    `M${x + 6} ${y - RISES + 7}h36v${hasFace(cell) ? UNIT - FACE - 5 : UNIT - 14}h-36z`;
  const edge = (x: number, y: number, cell: number): string => {
    const column = cell % plan.width;
    const left = column === 0 || !isWreck(cell - 1) ? `M${x} ${y + UNIT}v${-UNIT - RISES}` : "";
    const right = column === plan.width - 1 || !isWreck(cell + 1) ? `M${x + UNIT} ${y + UNIT}v${-UNIT - RISES}` : "";
    return left + right + (isWreck(cell - plan.width) ? "" : `M${x} ${y - RISES}h${UNIT}`);
  };
  return (
    <g class="scenery">
      <path class="cast" d={drawn("tree", (x, y) => `M${x + 7} ${y + 42}a17 5 0 1 0 34 0a17 5 0 1 0-34 0z`)} />
      <path class="trunk" d={drawn("tree", (x, y) => `M${x + 21} ${y + 32}h6l2 11h-10z`)} />
      <path
        class="tree"
        d={drawn(
          "tree",
          (x, y, cell) =>
            `M${x + 24 + lean(cell)} ${y + 1}l${9 - lean(cell)} 12-4 1 8 10-4 1 10 11c-6 2-32 2-38 0l10-11-4-1 8-10-4-1z`,
        )}
      />
      <path
        class="tree-light"
        d={drawn("tree", (x, y) => `M${x + 18} ${y + 14}c4 2 8 2 11 0M${x + 14} ${y + 25}c6 2 13 2 19 0`)}
      />
      <path class="water" d={drawn("water", whole)} />
      <path class="shore" d={drawn("water", shore)} />
      <path
        class="waves"
        d={drawn(
          "water",
          (x, y, cell) =>
            `M${x + 5 + (cell % 3) * 3} ${y + 16}q7-5 14 0t14 0M${x + 3 + (cell % 4) * 3} ${y + 34}q7-5 14 0t14 0`,
        )}
      />
      <path class="wreck-face" d={drawn("wreck", face)} />
      <path class="seams" d={drawn("wreck", bricks)} />
      <path class="wreck-top" d={drawn("wreck", top)} />
      <path class="wreck-trim" d={drawn("wreck", trim)} />
      <path class="wreck-edge" d={drawn("wreck", edge)} />
      <path class="metal" d={drawn("tank", (x, y) => `M${x + 2} ${y + 2}h44v44h-44z`)} />
      <path class="tank" d={drawn("tank", (x, y) => disc(x + 24, y + 24, 18))} />
      <path class="tank-inner" d={drawn("tank", (x, y) => disc(x + 24, y + 24, 10))} />
      <path class="bench" d={drawn("bench", (x, y) => `M${x + 3} ${y + 9}h42v30h-42z`)} />
      <path
        class="bench-seams"
        d={drawn("bench", (x, y) => `M${x + 3} ${y + 24}h42M${x + 16} ${y + 9}v15M${x + 32} ${y + 24}v15`)}
      />
    </g>
  );
}

/** How wide the sign over home is. */
const SIGN = 64;
const STRIPE = 8;

/** Slanting stripes along the threshold. */
const stripes = (x: number, y: number, width: number): string =>
  Array.from(
    { length: Math.floor((width - STRIPE) / (2 * STRIPE)) + 1 },
    (_, i) => `M${x + 2 * STRIPE * i} ${y + 6}l6-6h${STRIPE}l-6 6z`,
  ).join("");

/** The Starting Area: hazard stripes around the way home. */
function Start({ plan, words }: { plan: Plan; words: string }): JSX.Element {
  const spots = plan.start.map((cell) => xy(plan, cell));
  const [left, top] = [Math.min(...spots.map(([x]) => x)) * UNIT, Math.min(...spots.map(([, y]) => y)) * UNIT];
  const right = (Math.max(...spots.map(([x]) => x)) + 1) * UNIT;
  const bottom = (Math.max(...spots.map(([, y]) => y)) + 1) * UNIT;
  return (
    <g class="start-area">
      <path class="start-stripes" d={stripes(left + 6, bottom - 9, right - left - 12)} />
      <rect class="start-rim" x={left + 2} y={top + 2} width={right - left - 4} height={bottom - top - 4} rx="6" />
      <rect class="start-sign" x={(left + right) / 2 - SIGN / 2} y={top - 6} width={SIGN} height="15" rx="4" />
      <text x={(left + right) / 2 + 1} y={top + 6}>
        {words}
      </text>
    </g>
  );
}

const TURNS: Readonly<Record<string, number>> = {
  "1,0": 0,
  "1,1": 45,
  "0,1": 90,
  "-1,1": 135,
  "-1,0": 180,
  "-1,-1": 225,
  "0,-1": 270,
  "1,-1": 315,
};

export const turnOf = (dx: number, dy: number): number => TURNS[`${dx},${dy}`] ?? 0;

/** A calm arrow on the edge, or the corner, that the step crosses; where two paths cross, each on its own side. */
function arrow(plan: Plan, from: number, to: number): string {
  const [ax, ay] = xy(plan, from);
  const [bx, by] = xy(plan, to);
  const [dx, dy] = [bx - ax, by - ay];
  const joined = (a: number, b: number): boolean =>
    (plan.arrows[a]?.includes(b) || plan.arrows[b]?.includes(a)) ?? false;
  const crosses = dx !== 0 && dy !== 0 && joined(by * plan.width + ax, ay * plan.width + bx);
  const shift = crosses ? -0.16 * UNIT : 0;
  const x = ((ax + bx + 1) / 2) * UNIT + shift * dx;
  const y = ((ay + by + 1) / 2) * UNIT + shift * dy;
  const turn = (turnOf(dx, dy) * Math.PI) / 180;
  const point = (along: number, aside: number): string => {
    const px = x + along * Math.cos(turn) - aside * Math.sin(turn);
    const py = y + along * Math.sin(turn) + aside * Math.cos(turn);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  return `M${point(-6, -4.5)}L${point(2, 0)}L${point(-6, 4.5)}`;
}

function Walls({ plan }: { plan: Plan }): JSX.Element {
  const corners = (a: number, b: number): readonly [number, number, number, number] => {
    const [x, y] = xy(plan, b);
    return b === a + 1
      ? [x * UNIT, y * UNIT, x * UNIT, (y + 1) * UNIT]
      : [x * UNIT, y * UNIT, (x + 1) * UNIT, y * UNIT];
  };
  const lines = plan.walls.map(([a, b]) => corners(a, b));
  const posts = plan.doors.map(([a, b]) => corners(a, b));
  const d = lines.map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`).join("");
  return (
    <g class="walls">
      <path class="wall-side" d={d} />
      <path class="wall" d={d} />
      {posts.flatMap(([ax, ay, bx, by]) => [
        <circle key={`${ax} ${ay} a`} class="post" cx={ax} cy={ay} r="4.5" />,
        <circle key={`${bx} ${by} b`} class="post" cx={bx} cy={by} r="4.5" />,
      ])}
    </g>
  );
}
