/** Everybody on the map. A figure is drawn once and then only glides, so that 45 of them may walk at once. */

import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { glider } from "../../ui/glide";
import { memo } from "../../ui/table/memo";
import { BossArt, HeroArt, SwarmArt } from "./art/FigureArt";
import { Drawing } from "./art/Symbols";
import { useController } from "./context";
import { middle } from "./Ground";
import { columnOf, figuresOn } from "./ground";
import type { EliteScreen, FigureFace, Plan } from "./types";

type Spot = readonly [number, number];

export function Figures(): JSX.Element {
  const controller = useController();
  const screen = controller.view.value;
  const { setting, figures } = screen;
  const plan = controller.plan.value;
  const chosen = controller.alien.value;
  const open = controller.board.value;
  const parts = controller.parts.value;
  const facing = useMemo(() => new Facing(plan), [plan]);
  const all = useRef<SVGGElement>(null);
  useSpots(all, screen, plan);
  return (
    <g ref={all} class="figures">
      {backToFront(setting.figures).map((figure) => {
        const { hero, swarm, boss } = setting.figures[figure]!;
        const face = hero === null ? null : setting.heroes[hero];
        if (face === undefined) return null;
        const at = figures.at[figure] ?? -1;
        const isHome = plan.start.includes(at);
        const state = [
          figure === chosen && "chosen",
          face === null && open.has(at) && "open",
          figures.held.includes(figure) && "held",
          face === null && isHome && "breach",
          isHome && figuresOn(screen, at).length > 1 && "shares",
        ];
        return (
          <Figure
            key={figure}
            figure={figure}
            onMap={at >= 0}
            isLeft={facing.isLeft(figure, at, face === null)}
            state={state.filter(Boolean).join(" ")}
            id={(face ? parts.heroes[face.hero] : swarm !== null ? parts.swarms[swarm] : parts.bosses[boss!])!.id}
            letter={face?.initial ?? ""}
            mine={face?.seat === screen.seat}
            swarm={swarm}
            boss={boss === null ? "" : parts.bosses[boss]!.name}
            health={boss === null ? 0 : figures.health[boss]!}
          />
        );
      })}
    </g>
  );
}

/** The swarm first, then bosses, then heroes: what is large may hide who stands behind it, and heroes are never hidden. */
function backToFront(faces: readonly FigureFace[]): number[] {
  const layer = ({ hero, boss }: FigureFace): number => (hero !== null ? 2 : boss !== null ? 1 : 0);
  return faces.map((_, figure) => figure).sort((a, b) => layer(faces[a]!) - layer(faces[b]!) || a - b);
}

/** Which way everybody looks: aliens to where their path leads, heroes where they went last. */
class Facing {
  private readonly looks = new Map<number, readonly [at: number, isLeft: boolean]>();

  constructor(private readonly plan: Plan) {}

  isLeft(figure: number, at: number, follows: boolean): boolean {
    const [was, looked] = this.looks.get(figure) ?? [-1, false];
    if (at < 0 || (was === at && this.looks.has(figure))) return looked;
    const ahead = follows ? (this.plan.arrows[at] ?? []).map((to) => this.across(at, to)).find(Boolean) : undefined;
    const across = ahead ?? (was < 0 ? 0 : this.across(was, at));
    const isLeft = across === 0 ? looked : across < 0;
    this.looks.set(figure, [at, isLeft]);
    return isLeft;
  }

  private across(from: number, to: number): number {
    return columnOf(this.plan, to) - columnOf(this.plan, from);
  }
}

/** Everybody glides to where they stand now; who comes is there at once, and who goes out does so where it was. */
function useSpots(all: RefObject<SVGGElement | null>, screen: EliteScreen, plan: Plan): void {
  const before = useRef<readonly (Spot | null)[]>([]);
  const drawn = useRef(new Map<number, SVGElement>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element that a ref holds is there when effects run
  useLayoutEffect(() => {
    const spots = screen.figures.at.map((_, figure) => spotOf(screen, plan, figure));
    for (const [figure, spot] of spots.entries()) {
      const old = before.current[figure];
      if (!spot || (old && old[0] === spot[0] && old[1] === spot[1])) continue;
      let thing = drawn.current.get(figure);
      if (!thing?.isConnected) thing = all.current!.querySelector<SVGElement>(`[data-figure="${figure}"]`)!;
      drawn.current.set(figure, thing);
      if (old) glider.glide(thing, ...spot);
      else glider.put(thing, ...spot);
    }
    before.current = spots;
  }, [screen.figures]);
}

/** Where a figure stands; those who share a space of the Starting Area stand side by side. */
function spotOf(screen: EliteScreen, plan: Plan, figure: number): Spot | null {
  const cell = screen.figures.at[figure]!;
  if (cell < 0) return null;
  const [x, y] = middle(plan, cell);
  const there = plan.start.includes(cell) ? figuresOn(screen, cell) : [];
  if (there.length < 2) return [x, y];
  const place = there.indexOf(figure);
  return [x + (place % 2 === 0 ? -11 : 11), y + (there.length > 2 && place > 1 ? 11 : there.length > 2 ? -11 : 0)];
}

interface Props {
  readonly figure: number;
  readonly onMap: boolean;
  readonly isLeft: boolean;
  readonly state: string;
  readonly id: string;
  readonly letter: string;
  readonly mine: boolean;
  readonly swarm: number | null;
  readonly boss: string;
  readonly health: number;
}

const STATE_SIZE = 44;

const Figure = memo(function Figure(shown: Props): JSX.Element {
  const { figure, onMap, isLeft, state, id, letter, mine, swarm, boss, health } = shown;
  const wasOnMap = useRef(onMap);
  const came = onMap && !wasOnMap.current;
  wasOnMap.current = onMap;
  const classes = ["figure", state, !onMap && "gone", came && "came"];
  return (
    <g class={classes.filter(Boolean).join(" ")} data-figure={figure}>
      <ellipse class="figure-shadow" cy="18" rx={boss ? 24 : 16} ry={boss ? 6 : 5} />
      {letter ? (
        <HeroArt id={id} letter={letter} hero={figure} mine={mine} isLeft={isLeft} />
      ) : swarm !== null ? (
        <SwarmArt id={id} swarm={swarm} isLeft={isLeft} />
      ) : (
        <BossArt id={id} name={boss} health={health} isLeft={isLeft} />
      )}
      {state.includes("held") && <Drawing id="held" class="figure-state held" size={STATE_SIZE} />}
      {state.includes("chosen") && <Drawing id="threat" class="figure-state chosen" size={STATE_SIZE} />}
    </g>
  );
});
