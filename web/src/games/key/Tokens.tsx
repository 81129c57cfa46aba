/** What lies in the rooms: stacks with their height, tokens face up, and for a moment what a token is good for that was
 * just turned up. What can be taken is a control of its own. */

import type { JSX } from "preact";
import { isEvent } from "../../view";
import { TokenFace } from "./art";
import { useController } from "./context";
import { crowdEdge, crowdIn } from "./Figures";
import type { Box, Plan } from "./plan";
import { TOP } from "./RoomBox";
import type { Offer } from "./types";

/** Tokens are smaller where rooms are. */
const sizeIn = (box: Box): number => (box.w < 180 ? 36 : 48);
const DEEPEST = 5;

/** Where the tokens of a room lie: its stack, and beside it those face up. */
function spots(
  box: Box,
  down: number,
  up: number,
): { size: number; left: number; top: number; at: (i: number) => number } {
  const size = sizeIn(box);
  const left = box.x + 14;
  const from = down > 0 ? size + 20 : 0;
  const step = Math.min(size + 6, (box.w - 28 - from - size) / Math.max(1, up - 1));
  return { size, left, top: box.y + TOP - (size < 40 ? 4 : 2), at: (i) => left + from + i * step };
}

export function Tokens({ plan }: { plan: Plan }): JSX.Element {
  const { building } = useController().view.value;
  return (
    <g class="tokens">
      {plan.rooms.map((box, room) => {
        const [down, up] = [building.down[room] ?? 0, building.up[room] ?? []];
        const { size, left, top, at } = spots(box, down, up.length);
        return (
          <g key={room} data-tokens={room}>
            {down > 0 && <Stack room={room} height={down} size={size} x={left} y={top} />}
            {up.map((token, i) => (
              <UpToken key={token} room={room} token={token} size={size} x={at(i)} y={top} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** What makes something a control, if it is offered; else it is a picture with a name. */
function useControl(
  offer: Offer | undefined,
  name: string,
): JSX.IntrinsicElements["g"] & { readonly "data-anchor"?: string } {
  const controller = useController();
  if (!offer) return { role: "img", "aria-label": name };
  const anchor = `option-${offer.option.id}`;
  const take = (event: Event): void => {
    event.preventDefault();
    controller.take(offer, anchor);
  };
  return {
    role: "button",
    "aria-label": name,
    tabIndex: 0,
    "data-anchor": anchor,
    onClick: take,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") take(event);
    },
  };
}

/** What lies in a room, and where. */
interface LyingProps {
  readonly room: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

function Stack({ room, height, size, x, y }: LyingProps & { readonly height: number }): JSX.Element {
  const controller = useController();
  const { figures, seat } = controller.view.value;
  const texts = controller.texts.value;
  const flip = figures.rooms[seat] === room ? controller.places.value.flip : undefined;
  const control = useControl(flip, flip ? texts.action(flip.option.action) : texts.say("stack", { down: height }));
  const deep = Math.min(height, DEEPEST);
  return (
    <g class={`stack ${flip ? "lit" : ""}`} {...control}>
      {Array.from({ length: deep }, (_, i) => (
        <rect key={i} x={x + i * 3} y={y + (deep - 1 - i) * 4} width={size} height={size} rx="7" />
      ))}
      <text aria-hidden="true" x={x + size / 2 + (deep - 1) * 3} y={y + size / 2 + 9} text-anchor="middle">
        {height}
      </text>
    </g>
  );
}

function UpToken({ room, token, size, x, y }: LyingProps & { readonly token: number }): JSX.Element {
  const controller = useController();
  const { building, worth } = controller.view.value;
  const texts = controller.texts.value;
  const parts = controller.parts.value;
  const offer = controller.places.value.tokens.get(token);
  const prize = offer && controller.prizeWords(offer);
  const name = texts.say("token_is", { token, worth: texts.say(`worth.${worth[token]!}`) });
  const control = useControl(offer, prize ?? (offer ? texts.action(offer.option.action) : name));
  const wanted = building.wanted[room]?.includes(token);
  const classes = ["token", parts.tokens[token]!.kind, offer && "lit", wanted && "wanted"];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-token={token}
      {...control}
    >
      <g class="token-turn fresh">
        <rect width={size} height={size} rx="7" />
        <g transform={`translate(4 4) scale(${(size - 8) / 32})`}>
          <TokenFace parts={parts} token={token} />
        </g>
      </g>
    </g>
  );
}

const LETTER = 7.8;
const MARGIN = 20;
const HEIGHT = 26;

/** What the token is good for that was just turned up, on a slip below it, beside those who stand there; gone with the
 * next answer of anybody. */
export function Verdict({ plan }: { plan: Plan }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const lines = controller.table.log.value;
  const newest = lines.at(-1)?.n;
  const turned = lines.findLast((line) => line.n === newest && isEvent(line.event, "token_revealed"))?.event;
  if (!turned || !isEvent(turned, "token_revealed")) return null;
  const { room, token } = turned;
  const box = plan.rooms[room]!;
  const up = view.building.up[room] ?? [];
  const { size, top, at } = spots(box, view.building.down[room] ?? 0, up.length);
  const words = texts.say(`worth.${view.worth[token]!}`);
  const width = words.length * LETTER + 20;
  const middle = at(Math.max(0, up.indexOf(token))) + size / 2;
  const y = top + size + 5;
  const crowd = crowdEdge(box, crowdIn(view.figures, room));
  const from = crowd && y + HEIGHT > crowd.top ? crowd.right + 10 : MARGIN;
  const x = Math.min(Math.max(middle - width / 2, from), plan.width - width - MARGIN);
  return (
    <g key={token} class={`verdict ${view.worth[token]!}`} aria-hidden="true">
      <rect x={x} y={y} width={width} height={HEIGHT} rx="5" />
      <text x={x + width / 2} y={y + 18} text-anchor="middle">
        {words}
      </text>
    </g>
  );
}
