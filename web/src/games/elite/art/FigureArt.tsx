/** Those who stand on the map, as bodies; as letters where nobody has drawn them, or for whoever prefers letters. */

import type { JSX } from "preact";
import { lettered } from "../../../settings";
import { BossLetters, HeroLetter, SwarmLetter } from "./letters";
import { isDrawn } from "./Symbols";

/** Where feet stand in a symbol of 64, and how far below the middle of a space that is. */
const FEET = 58 / 64;
const GROUND_AT = 19;
const SIZES = { alien: 41, hero: 45, boss: 60 } as const;
type Kind = keyof typeof SIZES;

interface BodyProps {
  readonly id: string;
  readonly kind: Kind;
  readonly isLeft: boolean;
}

/** A body on its feet; heroes and bosses have a rim, so that they stand out from the ground. */
function Body({ id, kind, isLeft }: BodyProps): JSX.Element {
  const size = SIZES[kind];
  const place = { x: -size / 2, y: GROUND_AT - size * FEET, width: size, height: size, href: `#elite-${id}` };
  return (
    <g class="figure-body">
      <g transform={isLeft ? "scale(-1 1)" : undefined}>
        {kind !== "alien" && <use class="rimmed" {...place} />}
        <use {...place} />
      </g>
    </g>
  );
}

export function SwarmArt({ id, swarm, isLeft = false }: { id: string; swarm: number; isLeft?: boolean }): JSX.Element {
  if (lettered.value || !isDrawn(id)) return <SwarmLetter swarm={swarm} />;
  return (
    <g class={`alien drawn ${id}`}>
      <Body id={id} kind="alien" isLeft={isLeft} />
    </g>
  );
}

const PIPS_ABREAST = 6;
const PIP = 8.5;

export function BossArt(boss: { id: string; name: string; health: number; isLeft?: boolean }): JSX.Element {
  const { id, name, health, isLeft = false } = boss;
  if (lettered.value || !isDrawn(id)) return <BossLetters name={name} health={health} />;
  const top = GROUND_AT - SIZES.boss * FEET - 2;
  const rows = Math.ceil(health / PIPS_ABREAST);
  return (
    <g class={`alien boss drawn ${id}`}>
      <Body id={id} kind="boss" isLeft={isLeft} />
      {Array.from({ length: health }, (_, i) => {
        const row = Math.floor(i / PIPS_ABREAST);
        const abreast = row < rows - 1 ? PIPS_ABREAST : health - row * PIPS_ABREAST;
        const x = ((i % PIPS_ABREAST) - (abreast - 1) / 2) * PIP;
        return <path key={i} class="boss-pip" d={`M${x} ${top - 4 - (rows - 1 - row) * PIP}l4 4-4 4-4-4z`} />;
      })}
    </g>
  );
}

interface HeroProps {
  readonly id: string;
  readonly letter: string;
  readonly hero: number;
  readonly mine: boolean;
  readonly isLeft?: boolean;
}

export function HeroArt({ id, letter, hero, mine, isLeft = false }: HeroProps): JSX.Element {
  if (lettered.value || !isDrawn(id)) return <HeroLetter letter={letter} hero={hero} mine={mine} />;
  return (
    <g class={`hero-figure drawn elite-hero elite-${id} hero-${hero} ${mine ? "mine" : ""}`}>
      <ellipse class="hero-base" cy={GROUND_AT} rx="19" ry="6" />
      <Body id={id} kind="hero" isLeft={isLeft} />
    </g>
  );
}
