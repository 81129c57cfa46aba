/** The own hand: pick a card up to see where it fits, then put it on a pile; or two of them for the special action. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { tipped, type Tip } from "../../ui/tip";
import { FigureIcon } from "./art";
import { CardBack, CardFace } from "./Card";
import { useController } from "./context";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";

export function Hand(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const hand = view.hands[view.seat];
  if (!hand) return <AllHands />;
  const empty = Math.max(0, view.mission.hand_size - hand.known.length);
  return (
    <section class="hand" aria-label={texts.say("ui.your_hand")}>
      <div class="hand-cards" role="group" aria-label={texts.say("ui.cards")}>
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
  const texts = controller.texts.value;
  return (
    <section class="hand all-hands" aria-label={texts.say("ui.hands")}>
      {view.hands.map((hand, seat) => {
        const character = controller.parts.value.characters[view.characters[seat]!]!;
        return (
          <div
            key={seat}
            class="all-hand"
            role="img"
            aria-label={texts.say("hand.holds", { seat, size: hand.size, cards: hand.known })}
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
  const piles = fits.map((offer) => offer.option.action.pile);
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
      <CardFace card={card} />
      <span class="hidden-but-read">{controller.texts.value.say("hand.card", { card, piles })}</span>
      <kbd aria-hidden="true">{place + 1}</kbd>
    </button>
  );
}

function reasonFor(controller: Controller, card: number, useful: boolean): Tip | null {
  const view = controller.view.value;
  const texts = controller.texts.value;
  if (useful || view.outcome) return null;
  const why = view.useless.find((one) => one.card === card)?.why;
  return why ? { words: texts.refusal(why), rule: why.rule } : { words: texts.message(view.prompt.says) };
}

/** Pay for the special action with two cards. */
export function SpecialButton(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const ask = mainAsk(view);
  const texts = controller.texts.value;
  const { seat } = view;
  if (ask?.kind !== "choose_action") return null;
  const greyed = ask.greyed.find((item) => item.kind === "use_special");
  const offer = controller.specialOffer;
  const price = controller.price;
  const left = price - controller.held.value.length;
  if (controller.special.value) {
    return (
      <>
        <button
          type="button"
          class={`button ${offer ? "main" : ""} ${controller.table.pending.value.has("special") ? "pending" : ""}`}
          data-anchor="special"
          aria-disabled={offer ? undefined : "true"}
          onClick={() => offer && controller.take(offer, "special")}
          {...tipped(() =>
            offer ? { words: texts.say(`ability.${seat}`) } : { words: texts.say("special.choose", { left }) },
          )}
        >
          {offer ? texts.say("special.pay", { seat }) : texts.say("special.choose", { left })}
        </button>
        <button type="button" class="button quiet" onClick={() => controller.putDown()}>
          {texts.say("ui.cancel")} <kbd>{texts.say("ui.esc")}</kbd>
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
          ? { words: texts.refusal(greyed.why), rule: greyed.why.rule }
          : texts.hint("special.about", { seat, price }),
      )}
    >
      <Icon name="star" size={18} /> {texts.say("special", { seat })} <kbd>S</kbd>
    </button>
  );
}
