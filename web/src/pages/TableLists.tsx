/** Tables to go on with, tables to join, games to look at again. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce";
import { api } from "../api";
import { campaignAddress, go, recordsAddress, replayAddress, tableAddress } from "../router";
import { me } from "../store";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { wordsFor } from "./attempt";
import { ToldWhenShown } from "./told/OverDays";
import type { CampaignInfo, GameBox, GameInfo, SeatInfo, TableAbout, TableInfo, Tables } from "../wire.gen";
import { localeOf } from "../texts";
import { language } from "../words/language";
import { dayAndTime, personName, rowOf, say } from "../words/shell";

const EVERY_MS = 10_000;

/** What the lists show, as of the last look. */
export class Lists {
  readonly tables = signal<Tables | null>(null);
  readonly campaigns = signal<readonly CampaignInfo[]>([]);
  readonly problem = signal("");
  /** What the games that are played here call things, as far as it has come. */
  readonly boxes = signal<readonly GameBox[]>([]);

  /** The lists are shown when it is known what things are called: nobody reads a word of the code for a moment. */
  async look(): Promise<void> {
    let found: Tables;
    try {
      found = await api.tables();
      this.campaigns.value = me.value.id ? (await api.campaigns()).mine : [];
    } catch {
      this.tables.value = null;
      return;
    }
    const { mine, open, finished } = found;
    const games = new Set([...mine, ...open, ...finished].map((table) => table.game));
    const boxes = await Promise.allSettled([...games].map((game) => api.box(game)));
    this.boxes.value = boxes.flatMap((box) => (box.status === "fulfilled" ? box.value : []));
    this.tables.value = found;
  }

  /** What is played at a table: the game, and its mission. */
  played({ id, game, options, campaign }: TableInfo): string {
    const box = this.boxes.value.find((one) => one.info.name === game);
    const title = box?.info.title ?? game;
    const missions = box?.choices.find((choice) => choice.option === "mission");
    const word = options.mission ?? (campaign ? undefined : missions?.usual);
    const chosen = missions?.values.find((value) => value.word === word)?.name ?? word?.replace(/-/g, " ");
    const mission = this.tables.value?.about[id]?.title || chosen;
    return mission ? say("list.game", { game: title, mission }) : title;
  }

  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.problem.value = "";
    await what().catch((trouble: unknown) => {
      this.problem.value = wordsFor(trouble);
    });
  }
}

type Games = readonly GameInfo[] | null;

/** The lists of whoever sits here, looked at now and again. */
export function useLists(): Lists {
  const [lists] = useState(() => new Lists());
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they may see
  useEffect(() => {
    void lists.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void lists.look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [me.value.id, lists]);
  return lists;
}

export function TableLists({ lists, games }: { lists: Lists; games: Games }): JSX.Element | null {
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
        {me.value.id && (
          <p>
            <a class="button small quiet" href={recordsAddress()}>
              <Icon name="star" size={18} /> {say("records.yours")}
            </a>
          </p>
        )}
        {found.finished.length === 0 && <p class="label">{say("list.none_finished")}</p>}
        <Rows
          {...sources}
          tables={found.finished.slice(0, 8)}
          address={(table) => replayAddress(table.id)}
          action={say("list.watch")}
        />
        <Tidy lists={lists} many={found.finished.filter(isMine).length} />
        <Upload lists={lists} />
      </section>
      <ToldWhenShown />
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
        const about = lists.tables.value?.about[table.id];
        const what = lists.played(table);
        const turn = turnAt(table, about);
        const words = [peopleAt(table), ...aboutOf(table, about, game)];
        const does = table.frozen && table.stage === "playing" ? say("list.look") : action;
        return (
          <li key={table.id} class={`list-row ${turn?.mine ? "my-turn" : ""}`}>
            <span class="list-words">
              <strong>{what}</strong>
              {turn && <span class={turn.mine ? "list-turn" : "label"}>{turn.words}</span>}
              <span class="label">{words.join(" · ")}</span>
            </span>
            {isMine(table) && <TakeOff lists={lists} table={table} what={`${what}, ${words.join(", ")}`} />}
            <a
              class={`button small ${turn?.mine ? "main" : ""}`}
              href={address(table)}
              aria-label={say("list.do", { does, what: [what, ...(turn ? [turn.words] : []), ...words].join(", ") })}
            >
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

/** Who sits there besides me. */
export function peopleAt(table: TableInfo): string {
  const others = table.seats.filter((seat) => seat.person !== me.value.id && seat.name && !isBot(seat));
  const names = rowOf(others.map((seat) => personName(seat.name)));
  if (others.length > 0) return say(isMine(table) ? "list.with" : "list.by", { names });
  return say(table.seats.some(isBot) ? "list.with_bots" : "list.alone");
}

const isBot = (seat: SeatInfo): boolean => seat.bot !== "" && seat.person === "";

/** Whose turn it is, and whether it is mine. */
export function turnAt(table: TableInfo, about: TableAbout | undefined): { mine: boolean; words: string } | null {
  const seats = about?.turn.map((seat) => table.seats[seat]).filter((seat) => seat !== undefined) ?? [];
  if (seats.length === 0) return null;
  if (seats.some((seat) => seat.person === me.value.id)) return { mine: true, words: say("list.your_turn") };
  return { mine: false, words: say("list.waits_for", { names: rowOf(seats.map((seat) => personName(seat.name))) }) };
}

/** What tells tables of one game apart: which side is mine, whether it teaches, how it ended, when it was. */
function aboutOf(table: TableInfo, about: TableAbout | undefined, game: GameInfo | undefined): string[] {
  const mine = table.seats.findIndex((seat) => seat.person !== "" && seat.person === me.value.id);
  const side = table.seats.length > 1 && game?.roles[mine]?.toLocaleLowerCase(localeOf(language));
  const ended = table.outcome && (game?.endings[table.outcome.split(".")[0]!] ?? table.outcome);
  const when = dayAndTime(about?.since ?? table.changed);
  return [
    side && say("list.you_are", { side }),
    table.over_days && say("days"),
    table.lesson && say("list.lesson"),
    table.stage === "open" && say("list.not_begun"),
    ended,
    say(table.stage === "playing" ? "list.since" : "list.when", { when }),
  ].flatMap((words) => words || []);
}

/** Take a table off my list; where a game goes on, that is asked first. */
function TakeOff({ lists, table, what }: { lists: Lists; table: TableInfo; what: string }): JSX.Element {
  const [asking, setAsking] = useState(false);
  const goesOn = table.stage === "playing" && !table.frozen;
  const others = table.seats.some((seat) => seat.person && seat.person !== me.value.id);
  const leave = (): void => {
    setAsking(false);
    void lists.attempt(() => api.leaveForGood(table.id).then(() => lists.look()));
  };
  return (
    <>
      <button
        type="button"
        class="button small quiet icon"
        aria-label={say("list.take_off_what", { what })}
        onClick={() => (goesOn ? setAsking(true) : leave())}
      >
        <Icon name="close" size={18} />
      </button>
      {asking && (
        <Dialog title={say("list.give_up")} onClose={() => setAsking(false)}>
          <p>{say(others ? "list.give_up_others" : "list.give_up_alone", { what })}</p>
          <p class="dialog-actions">
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              {say("list.give_up_no")}
            </button>
            <button type="button" class="button" onClick={leave}>
              {say("list.give_up_yes")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** All that is over, off my list at once. */
function Tidy({ lists, many }: { lists: Lists; many: number }): JSX.Element | null {
  const [asking, setAsking] = useState(false);
  if (many < 2) return null;
  const tidy = (): void => {
    setAsking(false);
    void lists.attempt(async () => {
      const { tables } = await api.tidy();
      announce(say("list.tidied", { tables }));
      await lists.look();
    });
  };
  return (
    <p>
      <button type="button" class="button small quiet" onClick={() => setAsking(true)}>
        {say("list.tidy")}
      </button>
      {asking && (
        <Dialog title={say("list.tidy")} onClose={() => setAsking(false)}>
          <p>{say("list.tidy_about")}</p>
          <p class="dialog-actions">
            <button type="button" class="button main" onClick={() => setAsking(false)}>
              {say("list.give_up_no")}
            </button>
            <button type="button" class="button" onClick={tidy}>
              {say("list.tidy_yes")}
            </button>
          </p>
        </Dialog>
      )}
    </p>
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
