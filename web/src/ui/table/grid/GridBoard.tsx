/** A board of square spaces: drawn by its game, here made zoomable, focusable and walkable by arrow keys. */

import { nearest } from "../../elements";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../icons";
import { useSize } from "../../screen";
import { leaveTip, tipAt, type Tip } from "../../tip";
import { around, isWhole, panned, showing, whole, zoomed, type Camera } from "./camera";
import { FINGER_PX, underFinger } from "./finger";
import { watchGestures } from "./gestures";
import { Row, type Space } from "./spaces";
import { say } from "../../../words/shell";

export type { Space };

interface Props {
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  /** The size of a space, in board units. */
  readonly unit: number;
  /** How far the picture reaches beyond its spaces, above and to the left: for their names, and for whoever stands tall. */
  readonly margin?: { readonly left: number; readonly top: number } | undefined;
  /** Spaces by number, row after row; null where there is none. */
  readonly spaces: readonly (Space | null)[];
  /** What lies under the spaces: ground, walls, arrows. */
  readonly ground?: ComponentChildren;
  /** What stands on them. It never catches the pointer. */
  readonly figures?: ComponentChildren;
  /** The space to begin at with the keyboard. */
  readonly home: number;
  /** Spaces are anchors of refusals under this name and their number. */
  readonly anchor?: string | undefined;
  /** Show only so many columns around this space, and go along with it; for small screens. */
  readonly near?: { readonly space: number; readonly columns: number } | undefined;
  /** Show the whole board, whatever is near: something is asked that may lie anywhere. */
  readonly all?: boolean;
  readonly onPress: (space: number, event?: MouseEvent | KeyboardEvent) => void;
  readonly onOver?: (space: number | null) => void;
  /** What a space tells whoever lingers on it, and whoever presses it in vain. */
  readonly tell?: ((space: number) => Promise<Tip | null>) | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};
const ZOOM_STEP = 1.35;
const NO_MARGIN = { left: 0, top: 0 };
/** In a rush a pointer passes over many spaces: only one that stays wants to know. */
const LINGERS_MS = 450;

/** The next space in a direction, over gaps; the same one where there is none. */
export function spaceToward(
  props: Pick<Props, "columns" | "rows" | "spaces">,
  from: number,
  dx: number,
  dy: number,
): number {
  let [x, y] = [(from % props.columns) + dx, Math.floor(from / props.columns) + dy];
  while (x >= 0 && y >= 0 && x < props.columns && y < props.rows) {
    const at = y * props.columns + x;
    if (props.spaces[at]) return at;
    [x, y] = [x + dx, y + dy];
  }
  return from;
}

export function GridBoard(props: Props): JSX.Element {
  const {
    label,
    columns,
    rows,
    unit,
    margin = NO_MARGIN,
    spaces,
    ground,
    figures,
    home,
    anchor,
    near,
    all = false,
    onPress,
    onOver,
    tell,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [width, height] = useSize(place);
  // The camera sees the margin, too: it begins where that does.
  const { left, top } = margin;
  const board = useMemo(() => ({ w: columns * unit + left, h: rows * unit + top }), [columns, rows, unit, left, top]);
  const frame = useMemo(() => ({ w: width || board.w, h: height || board.h }), [width, height, board]);
  const [camera, setCamera] = useState<Camera>(() => whole(board, frame));
  const [cursor, setCursor] = useState(home);
  useLayoutEffect(() => setCamera(whole(board, frame)), [board, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera turns to another part of the map, and not with every new drawing of it
  useLayoutEffect(() => {
    if (!near || width === 0) return;
    if (all) {
      setCamera(whole(board, frame));
      return;
    }
    const [x, y] = [
      left + ((near.space % columns) + 0.5) * unit,
      top + (Math.floor(near.space / columns) + 0.5) * unit,
    ];
    setCamera((now) => around(isWhole(now, board, frame) ? null : now, board, frame, x, y, near.columns * unit));
  }, [board, frame, near?.space, near?.columns, all]);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    return watchGestures(element, {
      pan: (dx, dy) => setCamera((now) => panned(now, board, (dx * now.w) / frame.w, (dy * now.w) / frame.w)),
      zoom: (by, x, y) => {
        const at = element.getBoundingClientRect();
        setCamera((now) =>
          zoomed(
            now,
            board,
            frame,
            by,
            now.x + ((x - at.left) * now.w) / frame.w,
            now.y + ((y - at.top) * now.w) / frame.w,
          ),
        );
      },
    });
  }, [board, frame]);

  const zoom = (by: number): void =>
    setCamera((now) => zoomed(now, board, frame, by, now.x + now.w / 2, now.y + now.h / 2));
  const moveTo = (next: number): void => {
    setCursor(next);
    const [x, y] = [left + (next % columns) * unit, top + Math.floor(next / columns) * unit];
    const box = { x, y, w: unit, h: unit };
    setCamera((now) => showing(now, board, box, unit));
    svg.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step) moveTo(spaceToward(props, cursor, step[0], step[1]));
    else if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "0") setCamera(whole(board, frame));
    else if (event.key === "Enter" || event.key === " ") onPress(cursor, event);
    else return;
    event.preventDefault();
  };
  const spaceOf = (event: Event): number | null => {
    const found = nearest(event, "[data-space]")?.getAttribute("data-space");
    return found === null || found === undefined ? null : Number(found);
  };
  /** The space that a finger means where spaces are smaller than it; null where it may mean several: then it is shown
   * closer instead. */
  const meant = (event: MouseEvent, pressed: number): number | null => {
    const shown = frame.w / camera.w;
    if (!("pointerType" in event) || event.pointerType !== "touch" || unit * shown >= FINGER_PX) return pressed;
    const at = svg.current!.getBoundingClientRect();
    const [x, y] = [camera.x + (event.clientX - at.left) / shown, camera.y + (event.clientY - at.top) / shown];
    const found = underFinger(spaces, columns, unit, [x - left, y - top], FINGER_PX / shown);
    if (found.length < 2) return found[0] ?? pressed;
    setCamera(around(null, board, frame, x, y, (frame.w / FINGER_PX) * unit));
    return null;
  };
  const press = (event: MouseEvent): void => {
    const pressed = spaceOf(event);
    const space = pressed === null ? null : meant(event, pressed);
    if (space === null) return;
    setCursor(space);
    onPress(space, event);
    if (!spaces[space]?.open) explain(space, 0);
  };
  const told = useRef<number | null>(null);
  const explain = (space: number | null, afterMs: number): void => {
    if (!tell || (space === told.current && afterMs > 0)) return;
    told.current = space;
    leaveTip();
    const shown = space === null ? null : svg.current?.querySelector(`[data-space="${space}"]`);
    if (shown) tipAt(shown, () => tell(space!), afterMs);
  };
  const viewBox = `${camera.x - left} ${camera.y - top} ${camera.w} ${camera.h}`;
  // Three pictures, one on the other: what moves does not make the browser paint the ground again.
  return (
    <div ref={place} class="grid-board">
      <svg class="grid-layer" viewBox={viewBox} aria-hidden="true">
        {ground}
      </svg>
      <svg
        ref={svg}
        class="grid-layer"
        viewBox={viewBox}
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onMouseDown={leaveFocus}
        onClick={press}
        onPointerOver={(event) => {
          onOver?.(spaceOf(event));
          if (event.pointerType === "mouse") explain(spaceOf(event), LINGERS_MS);
        }}
        onPointerLeave={(event) => {
          onOver?.(null);
          if (event.pointerType === "mouse") explain(null, 0);
        }}
        onFocusIn={(event) => {
          onOver?.(spaceOf(event));
          explain(spaceOf(event), 0);
        }}
        onFocusOut={() => {
          onOver?.(null);
          explain(null, 0);
        }}
      >
        {Array.from({ length: rows }, (_, y) => (
          <Row
            key={y}
            y={y}
            unit={unit}
            anchor={anchor}
            columns={columns}
            spaces={spaces.slice(y * columns, (y + 1) * columns)}
            cursor={Math.floor(cursor / columns) === y ? cursor % columns : -1}
          />
        ))}
      </svg>
      <svg class="grid-layer grid-figures" viewBox={viewBox} aria-hidden="true">
        {figures}
      </svg>
      <div class="grid-zoom" role="group" aria-label={say("zoom")}>
        <button type="button" class="button icon" aria-label={say("zoom.closer")} onClick={() => zoom(ZOOM_STEP)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="button icon"
          aria-label={say("zoom.whole")}
          aria-disabled={isWhole(camera, board, frame) ? "true" : undefined}
          onClick={() => setCamera(whole(board, frame))}
        >
          <Icon name="board" />
        </button>
      </div>
    </div>
  );
}

/** A pointer does not bring the keyboard here: keys go on doing what they say. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
