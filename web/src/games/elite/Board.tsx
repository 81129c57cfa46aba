/** The map as a board of spaces: what can be done there lights up, and pressing does it. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { GridBoard, type Space } from "../../ui/table/grid/GridBoard";
import { memo } from "../../ui/table/memo";
import { useNarrow } from "../../ui/screen";
import { useController } from "./context";
import { Effects } from "./Effects";
import { Figures } from "./Figures";
import { Floats } from "./Floats";
import { Ground, MARGIN, middle, turnOf, UNIT } from "./Ground";
import { alienOn, figuresOn, wayBetween } from "./ground";
import { cellIn, figureOf } from "./offers";
import { alienWords, toldAt } from "./reasons";
import { Several } from "./Several";
import { spacesOf } from "./spaces";
import { Tokens } from "./Tokens";
import type { Plan as PlanOfMap } from "./types";

/** What stands and lies on the ground; each of these knows by itself when it has changed. */
const Standing = memo(() => (
  <>
    <Tokens />
    <StepPlan />
    <Plan />
    <Figures />
    <Effects />
    <Floats />
    <Pointed />
  </>
));

/** On a phone so many columns are shown around the hero: a finger has room on each space. */
const NARROW_COLUMNS = 8;

export function Board(): JSX.Element {
  const controller = useController();
  const narrow = useNarrow();
  const plan = controller.plan.value;
  const before = useRef<readonly (Space | null)[]>([]);
  const spaces = (before.current = spacesOf(controller, before.current));
  const hero = controller.myHeroes.includes(controller.hero.value) ? controller.hero.value : 0;
  const home = Math.max(controller.figures.value.at[hero] ?? 0, 0);
  return (
    <div class={`elite-board ${controller.isRush ? "rush" : ""}`}>
      <GridBoard
        label={controller.texts.value.say("ui.board", { map: plan.name })}
        columns={plan.width}
        rows={plan.height}
        unit={UNIT}
        margin={MARGIN}
        spaces={spaces}
        anchor="cell"
        home={home}
        near={narrow ? { space: home, columns: NARROW_COLUMNS } : undefined}
        all={narrow && (!controller.isRush || (controller.hand.value.must && controller.board.value.size > 0))}
        ground={<Ground plan={plan} start={controller.texts.value.say("ui.start_sign")} />}
        figures={<Standing />}
        onPress={(cell, event) => {
          const done = !event?.shiftKey && controller.press(cell);
          const isIdle = controller.board.value.size === 0 && !alienWords(controller, cell);
          if (event?.shiftKey || (!done && isIdle)) controller.point(cell);
        }}
        tell={(cell) => toldAt(controller, cell)}
        onOver={(cell) => {
          controller.over.value = cell;
        }}
      />
      <Several />
    </div>
  );
}

/** Where the alien that is pointed at, or chosen, would go; and whether somebody stands there. */
function Plan(): JSX.Element | null {
  const controller = useController();
  const screen = controller.view.value;
  const { at } = screen.figures;
  const plan = controller.plan.value;
  const over = controller.over.value;
  const under = over === null ? undefined : alienOn(screen, over);
  const alien = controller.alien.value ?? under;
  const drawn: JSX.Element[] = [];
  const arrow = (from: number, to: number, kind: string): void => {
    const [ax, ay] = middle(plan, from);
    const [bx, by] = middle(plan, to);
    const [dx, dy] = wayBetween(plan, from, to);
    const isTaken = figuresOn(screen, to).length > 0;
    drawn.push(
      <g key={`${from} ${to}`} class={`plan-arrow ${kind} ${isTaken ? "taken" : ""}`}>
        <line x1={ax} y1={ay} x2={bx - dx * 12} y2={by - dy * 12} />
        <path transform={`translate(${bx - dx * 12} ${by - dy * 12}) rotate(${turnOf(dx, dy)})`} d="M-9-9 7 0-9 9z" />
      </g>,
    );
  };
  const from = alien === undefined ? -1 : at[alien]!;
  const lanes =
    from < 0
      ? ""
      : lanesFrom(plan, from)
          .map((lane) => through(plan, lane))
          .join("");
  for (const to of plan.arrows[from] ?? []) arrow(from, to, "would");
  const first = controller.suggested()?.option.action;
  if (first && alien === undefined) {
    const [figure, to] = [figureOf(first), cellIn(first)];
    if (figure !== null && to !== null && at[figure]! >= 0) arrow(at[figure]!, to, "suggested");
  }
  if (drawn.length === 0) return null;
  return (
    <g class="plan">
      {lanes && <path class="lane" d={lanes} />}
      {drawn}
    </g>
  );
}

const through = (plan: PlanOfMap, lane: readonly number[]): string =>
  `M${lane.map((cell) => middle(plan, cell).join(" ")).join("L")}`;

/** All ways home along the arrows of the map; each arrow is followed once. */
function lanesFrom(plan: PlanOfMap, from: number): number[][] {
  const lanes: number[][] = [];
  const followed = new Set<number>();
  const open = [[from]];
  for (let lane = open.pop(); lane; lane = open.pop()) {
    const last = lane[lane.length - 1]!;
    const there = followed.has(last) || plan.start.includes(last) ? [] : (plan.arrows[last] ?? []);
    followed.add(last);
    if (there.length === 0) lanes.push(lane);
    for (const [i, to] of there.entries()) open.push(i === 0 ? [...lane, to] : [last, to]);
  }
  return lanes;
}

/** The plan of a whole step of the aliens, as it would go on: the spawn points that they come to, or every path, and
 * where arrows lead away from it. */
function StepPlan(): JSX.Element | null {
  const controller = useController();
  const { plan } = controller.newest.value;
  if (!plan || plan.moves.length + plan.points.length === 0 || controller.table.stage.waiting.value > 0) return null;
  const map = controller.plan.value;
  return (
    <g class="step-plan">
      {plan.points.map((cell) => {
        const [x, y] = middle(map, cell);
        return (
          <path key={`point ${cell}`} class="step-point" transform={`translate(${x} ${y - 4})`} d="M-9-8H9L0 8z" />
        );
      })}
      {plan.moves.map(({ figure, path, forks }) => {
        const points = path.map((cell) => middle(map, cell));
        const [before, end] = [path[path.length - 2], path[path.length - 1]];
        if (before === undefined || end === undefined) return null;
        const [dx, dy] = wayBetween(map, before, end);
        const [x, y] = points[points.length - 1]!;
        return (
          <g key={figure}>
            <polyline points={points.map((point) => point.join(",")).join(" ")} />
            <path transform={`translate(${x} ${y}) rotate(${turnOf(dx, dy)})`} d="M-6-7 6 0-6 7z" />
            {forks.map((cell) => {
              const [fx, fy] = middle(map, cell);
              return <circle key={cell} cx={fx} cy={fy} r="4" />;
            })}
          </g>
        );
      })}
    </g>
  );
}

/** A ring around the space that somebody shows. */
function Pointed(): JSX.Element | null {
  const controller = useController();
  const shown = controller.table.pointed.value;
  const cell = Number(/^cell-(\d+)$/.exec(shown?.at ?? "")?.[1] ?? -1);
  if (!shown || cell < 0) return null;
  const [x, y] = middle(controller.plan.value, cell);
  return (
    <g key={shown.no} class={`pointed hero-${shown.seat}`}>
      <circle cx={x} cy={y} r="26" />
      <circle cx={x} cy={y} r="34" />
    </g>
  );
}
