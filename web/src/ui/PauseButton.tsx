/** Stops the game's clock, with a reason if somebody has one; or lets it run again. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Refusal } from "../view";
import { useTable } from "./context";
import { Dialog } from "./Dialog";
import { Icon } from "./icons";
import { showRefusal } from "./tip";

const LONGEST = 100;
const REASONS = ["Somebody is at the door.", "A question about the rules.", "I need a moment."] as const;

export function PauseButton(): JSX.Element | null {
  const table = useTable();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const info = table.clock.info.value;
  if (!info || !table.sender.pause || !table.sender.resume) return null;
  // Nobody has to be told why where only bots wait.
  const isAlone = table.people.value.every(({ seat, bot }) => seat === table.seat.value || bot !== null);
  const stands = !info.running && info.starts_at === null;
  const tell = async (anchor: Element, what: Promise<Refusal | null>): Promise<void> => {
    const refusal = await what;
    if (refusal) showRefusal(anchor, table.texts.value.refusal(refusal), "");
  };
  const pause = (event: Event, words: string): void => {
    setAsking(false);
    void tell(event.currentTarget as Element, table.sender.pause!(words));
  };
  return (
    <>
      <button
        type="button"
        class={`button icon ${stands ? "main" : "quiet"}`}
        aria-label={stands ? "Go on" : "Pause"}
        onClick={(event) => {
          if (stands) void tell(event.currentTarget, table.sender.resume!());
          else if (isAlone) pause(event, "");
          else setAsking(true);
        }}
      >
        <Icon name={stands ? "play" : "pause"} />
      </button>
      {asking && (
        <Dialog title="Pause" onClose={() => setAsking(false)}>
          <form
            class="talk-free"
            onSubmit={(event) => {
              event.preventDefault();
              pause(event, reason.trim());
            }}
          >
            <input
              class="field"
              aria-label="Why"
              placeholder="Why? (if you like)"
              value={reason}
              maxLength={LONGEST}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
            <button class="button main" type="submit">
              Pause
            </button>
          </form>
          <div class="chat-quick">
            {REASONS.map((words) => (
              <button key={words} type="button" class="button small" onClick={(event) => pause(event, words)}>
                {words}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
