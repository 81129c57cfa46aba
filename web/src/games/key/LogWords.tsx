/** One line of the log: the sentence, with a sign for its kind in front. */

import type { JSX } from "preact";
import { TokenFace } from "./art";
import { useController } from "./context";
import type { KeyEvent } from "./types";

const KINDS: Readonly<Partial<Record<KeyEvent["event"], string>>> = {
  turn_began: "turn",
  window_opened: "good",
  token_collected: "good",
  gas_hit: "bad",
  camera_took_card: "bad",
  counter_intel_placed: "bad",
  time_card_drawn: "bad",
  peril_began: "bad",
  guard_searched: "bad",
  hinted: "said",
  said: "said",
  proposed: "vote",
  agreed: "vote",
  disagreed: "vote",
  window_pointed_at: "vote",
  signs_pointed_at: "vote",
  list_pointed_at: "vote",
  thought_again: "vote",
  took_back: "vote",
  solved: "vote",
};

export function kindOf(event: KeyEvent["event"]): string {
  return KINDS[event] ?? "";
}

export function LogWords({ event }: { event: KeyEvent }): JSX.Element {
  const controller = useController();
  const token = "token" in event ? event.token : null;
  return (
    <>
      {token !== null && (
        <svg class="log-token" width="18" height="18" viewBox="0 0 32 32" aria-hidden="true">
          <TokenFace parts={controller.parts.value} token={token} />
        </svg>
      )}
      <span>{controller.texts.value.event(event, controller.table.seat.value)}</span>
    </>
  );
}
