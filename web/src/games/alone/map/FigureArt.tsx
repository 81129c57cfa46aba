/** The hero and the creatures as bodies, their middle at (0, 0); as letters where they are not drawn. */

import type { JSX } from "preact";
import { Drawing, Sign, useDrawn } from "../art/Symbols";
import { useController } from "../context";
import type { Token } from "../types";
import { CreatureLetter, HeroLetter } from "./letters";

/** How large bodies are in a sector of 100: what there is but one of stands out. */
const SIZE = 50;
const SIZE_OF_ONE = 60;
const SIZE_OF_HERO = 56;

interface CreatureProps {
  readonly token: Token | undefined;
  /** How it fares: wounded, stunned, raging, hardened, down. */
  readonly state?: readonly string[];
  /** Light falls on it, and somebody sees it. */
  readonly lit?: boolean;
}

export function CreatureArt({ token, state = [], lit = false }: CreatureProps): JSX.Element {
  const how = useDrawn(token?.id ?? "");
  const classes = ["creature", `creature-${token?.shape ?? "mutant"}`, how, token?.id, lit && "in-light", ...state];
  return (
    <g class={classes.filter(Boolean).join(" ")}>
      {how === "lettered" && <CreatureLetter token={token} />}
      {how === "drawn" && <Drawing id={token!.id} size={token!.is_only ? SIZE_OF_ONE : SIZE} />}
      <g class="creature-states" transform="scale(1.3)">
        {state.includes("wounded") && <path class="creature-wound" d="M-12-12 12 12M-9-14l6 6M3 2l6 7" />}
        {state.includes("stunned") && <path class="creature-stun" d="M-8-17c2-4 6-4 8 0s6 4 8 0" />}
        {state.includes("hardened") && <path class="creature-hard" d="M-18 8h8v5l-4 5-4-5z" />}
      </g>
    </g>
  );
}

/** A creature as a picture in a line of text. */
export function CreatureIcon({ token, state, lit, size = 28 }: CreatureProps & { size?: number }): JSX.Element {
  const half = token?.is_only ? SIZE_OF_ONE / 2 : SIZE / 2;
  return (
    <svg
      class="creature-icon"
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      <CreatureArt token={token} state={state ?? []} lit={lit ?? false} />
    </svg>
  );
}

/** The glow under what hunts, and the shade under walls: to be laid into the definitions of a map. */
export function Menace(): JSX.Element {
  return (
    <>
      <radialGradient id="alone-menace">
        <stop offset="0" stop-color="var(--menace)" stop-opacity=".55" />
        <stop offset="1" stop-color="var(--menace-end)" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="alone-shade" x2="0" y2="1">
        <stop offset="0" stop-color="var(--black)" stop-opacity=".6" />
        <stop offset="1" stop-color="var(--black)" stop-opacity="0" />
      </linearGradient>
    </>
  );
}

/** A creature alone, large, as its card shows it. */
export function Portrait({ token, size = 76 }: { token: Token; size?: number }): JSX.Element {
  return (
    <svg class="portrait" width={size} height={size} viewBox="-31 -31 62 62" aria-hidden="true">
      <CreatureArt token={token} />
    </svg>
  );
}

/** `character` is their number, or -1 while nobody knows who it is; `letter` stands for them in the plain mode. */
export function HeroArt({ character, letter }: { character: number; letter: string }): JSX.Element {
  const id = useController().box.value.characters[character] ?? "";
  const how = useDrawn(id);
  return (
    <g class={`hero-figure hero ${how} ${id}`}>
      {how === "lettered" && <HeroLetter letter={letter} />}
      {how === "drawn" && (
        <>
          <Drawing id="lampglow" size={SIZE_OF_HERO} />
          <Drawing id={id} size={SIZE_OF_HERO} />
        </>
      )}
    </g>
  );
}

/** A hero alone, with the lamp, large. */
export function HeroPicture({ character, size }: { character: number; size: number }): JSX.Element {
  return (
    <svg class="hero-picture" width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <HeroArt character={character} letter="" />
    </svg>
  );
}

/** A hero's head and shoulders; a lamp where nobody knows them. */
export function Bust({ character, size }: { character: number; size: number }): JSX.Element {
  const id = useController().box.value.characters[character] ?? "";
  return (
    <Sign id={`bust-${id}`} size={size} class={`bust hero ${id}`}>
      <svg class="side-sign hero" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" />
        <path d="M16 6v4M12 12h8l2 8H10zM16 20v4" />
      </svg>
    </Sign>
  );
}

/** Evil itself, or one of its decks. */
export function DarkSign({ id = "dark", size }: { id?: string; size: number }): JSX.Element {
  return (
    <Sign id={id} size={size} class="creature dark-sign">
      <svg class="side-sign evil" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <path class="maw" d="M3 16c4-9 22-9 26 0-4 9-22 9-26 0z" />
        <path class="eyes" d="M8 14l6 3-5 2zM24 14l-6 3 5 2z" />
      </svg>
    </Sign>
  );
}

/** Where several figures of a sector stand, around the hero or in the middle, and how much smaller they are for it. */
export function standsAt(index: number, of: number, withHero: boolean): readonly [number, number, number] {
  if (of === 1 && !withHero) return [50, 50, 1];
  const radius = withHero ? 33 : 24;
  const turn = withHero ? Math.PI / 4 : of === 2 ? 0 : -Math.PI / 2;
  const angle = turn + (index * 2 * Math.PI) / Math.max(of, withHero ? 4 : of);
  const scale = withHero ? 0.82 : of > 2 ? 0.74 : 0.9;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle), scale];
}
