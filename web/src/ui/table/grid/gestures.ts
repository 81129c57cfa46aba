/** Wheel, drag and two fingers, told as zoom and pan. A press that hardly moves stays a click. */

const SLOP_PX = 8;

export interface Moves {
  /** Come closer by this factor, about a point of the screen. */
  zoom(by: number, clientX: number, clientY: number): void;
  /** The finger moved so far over the screen. */
  pan(dx: number, dy: number): void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Listen on an element; gives the way to stop. */
export function watchGestures(element: Element & GlobalEventHandlers, moves: Moves): () => void {
  const fingers = new Map<number, Finger>();
  let begun: Finger | null = null;
  let dragging = false;

  const apart = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const between = (): Finger => {
    const all = [...fingers.values()];
    return {
      x: all.reduce((sum, f) => sum + f.x, 0) / all.length,
      y: all.reduce((sum, f) => sum + f.y, 0) / all.length,
    };
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) begun = { x: event.clientX, y: event.clientY };
    dragging = fingers.size > 1;
  };
  const move = (event: PointerEvent): void => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const [was, middle] = [apart(), between()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!dragging && begun && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLOP_PX) return;
    if (!dragging) {
      dragging = true;
      element.setPointerCapture?.(event.pointerId);
    }
    const now = between();
    moves.pan(middle.x - now.x, middle.y - now.y);
    if (fingers.size === 2 && was > 0 && apart() > 0) moves.zoom(apart() / was, now.x, now.y);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) begun = null;
  };
  /** The click that ends a drag is none. */
  const click = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    if (event.detail === 0) return; // from the keyboard
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    moves.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
  };
  const watching = new AbortController();
  const { signal } = watching;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("click", click, { capture: true, signal });
  element.addEventListener("wheel", wheel, { passive: false, signal });
  return () => watching.abort();
}
