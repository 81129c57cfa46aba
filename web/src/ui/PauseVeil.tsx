/** While the game is paused the table looks so and says so: who stopped it, since when and why, and how to go on. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameClock } from "../gameclock";
import type { TableModel } from "../table";
import { Icon } from "./icons";
import { FRAMES, type Ticker } from "./ticker";
import { showRefusal } from "./tip";
import type { Refusal } from "../view";

const LONGEST = 100;
const REASONS = ["Somebody is at the door.", "A question about the rules.", "I need a moment."] as const;

/** Whether somebody has stopped the game; while it is being counted in it still stands. */
export function isPaused(clock: GameClock): boolean {
  const info = clock.info.value;
  return info !== null && !info.running && info.paused_by >= 0;
}

export const pausedBy = (table: TableModel): string =>
  `Paused by ${table.texts.value.say(`seat.${table.clock.info.value?.paused_by ?? 0}`)}`;

/** How long ago, in whole seconds and then in minutes: nobody needs it to the second for long. */
export function agoWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 5) return "just now";
  if (seconds < 60) return `${seconds - (seconds % 5)} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
}

interface Props {
  readonly table: TableModel;
  readonly ticker?: Ticker;
}

export function PauseVeil({ table, ticker = FRAMES }: Props): JSX.Element | null {
  return isPaused(table.clock) ? <Veil table={table} ticker={ticker} /> : null;
}

function Veil({ table, ticker }: Required<Props>): JSX.Element | null {
  const { clock } = table;
  const info = clock.info.value!;
  const [ago, setAgo] = useState("");
  const [count, setCount] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pause begins without a reason
  useEffect(() => {
    const look = (): void => {
      const starts = clock.startsIn();
      setCount(starts === null ? null : Math.ceil(starts / 1000));
      const since = clock.standsFor();
      setAgo(since === null ? "" : agoWords(since));
    };
    look();
    return ticker.start(look);
  }, [clock, info, ticker]);
  // It runs again by this browser's reckoning: the server says so in a moment.
  if (clock.isRunning) return null;
  const tell = async (anchor: Element, what: Promise<Refusal | null> | undefined): Promise<void> => {
    const refusal = await what;
    if (refusal) showRefusal(anchor, table.texts.value.refusal(refusal), "");
  };
  const seated = table.seat.value >= 0;
  return (
    <section class="pause-veil" aria-label="Pause">
      <div class="pause-card" role="status">
        {count === null ? (
          <>
            <p class="pause-title display">
              <Icon name="pause" size={34} /> Paused
            </p>
            <p class="pause-who">
              by {table.texts.value.say(`seat.${info.paused_by}`)}
              {ago && `, ${ago}`}
            </p>
            {info.reason && <p class="pause-reason">“{info.reason}”</p>}
          </>
        ) : (
          <p class="pause-count display">{count}</p>
        )}
      </div>
      {seated && table.sender.resume && (
        <div class="pause-actions">
          {count === null ? (
            <button
              type="button"
              class="button main big"
              onClick={(event) => void tell(event.currentTarget, table.sender.resume!())}
            >
              <Icon name="play" size={22} /> Go on
            </button>
          ) : (
            <button
              type="button"
              class="button"
              onClick={(event) => void tell(event.currentTarget, table.sender.pause?.(""))}
            >
              <Icon name="pause" size={20} /> Stay paused
            </button>
          )}
        </div>
      )}
      {count === null && <Why table={table} />}
    </section>
  );
}

/** Who stopped the game may say why; nobody has to be told where only bots wait. */
function Why({ table }: { table: TableModel }): JSX.Element | null {
  const [reason, setReason] = useState("");
  const info = table.clock.info.value!;
  const mine = table.seat.value >= 0 && info.paused_by === table.seat.value;
  const isAlone = table.people.value.every(({ seat, bot }) => seat === table.seat.value || bot !== null);
  if (!mine || isAlone || info.reason || !table.sender.pause) return null;
  const say = (words: string): void => {
    if (words) void table.sender.pause!(words);
  };
  return (
    <form
      class="pause-why"
      aria-label="Why, if you like"
      onSubmit={(event) => {
        event.preventDefault();
        say(reason.trim());
      }}
    >
      <div class="chat-quick">
        {REASONS.map((words) => (
          <button key={words} type="button" class="button small" onClick={() => say(words)}>
            {words}
          </button>
        ))}
      </div>
      <div class="pause-words">
        <input
          class="field"
          aria-label="Why"
          placeholder="Why? (if you like)"
          value={reason}
          maxLength={LONGEST}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <button class="button small" type="submit">
          Say
        </button>
      </div>
    </form>
  );
}
