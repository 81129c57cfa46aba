/** The reaction track: what lies on it, what the next card would cover, and where danger is printed. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { MOST_REACTIONS, type AloneView } from "../types";
import { count } from "../words";
import { nextCost } from "./placed";

/** `would`: whether a card is being considered, so that its price is shown. */
export function ReactionTrack({ would = false }: { would?: boolean }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const spaces = controller.parts.value.numbers.track;
  const cost = nextCost(view);
  const cards = cardsBySpace(view);
  const free = spaces.length - view.covered;
  const words = `${view.covered} of ${spaces.length} spaces covered. ${priceWords(view, free)}`;
  return (
    <section class="evil-track" aria-label={`Reaction track. ${words}`}>
      <ol class="evil-track-spaces" aria-hidden="true">
        {spaces.map((danger, i) => {
          const lies = cards[i];
          const next = i >= view.covered && i < view.covered + cost && cost <= free;
          const classes = ["evil-space", lies && "full", lies?.isUp && "up", danger && "danger", next && "next"];
          return (
            <li key={i} class={[...classes, next && would && "would"].filter(Boolean).join(" ")}>
              {lies?.begins && <span class="evil-space-card">{cardName(view, lies.card, controller.texts.value)}</span>}
              {!lies && danger && <DangerMark />}
            </li>
          );
        })}
      </ol>
      <p
        class="evil-price"
        tabIndex={0}
        {...tipped(() => ({
          words: "The first card of a turn covers one space of the track, the second covers two.",
          rule: "alone:R150",
          kind: "hint",
        }))}
      >
        <strong class="figures">
          {view.played}/{MOST_REACTIONS}
        </strong>{" "}
        {priceWords(view, free)}
      </p>
    </section>
  );
}

interface Lying {
  readonly card: number;
  readonly isUp: boolean;
  readonly begins: boolean;
}

/** Of each covered space the card that covers it. */
function cardsBySpace(view: AloneView): Lying[] {
  return view.laid.flatMap((laid, card) =>
    Array.from({ length: laid.spaces }, (_, i) => ({ card, isUp: laid.is_up, begins: i === 0 })),
  );
}

function cardName(view: AloneView, card: number, texts: { say(key: string): string }): string {
  const known = view.track[card];
  return known === null || known === undefined ? "Face down" : texts.say(`reaction.${known}`);
}

function priceWords(view: AloneView, free: number): string {
  if (view.played >= MOST_REACTIONS) return "Evil has reacted as often as it may on this turn.";
  const cost = nextCost(view);
  if (cost > free) return `The next card needs ${count(cost, "space")}: the track is full.`;
  return `The next card covers ${count(cost, "space")}${view.laid_now > 0 ? ", as the second of this turn" : ""}.`;
}

function DangerMark(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M12 3 22 21H2zM12 10v5M12 17.500v.5" fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}
