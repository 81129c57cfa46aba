/** The map itself: ground, scenery, walls, arrows, slots. It is drawn once and never changes. */

import type { JSX } from "preact";
import { memo } from "../../ui/table/memo";
import type { Plan } from "./types";

export const UNIT = 48;

const xy = (plan: Plan, cell: number): readonly [number, number] => [cell % plan.width, Math.floor(cell / plan.width)];

/** The middle of a space. */
export function middle(plan: Plan, cell: number): readonly [number, number] {
  const [x, y] = xy(plan, cell);
  return [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
}

/** Everything is drawn where it is, in as few pieces as there are colours: what has a transform of its own is a piece of
 * its own to the browser, and hundreds of those would be sorted whenever a figure moves.
 */
export const Ground = memo(function Ground({ plan }: { plan: Plan }): JSX.Element {
  const cells = Array.from({ length: plan.width * plan.height }, (_, cell) => cell);
  const sign = (cell: number): string => plan.rows[Math.floor(cell / plan.width)]![cell % plan.width]!;
  const isOpen = (cell: number): boolean => /[.o?]/.test(sign(cell));
  const isRock = (cell: number): boolean => /[*A-RT-Z]/.test(sign(cell)) || (sign(cell) === "#" && !plan.scenery[cell]);
  const isEven = (cell: number): boolean => ((cell % plan.width) + Math.floor(cell / plan.width)) % 2 === 0;
  const squares = (some: readonly number[], inset = 0.5): string =>
    some.map((cell) => square(plan, cell, inset)).join("");
  return (
    <g class={`ground ground-${plan.id}`}>
      <rect class="ground-base" width={plan.width * UNIT} height={plan.height * UNIT} rx="10" />
      <path class="tile" d={squares(cells.filter((cell) => isOpen(cell) && isEven(cell)))} />
      <path class="tile odd" d={squares(cells.filter((cell) => isOpen(cell) && !isEven(cell)))} />
      <path class="tile start" d={squares(plan.start)} />
      <path class="tile rock" d={squares(cells.filter(isRock), 1)} />
      <Scenery plan={plan} />
      <Start plan={plan} />
      <path
        class="path-arrow"
        d={Object.entries(plan.arrows)
          .flatMap(([from, there]) => there.map((to) => arrow(plan, Number(from), to)))
          .join("")}
      />
      <path
        class="spawn-point"
        d={plan.clusters
          .flatMap((cluster) => cluster.spawn_points.map((cell) => ring(plan, cell, 13) + ring(plan, cell, 6)))
          .join("")}
      />
      {plan.objective_slots.map((cell, slot) => {
        const [x, y] = middle(plan, cell);
        return (
          <g key={cell} class="objective-slot">
            <rect x={x - 17} y={y - 17} width="34" height="34" rx="6" />
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
        <text key={`column ${x}`} x={(x + 0.5) * UNIT} y="10">
          {String.fromCharCode(65 + x)}
        </text>
      ))}
      {Array.from({ length: plan.height }, (_, y) => (
        <text key={`row ${y}`} x="6" y={(y + 0.5) * UNIT + 4}>
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

function ring(plan: Plan, cell: number, r: number): string {
  const [x, y] = middle(plan, cell);
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

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
  return (
    <g class="scenery">
      <path
        class="tree"
        d={drawn(
          "tree",
          (x, y, cell) =>
            disc(x + 18 + lean(cell), y + 21, 15) +
            disc(x + 31, y + 19 - lean(cell), 13) +
            disc(x + 25, y + 32 + lean(cell), 13),
        )}
      />
      <path class="tree-light" d={drawn("tree", (x, y, cell) => disc(x + 21 + lean(cell), y + 17, 7))} />
      <path class="water" d={drawn("water", whole)} />
      <path
        class="waves"
        d={drawn(
          "water",
          (x, y, cell) =>
            `M${x + 5 + (cell % 3) * 3} ${y + 16}q7-5 14 0t14 0M${x + 3 + (cell % 4) * 3} ${y + 34}q7-5 14 0t14 0`,
        )}
      />
      <path class="metal" d={drawn("wreck", whole)} />
      <path
        class="seams"
        d={drawn(
          "wreck",
          (x, y, cell) => `M${x} ${y + 15}h48M${x} ${y + 34}h48M${x + 12 + (cell % 3) * 9} ${y + 15}v19`,
        )}
      />
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

/** The Starting Area: hazard stripes around the way home. */
function Start({ plan }: { plan: Plan }): JSX.Element {
  const spots = plan.start.map((cell) => xy(plan, cell));
  const [left, top] = [Math.min(...spots.map(([x]) => x)) * UNIT, Math.min(...spots.map(([, y]) => y)) * UNIT];
  const right = (Math.max(...spots.map(([x]) => x)) + 1) * UNIT;
  const bottom = (Math.max(...spots.map(([, y]) => y)) + 1) * UNIT;
  return (
    <g class="start-area">
      <rect x={left + 2} y={top + 2} width={right - left - 4} height={bottom - top - 4} rx="6" />
      <text x={(left + right) / 2} y={bottom - 7}>
        START
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
