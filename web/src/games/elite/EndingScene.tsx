/** How it ended, as a picture: everybody home in the light, or the dark full of eyes. It tells nothing that words do not. */

import type { JSX } from "preact";
import { BossArt, HeroArt, SwarmArt } from "./art/FigureArt";
import { useController } from "./context";
import "./styles/ending.css";

const WIDTH = 640;
const GROUND = 128;
/** The dark has so many ranks of them, the last ones small and far. */
const RANKS = [
  { y: 74, scale: 0.9, many: 13 },
  { y: 100, scale: 1.3, many: 9 },
] as const;

/** So much of the picture is seen on a phone, too: there the squad stands closer together. */
const ALWAYS_SEEN = 300;
/** Behind all ranks there are only eyes. */
const EYES = Array.from(
  { length: 34 },
  (_, i) => [(i * i * 61 + i * 137) % 640, 16 + ((i * i * 29 + i * 7) % 53)] as const,
);
const eyes = EYES.map(([x, y]) => `M${x} ${y}l5 2-5 1zM${x + 12} ${y}l-5 2 5 1z`).join("");

export function EndingScene({ won }: { won: boolean }): JSX.Element {
  const controller = useController();
  const { setting } = controller.view.value;
  const { heroes, swarms, bosses } = controller.parts.value;
  const squad = setting.heroes.map((face, hero) => ({ ...face, id: heroes[face.hero]!.id, figure: hero }));
  const abreast = (at: number, many: number, gap: number): number => WIDTH / 2 + (at - (many - 1) / 2) * gap;
  return (
    <svg
      class={`ending-scene ${won ? "won" : "lost"}`}
      viewBox={`0 0 ${WIDTH} 180`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="elite-ending-light" cy={won ? 0 : 0.5} r={won ? 0.9 : 0.6}>
          <stop class="scene-light-near" offset="0" />
          <stop class="scene-light-far" offset="1" />
        </radialGradient>
      </defs>
      <rect class="scene-sky" width={WIDTH} height="180" />
      <rect class="scene-light" width={WIDTH} height="180" />
      {won ? (
        <g class="scene-ship" transform="translate(0 18)">
          <path class="scene-beam" d={`M${WIDTH / 2 - 44} 22h88l150 140H${WIDTH / 2 - 194}z`} />
          <path
            class="scene-hull"
            d={`M${WIDTH / 2 - 120}-4h240l-22 22-44 8h-108l-44-8zM${WIDTH / 2 - 168}-4h40l-6 18h-26z`}
          />
          <path class="scene-hull" d={`M${WIDTH / 2 + 168}-4h-40l6 18h26z`} />
          <path class="scene-lamps" d={`M${WIDTH / 2 - 60} 19h20M${WIDTH / 2 - 10} 21h20M${WIDTH / 2 + 40} 19h20`} />
        </g>
      ) : (
        <path class="scene-eyes" d={eyes} />
      )}
      {!won &&
        RANKS.map(({ y, scale, many }, rank) => (
          <g key={y} class={`scene-rank rank-${rank}`}>
            {Array.from({ length: many }, (_, i) => {
              const swarm = (i * 7 + rank) % swarms.length;
              return (
                <g key={i} transform={`translate(${abreast(i, many, WIDTH / many)} ${y}) scale(${scale})`}>
                  <SwarmArt id={swarms[swarm]!.id} swarm={swarm} isLeft={i >= many / 2} />
                </g>
              );
            })}
          </g>
        ))}
      <path class="scene-ground" d={`M0 ${GROUND + 10}q160-14 320-10t320 6v54H0z`} />
      {!won && bosses[0] && (
        <g class="scene-boss" transform={`translate(${WIDTH / 2} 92) scale(1.9)`}>
          <BossArt id={bosses[setting.seats % bosses.length]!.id} name="" health={0} />
        </g>
      )}
      {won && <path class="scene-home" d={`M${WIDTH / 2 - 190} 164h380`} />}
      <g class="scene-squad">
        {squad.map((one, i) => (
          <g
            key={one.figure}
            transform={`translate(${abreast(i, squad.length, Math.min(won ? 66 : 96, ALWAYS_SEEN / squad.length))} 134) scale(1.35)`}
          >
            <g class={won ? "" : "fallen"}>
              <HeroArt
                id={one.id}
                letter={one.initial}
                hero={one.figure}
                mine={one.seat === controller.table.seat.value}
              />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
