/** Tables to go on with, tables to join, games to look at again. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { campaignAddress, go, replayAddress, tableAddress } from "../router";
import { me } from "../store";
import { Icon } from "../ui/icons";
import { wordsFor } from "./attempt";
import { ForgetMe } from "./ForgetMe";
import type { CampaignInfo, GameBox, GameInfo, TableInfo, Tables } from "../wire.gen";
import { localeOf } from "../texts";
import { language } from "../words/language";
import { dayAndTime, personName, rowOf, say } from "../words/shell";

const EVERY_MS = 10_000;

/** What the lists show, as of the last look. */
class Lists {
  readonly tables = signal<Tables | null>(null);
  readonly campaigns = signal<readonly CampaignInfo[]>([]);
  readonly problem = signal("");
  /** What the games that are played here call things, as far as it has come. */
  readonly boxes = signal<readonly GameBox[]>([]);

  async look(): Promise<void> {
    try {
      this.tables.value = await api.tables();
      this.campaigns.value = me.value.id ? (await api.campaigns()).mine : [];
    } catch {
      this.tables.value = null;
      return;
    }
    const { mine, open, finished } = this.tables.value;
    const games = new Set([...mine, ...open, ...finished].map((table) => table.game));
    const boxes = await Promise.allSettled([...games].map((game) => api.box(game)));
    this.boxes.value = boxes.flatMap((box) => (box.status === "fulfilled" ? box.value : []));
  }

  /** What is played at a table: its mission, or the game. */
  played({ game, options }: TableInfo): string {
    const box = this.boxes.value.find((one) => one.info.name === game);
    const missions = box?.choices.find((choice) => choice.option === "mission")?.values;
    const word = options.mission;
    const name = missions?.find((value) => value.word === word)?.name ?? word?.replace(/-/g, " ");
    return name ?? box?.info.title ?? game;
  }

  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.problem.value = "";
    await what().catch((trouble: unknown) => {
      this.problem.value = wordsFor(trouble);
    });
  }
}

type Games = readonly GameInfo[] | null;

export function TableLists({ games }: { games: Games }): JSX.Element | null {
  const [lists] = useState(() => new Lists());
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they may see
  useEffect(() => {
    void lists.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void lists.look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value.id, lists]);
  const found = lists.tables.value;
  if (!found) return null;
  const others = found.open.filter((table) => !found.mine.some((mine) => mine.id === table.id));
  const sources = { lists, games };
  return (
    <div class="lists">
      {found.mine.length > 0 && (
        <TableList
          {...sources}
          id="your-tables"
          title={say("list.yours")}
          tables={found.mine}
          address={(table) => tableAddress(table.id)}
          action={say("list.go_on")}
        />
      )}
      {lists.campaigns.value.length > 0 && <CampaignList rows={lists.campaigns.value} />}
      {others.length > 0 && (
        <TableList
          {...sources}
          id="open-tables"
          title={say("list.open")}
          tables={others}
          address={(table) => tableAddress(table.id)}
          action={say("list.sit_down")}
        />
      )}
      <section class="list" aria-labelledby="finished">
        <h2 id="finished">{say("list.finished")}</h2>
        {found.finished.length === 0 && <p class="label">{say("list.none_finished")}</p>}
        <Rows
          {...sources}
          tables={found.finished.slice(0, 8)}
          address={(table) => replayAddress(table.id)}
          action={say("list.watch")}
        />
        <Upload lists={lists} />
      </section>
      <ForgetMe onDone={() => void lists.look()} />
    </div>
  );
}

interface ListProps {
  readonly lists: Lists;
  readonly games: Games;
  readonly tables: readonly TableInfo[];
  readonly address: (table: TableInfo) => string;
  readonly action: string;
}

function TableList({ id, title, ...rest }: ListProps & { id: string; title: string }): JSX.Element {
  return (
    <section class="list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Rows {...rest} />
    </section>
  );
}

function Rows({ lists, games, tables, address, action }: ListProps): JSX.Element {
  return (
    <ul>
      {tables.map((table) => {
        const game = games?.find((one) => one.name === table.game);
        const names = rowOf(table.seats.map((seat) => (seat.name ? personName(seat.name) : say("seat.free"))));
        const does = table.frozen && table.stage === "playing" ? say("list.look") : action;
        return (
          <li key={table.id} class="list-row">
            <span class="list-words">
              <strong>{lists.played(table)}</strong>
              <span class="label">{[names, ...aboutOf(table, game)].join(" · ")}</span>
            </span>
            {isMine(table) && (table.frozen || table.stage === "over") && (
              <button
                type="button"
                class="button small quiet"
                aria-label={say("list.take_off_what", { names })}
                onClick={() => void lists.attempt(() => api.leave(table.id).then(() => lists.look()))}
              >
                {say("list.take_off")}
              </button>
            )}
            <a class="button small" href={address(table)} aria-label={say("list.do", { does, names })}>
              {does}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function isMine(table: TableInfo): boolean {
  return !!me.value.id && (table.host === me.value.id || table.seats.some((seat) => seat.person === me.value.id));
}

/** What tells tables of one game apart: which side is mine, whether it teaches, how it ended, when it was. */
function aboutOf(table: TableInfo, game: GameInfo | undefined): string[] {
  const mine = table.seats.findIndex((seat) => seat.person !== "" && seat.person === me.value.id);
  const side = table.seats.length > 1 && game?.roles[mine]?.toLocaleLowerCase(localeOf(language));
  const ended = table.outcome && (game?.endings[table.outcome.split(".")[0]!] ?? table.outcome);
  const when = say("list.when", { when: dayAndTime(table.changed) });
  return [side && say("list.you_are", { side }), table.lesson && say("list.lesson"), ended, when].flatMap(
    (words) => words || [],
  );
}

function CampaignList({ rows }: { rows: readonly CampaignInfo[] }): JSX.Element {
  return (
    <section class="list" aria-labelledby="campaigns">
      <h2 id="campaigns">{say("list.campaigns")}</h2>
      <ul>
        {rows.map(({ id, people, page }) => (
          <li key={id} class="list-row">
            <span class="list-words">
              <strong>{page.title}</strong>
              <span class="label">
                {page.heading} · {people.length > 0 ? rowOf(people) : say("list.not_begun")}
              </span>
            </span>
            <a
              class="button small"
              href={campaignAddress(id)}
              aria-label={say("list.go_on_with", { title: page.title, heading: page.heading })}
            >
              {say("list.go_on")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game that was saved as a file, to be watched here. */
function Upload({ lists }: { lists: Lists }): JSX.Element {
  const take = (file: File | undefined): void => {
    if (file) void lists.attempt(() => api.upload(file).then(({ id }) => go(replayAddress(id))));
  };
  return (
    <p class="upload">
      <label class="button small quiet">
        <Icon name="upload" size={18} /> {say("list.upload")}
        <input
          class="hidden-but-read"
          type="file"
          accept=".jsonl,.ndjson,application/x-ndjson"
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
      </label>
      {lists.problem.value && <span role="alert">{lists.problem.value}</span>}
    </p>
  );
}
