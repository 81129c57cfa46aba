/** A table fed by recorded views, to look at: sandbox.html?film=film&step=20&theme=light, sandbox.html?position=3,
 * sandbox.html?game=elite&film=elite&step=40.
 */

import { render } from "preact";
import "../src/styles/index.css";
import { GameClock } from "../src/gameclock";
import { loadGame } from "../src/games";
import { theme, textView } from "../src/settings";
import { TableModel } from "../src/table";
import { Texts } from "../src/texts";
import { TableProvider } from "../src/ui/context";
import { LiveRegion } from "../src/ui/LiveRegion";
import { TipHost } from "../src/ui/tip";
import type { Update, View } from "../src/view";

interface Recorded {
  seat: number;
  seats: string[];
  content: unknown;
  texts: Record<string, string>;
  updates: (Omit<Update, "changed"> & { view: View })[];
}

/** What waits does so in here: a module that waited would hold up the parts of the game that it loads. */
async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  theme.value = asked.get("theme") === "light" ? "light" : "dark";
  document.documentElement.dataset.theme = theme.value;
  textView.value = asked.has("text");
  const name = asked.get("game") ?? "key";
  const game = (await loadGame(name))!;
  const table = new TableModel(name);

  if (asked.has("position")) {
    const found = (await (await fetch("/tests/fixtures/positions.json")).json()) as {
      content: unknown;
      texts: Record<string, string>;
      of: { texts: Record<string, string>; view: View & { characters: string[] } }[];
    };
    const one = found.of[Number(asked.get("position"))]!;
    table.content.value = found.content;
    table.texts.value = new Texts(found.texts, one.texts);
    table.people.value = one.view.characters.map((_, seat) => ({
      seat,
      name: one.texts[`seat.${seat}`]!,
      bot: null,
      here: true,
    }));
    table.reset(1, one.view);
  } else {
    const film = (await (await fetch(`/tests/fixtures/${asked.get("film") ?? "film"}.json`)).json()) as Recorded;
    const step = Number(asked.get("step") ?? 0);
    table.content.value = film.content;
    table.texts.value = new Texts(film.texts);
    table.people.value = film.seats.map((name, seat) => ({ seat, name, bot: seat > 0 ? "greedy" : null, here: true }));
    table.reset(0, film.updates[0]!.view);
    for (const update of film.updates.slice(1, step + 1)) table.push({ ...update, changed: update.view });
  }
  const { clock } = table.view.value as View & { clock?: { runs?: boolean; ends_at?: number | null; lasts?: number } };
  if (clock?.runs && clock.ends_at && clock.lasts) {
    table.clock = new GameClock(() => performance.now());
    const game = clock.ends_at - clock.lasts / 2;
    const now = performance.now();
    table.clock.info.value = {
      now,
      game,
      running: true,
      paused_by: -1,
      reason: "",
      starts_at: null,
      since: null,
      enough: [],
    };
  }
  table.sender = {
    answer: () => new Promise(() => undefined),
    why: () => Promise.resolve({ rule: "key:R28", key: "refused.not_higher", params: { pile: "run", top: 7 } }),
  };
  Object.assign(globalThis, { table });

  render(
    <TableProvider value={table}>
      <game.Table table={table} menu={null} />
      <LiveRegion />
      <TipHost />
    </TableProvider>,
    document.getElementById("app")!,
  );
}

addEventListener("load", () => void show()); // when every part of the script is there
