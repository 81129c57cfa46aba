/** Everything that is drawn as a symbol, laid into the page once; what shows one names it. */

import type { JSX } from "preact";
import { memo } from "../../../ui/table/memo";
import equipment from "./equipment.svg?raw";
import faces from "./faces.svg?raw";
import figures from "./figures.svg?raw";
import tokens from "./tokens.svg?raw";

const ALL = [figures, faces, tokens, equipment].join("");
const DRAWN: ReadonlySet<string> = new Set([...ALL.matchAll(/<symbol id="elite-([\w-]+)"/g)].map(([, id]) => id!));

/** Whether there is a drawing of this; what owners add to the box has none. */
export const isDrawn = (id: string): boolean => DRAWN.has(id);

/** What is drawn within a symbol, for a page that does not hold all of them. */
export const linesOf = (id: string): string =>
  new RegExp(`id="elite-${id}"[^>]*>(.*?)</symbol>`, "s").exec(ALL)?.[1] ?? "";

export const Symbols = memo((): JSX.Element => (
  <svg class="elite-art" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="elite-halo">
        <stop class="halo-near" offset="0" />
        <stop class="halo-far" offset="1" />
      </radialGradient>
      <radialGradient id="elite-pit">
        <stop class="pit-deep" offset="0" />
        <stop class="pit-rim" offset="1" />
      </radialGradient>
      <radialGradient id="elite-warm">
        <stop class="warm-near" offset="0" />
        <stop class="warm-far" offset="1" />
      </radialGradient>
    </defs>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: these are files of ours, built in; nobody sends them */}
    <g dangerouslySetInnerHTML={{ __html: ALL }} />
  </svg>
));

interface DrawingProps {
  readonly id: string;
  /** A square of this side, its middle at 0 0. */
  readonly size: number;
  readonly class?: string;
}

/** A symbol within a drawing. */
export function Drawing({ id, size, class: classes }: DrawingProps): JSX.Element {
  return <use class={classes} href={`#elite-${id}`} x={-size / 2} y={-size / 2} width={size} height={size} />;
}
