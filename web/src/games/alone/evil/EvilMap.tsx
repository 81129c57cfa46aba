/** Evil's map: both levels, everything on them, and what may be pressed now. */

import { named } from "../../../targets";
import { ALONE_TARGETS } from "../../../wire.gen";
import { useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { GridBoard, type Space } from "../../../ui/table/grid/GridBoard";
import { useNarrow } from "../../../ui/screen";
import { useController } from "../context";
import { CreatureArt, HeroArt, Menace, standsAt } from "../map/FigureArt";
import { RoomMarks } from "../map/RoomMarks";
import { DangerArt, Floor, UNIT, Walls } from "../map/SectorArt";
import type { AloneView } from "../types";
import type { Token } from "../tokens";
import { mapWords } from "../wording";
import { useChoosing } from "./choosing";
import { sheetToShow, walkOf } from "./placed";
import { layoutOf, placeAt, sheetOf, SHEETS, spotOf, type Layout } from "./plan";
import { Pointed } from "./Pointed";
import { Way } from "./Way";

const FIGURE = 1.15;
const NONE: ReadonlySet<number> = new Set();
/** What the hero knows bears an eye. */
const EYE = "M38 17c5-6 19-6 24 0-5 6-19 6-24 0zM47.500 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0";

/** `unseen`: creatures to be marked, because the hero does not see them. */
export function EvilMap({ unseen = NONE }: { unseen?: ReadonlySet<number> }): JSX.Element | null {
  const controller = useController();
  const choosing = useChoosing();
  const narrow = useNarrow();
  const view = controller.view.value;
  const evil = view.evil;
  const placed = choosing.placed.value;
  const texts = controller.texts.value;
  const shown = evil ? (choosing.sheet.value ?? sheetToShow(evil, placed.places.keys(), sheetOf)) : 0;
  const layout = useMemo(() => layoutOf(narrow ? [shown] : SHEETS), [narrow, shown]);
  if (!evil) return null;
  const over = controller.over.value?.option.action;
  const token = over && named(ALONE_TARGETS, over, "figure");
  const pointed =
    (over && named(ALONE_TARGETS, over, "place")) ?? evil.creatures.find((one) => one.token === token)?.place;
  const spaces = Array.from({ length: layout.columns * layout.rows }, (_, space): Space | null => {
    const place = placeAt(layout, space);
    if (place === undefined) return null;
    const offers = placed.places.get(place) ?? [];
    const kinds = ["evil-sector", offers.length > 0 && "lit", place === choosing.place.value && "chosen"];
    const can = offers.map((offer) => texts.action(offer.option.action)).join(", or ");
    const words = mapWords(view, evil.sectors[place]!, texts, controller.parts.value);
    return {
      name: can ? `${words} Press: ${can}.` : words,
      kind: [...kinds, place === pointed && "pointed"].filter(Boolean).join(" "),
      open: offers.length > 0,
    };
  });
  const home = spotOf(layout, Math.max(0, evil.hero)) ?? [0, 0];
  return (
    <section class="evil-map" aria-label="The map">
      {narrow && <SheetSwitch shown={shown} />}
      <GridBoard
        label="The map: two levels, four columns and six rows each"
        columns={layout.columns}
        rows={layout.rows}
        unit={UNIT}
        spaces={spaces}
        ground={<Ground view={view} layout={layout} />}
        figures={
          <Figures
            view={view}
            layout={layout}
            tokens={controller.tokens.value}
            letter={heroLetter(view, texts)}
            unseen={unseen}
          />
        }
        home={home[1] * layout.columns + home[0]}
        onPress={(space) => {
          const place = placeAt(layout, space);
          if (place !== undefined) choosing.press(place);
        }}
      />
    </section>
  );
}

function heroLetter(view: AloneView, texts: { say(key: string): string }): string {
  return view.character >= 0 ? texts.say(`character.${view.character}`).charAt(0) : "H";
}

/** On a phone one level is shown at a time. */
function SheetSwitch({ shown }: { shown: number }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const evil = controller.view.value.evil!;
  const lit = [...choosing.placed.value.places.keys()];
  return (
    <div class="evil-sheets" role="group" aria-label="Level">
      {SHEETS.map((sheet) => {
        const notes = [
          ...(evil.hero >= 0 && sheetOf(evil.hero) === sheet ? ["hero"] : []),
          ...(lit.some((place) => sheetOf(place) === sheet) ? ["your move"] : []),
        ];
        return (
          <button
            key={sheet}
            type="button"
            class="button small"
            aria-pressed={sheet === shown}
            onClick={() => (choosing.sheet.value = sheet)}
          >
            Level {sheet + 1}
            {notes.length > 0 && <span class="label"> {notes.join(", ")}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Floors, light and walls: what seldom changes. */
function Ground({ view, layout }: { view: AloneView; layout: Layout }): JSX.Element {
  const controller = useController();
  const { parts, texts } = { parts: controller.parts.value, texts: controller.texts.value };
  return (
    <>
      {view.evil!.sectors.map((sector) => {
        const spot = spotOf(layout, sector.place);
        if (!spot) return null;
        const { tile, lit, danger, blocked, revealed } = sector;
        const classes = ["evil-tile", lit ? "lamp-on" : "lamp-off", revealed && "known", tile.room >= 0 && "in-room"];
        return (
          <g
            key={sector.place}
            class={classes.filter(Boolean).join(" ")}
            transform={`translate(${spot[0] * UNIT} ${spot[1] * UNIT})`}
          >
            <Floor tile={tile} parts={parts} />
            <rect class="evil-shade" width={UNIT} height={UNIT} />
            {tile.room >= 0 && (
              <text class="evil-room" x={danger ? 95 : 50} y="86" text-anchor={danger ? "end" : "middle"}>
                {parts.rooms[tile.room]?.name}
              </text>
            )}
            <RoomMarks view={view} parts={parts} room={tile.room} texts={texts} />
            {danger && <DangerArt />}
            <Walls tile={tile} blocked={blocked} />
            {revealed && <path class="evil-known" d={EYE} />}
          </g>
        );
      })}
      {layout.sheets.map((sheet, i) => (
        <rect key={sheet} class="evil-sheet" x={i * 5 * UNIT} y="0" width={4 * UNIT} height={6 * UNIT} />
      ))}
      {layout.sheets.length > 1 && (
        <text class="evil-sheet-names" x={4.5 * UNIT} y={3 * UNIT} text-anchor="middle">
          1 · 2
        </text>
      )}
    </>
  );
}

interface FiguresProps {
  readonly view: AloneView;
  readonly layout: Layout;
  readonly tokens: readonly Token[];
  readonly letter: string;
  readonly unseen: ReadonlySet<number>;
}

/** The hero, every creature, and the way that is being planned. */
function Figures({ view, layout, tokens, letter, unseen }: FiguresProps): JSX.Element {
  const evil = view.evil!;
  const at = (place: number, dx: number, dy: number): string => {
    const [x, y] = spotOf(layout, place)!;
    return `translate(${x * UNIT + dx}px, ${y * UNIT + dy}px) scale(${FIGURE})`;
  };
  const hero = evil.hero >= 0 && spotOf(layout, evil.hero);
  return (
    <>
      <defs>
        <Menace />
        <radialGradient id="evil-light">
          <stop offset="0" stop-color="var(--lamp)" stop-opacity=".5" />
          <stop offset="1" stop-color="var(--lamp-cold)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <Way walk={walkOf(view)} layout={layout} />
      <Pointed layout={layout} />
      {hero && (
        <g class="evil-hero" style={{ transform: at(evil.hero, 50, 50) }}>
          <circle class="evil-light" r="74" fill="url(#evil-light)" />
          <circle class="evil-prey" r="22" />
          <HeroArt letter={letter} />
        </g>
      )}
      {evil.creatures.map((one) => {
        if (!spotOf(layout, one.place)) return null;
        const here = evil.creatures.filter((other) => other.place === one.place);
        const [dx, dy] = standsAt(here.indexOf(one), here.length, evil.hero === one.place);
        return (
          <g
            key={one.token}
            class={`evil-creature ${unseen.has(one.token) ? "unseen" : ""}`}
            style={{ transform: at(one.place, dx, dy) }}
            data-token={one.token}
          >
            <circle class="evil-menace" r="38" fill="url(#alone-menace)" />
            {unseen.has(one.token) && <circle class="evil-unseen" r="22" />}
            <CreatureArt token={tokens[one.token]} figure={one.figure} />
          </g>
        );
      })}
    </>
  );
}
