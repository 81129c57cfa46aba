/** A film between two screens: what the table looks like after each event, as far as the event tells. For the eye only:
 * while it runs nothing can be chosen, and it ends with the screen that the server sent. */

import type { Change, Changes } from "../../fold";
import type { alone } from "../../wire.gen";
import { cellToward, levelOf } from "./field";
import type { AloneEvent, AloneScreen, LabyrinthPart, MapPart, SectorPart } from "./types";

type Draft = { -readonly [K in keyof AloneScreen]: AloneScreen[K] };

const inTable = (draft: Draft, change: Partial<alone.TablePart>): void => {
  draft.table = { ...draft.table, ...change };
};

const ofHero = (draft: Draft, change: Partial<alone.HeroPart>): void => {
  draft.hero = { ...draft.hero, ...change };
};

function inLabyrinth(draft: Draft, change: (labyrinth: LabyrinthPart) => Partial<LabyrinthPart>): void {
  if (draft.labyrinth) draft.labyrinth = { ...draft.labyrinth, ...change(draft.labyrinth) };
}

function inSector(draft: Draft, cell: number, change: Partial<SectorPart>): void {
  inLabyrinth(draft, ({ sectors }) => ({
    sectors: sectors.map((sector) => (sector.cell === cell ? { ...sector, ...change } : sector)),
  }));
}

/** A sector as it lies at the end, but dark and empty: what is in it is told next. What is forgotten by then is left out. */
function reveal(draft: Draft, cell: number, end: LabyrinthPart): void {
  const sector = end.sectors.find((one) => one.cell === cell);
  if (!sector) return;
  const nothing = {
    ...end,
    sectors: [],
    creatures: [],
    heard: [],
    heard_before: [],
    answers: [],
    special: null,
    is_special_used: false,
  };
  const labyrinth = draft.labyrinth ?? nothing;
  const others = labyrinth.sectors.filter((one) => one.cell !== cell);
  draft.labyrinth = { ...labyrinth, sectors: [...others, { ...sector, lit: false, danger: false }] };
}

/** What is not known at the end is gone now: better too early than kept too long. */
function forget(draft: Draft, end: LabyrinthPart): void {
  const kept = new Set(end.sectors.map((sector) => sector.cell));
  inLabyrinth(draft, ({ sectors, creatures }) => ({
    sectors: sectors.filter((sector) => kept.has(sector.cell)),
    creatures: creatures.filter((one) => kept.has(one.cell)),
  }));
}

/** A creature comes into sight, or goes on in sight: then it leaves a sector in which there are fewer at the end. */
function see(draft: Draft, event: alone.CreatureSeen, end: LabyrinthPart): void {
  if (!draft.labyrinth?.sectors.some((sector) => sector.cell === event.cell)) return;
  const { creatures } = draft.labyrinth;
  const kin = (of: LabyrinthPart["creatures"], cell: number): number =>
    of.filter((one) => one.creature === event.creature && one.cell === cell).length;
  const walker = creatures.findIndex(
    ({ creature, cell }) =>
      creature === event.creature && cell !== event.cell && kin(creatures, cell) > kin(end.creatures, cell),
  );
  const { creature, cell } = event;
  const state = [event.wounds > 0 ? "wounded" : "unhurt"];
  const fresh: alone.CreaturePart = { creature, cell, state, dice: 0, first: 0, second: 0, beaten: null };
  const others = creatures.filter((_, i) => i !== walker);
  inLabyrinth(draft, () => ({ creatures: [...others, { ...creatures[walker], ...fresh }] }));
}

/** Where a step leads: beside, or to the other end of the stairs, which are of one colour. */
function stepFrom({ here, sectors }: LabyrinthPart, way: string): number | undefined {
  if (way !== "stairs") return cellToward(here, way);
  const stairs = sectors.find((sector) => sector.cell === here)?.stairs ?? -1;
  return sectors.find((one) => one.level !== levelOf(here) && one.stairs === stairs && stairs >= 0)?.cell;
}

function onMap(draft: Draft, change: (map: MapPart) => Partial<MapPart>): void {
  if (draft.map) draft.map = { ...draft.map, ...change(draft.map) };
}

const withPlace = (places: readonly number[], place: number, is: boolean): readonly number[] =>
  is ? [...places, place] : places.filter((one) => one !== place);

/** A creature token is now there. */
function stand(draft: Draft, token: number, place: number): void {
  onMap(draft, ({ creatures, revealed }) => {
    const before = creatures.find((one) => one.token === token) ?? { token, state: ["unhurt"], far: -1 };
    const others = creatures.filter((one) => one.token !== token);
    return { creatures: [...others, { ...before, place, is_seen: revealed.includes(place) }] };
  });
}

/** `end` is the labyrinth as the server shows it after all events. */
type End = [end: LabyrinthPart | null];

const CHANGES: Changes<Draft, AloneEvent, End> = {
  round_began: (d, e) =>
    inTable(d, { round: e.round, turn: 1, turns: d.table.turns.map((one) => ({ ...one, state: "" })) }),
  turn_began: (d, e) => inTable(d, { turn: e.turn }),
  adrenaline_spent: (d, e) => ofHero(d, { adrenaline: e.left }),
  adrenaline_set: (d, e) => ofHero(d, { adrenaline: e.left }),
  adrenaline_lost: (d, e) => ofHero(d, { adrenaline: e.left }),
  suffered: (d, e) => ofHero(d, { life: e.life, control: e.control }),
  recovered: (d, e) => ofHero(d, e.track === "life" ? { life: e.now } : { control: e.now }),
  marker_moved: (d, e) => inTable(d, { cap: e.cap }),
  nightmare_began: (d) => inTable(d, { nightmare: true }),
  dice_rolled: (d, e) => inTable(d, { dice: e.faces }),
  window_closed: (d) => {
    d.reactions = { ...d.reactions, window: null };
  },
  sector_revealed: (d, e, end) => end && reveal(d, e.cell, end),
  sectors_hidden: (d, _, end) => end && forget(d, end),
  creature_seen: (d, e, end) => end && see(d, e, end),
  hero_moved: (d, e) => {
    const to = d.labyrinth ? stepFrom(d.labyrinth, e.way) : undefined;
    if (d.labyrinth?.sectors.some((sector) => sector.cell === to))
      inLabyrinth(d, ({ creatures }) => ({
        here: to!,
        creatures: creatures.map((one) => ({ ...one, beaten: null })), // who strikes here is told next
      }));
  },
  light_went_on: (d, e) => inSector(d, e.cell, { lit: true }),
  light_went_off: (d, e) => inSector(d, e.cell, { lit: false }),
  danger_seen: (d, e) => inSector(d, e.cell, { danger: true }),
  danger_gone: (d, e) => inSector(d, e.cell, { danger: false }),
  noise_heard: (d, e) =>
    inLabyrinth(d, ({ heard }) => {
      const count = (heard.find((one) => one.way === e.way)?.count ?? 0) + 1;
      return { heard: [...heard.filter((one) => one.way !== e.way), { way: e.way, count }] };
    }),
  creature_left: (d, e) =>
    inLabyrinth(d, ({ creatures }) => {
      const gone = creatures.findIndex((one) => one.creature === e.creature && one.cell === e.cell);
      return { creatures: creatures.filter((_, i) => i !== gone) };
    }),
  hero_at: (d, e) => onMap(d, () => ({ hero: e.place })),
  sector_shown: (d, e) => onMap(d, (map) => ({ revealed: withPlace(map.revealed, e.place, true) })),
  light_changed: (d, e) => onMap(d, (map) => ({ lit: withPlace(map.lit, e.place, e.on) })),
  danger_placed: (d, e) => onMap(d, (map) => ({ danger: withPlace(map.danger, e.place, true) })),
  danger_lifted: (d, e) => onMap(d, (map) => ({ danger: withPlace(map.danger, e.place, false) })),
  creature_moved: (d, e) => stand(d, e.creature, e.place),
  creature_spawned: (d, e) => stand(d, e.creature, e.place),
};

/** The screen after an event: nothing is asked meanwhile. `end` is the screen after all of them. */
export function fold(view: AloneScreen, event: AloneEvent, end: AloneScreen): AloneScreen {
  const draft: Draft = { ...view, asks: view.asks.filter((ask) => ask.kind === "at_any_time") };
  const change: Change<Draft, AloneEvent, End> | undefined = CHANGES[event.event];
  change?.(draft, event, end.labyrinth);
  return draft;
}
