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
import { heroLetter } from "../hero/Labyrinth";
import type { AloneScreen, Token } from "../types";
import { placeWords, waysWith } from "../words";
import { useChoosing } from "./choosing";
import { sheetToShow } from "./placed";
import { layoutOf, placeAt, sheetOf, SHEETS, spotOf, type Layout } from "./plan";
import { Pointed } from "./Pointed";
import { WalkedWay } from "./WalkedWay";

const NONE: ReadonlySet<number> = new Set();
/** What the hero knows bears an eye. */
const EYE = "M38 17c5-6 19-6 24 0-5 6-19 6-24 0zM47.500 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0";

/** `unseen`: creatures to be marked, because the hero does not see them. */
export function EvilMap({ unseen = NONE }: { unseen?: ReadonlySet<number> }): JSX.Element | null {
  const controller = useController();
  const choosing = useChoosing();
  const narrow = useNarrow();
  const view = controller.view.value;
  const { map, plan } = view;
  const placed = choosing.placed.value;
  const texts = controller.texts.value;
  const shown = map ? (choosing.sheet.value ?? sheetToShow(map.hero, placed.places.keys(), sheetOf)) : 0;
  const layout = useMemo(() => layoutOf(narrow ? [shown] : SHEETS), [narrow, shown]);
  if (!map) return null;
  const over = controller.over.value?.option.action;
  const token = over && named(ALONE_TARGETS, over, "figure");
  const pointed =
    (over && named(ALONE_TARGETS, over, "place")) ?? map.creatures.find((one) => one.token === token)?.place;
  const spaces = Array.from({ length: layout.columns * layout.rows }, (_, space): Space | null => {
    const place = placeAt(layout, space);
    if (place === undefined) return null;
    const offers = placed.places.get(place) ?? [];
    const kinds = ["evil-sector", offers.length > 0 && "lit", place === choosing.place.value && "chosen"];
    const can = offers.map((offer) => controller.labelOf(offer));
    const seen = placeWords(view, plan[place]!, texts);
    return {
      name: can.length > 0 ? texts.say("label.press", { can, seen }) : seen,
      kind: [...kinds, place === pointed && "pointed"].filter(Boolean).join(" "),
      open: offers.length > 0,
    };
  });
  const home = spotOf(layout, Math.max(0, map.hero)) ?? [0, 0];
  return (
    <section class="evil-map" aria-label={texts.say("section.map")}>
      {narrow && <SheetSwitch shown={shown} />}
      <GridBoard
        label={texts.say("label.map")}
        columns={layout.columns}
        rows={layout.rows}
        unit={UNIT}
        spaces={spaces}
        ground={<Ground view={view} layout={layout} />}
        figures={
          <Figures
            view={view}
            layout={layout}
            tokens={controller.box.value.tokens}
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

/** On a phone one level is shown at a time. */
function SheetSwitch({ shown }: { shown: number }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const { hero } = controller.view.value.map!;
  const lit = [...choosing.placed.value.places.keys()];
  return (
    <div class="evil-sheets" role="group" aria-label={texts.say("label.levels")}>
      {SHEETS.map((sheet) => {
        const notes = [
          ...(hero >= 0 && sheetOf(hero) === sheet ? [texts.say("label.sheet_hero")] : []),
          ...(lit.some((place) => sheetOf(place) === sheet) ? [texts.say("label.sheet_lit")] : []),
        ];
        return (
          <button
            key={sheet}
            type="button"
            class="button small"
            aria-pressed={sheet === shown}
            onClick={() => (choosing.sheet.value = sheet)}
          >
            {texts.say("label.level", { number: sheet + 1 })}
            {notes.length > 0 && <span class="label"> {notes.join(", ")}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Floors, light and walls: what seldom changes. */
function Ground({ view, layout }: { view: AloneScreen; layout: Layout }): JSX.Element {
  const controller = useController();
  const [box, texts] = [controller.box.value, controller.texts.value];
  const map = view.map!;
  return (
    <>
      {view.plan.map((sector) => {
        const spot = spotOf(layout, sector.place);
        if (!spot) return null;
        const { place, room, use } = sector;
        const [lit, danger, revealed] = [map.lit, map.danger, map.revealed].map((places) => places.includes(place));
        const classes = ["evil-tile", lit ? "lamp-on" : "lamp-off", revealed && "known", room >= 0 && "in-room"];
        return (
          <g
            key={sector.place}
            class={classes.filter(Boolean).join(" ")}
            transform={`translate(${spot[0] * UNIT} ${spot[1] * UNIT})`}
          >
            <Floor tile={sector} lit={lit === true} rooms={box.rooms} />
            <rect class="evil-shade" width={UNIT} height={UNIT} />
            {room >= 0 && (
              <text class="evil-room" x={danger ? 95 : 50} y="86" text-anchor={danger ? "end" : "middle"}>
                {texts.say(`room.${room}`)}
              </text>
            )}
            <RoomMarks room={room} use={use} texts={texts} />
            {danger && <DangerArt />}
            <Walls ways={waysWith(sector, map)} />
            {revealed && <path class="evil-known" d={EYE} />}
          </g>
        );
      })}
      {layout.sheets.map((sheet, i) => (
        <rect key={sheet} class="evil-sheet" x={i * 5 * UNIT} y="0" width={4 * UNIT} height={6 * UNIT} />
      ))}
      {layout.sheets.length > 1 && (
        <g class="evil-sheet-names" text-anchor="middle">
          <text transform={`translate(${4.34 * UNIT} ${3 * UNIT}) rotate(-90)`}>
            {texts.say("label.level", { number: 1 })}
          </text>
          <text transform={`translate(${4.66 * UNIT} ${3 * UNIT}) rotate(90)`}>
            {texts.say("label.level", { number: 2 })}
          </text>
        </g>
      )}
    </>
  );
}

interface FiguresProps {
  readonly view: AloneScreen;
  readonly layout: Layout;
  readonly tokens: readonly Token[];
  readonly letter: string;
  readonly unseen: ReadonlySet<number>;
}

/** The hero, every creature, and the way that is being planned. */
function Figures({ view, layout, tokens, letter, unseen }: FiguresProps): JSX.Element {
  const map = view.map!;
  const at = (place: number, [dx, dy, scale]: ReturnType<typeof standsAt>): string => {
    const [x, y] = spotOf(layout, place)!;
    return `translate(${x * UNIT + dx}px, ${y * UNIT + dy}px) scale(${scale})`;
  };
  const hero = map.hero >= 0 && spotOf(layout, map.hero);
  return (
    <>
      <defs>
        <Menace />
        <radialGradient id="evil-light">
          <stop offset="0" stop-color="var(--lamp)" stop-opacity=".5" />
          <stop offset="1" stop-color="var(--lamp-cold)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <WalkedWay walk={map.walk} layout={layout} />
      <Pointed layout={layout} />
      {hero && (
        <g class="evil-hero" style={{ transform: at(map.hero, [50, 50, 1]) }}>
          <circle class="evil-light" r="74" fill="url(#evil-light)" />
          <circle class="evil-prey" r="22" />
          <HeroArt character={view.hero.character} letter={letter} />
        </g>
      )}
      {map.creatures.map((one) => {
        if (!spotOf(layout, one.place)) return null;
        const here = map.creatures.filter((other) => other.place === one.place);
        const stands = standsAt(here.indexOf(one), here.length, map.hero === one.place);
        const token = tokens[one.token];
        return (
          <g
            key={one.token}
            class={`evil-creature ${unseen.has(one.token) ? "unseen" : ""}`}
            style={{ transform: at(one.place, stands) }}
            data-token={one.token}
          >
            <circle class="evil-menace" r="38" fill="url(#alone-menace)" />
            {unseen.has(one.token) && <circle class="evil-unseen" r="22" />}
            <CreatureArt token={token} state={one.state} lit={one.is_seen && map.lit.includes(one.place)} />
            {token && !token.is_only && (
              <text class="creature-number" x="19" y="24" text-anchor="middle">
                {token.number}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
