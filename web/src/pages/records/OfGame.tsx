/** My games of one kind: best moments, counts by mission, hero and whatever else the game says, and what to try next. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { openToTry } from "../../learning";
import { momentAddress } from "../../router";
import { Icon } from "../../ui/icons";
import type { CountedBy, CountedWord, GameRecord, MomentShown, ToTry } from "../../wire.gen";
import { dayOf, say } from "../../words/shell";
import { useAttempts } from "../attempt";

/** Of a longer list the rest is folded. */
const SHOWN = 6;

export function OfGame({ record }: { record: GameRecord }): JSX.Element {
  const id = useId();
  return (
    <section class="record-game" aria-labelledby={id}>
      <h2 id={id}>{record.title}</h2>
      <p class="record-head">
        <Bar games={record.games} won={record.won} most={record.games} />
        {say("records.won_of", { games: record.games, won: record.won })}
      </p>
      {record.moments.length > 0 && <Moments moments={record.moments} />}
      <div class="record-counts">
        {record.counted.map((by) => (
          <Counts key={by.option} by={by} />
        ))}
      </div>
      {record.to_try.length > 0 && <Tries record={record} />}
    </section>
  );
}

function Moments({ moments }: { moments: readonly MomentShown[] }): JSX.Element {
  return (
    <div class="record-moments">
      <h3>{say("records.moments")}</h3>
      <ul>
        {moments
          .filter((one) => one.says)
          .map((one) => (
            <li key={one.says}>
              <Icon name="star" size={20} />
              <span>
                {one.says} <span class="label">{say("records.on", { day: dayOf(one.ended) })}</span>
              </span>
              {one.table && (
                <a
                  class="button small quiet"
                  href={momentAddress(one.table, one.line)}
                  aria-label={say("list.do", { does: say("list.watch"), what: one.says })}
                >
                  {say("list.watch")}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Counts({ by }: { by: CountedBy }): JSX.Element {
  const most = Math.max(...by.words.map((word) => word.games));
  const rest = by.words.slice(SHOWN);
  return (
    <div class="record-by">
      <h3>{by.name}</h3>
      <Words words={by.words.slice(0, SHOWN)} most={most} />
      {rest.length > 0 && (
        <details>
          <summary>{say("records.more", { more: rest.length })}</summary>
          <Words words={rest} most={most} />
        </details>
      )}
    </div>
  );
}

function Words({ words, most }: { words: readonly CountedWord[]; most: number }): JSX.Element {
  return (
    <ul>
      {words.map((word) => (
        <li key={word.word}>
          <span class="record-word">{word.name}</span>
          <Bar games={word.games} won={word.won} most={most} />
          <span class="label">{say("records.of", { games: word.games, won: word.won })}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many games, as long as the most are wide, and how many of them were won. */
function Bar({ games, won, most }: { games: number; won: number; most: number }): JSX.Element {
  return (
    <span class="record-bar" aria-hidden="true">
      <span style={{ width: `${(100 * games) / Math.max(1, most)}%` }}>
        <span style={{ width: `${(100 * won) / Math.max(1, games)}%` }} />
      </span>
    </span>
  );
}

function Tries({ record }: { record: GameRecord }): JSX.Element {
  return (
    <div class="record-tries">
      <h3>{say("records.try")}</h3>
      <ul>
        {record.to_try.map((one) => (
          <Try key={`${one.by} ${one.name}`} record={record} one={one} />
        ))}
      </ul>
    </div>
  );
}

function Try({ record, one }: { record: GameRecord; one: ToTry }): JSX.Element {
  const { press } = useAttempts();
  const what = say("records.try_what", { by: one.by, name: one.name });
  return (
    <li>
      <span>
        <strong>{what}</strong>{" "}
        <span class="label">{say(one.games > 0 ? "records.not_won" : "records.not_played", { games: one.games })}</span>
        {one.about && <span class="record-about label">{one.about}</span>}
      </span>
      <button
        type="button"
        class="button small"
        aria-label={say("list.do", { does: say("records.open"), what })}
        onClick={() => void press(what, () => openToTry(record.game, record.seats, one.table))}
      >
        {say("records.open")}
      </button>
    </li>
  );
}
