/** Clock, dice, tracks and a board of spaces, without a game or a server: pieces.html?theme=light&mood=elite. */

import { signal } from "@preact/signals";
import { render, type JSX } from "preact";
import "../src/styles/index.css";
import "../src/games/alone/tokens.css";
import "../src/games/elite/tokens.css";
import "../src/games/key/tokens.css";
import { GameClock } from "../src/gameclock";
import { theme } from "../src/settings";
import { Clock } from "../src/ui/table/Clock";
import { Die } from "../src/ui/table/Die";
import { GridBoard } from "../src/ui/table/grid/GridBoard";
import { TipHost } from "../src/ui/tip";
import { Track } from "../src/ui/Track";

const asked = new URLSearchParams(location.search);
theme.value = asked.get("theme") === "light" ? "light" : "dark";
document.documentElement.dataset.theme = theme.value;
document.documentElement.dataset.mood = asked.get("mood") ?? "elite";

const [COLUMNS, ROWS, UNIT] = [18, 12, 32];
const TOTAL = 120_000;
const began = performance.now();
const clock = new GameClock(() => performance.now());
clock.info.value = {
  now: began,
  game: Number(asked.get("from") ?? 0) * 1000,
  running: !asked.has("paused"),
  paused_by: 1,
  reason: "Somebody is at the door.",
  starts_at: null,
  since: null,
  enough: [],
};
const hero = signal(5 * COLUMNS + 4);
const rolls = signal(1);
const chosen = signal(-1);
const FACES = "MHGWSA";

function Pieces(): JSX.Element {
  const near = (at: number): boolean => {
    const [dx, dy] = [
      (at % COLUMNS) - (hero.value % COLUMNS),
      Math.floor(at / COLUMNS) - Math.floor(hero.value / COLUMNS),
    ];
    return at !== hero.value && Math.max(Math.abs(dx), Math.abs(dy)) <= 1;
  };
  const spaces = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    at % 7 === 3 && at % 5 === 1
      ? null
      : {
          name: `Space ${(at % COLUMNS) + 1}, ${Math.floor(at / COLUMNS) + 1}`,
          kind: near(at) ? "near" : "",
          open: near(at),
        },
  );
  return (
    <main
      style={{ display: "grid", gap: "12px", height: "100dvh", padding: "12px", gridTemplateRows: "auto 1fr auto" }}
    >
      <h1 class="hidden-but-read">Pieces</h1>
      <header style={{ display: "flex", gap: "24px", alignItems: "center" }}>
        <Clock clock={clock} due={TOTAL} total={TOTAL} nameOf={(seat) => ["Ann", "Bob"][seat] ?? "?"} />
        <Track
          name="Damage"
          length={8}
          value={3}
          preview={5}
          marks={[
            { at: 4, sign: "L", words: "a die is locked" },
            { at: 8, sign: "X", words: "down" },
          ]}
        />
      </header>
      <GridBoard
        label="The yard"
        columns={COLUMNS}
        rows={ROWS}
        unit={UNIT}
        home={hero.value}
        spaces={spaces}
        onPress={(at) => {
          if (near(at)) hero.value = at;
        }}
        ground={spaces.map((space, at) => (
          <rect
            key={at}
            x={(at % COLUMNS) * UNIT + 1}
            y={Math.floor(at / COLUMNS) * UNIT + 1}
            width={UNIT - 2}
            height={UNIT - 2}
            fill={space ? "var(--panel-2)" : "var(--ink)"}
          />
        ))}
        figures={
          <circle
            cx={(hero.value % COLUMNS) * UNIT + UNIT / 2}
            cy={Math.floor(hero.value / COLUMNS) * UNIT + UNIT / 2}
            r={UNIT * 0.4}
            fill="var(--accent)"
          />
        }
      />
      <footer style={{ display: "flex", gap: "12px", alignItems: "center" }}>
        {[0, 1, 2, 3].map((i) => {
          const face = FACES[(rolls.value * (i + 3)) % FACES.length]!;
          return (
            <Die
              key={i}
              name={`Die ${i + 1}: ${face}`}
              roll={rolls.value}
              anchor={`die-${i}`}
              shortcut={String(i + 1)}
              chosen={chosen.value === i}
              why={i === 3 ? { words: "Damage locks this die." } : null}
              onPress={() => (chosen.value = chosen.value === i ? -1 : i)}
            >
              <strong style={{ font: "700 26px var(--display)" }}>{face}</strong>
            </Die>
          );
        })}
        <button type="button" class="button main" onClick={() => (rolls.value += 1)}>
          Roll all
        </button>
      </footer>
    </main>
  );
}

render(
  <>
    <Pieces />
    <aside aria-label="Hints">
      <TipHost />
    </aside>
  </>,
  document.getElementById("app")!,
);
