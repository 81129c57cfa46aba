/** A film between two views: what the table looks like after each event, as far as the event tells. For the eye only:
 * while it runs nothing can be chosen, and it ends with the view that the server sent. */

import type { Change, Changes } from "../../fold";
import type { alone } from "../../wire.gen";
import { cellToward, levelOf, UNHURT, type AloneEvent, type AloneView, type EvilView } from "./types";
import type { LabyrinthView, MapSector, SectorView } from "./types";

type Draft = { -readonly [K in keyof AloneView]: AloneView[K] };

function inSector(draft: Draft, cell: number, change: (sector: SectorView) => SectorView): void {
  if (!draft.labyrinth) return;
  const sectors = draft.labyrinth.sectors.map((sector) => (sector.cell === cell ? change(sector) : sector));
  draft.labyrinth = { ...draft.labyrinth, sectors };
}

/** A sector as it lies at the end, but dark and empty: what is in it is told next. What is forgotten by then is left out. */
function reveal(draft: Draft, cell: number, end: LabyrinthView): void {
  const sector = end.sectors.find((one) => one.cell === cell);
  if (!sector) return;
  const nothing = { ...end, sectors: [], creatures: [], noises: [], located: [], snares: [] };
  const labyrinth = draft.labyrinth ?? nothing;
  const others = labyrinth.sectors.filter((one) => one.cell !== cell);
  draft.labyrinth = { ...labyrinth, sectors: [...others, { ...sector, lit: false, danger: false }] };
}

/** What is not known at the end is gone now: better too early than kept too long. */
function forget(draft: Draft, end: LabyrinthView): void {
  if (!draft.labyrinth) return;
  const kept = new Set(end.sectors.map((sector) => sector.cell));
  draft.labyrinth = {
    ...draft.labyrinth,
    sectors: draft.labyrinth.sectors.filter((sector) => kept.has(sector.cell)),
    creatures: draft.labyrinth.creatures.filter((one) => kept.has(one.figure.cell)),
  };
}

/** A creature comes into sight, or goes on in sight: then it leaves a sector in which there are fewer at the end. */
function see(draft: Draft, event: alone.CreatureSeen, end: LabyrinthView): void {
  if (!draft.labyrinth?.sectors.some((sector) => sector.cell === event.cell)) return;
  const { creatures } = draft.labyrinth;
  const kin = (of: LabyrinthView["creatures"], cell: number): number =>
    of.filter((one) => one.creature === event.creature && one.figure.cell === cell).length;
  const walker = creatures.findIndex(
    ({ creature, figure: { cell } }) =>
      creature === event.creature && cell !== event.cell && kin(creatures, cell) > kin(end.creatures, cell),
  );
  const figure = { ...(creatures[walker]?.figure ?? UNHURT), cell: event.cell, wounds: event.wounds };
  const others = creatures.filter((_, i) => i !== walker);
  draft.labyrinth = { ...draft.labyrinth, creatures: [...others, { creature: event.creature, figure }] };
}

/** Where a step leads: beside, or to the other end of the stairs, which are of one colour. */
function stepFrom({ here, sectors }: LabyrinthView, way: string): number | undefined {
  if (way !== "stairs") return cellToward(here, way);
  const stairs = sectors.find((sector) => sector.cell === here)?.tile.stairs ?? -1;
  return sectors.find((sector) => sector.level !== levelOf(here) && sector.tile.stairs === stairs && stairs >= 0)?.cell;
}

function onMap(draft: Draft, change: (evil: EvilView) => Partial<EvilView>): void {
  if (draft.evil) draft.evil = { ...draft.evil, ...change(draft.evil) };
}

function atPlace(draft: Draft, place: number, change: Partial<MapSector>): void {
  onMap(draft, ({ sectors }) => ({
    sectors: sectors.map((sector) => (sector.place === place ? { ...sector, ...change } : sector)),
  }));
}

/** A creature token is now there. */
function stand(draft: Draft, token: number, place: number): void {
  onMap(draft, ({ creatures, sectors }) => {
    const cell = sectors[place]?.cell ?? -1;
    const before = creatures.find((one) => one.token === token)?.figure ?? UNHURT;
    const others = creatures.filter((one) => one.token !== token);
    return { creatures: [...others, { token, place, figure: { ...before, cell } }] };
  });
}

/** `end` is the labyrinth as the server shows it after all events. */
type End = [end: LabyrinthView | null];

const CHANGES: Changes<Draft, AloneEvent, End> = {
  round_began: (d, e) => {
    d.round = e.round;
    d.turn = 1;
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
  sector_revealed: (d, e, end) => end && reveal(d, e.cell, end),
  sectors_hidden: (d, _, end) => end && forget(d, end),
  creature_seen: (d, e, end) => end && see(d, e, end),
  hero_moved: (d, e) => {
    const to = d.labyrinth ? stepFrom(d.labyrinth, e.way) : undefined;
    if (d.labyrinth?.sectors.some((sector) => sector.cell === to)) d.labyrinth = { ...d.labyrinth, here: to! };
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
  hero_at: (d, e) => onMap(d, () => ({ hero: e.place })),
  sector_shown: (d, e) => atPlace(d, e.place, { revealed: true }),
  light_changed: (d, e) => atPlace(d, e.place, { lit: e.on }),
  danger_placed: (d, e) => atPlace(d, e.place, { danger: true }),
  danger_lifted: (d, e) => atPlace(d, e.place, { danger: false }),
  creature_moved: (d, e) => stand(d, e.creature, e.place),
  creature_spawned: (d, e) => stand(d, e.creature, e.place),
};

/** The view after an event: nothing is asked meanwhile. `end` is the view after all of them. */
export function fold(view: AloneView, event: AloneEvent, end: AloneView): AloneView {
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === "at_any_time"), going_on: null };
  const change: Change<Draft, AloneEvent, End> | undefined = CHANGES[event.event];
  change?.(draft, event, end.labyrinth);
  return draft;
}

/** Events that say one thing together: the next is shown with the one before. */
const TOGETHER = new Set<AloneEvent["event"]>([
  "light_went_on",
  "light_changed",
  "danger_seen",
  "explored",
  "window_opened",
  "window_went_on",
  "hero_at",
  "sector_shown",
]);

/** Cut a burst of events into moments; the last one is what the server sent. */
export function moments(
  view: AloneView,
  events: readonly AloneEvent[],
  end: AloneView,
): { view: AloneView; events: AloneEvent[] }[] {
  const found: { view: AloneView; events: AloneEvent[] }[] = [];
  let now = view;
  for (const event of events) {
    const last = found[found.length - 1];
    now = fold(now, event, end);
    if (last && TOGETHER.has(event.event)) {
      last.view = now;
      last.events.push(event);
    } else {
      found.push({ view: now, events: [event] });
    }
  }
  return found;
}
