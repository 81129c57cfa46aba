/** Which part of a board is on screen: zoom about a point, pan, and never lose the board. All in board units. */

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Area {
  readonly w: number;
  readonly h: number;
}

const CLOSEST = 6;

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where the camera stands along one axis: all of the board if it fits, centred; else a part that does not leave it. */
function within(at: number, seen: number, board: number): number {
  return seen >= board ? (board - seen) / 2 : clamp(0, at, board - seen);
}

/** The whole board, in a frame of this shape. */
export function whole(board: Area, frame: Area): Camera {
  const aspect = frame.h > 0 ? frame.w / frame.h : 1;
  const w = Math.max(board.w, board.h * aspect);
  const h = w / aspect;
  return { x: within(0, w, board.w), y: within(0, h, board.h), w, h };
}

/** The camera closer (above 1) or further away, with the point (x, y) staying where it is on screen. */
export function zoomed(camera: Camera, board: Area, frame: Area, by: number, x: number, y: number): Camera {
  const all = whole(board, frame);
  const w = clamp(all.w / CLOSEST, camera.w / by, all.w);
  const h = (w * all.h) / all.w;
  const share = w / camera.w;
  return {
    x: within(x - (x - camera.x) * share, w, board.w),
    y: within(y - (y - camera.y) * share, h, board.h),
    w,
    h,
  };
}

export function panned(camera: Camera, board: Area, dx: number, dy: number): Camera {
  return {
    ...camera,
    x: within(camera.x + dx, camera.w, board.w),
    y: within(camera.y + dy, camera.h, board.h),
  };
}

/** As little as is needed to have this box on screen, with some room around it. */
export function showing(
  camera: Camera,
  board: Area,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  around: number,
): Camera {
  const shift = (at: number, seen: number, from: number, size: number): number => {
    if (size + 2 * around >= seen) return from + size / 2 - seen / 2 - at;
    if (from - around < at) return from - around - at;
    return from + size + around > at + seen ? from + size + around - seen - at : 0;
  };
  return panned(camera, board, shift(camera.x, camera.w, box.x, box.w), shift(camera.y, camera.h, box.y, box.h));
}

export const isWhole = (camera: Camera, board: Area, frame: Area): boolean => camera.w >= whole(board, frame).w - 0.5;

/** A part of the board so wide, with the point (x, y) in its middle; as close as it is already, if it is close. */
export function around(now: Camera | null, board: Area, frame: Area, x: number, y: number, width: number): Camera {
  const all = whole(board, frame);
  const w = now?.w ?? clamp(all.w / CLOSEST, width, all.w);
  const h = (w * all.h) / all.w;
  return { x: within(x - w / 2, w, board.w), y: within(y - h / 2, h, board.h), w, h };
}
