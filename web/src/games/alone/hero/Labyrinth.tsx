/** The labyrinth as far as it is revealed: what the lamp shows, what is remembered, and the dark around it. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Offer } from "../types";
import { useController } from "../context";
import { CreatureArt, HeroArt, standsAt } from "../map/FigureArt";
import { RoomMarks } from "../map/RoomMarks";
import { DangerArt, Floor, SnareArt, UNIT, Walls } from "../map/SectorArt";
import { levelOf, offsetOf, type AloneView, type SectorView } from "../types";
import { sectorWords } from "../wording";
import { boxOf, levelShown, onMap, placeOf, reachOf, windowOf } from "./ground";
import { useCamera } from "./camera";
import { DarkDefs, Darkness } from "./Darkness";
import { DoorHandles } from "./DoorHandles";
import { Noises } from "./Noises";
import { Pins } from "./Pins";
import { pinsOf } from "./pins";
import { aboutSector } from "./about";
import { MapCell } from "./MapCell";

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Labyrinth(): JSX.Element {
  const controller = useController();
  const box = useRef<SVGSVGElement>(null);
  const view = controller.view.value;
  const labyrinth = view.labyrinth;
  const texts = controller.texts.value;
  const level = levelShown(view, controller.hand.level.value);
  const sectors = (labyrinth?.sectors ?? []).filter((sector) => sector.level === level);
  const pins = pinsOf(controller.table.notes.value, texts).filter((pin) => levelOf(pin.cell) === level);
  const shown = [...sectors.map((sector) => sector.cell), ...pins.map((pin) => pin.cell)];
  useCamera(box, shown.length > 0 ? boxOf(windowOf(shown), UNIT) : null, level);
  if (!labyrinth) return <p class="no-labyrinth display">It is dark.</p>;
  const targets = onMap(view, controller.hand.gait.value);
  const known = new Map(sectors.map((sector) => [sector.cell, sector]));
  const cells = [...new Set([...known.keys(), ...[...targets.keys()].filter((cell) => levelOf(cell) === level)])];
  const at = cells.includes(controller.hand.cursor.value) ? controller.hand.cursor.value : labyrinth.here;
  const move = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = nextCell(cells, at, step);
    controller.hand.cursor.value = next;
    box.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus({ preventScroll: true });
  };
  return (
    <svg ref={box} class="labyrinth-map" role="grid" aria-label="The labyrinth" onKeyDown={move}>
      <DarkDefs view={view} sectors={sectors} />
      <g aria-hidden="true">
        <Ground view={view} sectors={sectors} />
        <Darkness view={view} sectors={sectors} />
        {sectors.map((sector) => (
          <Shifted key={sector.cell} cell={sector.cell}>
            <g class={sightOf(sector)}>
              <Walls tile={sector.tile} blocked={sector.blocked} />
              {sector.danger && <DangerArt />}
              {labyrinth.snares.some((snare) => snare.cell === sector.cell) && <SnareArt />}
              <RoomMarks view={view} parts={controller.parts.value} room={sector.tile.room} texts={texts} />
              {sector.tile.room >= 0 && (
                <text
                  class="room-name"
                  x={sector.danger ? 94 : 50}
                  y="93"
                  text-anchor={sector.danger ? "end" : "middle"}
                >
                  {texts.say(`room.${sector.tile.room}`)}
                </text>
              )}
            </g>
          </Shifted>
        ))}
        {controller.over.value &&
          reachOf(view, controller.over.value).map((cell) => (
            <Shifted key={cell} cell={cell}>
              <rect class="reach" x="8" y="8" width={UNIT - 16} height={UNIT - 16} rx="4" />
            </Shifted>
          ))}
        <Pins pins={pins} />
        <Figures view={view} level={level} />
        {levelOf(labyrinth.here) === level && <Noises view={view} />}
      </g>
      {rowsOf(cells).map((row) => (
        <g role="row" key={row[0]}>
          {row.map((cell) => (
            <MapCell
              key={cell}
              cell={cell}
              name={nameOf(view, cell, known.get(cell), targets.get(cell))}
              offers={targets.get(cell) ?? []}
              known={known.has(cell)}
              focused={cell === at}
              warning={aboutSector(view, known.get(cell), controller.tokens.value, texts)}
            />
          ))}
        </g>
      ))}
      <DoorHandles level={level} />
    </svg>
  );

  function nameOf(view: AloneView, cell: number, sector?: SectorView, offers: readonly Offer[] = []): string {
    const seen = sector
      ? sectorWords(view, sector, controller.tokens.value, texts, controller.parts.value)
      : `${texts.say(`sector.${cell}`)}: unknown, dark.`;
    return offers.length > 0
      ? `${offers.map((offer) => texts.action(offer.option.action)).join(" or ")}. ${seen}`
      : seen;
  }
}

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
  readonly cell: number;
  readonly children: JSX.Element;
}

function Shifted({ cell, children }: ShiftedProps): JSX.Element {
  const [x, y] = placeOf(cell);
  return <g transform={`translate(${x * UNIT} ${y * UNIT})`}>{children}</g>;
}

interface LevelProps {
  readonly view: AloneView;
  readonly sectors: readonly SectorView[];
}

function Ground({ sectors }: LevelProps): JSX.Element {
  const parts = useController().parts.value;
  return (
    <g class="ground">
      {sectors.map((sector) => (
        <Shifted key={sector.cell} cell={sector.cell}>
          <Floor tile={sector.tile} parts={parts} />
        </Shifted>
      ))}
    </g>
  );
}

/** Creatures step out of the dark; the hero walks. */
function Figures({ view, level }: { view: AloneView; level: number }): JSX.Element {
  const controller = useController();
  const { here, creatures } = view.labyrinth!;
  const shown = creatures.filter((one) => levelOf(one.figure.cell) === level);
  const letter = view.character >= 0 ? controller.texts.value.say(`character.${view.character}`).charAt(0) : "H";
  const [hx, hy] = placeOf(here);
  return (
    <g class="figures">
      {shown.map((one, i) => {
        const mates = shown.filter((other) => other.figure.cell === one.figure.cell);
        const [x, y] = placeOf(one.figure.cell);
        const [dx, dy] = standsAt(mates.indexOf(one), mates.length, one.figure.cell === here);
        const token = controller.tokens.value[one.creature];
        // Only what there is but one of is surely the same that stood elsewhere: it walks.
        const which = token?.unique ? "" : `-${one.figure.cell}-${i}`;
        return (
          <g
            key={`${one.creature}${which}`}
            class="figure-place"
            style={{ transform: `translate(${x * UNIT + dx}px, ${y * UNIT + dy}px)` }}
          >
            <circle class="menace" r="34" fill="url(#alone-menace)" />
            <CreatureArt token={token} figure={one.figure} />
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
