/** How it ended, as a picture for the side that looks: the hatch opens to light, or the lamp goes out among eyes. */

import type { JSX } from "preact";
import { useController } from "../context";
import { CreatureArt, DarkSign, HeroArt } from "../map/FigureArt";
import "./ending.css";

/** The hero got out, or was broken, or nobody prevailed. */
export type End = "escaped" | "broken" | "drawn";

interface Props {
  readonly end: End;
  /** Evil saw it from the dark, everybody else from the light. */
  readonly asEvil: boolean;
}

const [WIDTH, HEIGHT] = [640, 200];
const [HATCH_X, HATCH_Y] = [WIDTH / 2, 88];

/** How large the Dark's own face is. */
const MASK = 104;
/** The corridor comes towards the eye in ribs, each so many times the hatch. */
const RIBS = [1.55, 2.4, 3.8] as const;
const RIB = "M-48-34-28-56h56l20 22v92H-48z";
const LEAF = "M0-54h-28l-20 20v92H0z";
/** Where creatures stand, the right half: how far from the middle, how low, how large. The left half mirrors it. */
const AROUND = [
  [92, 122, 0.75],
  [252, 120, 1.1],
  [164, 140, 1.1],
] as const;
/** As evil sees it, from among its own. */
const AMONG = [
  [84, 150, 0.9],
  [238, 150, 1.9],
  [144, 166, 1.4],
] as const;
/** The more eyes, the deeper the dark: pairs of them, left and right of the hatch. */
const eyes = Array.from({ length: 26 }, (_, i) => {
  const [far, y, size] = [78 + ((i * i * 61 + i * 37) % 232), 16 + ((i * i * 29 + i * 7) % 84), 0.7 + (i % 4) * 0.25];
  const x = HATCH_X + (i % 2 ? far : -far);
  return `M${x - 8 * size} ${y}l${6 * size} ${3 * size}-${5 * size} ${size}zM${x + 8 * size} ${y}l-${6 * size} ${3 * size} ${5 * size} ${size}z`;
}).join("");

export function EndingScene({ end, asEvil }: Props): JSX.Element {
  const controller = useController();
  const { character } = controller.view.value.hero;
  const creatures = controller.box.value.tokens.filter(({ source }) => source === "creature");
  const isOut = end === "escaped";
  const isBroken = end === "broken";
  const isFarOut = isOut && asEvil;
  const places = (asEvil ? AMONG : AROUND).flatMap(([x, y, scale]) => [
    [HATCH_X - x, y, scale, 1],
    [HATCH_X + x, y, scale, -1],
  ]);
  return (
    <svg
      class={`ending-scene ${end} ${asEvil ? "as-evil" : ""}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="alone-ending-light" cy={isBroken ? 0.8 : HATCH_Y / HEIGHT} r=".6">
          <stop class="scene-light-near" offset="0" />
          <stop class="scene-light-far" offset="1" />
        </radialGradient>
        <linearGradient id="alone-ending-way" href="#alone-ending-light" x2="0" y2="1" />
        <clipPath id="alone-ending-hatch">
          <path d={RIB} />
        </clipPath>
      </defs>
      <rect class="scene-dark" width={WIDTH} height={HEIGHT} />
      <g transform={`translate(${HATCH_X} ${HATCH_Y})`}>
        {RIBS.map((times) => (
          <path key={times} class="scene-rib" transform={`scale(${times})`} d={RIB} />
        ))}
        <path
          class="scene-rib"
          d="M-48-34-340-240M-28-56-200-400M28-56 200-400M48-34 340-240M-48 58-340 411M48 58 340 411"
        />
      </g>
      <rect class="scene-light" width={WIDTH} height={HEIGHT} />
      <path class="scene-eyes" d={eyes} />
      <g transform={`translate(${HATCH_X} ${HATCH_Y})`}>
        <path class="scene-outside" d={RIB} />
        <g clip-path="url(#alone-ending-hatch)">
          <path class="scene-leaf left" d={LEAF} />
          <path class="scene-leaf right" d={LEAF} transform="scale(-1 1)" />
        </g>
        <path class="scene-frame" d={RIB} />
        {isOut && <path class="scene-way" d="M-46 58h92l150 66h-392z" />}
      </g>
      {isBroken && asEvil && (
        <g class="scene-mask" transform={`translate(${HATCH_X - MASK / 2} 14)`}>
          <DarkSign size={MASK} />
        </g>
      )}
      <g class="scene-creatures">
        {places.map(([x, y, scale, faces], i) => (
          <g key={i} transform={`translate(${x} ${y}) scale(${scale! * faces!} ${scale})`}>
            <CreatureArt token={creatures[(i * 5) % creatures.length]} />
          </g>
        ))}
      </g>
      <g class="scene-hero" transform={`translate(${HATCH_X} ${isBroken ? 164 : isFarOut ? 128 : 148})`}>
        <g transform={`scale(${isFarOut ? 0.8 : isBroken ? 1.2 : 1.5})`}>
          <ellipse class="scene-shadow" cy="26" rx="24" ry="4" />
          <g class={isBroken ? "fallen" : ""}>
            <HeroArt character={character} letter="" />
          </g>
        </g>
        {isBroken && <path class="scene-smoke" d="M6-36c-9-8 9-14 0-26s8-16 1-30" />}
      </g>
    </svg>
  );
}
