/** The map itself: ground, scenery, walls, arrows, slots. It is drawn once and never changes. */

import type { JSX } from "preact";
import { memo } from "../../ui/memo";
import type { Plan } from "./types";

export const UNIT = 48;

const xy = (plan: Plan, cell: number): readonly [number, number] => [cell % plan.width, Math.floor(cell / plan.width)];

/** The middle of a space. */
export function middle(plan: Plan, cell: number): readonly [number, number] {
  const [x, y] = xy(plan, cell);
  return [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
}

export const Ground = memo(function Ground({ plan }: { plan: Plan }): JSX.Element {
  const [width, height] = [plan.width * UNIT, plan.height * UNIT];
  const cells = Array.from({ length: plan.width * plan.height }, (_, cell) => cell);
  const sign = (cell: number): string => plan.rows[Math.floor(cell / plan.width)]![cell % plan.width]!;
  return (
    <g class={`ground ground-${plan.id}`}>
      <rect class="ground-base" width={width} height={height} rx="10" />
      {cells.map((cell) => (
        <Tile key={cell} plan={plan} cell={cell} sign={sign(cell)} />
      ))}
      <Start plan={plan} />
      {Object.entries(plan.arrows).flatMap(([from, there]) =>
        there.map((to) => <Arrow key={`${from} ${to}`} plan={plan} from={Number(from)} to={to} />),
      )}
      {plan.clusters.flatMap((cluster) =>
        cluster.spawn_points.map((cell) => <SpawnPoint key={cell} at={middle(plan, cell)} />),
      )}
      {plan.objective_slots.map((cell, slot) => {
        const [x, y] = middle(plan, cell);
        return (
          <g key={cell} class="objective-slot" transform={`translate(${x} ${y})`}>
            <rect x="-17" y="-17" width="34" height="34" rx="6" />
            <text y="6">{slot + 1}</text>
          </g>
        );
      })}
      <Walls plan={plan} />
    </g>
  );
});

function Tile({ plan, cell, sign }: { plan: Plan; cell: number; sign: string }): JSX.Element {
  const [x, y] = xy(plan, cell);
  const [left, top] = [x * UNIT, y * UNIT];
  if (sign === "#") {
    return (
      <g transform={`translate(${left} ${top})`}>
        <Scenery kind={plan.scenery[cell] ?? ""} cell={cell} />
      </g>
    );
  }
  const rock = sign === "*" || /[A-RT-Z]/.test(sign);
  const shade = (x + y) % 2 === 0 ? "even" : "odd";
  return (
    <rect
      class={rock ? "tile rock" : `tile ${shade} ${sign === "S" ? "start" : ""}`}
      x={left + 0.5}
      y={top + 0.5}
      width={UNIT - 1}
      height={UNIT - 1}
      rx={rock ? 8 : 3}
    />
  );
}

function Scenery({ kind, cell }: { kind: string; cell: number }): JSX.Element {
  const lean = ((cell * 5) % 7) - 3; // no two trees quite alike
  switch (kind) {
    case "tree":
      return (
        <g class="tree">
          <circle cx={18 + lean} cy="21" r="15" />
          <circle cx="31" cy={19 - lean} r="13" />
          <circle cx="25" cy={32 + lean} r="13" />
          <circle class="tree-light" cx={21 + lean} cy="17" r="7" />
        </g>
      );
    case "water":
      return (
        <g class="water">
          <rect width={UNIT + 1} height={UNIT + 1} />
          <path d={`M${5 + (cell % 3) * 3} 16q7-5 14 0t14 0M${3 + (cell % 4) * 3} 34q7-5 14 0t14 0`} />
        </g>
      );
    case "wreck":
      return (
        <g class="wreck">
          <rect width={UNIT + 1} height={UNIT + 1} />
          <path d={`M0 15h48M0 34h48M${12 + (cell % 3) * 9} 15v19M6 7h.1M42 41h.1M${28 - (cell % 2) * 9} 41h.1`} />
        </g>
      );
    case "tank":
      return (
        <g class="tank">
          <rect x="1" y="1" width="46" height="46" rx="8" />
          <circle cx="24" cy="24" r="18" />
          <circle class="tank-inner" cx="24" cy="24" r="10" />
        </g>
      );
    case "bench":
      return (
        <g class="bench">
          <rect x="3" y="9" width="42" height="30" rx="3" />
          <path d="M3 24h42M16 9v15M32 24v15" />
        </g>
      );
    default:
      return <rect class="tile rock" x="1" y="1" width="46" height="46" rx="8" />;
  }
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
function Arrow({ plan, from, to }: { plan: Plan; from: number; to: number }): JSX.Element {
  const [ax, ay] = xy(plan, from);
  const [bx, by] = xy(plan, to);
  const [dx, dy] = [bx - ax, by - ay];
  const joined = (a: number, b: number): boolean =>
    (plan.arrows[a]?.includes(b) || plan.arrows[b]?.includes(a)) ?? false;
  const crosses = dx !== 0 && dy !== 0 && joined(by * plan.width + ax, ay * plan.width + bx);
  const shift = crosses ? -0.16 * UNIT : 0;
  const x = ((ax + bx + 1) / 2) * UNIT + shift * dx;
  const y = ((ay + by + 1) / 2) * UNIT + shift * dy;
  return <path class="path-arrow" transform={`translate(${x} ${y}) rotate(${turnOf(dx, dy)})`} d="M-6-4.5 2 0-6 4.5" />;
}

function SpawnPoint({ at: [x, y] }: { at: readonly [number, number] }): JSX.Element {
  return (
    <path
      class="spawn-point"
      d={`M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0-26 0M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`}
    />
  );
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
