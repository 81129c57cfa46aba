/** Everybody on the map. A figure is drawn once and then only glides, so that 45 of them may walk at once. */

import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { glider } from "../../ui/glide";
import { memo } from "../../ui/table/memo";
import { BossArt, HeroArt, SwarmArt } from "./art";
import { useController } from "./context";
import { middle } from "./Ground";
import type { Battlefield } from "./battlefield";
import { MOST_HEROES } from "./types";

type Spot = readonly [number, number];

export function Figures(): JSX.Element {
  const controller = useController();
  const battlefield = controller.battlefield.value;
  const { view } = battlefield;
  const chosen = controller.alien.value;
  const open = controller.board.value;
  const all = useRef<SVGGElement>(null);
  useSpots(all, battlefield);
  return (
    <g ref={all} class="figures">
      {view.kinds.map((_, figure) => {
        if (figure < MOST_HEROES && figure >= view.heroes.length) return null;
        const isAlien = figure >= MOST_HEROES;
        const state = [
          figure === chosen && "chosen",
          isAlien && open.has(view.at[figure]!) && "open",
          view.held.includes(figure) && "held",
          isAlien && battlefield.isHome(figure) && "breach",
          shares(battlefield, figure) && "shares",
        ];
        return (
          <Figure
            key={figure}
            figure={figure}
            onMap={view.at[figure]! >= 0}
            state={state.filter(Boolean).join(" ")}
            letter={isAlien ? "" : battlefield.initial(figure)}
            mine={!isAlien && battlefield.isMine(figure)}
            swarm={battlefield.swarmOf(figure)}
            boss={bossName(battlefield, figure)}
            health={view.health[battlefield.bossOf(figure) ?? -1] ?? 0}
          />
        );
      })}
    </g>
  );
}

/** Everybody glides to where they stand now; who comes is there at once, and who goes out does so where it was. */
function useSpots(all: RefObject<SVGGElement | null>, battlefield: Battlefield): void {
  const before = useRef<readonly (Spot | null)[]>([]);
  const drawn = useRef(new Map<number, SVGElement>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element that a ref holds is there when effects run
  useLayoutEffect(() => {
    const spots = battlefield.view.at.map((_, figure) => spotOf(battlefield, figure));
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
  }, [battlefield]);
}

function bossName(battlefield: Battlefield, figure: number): string {
  const boss = figure < MOST_HEROES ? null : battlefield.bossOf(figure);
  return boss === null ? "" : battlefield.parts.bosses[boss]!.name;
}

const shares = (battlefield: Battlefield, figure: number): boolean =>
  battlefield.isHome(figure) && battlefield.figuresOn(battlefield.view.at[figure]!).length > 1;

/** Where a figure stands; those who share a space of the Starting Area stand side by side. */
function spotOf(battlefield: Battlefield, figure: number): Spot | null {
  const cell = battlefield.view.at[figure]!;
  if (cell < 0) return null;
  const [x, y] = middle(battlefield.chart.plan, cell);
  if (battlefield.chart.start[cell] !== 1) return [x, y];
  const there = battlefield.figuresOn(cell);
  if (there.length < 2) return [x, y];
  const place = there.indexOf(figure);
  return [x + (place % 2 === 0 ? -11 : 11), y + (there.length > 2 && place > 1 ? 11 : there.length > 2 ? -11 : 0)];
}

interface Props {
  readonly figure: number;
  readonly onMap: boolean;
  readonly state: string;
  readonly letter: string;
  readonly mine: boolean;
  readonly swarm: number | null;
  readonly boss: string;
  readonly health: number;
}

const Figure = memo(function Figure({ figure, onMap, state, letter, mine, swarm, boss, health }: Props): JSX.Element {
  const wasOnMap = useRef(onMap);
  const came = onMap && !wasOnMap.current;
  wasOnMap.current = onMap;
  const classes = ["figure", state, !onMap && "gone", came && "came"];
  return (
    <g class={classes.filter(Boolean).join(" ")} data-figure={figure}>
      <ellipse class="figure-shadow" cy="17" rx="15" ry="5" />
      {letter ? (
        <HeroArt letter={letter} hero={figure} mine={mine} />
      ) : swarm !== null ? (
        <SwarmArt swarm={swarm} />
      ) : (
        <BossArt name={boss} health={health} />
      )}
      {state.includes("held") && <path class="held-mark" d="M-12-16h24M-12-20v8M12-20v8" />}
    </g>
  );
});
