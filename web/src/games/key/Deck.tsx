/** Deck, discard and time: how many cards are left, what was thrown away, and how near the end is. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import { isAct } from "../../view";
import { CardBack, CardFace } from "./Card";
import { useController } from "./context";
import type { KeyScreen } from "./types";

export function Deck(): JSX.Element {
  const controller = useController();
  const { deck } = controller.view.value;
  const texts = controller.texts.value;
  const [open, setOpen] = useState(false);
  const top = deck.discard[deck.discard.length - 1];
  const draw = controller.places.value.plain.find((offer) => isAct(offer.option.action, "draw", "draw_to_go_on"));
  const risk = texts.message(deck.risk);
  return (
    <section class={`deck ${deck.in_peril ? "peril" : ""}`} aria-label={texts.say("ui.deck_and_discard")}>
      <button
        type="button"
        class={`deck-stack ${draw ? "lit" : ""}`}
        aria-disabled={draw ? undefined : "true"}
        data-anchor="deck"
        onClick={() => draw && controller.take(draw, "deck")}
        {...tipped(() => ({ words: risk, rule: texts.rule(deck.risk.key), kind: "hint" }))}
      >
        <CardBack />
        <span class="deck-count figures" aria-hidden="true">
          {deck.size}
        </span>
        <span class="hidden-but-read">
          {texts.say("deck.lies", { cards: deck.size })} {risk}
        </span>
      </button>
      <button type="button" class="discard-stack" onClick={() => setOpen(true)}>
        {top === undefined ? <span class="card-slot" /> : <CardFace card={top} />}
        <span class="deck-count figures" aria-hidden="true">
          {deck.discard.length}
        </span>
        <span class="hidden-but-read">{texts.say("discard.look", { cards: deck.discard.length })}</span>
      </button>
      <Peril />
      {open && <DiscardDialog view={controller.view.value} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** As many clocks as lose the game. Before peril they are asleep. */
export function Peril(): JSX.Element {
  const controller = useController();
  const { deck } = controller.view.value;
  const texts = controller.texts.value;
  const words = texts.message(deck.says);
  return (
    <div
      class="peril-state"
      role="img"
      aria-label={words}
      tabIndex={0}
      {...tipped(() => ({ words, rule: texts.rule(deck.says.key), kind: "hint" }))}
    >
      <span class="peril-word">{texts.say(deck.in_peril ? "ui.in_peril" : "ui.safe")}</span>
      <span class="time-icons">
        {Array.from({ length: deck.fatal_icons }, (_, i) => (
          <span key={i} class={`time-icon ${i < deck.icons ? "run" : ""} ${i === deck.fatal_icons - 1 ? "fatal" : ""}`}>
            <Icon name="clock" size={22} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** Every card that can be counted, by value: those that are gone stand out. */
function DiscardDialog({ view, onClose }: { view: KeyScreen; onClose: () => void }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { cards } = controller.parts.value;
  const { discard } = view.deck;
  const out = new Set(discard);
  const piled = new Set(view.piles.flatMap((pile) => pile.cards));
  const own = new Set(view.hands[view.seat]?.known ?? []);
  const where = (card: number): string =>
    out.has(card) ? "discarded" : piled.has(card) ? "on_a_pile" : own.has(card) ? "in_your_hand" : "unseen";
  const times = discard.filter((card) => cards[card]!.suit === null);
  return (
    <Dialog title={texts.say("discard.title", { cards: discard.length })} onClose={onClose}>
      <p class="label">{texts.say("discard.legend")}</p>
      <div class="card-count" role="list">
        {cards.map((look, card) =>
          look.suit === null ? null : (
            <span
              key={card}
              role="listitem"
              class={`counted ${where(card)}`}
              aria-label={texts.say("card_lies", { card, where: where(card) })}
            >
              <CardFace card={card} small />
            </span>
          ),
        )}
      </div>
      <p>
        {texts.say("discard.lies", { cards: discard, times })} {texts.message(view.deck.risk)}
      </p>
    </Dialog>
  );
}
