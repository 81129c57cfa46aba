/** While the game is paused the table looks so and says so: who stopped it, since when and why, and how to go on. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameClock } from "../gameclock";
import type { TableModel } from "../table";
import { Icon } from "./icons";
import { FRAMES, type Ticker } from "./ticker";
import { showRefusal } from "./tip";
import type { Refusal } from "../view";
import { agoIn, fill, say } from "../words/shell";

const LONGEST = 100;
const REASONS = ["door", "rules", "moment"] as const;

/** Whether somebody has stopped the game; while it is being counted in it still stands. */
export function isPaused(clock: GameClock): boolean {
  const info = clock.info.value;
  return info !== null && !info.running && info.paused_by >= 0;
}

export const pausedBy = (table: TableModel): string =>
  say("pause.by_whom", { name: table.texts.value.say(`seat.${table.clock.info.value?.paused_by ?? 0}`) });

/** How long ago, in whole seconds and then in minutes: nobody needs it to the second for long. */
export function agoWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 5) return say("ago.now");
  if (seconds < 60) return agoIn(seconds - (seconds % 5), "second");
  return agoIn(Math.floor(seconds / 60), "minute");
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
    <section class="pause-veil" aria-label={say("pause")}>
      <div class="pause-card" role="status">
        {count === null ? (
          <>
            <p class="pause-title display">
              <Icon name="pause" size={34} /> {say("paused")}
            </p>
            <p class="pause-who">
              {say(ago ? "paused.by_ago" : "paused.by", { name: table.texts.value.say(`seat.${info.paused_by}`), ago })}
            </p>
            {info.reason && (
              <p class="pause-reason">
                {fill("paused.reason", { reason: <span translate={false}>{info.reason}</span> })}
              </p>
            )}
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
              <Icon name="play" size={22} /> {say("pause.go_on")}
            </button>
          ) : (
            <button
              type="button"
              class="button"
              onClick={(event) => void tell(event.currentTarget, table.sender.pause?.(""))}
            >
              <Icon name="pause" size={20} /> {say("pause.stay")}
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
  if (!mine || isAlone || info.reason || table.talksThroughGame || !table.sender.pause) return null;
  const tell = (words: string): void => {
    if (words) void table.sender.pause!(words);
  };
  return (
    <form
      class="pause-why"
      aria-label={say("pause.why_long")}
      onSubmit={(event) => {
        event.preventDefault();
        tell(reason.trim());
      }}
    >
      <div class="chat-quick">
        {REASONS.map((reason) => (
          <button key={reason} type="button" class="button small" onClick={() => tell(say(`pause.reason.${reason}`))}>
            {say(`pause.reason.${reason}`)}
          </button>
        ))}
      </div>
      <div class="pause-words">
        <input
          class="field"
          aria-label={say("pause.why")}
          placeholder={say("pause.why_what")}
          value={reason}
          maxLength={LONGEST}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <button class="button small" type="submit">
          {say("talk.say")}
        </button>
      </div>
    </form>
  );
}
