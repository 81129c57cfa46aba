/** The building: rooms, doors, stacks, tokens and figures as one SVG, every room a control that can be focused and named. */

import { listener } from "../../ui/elements";
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { useSize } from "../../ui/screen";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import { Figures } from "./Figures";
import { FloorDefs } from "./furniture";
import { mainAsk } from "./offers";
import { isAct } from "../../view";
import type { Texts } from "../../texts";
import type { KeyScreen } from "./types";
import { cellsFor, planOf, pointsOf, roomToward, type Plan } from "./plan";
import { RoomBox } from "./RoomBox";
import { Tokens, Verdict } from "./Tokens";
import { Ways } from "./Ways";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Board({ tall }: { tall: boolean }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const parts = controller.parts.value;
  const texts = controller.texts.value;
  const side = parts.boards[view.plan.board]!;
  const place = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(place);
  const cells = cellsFor(side, width, height, tall);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is that of a mission and the way it is turned
  const plan = useMemo(
    () => planOf(side, view.plan.ways, cells),
    [side, view.mission.id, cells.cw, cells.ch, cells.turn],
  );
  const [cursor, setCursor] = useState(view.figures.rooms[view.seat] ?? 0);

  const onKeyDown = (event: KeyboardEvent): void => {
    const toward = ARROWS[event.key];
    if (!toward) return;
    event.preventDefault();
    const next = roomToward(plan, cursor, toward[0], toward[1]);
    setCursor(next);
    listener(event).querySelector<SVGGElement>(`[data-room="${next}"]`)?.focus();
  };

  const choosing = controller.places.value.rooms.size > 0;
  return (
    <div ref={place} class="desk-board">
      {width > 0 && (
        <svg
          class={`building ${choosing ? "choosing" : ""}`}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          role="group"
          aria-label={texts.say("ui.building")}
          onKeyDown={onKeyDown}
        >
          <FloorDefs />
          <rect class="foundation" x="8" y="8" width={plan.width - 16} height={plan.height - 16} rx="8" />
          <g>
            {plan.rooms.map((_, room) => (
              <Room key={room} room={room} plan={plan} isCursor={room === cursor} onCursor={setCursor} />
            ))}
          </g>
          <g class="walls" aria-hidden="true">
            {plan.rooms.map((box, room) => (
              <rect key={room} x={box.x} y={box.y} width={box.w} height={box.h} />
            ))}
          </g>
          <Ways plan={plan} />
          <Tokens plan={plan} />
          <Path plan={plan} />
          <Figures plan={plan} />
          <Verdict plan={plan} />
          <Pointed plan={plan} />
        </svg>
      )}
    </div>
  );
}

/** What a room holds, in words; its number and name stand before it. */
function roomWords({ building, plan, figures }: KeyScreen, texts: Texts, room: number): string {
  const here = figures.rooms.flatMap((at, seat) => (at === room ? [seat] : []));
  const features = [...plan.features[room]!, ...(figures.guard === room ? ["guard"] : [])];
  const [down, up, wanted, lock] = [building.down, building.up, building.wanted, building.lock].map((of) => of[room]);
  return texts.say("room.holds", { down, up, wanted, lock, features, here });
}

interface RoomProps {
  readonly room: number;
  readonly plan: Plan;
  readonly isCursor: boolean;
  readonly onCursor: (room: number) => void;
}

function Room({ room, plan, isCursor, onCursor }: RoomProps): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const offer = controller.offerIn(room);
  const onPath = controller.path.value.indexOf(room) > 0;
  const reach = (view.ahead.ways[room] ?? []).length > 0;
  const previewed = controller.preview.value.has(room);
  const pending = controller.table.pending.value.has(`room-${room}`);
  const classes = [
    "room",
    offer && "lit",
    onPath && "on-path",
    reach && "reach",
    previewed && "previewed",
    pending && "pending",
    view.figures.rooms[view.seat] === room && "own",
  ];
  const words = roomWords(view, controller.texts.value, room);
  const rest = offer ? `${words}. ${controller.texts.value.action(offer.option.action)}` : words;
  const explained = tipped(
    () => reasonFor(controller, room),
    (isOver) => {
      controller.overRoom.value = isOver ? room : null;
      if (isOver) onCursor(room);
    },
  );
  const choose = (): void => {
    if (!controller.enter(room) && controller.places.value.rooms.size === 0) controller.point(room);
  };
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      data-room={room}
      data-anchor={`room-${room}`}
      role="button"
      aria-disabled={offer || reach || controller.places.value.rooms.size === 0 ? undefined : "true"}
      tabIndex={isCursor ? 0 : -1}
      {...explained}
      onClick={choose}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          listener(event).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }
      }}
    >
      <RoomBox room={room} box={plan.rooms[room]!} indent={plan.indents[room]!} />
      <text class="only-read" x={plan.rooms[room]!.x + 20} y={plan.rooms[room]!.y + 20}>
        {`: ${rest}`}
      </text>
    </g>
  );
}

/** Why this room cannot be chosen, if rooms are what is asked for. */
async function reasonFor(
  controller: ReturnType<typeof useController>,
  room: number,
): Promise<{ words: string; rule: string } | null> {
  const view = controller.view.value;
  const ask = mainAsk(view);
  const some = [...controller.places.value.rooms.values()][0];
  if (!ask || !some || controller.places.value.rooms.has(room) || controller.path.value.includes(room)) return null;
  const { action } = some.option;
  if (!isAct(action, "go", "reveal", "reveal_nearby")) return null;
  const refusal = await controller.table.why(ask.id, { ...action, room });
  return refusal ? { words: controller.texts.value.refusal(refusal), rule: refusal.rule } : null;
}

/** A ring around the room that somebody shows. */
function Pointed({ plan }: { plan: Plan }): JSX.Element | null {
  const controller = useController();
  const shown = controller.table.pointed.value;
  const room = Number(/^room-(\d+)$/.exec(shown?.at ?? "")?.[1] ?? -1);
  const box = plan.rooms[room];
  if (!shown || !box) return null;
  const character = controller.parts.value.characters[controller.view.value.characters[shown.seat] ?? ""];
  return (
    <g key={shown.no} class="pointed base" data-colour={character?.colour} aria-hidden="true">
      <circle cx={box.x + box.w / 2} cy={box.y + box.h / 2} r={Math.min(box.w, box.h) * 0.42} />
      <circle cx={box.x + box.w / 2} cy={box.y + box.h / 2} r={Math.min(box.w, box.h) * 0.3} />
    </g>
  );
}

/** The way that a click would set out on. */
function Path({ plan }: { plan: Plan }): JSX.Element | null {
  const controller = useController();
  const path = controller.path.value;
  if (path.length < 2) return null;
  const points = pointsOf(plan, path);
  return (
    <g class="path" aria-hidden="true">
      <polyline points={points.join(" ")} class="path-under" />
      <polyline points={points.join(" ")} class="path-line" />
    </g>
  );
}
