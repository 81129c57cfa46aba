/** What somebody has played: games and wins, by what the games say; the daily, best moments, what to try, with whom. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { openToTry } from "../../learning";
import { recordsAddress, rulesAddress } from "../../router";
import { introduce, me } from "../../store";
import { setTitle } from "../../title";
import { Header } from "../../ui/Header";
import { Icon } from "../../ui/icons";
import type { DailyStreak, GameRecord, RecordPage } from "../../wire.gen";
import { rowOf, say, titleOf } from "../../words/shell";
import { AttemptsProvider, TroubleLine, useAttempts, useNewAttempts } from "../attempt";
import { LostYou } from "../LostYou";
import { OfGame } from "./OfGame";
import { Together } from "./Together";

/** `people` are those whose games with me are shown, by id; none for all of mine. */
export function RecordsPage({ people }: { people: readonly string[] }): JSX.Element {
  const attempts = useNewAttempts();
  const [page, setPage] = useState<RecordPage | null>(null);
  const [known, setKnown] = useState(false);
  const { id } = me.value;
  const names = page?.together?.names ?? [];
  const title = names.length > 0 ? say("records.with", { names: rowOf(names) }) : say("records");
  useEffect(() => setTitle(titleOf(title)), [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they have played
  useEffect(() => {
    void attempts.attempt(async () => {
      const found = await introduce();
      setPage(found.id ? await api.records(people) : null);
      setKnown(true);
    });
  }, [id, attempts, people.join(",")]);
  return (
    <AttemptsProvider value={attempts}>
      <div class="page">
        <Header />
        <main id="main" class="records">
          <h1>{title}</h1>
          <TroubleLine />
          <LostYou way />
          {people.length > 0 && (
            <p>
              <a class="button small quiet" href={recordsAddress()}>
                <Icon name="back" size={18} /> {say("records.all")}
              </a>
            </p>
          )}
          {known && (page ? <Whole page={page} /> : <p>{say("records.nobody")}</p>)}
        </main>
      </div>
    </AttemptsProvider>
  );
}

function Whole({ page }: { page: RecordPage }): JSX.Element {
  const played = page.by_game.filter((one) => one.games > 0);
  const { games, won, together } = page;
  return (
    <>
      <div class="record-sums">
        {games > 0 && <Sum number={games} words={say("records.games", { games })} />}
        {games > 0 && <Sum number={won} words={say(together ? "records.won_by_you" : "records.won", { won })} />}
        {together && <Sum number={together.together} words={say("records.won_by_all", { won: together.together })} />}
        {page.daily && <Daily daily={page.daily} />}
      </div>
      {page.games === 0 && <p class="record-none">{say("records.none")}</p>}
      {played.map((one) => (
        <OfGame key={one.game} record={one} />
      ))}
      <Together page={page} />
      <NotPlayed records={page.by_game.filter((one) => one.games === 0)} />
    </>
  );
}

/** Games that are still to be discovered. */
function NotPlayed({ records }: { records: readonly GameRecord[] }): JSX.Element | null {
  if (records.length === 0) return null;
  return (
    <section class="list" aria-labelledby="not-played">
      <h2 id="not-played">{say("records.not_yet")}</h2>
      <ul>
        {records.map(({ game, title }) => (
          <li key={game} class="list-row">
            <strong class="list-words">{title}</strong>
            <a
              class="button small quiet"
              href={rulesAddress(game)}
              aria-label={say("list.do", { does: say("rules"), what: title })}
            >
              {say("rules")}
            </a>
            <a class="button small" href="/" aria-label={say("list.do", { does: say("records.play"), what: title })}>
              {say("records.play")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sum({ number, words }: { number: number; words: string }): JSX.Element {
  return (
    <p class="record-sum">
      <strong>{number}</strong> {words}
    </p>
  );
}

/** Days in a row on which the game of the day was won, and today's, if it is still to be played. */
function Daily({ daily }: { daily: DailyStreak }): JSX.Element {
  const { press } = useAttempts();
  return (
    <section class="record-sum daily" aria-label={say("records.daily")}>
      <strong>{daily.now}</strong>
      <span>
        {say("records.daily_now", { days: daily.now })}{" "}
        {daily.longest > daily.now && (
          <span class="label">{say("records.daily_longest", { days: daily.longest })}</span>
        )}
      </span>
      {daily.played_today ? (
        <span class="label">{say(daily.won_today ? "records.daily_won" : "records.daily_played")}</span>
      ) : (
        <button
          type="button"
          class="button small"
          onClick={() => void press("daily", () => openToTry(daily.game, daily.seats, daily.table))}
        >
          {say("records.daily_play")}
        </button>
      )}
    </section>
  );
}
