/** Everybody on the map. A figure is moved by its transform alone, so that 45 of them may walk at once. */

import { Component, type JSX } from "preact";
import { BossArt, HeroArt, SwarmArt } from "./art";
import { useDesk } from "./context";
import { middle } from "./Ground";
import type { Look } from "./look";
import { MOST_HEROES } from "./types";

export function Figures(): JSX.Element {
  const desk = useDesk();
  const look = desk.look.value;
  const { view } = look;
  const chosen = desk.alien.value;
  const open = new Set([...desk.board.value.keys()].filter((cell) => cell >= 0));
  return (
    <g class="figures">
      {view.kinds.map((_, figure) => {
        if (figure < MOST_HEROES && figure >= view.heroes.length) return null;
        const [x, y] = spotOf(look, figure);
        const state = [
          figure === chosen && "chosen",
          figure >= MOST_HEROES && open.has(view.at[figure]!) && "open",
          view.held.includes(figure) && "held",
          figure >= MOST_HEROES && look.isHome(figure) && "breach",
        ];
        return (
          <Figure
            key={figure}
            figure={figure}
            onMap={view.at[figure]! >= 0}
            x={x}
            y={y}
            state={[...state, shares(look, figure) && "shares"].filter(Boolean).join(" ")}
            letter={figure < MOST_HEROES ? look.initial(figure) : ""}
            mine={figure < MOST_HEROES && look.isMine(figure)}
            swarm={look.swarmOf(figure)}
            boss={bossName(look, figure)}
            health={view.health[look.bossOf(figure) ?? -1] ?? 0}
          />
        );
      })}
    </g>
  );
}

function bossName(look: Look, figure: number): string {
  const boss = figure < MOST_HEROES ? null : look.bossOf(figure);
  return boss === null ? "" : look.parts.bosses[boss]!.name;
}

const shares = (look: Look, figure: number): boolean =>
  look.isHome(figure) && look.figuresOn(look.view.at[figure]!).length > 1;

/** Where a figure stands; those who share a space of the Starting Area stand side by side. */
function spotOf(look: Look, figure: number): readonly [number, number] {
  const cell = look.view.at[figure]!;
  if (cell < 0) return [0, 0];
  const [x, y] = middle(look.chart.plan, cell);
  if (look.chart.start[cell] !== 1) return [x, y];
  const there = look.figuresOn(cell);
  if (there.length < 2) return [x, y];
  const place = there.indexOf(figure);
  return [x + (place % 2 === 0 ? -11 : 11), y + (there.length > 2 && place > 1 ? 11 : there.length > 2 ? -11 : 0)];
}

interface Props {
  readonly figure: number;
  readonly onMap: boolean;
  readonly x: number;
  readonly y: number;
  readonly state: string;
  readonly letter: string;
  readonly mine: boolean;
  readonly swarm: number | null;
  readonly boss: string;
  readonly health: number;
}

class Figure extends Component<Props> {
  /** Where it was last seen: there it goes out. */
  private last = `translate(${this.props.x}px, ${this.props.y}px)`;
  private wasOnMap = this.props.onMap;

  override shouldComponentUpdate(next: Props): boolean {
    const now = this.props;
    return (Object.keys(next) as (keyof Props)[]).some((key) => next[key] !== now[key]);
  }

  override render({ figure, onMap, x, y, state, letter, mine, swarm, boss, health }: Props): JSX.Element {
    const came = onMap && !this.wasOnMap;
    this.wasOnMap = onMap;
    if (onMap) this.last = `translate(${x}px, ${y}px)`;
    const classes = ["figure", state, !onMap && "gone", came && "came"];
    return (
      <g class={classes.filter(Boolean).join(" ")} data-figure={figure} style={{ transform: this.last }}>
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
  }
}
