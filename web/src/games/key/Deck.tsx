/** Deck, discard and time: how many cards are left, what was thrown away, and how near the end is. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import { CardBack, CardFace } from "./Card";
import { useController } from "./context";
import { FATAL_ICONS, TIME_CARDS, iconsOf, isTime, suitOf, rankOf, type KeyView } from "./types";
import { cardWords } from "./words";

/** What the next draw risks, counted from what lies open for all. */
export function drawRisk(view: KeyView): string {
  const hidden = TIME_CARDS.filter((card) => !view.discard.includes(card));
  if (!view.in_peril) return "Not in peril: no card of the deck can end the game.";
  const fatal = hidden.filter((card) => view.time_icons + iconsOf(card) >= FATAL_ICONS).length;
  const deck = view.deck.length;
  if (fatal === 0) return `The next card cannot end the game. ${hidden.length} of ${deck} are time cards.`;
  return `${fatal} of the ${deck} cards in the deck would end the game at once.`;
}

export function Deck(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const [open, setOpen] = useState(false);
  const top = view.discard[view.discard.length - 1];
  const draw = controller.places.value.plain.find((offer) =>
    ["draw", "draw_to_go_on"].includes(offer.option.action.act),
  );
  const risk = drawRisk(view);
  return (
    <section class={`deck ${view.in_peril ? "peril" : ""}`} aria-label="Deck and discard">
      <button
        type="button"
        class={`deck-stack ${draw ? "lit" : ""}`}
        aria-disabled={draw ? undefined : "true"}
        data-anchor="deck"
        onClick={() => draw && controller.take(draw, "deck")}
        {...tipped(() => ({ words: risk, rule: view.in_peril ? "key:R110" : "key:R99", kind: "hint" }))}
      >
        <CardBack />
        <span class="deck-count figures">{view.deck.length}</span>
        <span class="hidden-but-read"> cards in the deck. {risk}</span>
      </button>
      <button type="button" class="discard-stack" onClick={() => setOpen(true)}>
        {top === undefined ? <span class="card-slot" /> : <CardFace card={top} />}
        <span class="deck-count figures">{view.discard.length}</span>
        <span class="hidden-but-read"> cards in the discard: look through it</span>
      </button>
      <Peril view={view} />
      {open && <DiscardDialog view={view} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Three clocks; with the third the game is lost. Before peril they are asleep. */
export function Peril({ view }: { view: KeyView }): JSX.Element {
  const icons = view.in_peril ? Math.min(view.time_icons, FATAL_ICONS) : 0;
  const words = view.in_peril
    ? `In peril: ${view.time_icons} of ${FATAL_ICONS} time icons`
    : `Safe: peril begins when the deck runs out, in ${view.deck.length} cards`;
  return (
    <div
      class="peril-state"
      role="img"
      aria-label={words}
      tabIndex={0}
      {...tipped(() => ({
        words: `${words}. Three time icons in the discard, while in peril, lose the game.`,
        rule: "key:R110",
        kind: "hint",
      }))}
    >
      <span class="peril-word">{view.in_peril ? "In peril" : "Safe"}</span>
      <span class="time-icons">
        {Array.from({ length: FATAL_ICONS }, (_, i) => (
          <span key={i} class={`time-icon ${i < icons ? "run" : ""} ${i === FATAL_ICONS - 1 ? "fatal" : ""}`}>
            <Icon name="clock" size={22} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** Every card that can be counted, by value: those that are gone stand out. */
function DiscardDialog({ view, onClose }: { view: KeyView; onClose: () => void }): JSX.Element {
  const out = new Set(view.discard);
  const piled = new Set(view.piles.flat());
  const own = new Set(view.hands[view.seat]?.known ?? []);
  const where = (card: number): string =>
    out.has(card) ? "discarded" : piled.has(card) ? "on a pile" : own.has(card) ? "in your hand" : "unseen";
  return (
    <Dialog title={`Discard: ${view.discard.length} cards`} onClose={onClose}>
      <p class="label">Bright: discarded. Dotted: on a pile. Ringed: in your hand. Faint: somewhere unseen.</p>
      <div class="card-count" role="list">
        {Array.from({ length: 36 }, (_, card) => (
          <span
            key={card}
            role="listitem"
            class={`counted ${where(card).replace(/ /g, "-")}`}
            aria-label={`${cardWords(card)}: ${where(card)}`}
          >
            <CardFace card={card} small />
          </span>
        ))}
      </div>
      <p>
        Time cards discarded: {view.discard.filter(isTime).length} of 4. {drawRisk(view)}
      </p>
      <p class="hidden-but-read">
        {view.discard
          .filter((card) => !isTime(card))
          .map((card) => `${rankOf(card)} ${suitOf(card)}`)
          .join(", ")}
      </p>
    </Dialog>
  );
}
