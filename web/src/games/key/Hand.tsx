/** The own hand: pick a card up to see where it fits, then put it on a pile; or two of them for the special action. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { tipped, type Tip } from "../../ui/tip";
import { FigureIcon } from "./art";
import { CardBack, CardFace } from "./Card";
import { useController } from "./context";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";
import { rankOf } from "./types";
import { PILE_NAMES, cardWords } from "./words";

export function Hand(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const hand = view.hands[view.seat];
  if (!hand) return <AllHands />;
  const empty = Math.max(0, 4 - hand.known.length);
  return (
    <section class="hand" aria-label="Your hand">
      <div class="hand-cards" role="group" aria-label="Cards">
        {hand.known.map((card, i) => (
          <HandCard key={card} card={card} place={i} />
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <span key={`empty-${i}`} class="card-slot" aria-hidden="true" />
        ))}
      </div>
    </section>
  );
}

/** For those who watch: everybody's cards, face up as far as they are known. */
function AllHands(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  return (
    <section class="hand all-hands" aria-label="Hands">
      {view.hands.map((hand, seat) => {
        const character = controller.parts.value.characters[view.characters[seat]!]!;
        const words = hand.known.length > 0 ? hand.known.map(cardWords).join(", ") : `${hand.size} cards`;
        return (
          <div
            key={seat}
            class="all-hand"
            role="img"
            aria-label={`${controller.texts.value.say(`seat.${seat}`)}: ${words}`}
          >
            <FigureIcon colour={character.colour} letter={character.name[0]!} size={24} />
            {hand.known.map((card) => (
              <CardFace key={card} card={card} small />
            ))}
            {Array.from({ length: Math.max(0, hand.size - hand.known.length) }, (_, i) => (
              <CardBack key={`back-${i}`} small />
            ))}
          </div>
        );
      })}
    </section>
  );
}

function HandCard({ card, place }: { card: number; place: number }): JSX.Element {
  const controller = useController();
  const places = controller.places.value;
  const key = places.keys.get(card);
  const fits = places.plays.filter((offer) => offer.option.action.card === card);
  const pays = places.specials.some((offer) => offer.option.action.cards.includes(card));
  const useful = key !== undefined || (controller.special.value ? pays : fits.length > 0 || pays);
  const held = controller.held.value.includes(card);
  const classes = [
    "hand-card",
    held && "held",
    (key || (controller.overPile.value !== null && controller.fitting.value.has(card))) && "lit",
    controller.overPile.value !== null &&
      controller.places.value.plays.length > 0 &&
      !controller.fitting.value.has(card) &&
      !held &&
      "dim",
    !useful && controller.mine && "useless",
  ];
  const act = (): void => {
    if (key) controller.take(key, `card-${card}`);
    else if (useful) controller.hold(card);
  };
  const where = fits.map((offer) => PILE_NAMES[offer.option.action.pile]).join(", ");
  const rest = `${cardWords(card).slice(String(rankOf(card)).length)}${where ? `, fits ${where}` : ""}`;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      aria-pressed={held}
      aria-disabled={useful ? undefined : "true"}
      aria-keyshortcuts={String(place + 1)}
      data-anchor={`card-${card}`}
      data-card={card}
      onClick={act}
      {...tipped(
        () => reasonFor(controller, card, useful),
        (isOver) => {
          controller.overCard.value = isOver ? card : null;
        },
      )}
    >
      <CardFace card={card} read />
      <span class="hidden-but-read">{rest}</span>
      <kbd aria-hidden="true">{place + 1}</kbd>
    </button>
  );
}

async function reasonFor(controller: Controller, card: number, useful: boolean): Promise<Tip | null> {
  if (useful) return null;
  const view = controller.view.value;
  const ask = mainAsk(view);
  if (!ask) {
    const seat = view.turn;
    return view.outcome ? null : { words: `It is ${controller.texts.value.say(`seat.${seat}`)}'s turn.` };
  }
  if (ask.kind !== "choose_action") return { words: controller.texts.value.question(ask.kind) };
  const refusal = await controller.table.why(ask.id, { act: "play_card", card, pile: lowest(view.piles) });
  return refusal ? { words: controller.texts.value.refusal(refusal), rule: refusal.rule } : null;
}

function lowest(piles: readonly (readonly number[])[]): number {
  const tops = piles.map((pile) => pile[pile.length - 1] ?? -1);
  return tops.indexOf(Math.min(...tops));
}

/** Pay for the special action with two cards. */
export function SpecialButton(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const ask = mainAsk(view);
  const character = controller.parts.value.characters[view.characters[view.seat] ?? ""];
  if (!character || ask?.kind !== "choose_action") return null;
  const greyed = ask.greyed.find((item) => item.kind === "use_special");
  const offer = controller.specialOffer;
  if (controller.special.value) {
    return (
      <>
        <button
          type="button"
          class={`button main ${controller.table.pending.value.has("special") ? "pending" : ""}`}
          data-anchor="special"
          aria-disabled={offer ? undefined : "true"}
          onClick={() => offer && controller.take(offer, "special")}
          {...tipped(() =>
            offer ? { words: character.text } : { words: "Choose two cards of your hand to discard." },
          )}
        >
          {offer
            ? `Discard both: ${character.name}'s special`
            : `Choose ${2 - controller.held.value.length} more to discard`}
        </button>
        <button type="button" class="button quiet" onClick={() => controller.putDown()}>
          Cancel <kbd>Esc</kbd>
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      class="button"
      aria-disabled={greyed ? "true" : undefined}
      aria-keyshortcuts="s"
      data-anchor="special"
      onClick={() => {
        if (greyed) return;
        controller.held.value = [];
        controller.special.value = true;
      }}
      {...tipped(() =>
        greyed
          ? { words: controller.texts.value.refusal(greyed.why), rule: greyed.why.rule }
          : { words: `Discard two cards. ${character.text}`, rule: "key:R37", kind: "hint" },
      )}
    >
      <Icon name="star" size={18} /> {character.name}'s special <kbd>S</kbd>
    </button>
  );
}
