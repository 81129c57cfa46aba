/** A film between two views: what the table looks like after each event, as far as the event tells. For the eye only:
 * while it runs nothing can be chosen, and it ends with the view that the server sent. */

import type { GameEvent } from "../../view";
import { cellToward, type AloneView, type SectorView } from "./types";

type Draft = { -readonly [K in keyof AloneView]: AloneView[K] };

interface Fields {
  readonly cell: number;
  readonly way: string;
  readonly turn: number;
  readonly round: number;
  readonly left: number;
  readonly life: number;
  readonly control: number;
  readonly track: string;
  readonly now: number;
  readonly cap: number;
  readonly faces: readonly string[];
  readonly creature: number;
  readonly window: AloneView["window"];
}

function inSector(draft: Draft, cell: number, change: (sector: SectorView) => SectorView): void {
  if (!draft.labyrinth) return;
  const sectors = draft.labyrinth.sectors.map((sector) => (sector.cell === cell ? change(sector) : sector));
  draft.labyrinth = { ...draft.labyrinth, sectors };
}

const CHANGES: Readonly<Record<string, (draft: Draft, event: Fields) => void>> = {
  round_began: (d, e) => {
    d.round = e.round;
    d.is_used = d.is_used.map(() => false);
  },
  turn_began: (d, e) => {
    d.turn = e.turn;
  },
  adrenaline_spent: (d, e) => {
    d.adrenaline = e.left;
  },
  adrenaline_set: (d, e) => {
    d.adrenaline = e.left;
  },
  adrenaline_lost: (d, e) => {
    d.adrenaline = e.left;
  },
  suffered: (d, e) => {
    d.life = e.life;
    d.control = e.control;
  },
  recovered: (d, e) => {
    if (e.track === "life") d.life = e.now;
    else d.control = e.now;
  },
  marker_moved: (d, e) => {
    d.cap = e.cap;
  },
  nightmare_began: (d) => {
    d.nightmare = true;
  },
  dice_rolled: (d, e) => {
    d.pool = e.faces;
  },
  window_opened: (d, e) => {
    d.window = e.window;
  },
  window_closed: (d) => {
    d.window = "";
  },
  hero_moved: (d, e) => {
    const to = d.labyrinth && cellToward(d.labyrinth.here, e.way);
    if (d.labyrinth && d.labyrinth.sectors.some((sector) => sector.cell === to))
      d.labyrinth = { ...d.labyrinth, here: to! };
  },
  light_went_on: (d, e) => inSector(d, e.cell, (sector) => ({ ...sector, lit: true })),
  light_went_off: (d, e) => inSector(d, e.cell, (sector) => ({ ...sector, lit: false })),
  danger_seen: (d, e) => inSector(d, e.cell, (sector) => ({ ...sector, danger: true })),
  danger_gone: (d, e) => inSector(d, e.cell, (sector) => ({ ...sector, danger: false })),
  noise_heard: (d, e) => {
    if (!d.labyrinth) return;
    d.labyrinth = { ...d.labyrinth, noises: [...d.labyrinth.noises, { way: e.way, turn: d.turn }] };
  },
  creature_left: (d, e) => {
    if (!d.labyrinth) return;
    const gone = d.labyrinth.creatures.findIndex((one) => one.creature === e.creature && one.figure.cell === e.cell);
    d.labyrinth = { ...d.labyrinth, creatures: d.labyrinth.creatures.filter((_, i) => i !== gone) };
  },
};

/** The view after an event: nothing is asked meanwhile. */
export function fold(view: AloneView, event: GameEvent): AloneView {
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === "at_any_time"), going_on: null };
  CHANGES[event.event]?.(draft, event as unknown as Fields);
  return draft;
}

/** Events that say one thing together: the next is shown with the one before. */
const TOGETHER = new Set([
  "light_went_on",
  "danger_seen",
  "sector_revealed",
  "explored",
  "window_opened",
  "window_went_on",
  "hero_at",
  "sector_shown",
]);

/** Cut a burst of events into moments; the last one is what the server sent. What is forgotten ends a moment. */
export function moments(view: AloneView, events: readonly GameEvent[]): { view: AloneView; events: GameEvent[] }[] {
  const found: { view: AloneView; events: GameEvent[] }[] = [];
  let now = view;
  for (const event of events) {
    const last = found[found.length - 1];
    now = fold(now, event);
    if (last && TOGETHER.has(event.event)) {
      last.view = now;
      last.events.push(event);
    } else {
      found.push({ view: now, events: [event] });
    }
  }
  return found;
}
