/** The labyrinth as far as it is revealed: what the lamp shows, what is remembered, and the dark around it. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Offer } from "../../../view";
import { useDesk } from "../context";
import { CreatureArt, HeroArt, standsAt } from "../map/FigureArt";
import { DangerArt, Floor, SnareArt, UNIT, Walls } from "../map/SectorArt";
import { levelOf, offsetOf, type AloneView, type SectorView } from "../types";
import { sectorWords } from "../wording";
import { levelShown, onMap, placeOf, windowOf, type Window } from "./ground";
import { DarkDefs, Darkness } from "./Darkness";
import { Noises } from "./Noises";
import { Pins } from "./Pins";
import { pinsOf } from "./pins";
import { writeAbout } from "./Scribbles";
import { aim, cursor, gait, levelLooked, take } from "./hand";

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Labyrinth(): JSX.Element {
  const desk = useDesk();
  const box = useRef<SVGSVGElement>(null);
  const view = desk.view.value;
  const labyrinth = view.labyrinth;
  if (!labyrinth) return <p class="no-labyrinth display">It is dark.</p>;
  const texts = desk.texts.value;
  const level = levelShown(view, levelLooked.value);
  const sectors = labyrinth.sectors.filter((sector) => sector.level === level);
  const pins = pinsOf(desk.table.notes.value, texts).filter((pin) => levelOf(pin.cell) === level);
  const window = windowOf([...sectors.map((sector) => sector.cell), ...pins.map((pin) => pin.cell)]);
  const targets = onMap(view, gait.value);
  const known = new Map(sectors.map((sector) => [sector.cell, sector]));
  const cells = [...new Set([...known.keys(), ...[...targets.keys()].filter((cell) => levelOf(cell) === level)])];
  const at = cells.includes(cursor.value) ? cursor.value : labyrinth.here;
  const move = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nextCell(cells, at, step);
    cursor.value = next;
    box.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus({ preventScroll: true });
  };
  return (
    <svg
      ref={box}
      class="labyrinth-map"
      viewBox={viewBoxOf(window)}
      role="grid"
      aria-label="The labyrinth"
      onKeyDown={move}
    >
      <DarkDefs view={view} sectors={sectors} window={window} />
      <g aria-hidden="true">
        <Ground view={view} sectors={sectors} window={window} />
        <Darkness view={view} sectors={sectors} window={window} />
        {sectors.map((sector) => (
          <Shifted key={sector.cell} window={window} cell={sector.cell}>
            <g class={sightOf(sector)}>
              <Walls tile={sector.tile} blocked={sector.blocked} />
              {sector.danger && <DangerArt />}
              {labyrinth.snares.some((snare) => snare.cell === sector.cell) && <SnareArt />}
              {sector.tile.room >= 0 && (
                <text class="room-name" x="50" y="93" text-anchor="middle">
                  {texts.say(`room.${sector.tile.room}`)}
                </text>
              )}
            </g>
          </Shifted>
        ))}
        <Pins pins={pins} window={window} />
        <Figures view={view} window={window} level={level} />
        {levelOf(labyrinth.here) === level && <Noises view={view} window={window} />}
      </g>
      {rowsOf(cells).map((row) => (
        <g role="row" key={row[0]}>
          {row.map((cell) => (
            <Cell
              key={cell}
              cell={cell}
              window={window}
              name={nameOf(view, cell, known.get(cell), targets.get(cell))}
              offers={targets.get(cell) ?? []}
              known={known.has(cell)}
              focused={cell === at}
            />
          ))}
        </g>
      ))}
    </svg>
  );

  function nameOf(view: AloneView, cell: number, sector?: SectorView, offers: readonly Offer[] = []): string {
    const seen = sector
      ? sectorWords(view, sector, desk.tokens.value, texts)
      : `${texts.say(`sector.${cell}`)}: unknown, dark.`;
    return offers.length > 0
      ? `${offers.map((offer) => texts.action(offer.option.action)).join(" or ")}. ${seen}`
      : seen;
  }
}

/** The rim of the unknown is cut: enough of it is left to be pressed. */
function viewBoxOf({ columns, rows }: Window): string {
  return `${CUT} ${CUT} ${columns * UNIT - 2 * CUT} ${rows * UNIT - 2 * CUT}`;
}

const CUT = 34;

function sightOf(sector: SectorView): string {
  return `sector ${sector.lit ? "lit" : "dark"} ${sector.in_sight ? "in-sight" : "remembered"}`;
}

/** Cells by row, each row from the west. */
function rowsOf(cells: readonly number[]): number[][] {
  const rows = new Map<number, number[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const [, south] = offsetOf(cell);
    rows.set(south, [...(rows.get(south) ?? []), cell]);
  }
  return [...rows.values()];
}

/** The next cell in a direction: the nearest that lies mostly there. */
function nextCell(cells: readonly number[], from: number, [dx, dy]: readonly [number, number]): number {
  const [x, y] = offsetOf(from);
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = offsetOf(cell);
    const along = (cx - x) * dx + (cy - y) * dy;
    const across = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (along > 0 && along + 3 * across < least) [best, least] = [cell, along + 3 * across];
  }
  return best;
}

interface ShiftedProps {
  readonly window: Window;
  readonly cell: number;
  readonly children: JSX.Element | (JSX.Element | false)[];
}

function Shifted({ window, cell, children }: ShiftedProps): JSX.Element {
  const [x, y] = placeOf(window, cell);
  return <g transform={`translate(${x * UNIT} ${y * UNIT})`}>{children}</g>;
}

interface LevelProps {
  readonly view: AloneView;
  readonly sectors: readonly SectorView[];
  readonly window: Window;
}

function Ground({ sectors, window }: LevelProps): JSX.Element {
  const parts = useDesk().parts.value;
  return (
    <g class="ground">
      {sectors.map((sector) => (
        <Shifted key={sector.cell} window={window} cell={sector.cell}>
          <Floor tile={sector.tile} parts={parts} />
        </Shifted>
      ))}
    </g>
  );
}

/** Creatures step out of the dark; the hero walks. */
function Figures({ view, window, level }: { view: AloneView; window: Window; level: number }): JSX.Element {
  const desk = useDesk();
  const { here, creatures } = view.labyrinth!;
  const shown = creatures.filter((one) => levelOf(one.figure.cell) === level);
  const letter = view.character >= 0 ? desk.texts.value.say(`character.${view.character}`).charAt(0) : "H";
  const [hx, hy] = placeOf(window, here);
  return (
    <g class="figures">
      {shown.map((one, i) => {
        const mates = shown.filter((other) => other.figure.cell === one.figure.cell);
        const [x, y] = placeOf(window, one.figure.cell);
        const [dx, dy] = standsAt(mates.indexOf(one), mates.length, one.figure.cell === here);
        return (
          <g
            key={`${one.creature}-${one.figure.cell}-${i}`}
            class="figure-place"
            style={{ transform: `translate(${x * UNIT + dx}px, ${y * UNIT + dy}px)` }}
          >
            <CreatureArt token={desk.tokens.value[one.creature]} figure={one.figure} />
          </g>
        );
      })}
      {levelOf(here) === level && (
        <g
          class="figure-place hero-place"
          style={{ transform: `translate(${(hx + 0.5) * UNIT}px, ${(hy + 0.5) * UNIT}px)` }}
        >
          <HeroArt letter={letter} />
        </g>
      )}
    </g>
  );
}

interface CellProps {
  readonly cell: number;
  readonly window: Window;
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly known: boolean;
  readonly focused: boolean;
}

/** A sector under the pointer, or under the fingers of those who use the keyboard. */
function Cell({ cell, window, name, offers, known, focused }: CellProps): JSX.Element {
  const desk = useDesk();
  const [x, y] = placeOf(window, cell);
  const open = offers.length > 0;
  const aimed = offers.some((offer) => offer.option.id === desk.over.value?.option.id);
  const over = (on: boolean) => (): void => {
    desk.over.value = on && offers.length === 1 ? offers[0]! : null;
  };
  const choose = (event: MouseEvent): void => {
    const [only] = offers;
    if (!only) return;
    if (offers.length > 1) aim(desk, offers);
    else if ((event as PointerEvent).pointerType === "touch" && !aimed) aim(desk, offers);
    else take(desk, only, `cell-${cell}`);
  };
  return (
    <g
      role="gridcell"
      class={`map-cell ${open ? "open" : ""} ${aimed ? "aimed" : ""}`}
      data-cell={cell}
      data-anchor={`cell-${cell}`}
      aria-label={name}
      aria-disabled={open ? undefined : "true"}
      tabIndex={focused ? 0 : -1}
      transform={`translate(${x * UNIT} ${y * UNIT})`}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === "n") writeAbout(desk.texts.value.say(`sector.${cell}`));
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(event as unknown as MouseEvent);
      }}
      onPointerEnter={over(true)}
      onPointerLeave={over(false)}
      onFocus={() => {
        cursor.value = cell;
        over(true)();
      }}
      onBlur={over(false)}
    >
      <rect class="cell-hit" x="3" y="3" width={UNIT - 6} height={UNIT - 6} rx="6" />
      {open && <CellSign offers={offers} known={known} />}
    </g>
  );
}

/** What pressing here would do, as a small sign: feet, an eye, a mark. */
function CellSign({ offers, known }: { offers: readonly Offer[]; known: boolean }): JSX.Element {
  const act = offers[0]!.option.action.act;
  const path = act === "move" || act === "pick_way" ? FEET : act === "explore" ? EYE : MARK;
  return <path class="cell-sign" d={path} transform={`translate(50 ${known ? 22 : 50})`} />;
}

const FEET = "M-7 2c-3-6 0-10 3-9s2 6 1 9zM3 8C0 2 3-2 6-1s2 6 1 9z";
const EYE = "M-12 0C-7-7 7-7 12 0 7 7-7 7-12 0zM-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const MARK = "M0-9 9 0 0 9-9 0z";
