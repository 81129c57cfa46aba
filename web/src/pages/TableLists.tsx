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
import type { CampaignInfo, GameInfo, TableInfo, Tables } from "../wire.gen";

const EVERY_MS = 10_000;

/** What the lists show, as of the last look. */
class Lists {
  readonly tables = signal<Tables | null>(null);
  readonly campaigns = signal<readonly CampaignInfo[]>([]);
  readonly problem = signal("");

  async look(): Promise<void> {
    try {
      this.tables.value = await api.tables();
      this.campaigns.value = me.value.id ? (await api.campaigns()).mine : [];
    } catch {
      this.tables.value = null;
    }
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
          title="Your tables"
          tables={found.mine}
          address={(table) => tableAddress(table.id)}
          action="Go on"
        />
      )}
      {lists.campaigns.value.length > 0 && <CampaignList rows={lists.campaigns.value} />}
      {others.length > 0 && (
        <TableList
          {...sources}
          title="Open tables"
          tables={others}
          address={(table) => tableAddress(table.id)}
          action="Sit down"
        />
      )}
      <section class="list" aria-labelledby="finished">
        <h2 id="finished">Finished games</h2>
        {found.finished.length === 0 && <p class="label">None yet. Each one can be watched again from every seat.</p>}
        <Rows
          {...sources}
          tables={found.finished.slice(0, 8)}
          address={(table) => replayAddress(table.id)}
          action="Watch"
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

function TableList({ title, ...rest }: ListProps & { title: string }): JSX.Element {
  const id = title.toLowerCase().replace(/ /g, "-");
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
        const names = table.seats.map((seat) => seat.name || "free").join(", ");
        return (
          <li key={table.id} class="list-row">
            <span class="list-words">
              <strong>{table.options.mission?.replace(/-/g, " ") ?? game?.title ?? table.game}</strong>
              <span class="label">{[names, ...aboutOf(table, game)].join(" · ")}</span>
            </span>
            {isMine(table) && (table.frozen || table.stage === "over") && (
              <button
                type="button"
                class="button small quiet"
                aria-label={`Take off my list: ${names}`}
                onClick={() => void lists.attempt(() => api.leave(table.id).then(() => lists.look()))}
              >
                Take off my list
              </button>
            )}
            <a
              class="button small"
              href={address(table)}
              aria-label={`${table.frozen && table.stage === "playing" ? "Look" : action}: ${names}`}
            >
              {table.frozen && table.stage === "playing" ? "Look" : action}
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
  const side = table.seats.length > 1 && game?.roles[mine]?.toLowerCase();
  const ended = table.outcome && (game?.endings[table.outcome.split(".")[0]!] ?? table.outcome);
  const when = new Date(table.changed).toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit" });
  return [side && `you are ${side}`, table.lesson && "a lesson", ended, when].flatMap((words) => words || []);
}

function CampaignList({ rows }: { rows: readonly CampaignInfo[] }): JSX.Element {
  return (
    <section class="list" aria-labelledby="campaigns">
      <h2 id="campaigns">Your campaigns</h2>
      <ul>
        {rows.map(({ id, people, page }) => (
          <li key={id} class="list-row">
            <span class="list-words">
              <strong>{page.title}</strong>
              <span class="label">
                {page.heading} · {people.join(", ") || "not begun"}
              </span>
            </span>
            <a class="button small" href={campaignAddress(id)} aria-label={`Go on with ${page.title}: ${page.heading}`}>
              Go on
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
        <Icon name="upload" size={18} /> Watch a saved game
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
