/** The labyrinth as far as it is revealed: what the lamp shows, what is remembered, and the dark around it. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Offer } from "../types";
import { useController } from "../context";
import type { Controller } from "../controller";
import { CreatureArt, HeroArt, standsAt } from "../map/FigureArt";
import { RoomMarks } from "../map/RoomMarks";
import { DangerArt, Floor, SnareArt, UNIT, Walls } from "../map/SectorArt";
import type { Texts } from "../../../texts";
import { levelOf, offsetOf } from "../field";
import type { AloneScreen, SectorPart } from "../types";
import { cardWords, sectorWords } from "../words";
import { boxOf, levelShown, onMap, placeOf, windowOf } from "./ground";
import { useCamera } from "./camera";
import { DarkDefs, Darkness } from "./Darkness";
import { DoorHandles } from "./DoorHandles";
import { Noises } from "./Noises";
import { Pins } from "./Pins";
import { pinsOf } from "./pins";
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
  if (!labyrinth) return <p class="no-labyrinth display">{texts.say("label.dark")}</p>;
  const targets = onMap(controller);
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
    <svg ref={box} class="labyrinth-map" role="grid" aria-label={texts.say("section.labyrinth")} onKeyDown={move}>
      <DarkDefs view={view} sectors={sectors} />
      <g aria-hidden="true">
        <Ground view={view} sectors={sectors} />
        <Darkness view={view} sectors={sectors} />
        {sectors.map((sector) => (
          <Shifted key={sector.cell} cell={sector.cell}>
            <g class={sightOf(sector)}>
              <Walls ways={sector.ways} />
              {sector.danger && <DangerArt />}
              {sector.snare && <SnareArt />}
              <RoomMarks room={sector.room} use={sector.use} texts={texts} />
              {sector.room >= 0 && (
                <text
                  class="room-name"
                  x={sector.danger ? 94 : 50}
                  y="93"
                  text-anchor={sector.danger ? "end" : "middle"}
                >
                  {texts.say(`room.${sector.room}`)}
                </text>
              )}
            </g>
          </Shifted>
        ))}
        {controller.over.value &&
          (controller.choiceOf(controller.over.value)?.reach ?? []).map((cell) => (
            <Shifted key={cell} cell={cell}>
              <rect class="reach" x="8" y="8" width={UNIT - 16} height={UNIT - 16} rx="4" />
            </Shifted>
          ))}
        <Pins pins={pins} />
        <Figures view={view} level={level} />
        {levelOf(labyrinth.here) === level && <Noises labyrinth={labyrinth} />}
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
              here={cell === labyrinth.here}
              about={aboutSector(controller, known.get(cell))}
            />
          ))}
        </g>
      ))}
      <DoorHandles level={level} />
    </svg>
  );

  function nameOf(view: AloneScreen, cell: number, sector?: SectorPart, offers: readonly Offer[] = []): string {
    const seen = sector ? sectorWords(view, sector, texts) : texts.say("seen.unknown", { cell });
    const can = offers.map((offer) => controller.labelOf(offer));
    return can.length > 0 ? texts.say("label.press", { can, seen }) : seen;
  }
}

/** What lies in a sector and may not speak for itself, said when it is pointed at, focused or pressed. */
function aboutSector(controller: Controller, sector: SectorPart | undefined): string {
  if (!sector) return "";
  const { labyrinth, table } = controller.view.value;
  const texts = controller.texts.value;
  const there = labyrinth!.creatures.filter((one) => one.cell === sector.cell);
  const words = [
    ...there.map((one) => creatureTip(texts, controller, one.creature, table.nightmare)),
    ...(["danger", "lcu", "snare"] as const).flatMap((thing) => (sector[thing] ? [texts.say(`about.${thing}`)] : [])),
    ...(sector.stairs >= 0 ? [texts.say("about.stairs")] : []),
  ];
  return words.join(" ");
}

const creatureTip = (texts: Texts, controller: Controller, creature: number, nightmare: boolean): string =>
  `${texts.say(`looks.${creature}`)}: ${cardWords(texts, controller.box.value.tokens[creature]!, nightmare)}`;

function sightOf(sector: SectorPart): string {
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
  readonly view: AloneScreen;
  readonly sectors: readonly SectorPart[];
}

function Ground({ sectors }: LevelProps): JSX.Element {
  const { rooms } = useController().box.value;
  return (
    <g class="ground">
      {sectors.map((sector) => (
        <Shifted key={sector.cell} cell={sector.cell}>
          <Floor tile={sector} lit={sector.lit} rooms={rooms} />
        </Shifted>
      ))}
    </g>
  );
}

/** The letter on the hero's figure. */
export const heroLetter = ({ hero }: AloneScreen, texts: Texts): string =>
  (hero.character >= 0 ? texts.say(`character.${hero.character}`) : texts.say("seat_role.0")).charAt(0);

/** Creatures step out of the dark; the hero walks. */
function Figures({ view, level }: { view: AloneScreen; level: number }): JSX.Element {
  const controller = useController();
  const { here, creatures, sectors } = view.labyrinth!;
  const bright = new Set([here, ...sectors.filter((sector) => sector.lit).map((sector) => sector.cell)]);
  const shown = creatures.filter((one) => levelOf(one.cell) === level);
  const letter = heroLetter(view, controller.texts.value);
  const [hx, hy] = placeOf(here);
  return (
    <g class="figures">
      {shown.map((one, i) => {
        const mates = shown.filter((other) => other.cell === one.cell);
        const [x, y] = placeOf(one.cell);
        const [dx, dy, scale] = standsAt(mates.indexOf(one), mates.length, one.cell === here);
        const token = controller.box.value.tokens[one.creature];
        // Only what there is but one of is surely the same that stood elsewhere: it walks.
        const which = token?.is_only ? "" : `-${one.cell}-${i}`;
        return (
          <g
            key={`${one.creature}${which}`}
            class="figure-place"
            style={{ transform: `translate(${x * UNIT + dx}px, ${y * UNIT + dy}px) scale(${scale})` }}
          >
            <circle class="menace" r="34" fill="url(#alone-menace)" />
            <CreatureArt token={token} state={one.state} lit={bright.has(one.cell)} />
          </g>
        );
      })}
      {levelOf(here) === level && (
        <g
          class="figure-place hero-place"
          style={{ transform: `translate(${(hx + 0.5) * UNIT}px, ${(hy + 0.5) * UNIT}px)` }}
        >
          <HeroArt character={view.hero.character} letter={letter} />
        </g>
      )}
    </g>
  );
}
