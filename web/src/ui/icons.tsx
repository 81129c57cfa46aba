/** Icons of the shell, drawn by us on a 24 px grid with 2 px strokes. */

import type { JSX } from "preact";

const PATHS: Readonly<Record<string, string>> = {
  anchor: "M12 8v13M7 12h10M4 14c0 4 3.5 7 8 7s8-3 8-7M9.5 5.500a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  help: "M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.5",
  text: "M5 6h14M5 10h14M5 14h9M5 18h11",
  board: "M4 5h16v14H4zM4 12h7M11 5v14M15 12h5",
  sound: "M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5",
  bot: "M6 9h12v9H6zM12 9V5M10 13v1M14 13v1M3 12v3M21 12v3",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  link: "M10 14a4 4 0 0 1 0-5.500l3-3a4 4 0 0 1 5.5 5.500L17 12.500M14 10a4 4 0 0 1 0 5.500l-3 3A4 4 0 0 1 5.5 13L7 11.5",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  first: "M17 6l-6 6 6 6M7 6v12",
  last: "M7 6l6 6-6 6M17 6v12",
  skip: "M5 6l6 6-6 6M12 6l6 6-6 6M20 6v12",
  talk: "M4 5h16v11H11l-5 4v-4H4z",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  note: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  key: "M8 11a4 4 0 1 0 0 .100M11.5 12H21M17 12v4M20 12v3",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2",
  warn: "M12 4 21 20H3zM12 10v5M12 17.200v.3",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.500a6.5 6.5 0 0 0 10 10z",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4l3 2",
  check: "M5 13l4.5 4.500L19 7",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-6 6.5-9.5 6.500S5 16.5 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  theme: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  search: "M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM15 15l5 5",
  book: "M5 5c3-1 5-.5 7 1 2-1.5 4-2 7-1v13c-3-1-5-.5-7 1-2-1.5-4-2-7-1zM12 6v13",
  door: "M6 21V4h12v17M4 21h16M14.5 12v1.5",
  star: "M12 4l2.5 5.5 6 .7-4.5 4 1.2 6L12 17.2 6.8 20.200l1.2-6-4.5-4 6-.700z",
  fold: "M4 5h16v14H4zM14 5v14M7 9l3 3-3 3",
  unfold: "M4 5h16v14H4zM14 5v14M10 9l-3 3 3 3",
  plus: "M12 5v14M5 12h14",
  refresh: "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  fork: "M7 5v5c0 3 5 3 5 6v4M17 5v5c0 3-5 3-5 6M7 5m-2 0h4M17 5m-2 0h4",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 24 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name] ?? ""}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
