/** Tables to go on with, tables to join, games to look at again. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { DOORS } from "../games";
import { campaignAddress, go, replayAddress, tableAddress } from "../router";
import { me } from "../store";
import { Icon } from "../ui/icons";
import { wordsFor } from "./attempt";
import { ForgetMe } from "./ForgetMe";
import type { CampaignInfo, TableInfo, Tables } from "../wire.gen";

const tables = signal<Tables | null>(null);
const campaigns = signal<readonly CampaignInfo[]>([]);
const problem = signal("");
const EVERY_MS = 10_000;

async function look(): Promise<void> {
  try {
    tables.value = await api.tables();
    campaigns.value = me.value.id ? (await api.campaigns()).mine : [];
  } catch {
    tables.value = null;
  }
}

export function TableLists(): JSX.Element | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they may see
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value.id]);
  const found = tables.value;
  if (!found) return null;
  const others = found.open.filter((table) => !found.mine.some((mine) => mine.id === table.id));
  return (
    <div class="lists">
      {found.mine.length > 0 && (
        <TableList title="Your tables" tables={found.mine} address={(table) => tableAddress(table.id)} action="Go on" />
      )}
      {campaigns.value.length > 0 && <CampaignList rows={campaigns.value} />}
      {others.length > 0 && (
        <TableList title="Open tables" tables={others} address={(table) => tableAddress(table.id)} action="Sit down" />
      )}
      <section class="list" aria-labelledby="finished">
        <h2 id="finished">Finished games</h2>
        {found.finished.length === 0 && <p class="label">None yet. Each one can be watched again from every seat.</p>}
        <Rows tables={found.finished.slice(0, 8)} address={(table) => replayAddress(table.id)} action="Watch" />
        <Upload />
      </section>
      <ForgetMe onDone={() => void look()} />
    </div>
  );
}

interface ListProps {
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

function Rows({ tables: rows, address, action }: ListProps): JSX.Element {
  return (
    <ul>
      {rows.map((table) => {
        const names = table.seats.map((seat) => seat.name || "free").join(", ");
        return (
          <li key={table.id} class="list-row">
            <span class="list-words">
              <strong>{table.options.mission?.replace(/-/g, " ") ?? DOORS[table.game]?.title ?? table.game}</strong>
              <span class="label">{[names, ...aboutOf(table)].join(" · ")}</span>
            </span>
            {isMine(table) && (table.frozen || table.stage === "over") && (
              <button
                type="button"
                class="button small quiet"
                aria-label={`Take off my list: ${names}`}
                onClick={() => void takeOff(table)}
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

async function takeOff(table: TableInfo): Promise<void> {
  try {
    problem.value = "";
    await api.leave(table.id);
    await look();
  } catch (trouble) {
    problem.value = wordsFor(trouble);
  }
}

/** What tells tables of one game apart: which side is mine, whether it teaches, how it ended, when it was. */
function aboutOf(table: TableInfo): string[] {
  const door = DOORS[table.game];
  const mine = table.seats.findIndex((seat) => seat.person !== "" && seat.person === me.value.id);
  const side = mine >= 0 && table.seats.length > 1 ? door?.role?.(mine) : undefined;
  const ended =
    table.outcome && (door?.ended?.(table.outcome) ?? (table.outcome.startsWith("won") ? "solved" : "failed"));
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
function Upload(): JSX.Element {
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      problem.value = "";
      const opened = await api.upload(file);
      go(replayAddress(opened.id));
    } catch (trouble) {
      problem.value = wordsFor(trouble);
    }
  };
  return (
    <p class="upload">
      <label class="button small quiet">
        <Icon name="upload" size={18} /> Watch a saved game
        <input
          class="hidden-but-read"
          type="file"
          accept=".jsonl,.ndjson,application/x-ndjson"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {problem.value && <span role="alert">{problem.value}</span>}
    </p>
  );
}
