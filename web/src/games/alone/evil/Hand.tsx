/** Evil's hand: every card with what it says, what can be done with it now, and why not. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { alone } from "../../../wire.gen";
import { tipped } from "../../../ui/tip";
import { actionOf } from "../offers";
import type { Offer } from "../types";
import { useController } from "../context";
import { DarkSign } from "../map/FigureArt";
import { Sign } from "../art/Symbols";
import { KindIcon } from "./KindIcon";
import { useBeyond } from "./beyond";
import { useChoosing } from "./choosing";

/** So many rows has the hand where all of it is in sight; of fewer cards each has more room. */
const ROWS = 2;
const ABREAST = 5;

export function Hand(): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const box = useRef<HTMLElement>(null);
  const placed = choosing.placed.value;
  const fits = ({ card }: alone.HandCard): number =>
    placed.cards.get(card)?.some((offer) => actionOf(offer, "play_up")) ? 1 : 0;
  // What can be played lies first.
  const hand = [...controller.view.value.hand].sort((a, b) => fits(b) - fits(a));
  const discarding = placed.ask?.kind === "choose_discards";
  const beyond = useBeyond(box, hand.length);
  return (
    <div class="evil-held">
      <section
        ref={box}
        class={`evil-hand ${hand.length > ABREAST ? "" : "one-row"}`}
        style={{ "--abreast": String(Math.max(ABREAST, Math.ceil(hand.length / ROWS))) }}
        aria-label={texts.say("label.hand", { cards: hand.length })}
      >
        <ul>
          {hand.map((card) => (
            <Card
              key={card.card}
              held={card}
              offers={placed.cards.get(card.card) ?? []}
              discarding={discarding}
              answering={placed.cards.size > 0}
            />
          ))}
          {hand.length === 0 && <li class="evil-no-card label">{texts.say("label.hand", { cards: 0 })}</li>}
        </ul>
      </section>
      {beyond > 0 && (
        <span class="evil-beyond figures" aria-hidden="true">
          +{beyond}
        </span>
      )}
    </div>
  );
}

const isFaceUp = (offer: Offer): boolean => !actionOf(offer, "play_down");

interface Props {
  readonly held: alone.HandCard;
  readonly offers: readonly Offer[];
  readonly discarding: boolean;
  /** Some card answers what is asked. */
  readonly answering: boolean;
}

function Card({ held: { card, why }, offers, discarding, answering }: Props): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const look = controller.box.value.reactions[card]!;
  const name = texts.say(`reaction.${card}`);
  const begun = controller.view.value.map?.begun?.card === card;
  const isUp = offers.some(isFaceUp);
  const classes = ["evil-card", `deck-${look.deck}`, isUp && "playable", begun && "begun"];
  if (answering && !isUp && !begun) classes.push("silent");
  if (choosing.open.value === card) classes.push("open");
  const cannot = why && !isUp && !begun ? why : null;
  const over = (isOver: boolean) => (): void => {
    choosing.card.value = isOver && offers.length > 0 ? card : null;
    if (isOver) choosing.open.value = card;
  };
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      data-card={card}
      onPointerEnter={over(true)}
      onPointerLeave={over(false)}
      onFocusIn={over(true)}
      onFocusOut={over(false)}
      onClick={over(true)}
    >
      <header>
        <KindIcon kind={look.icon} size={38} />
        <div class="evil-heading">
          <h3>{name}</h3>
          <p
            class={`evil-trigger ${cannot ? "evil-why" : ""}`}
            tabIndex={cannot ? 0 : undefined}
            {...tipped(() => cannot && { words: texts.refusal(cannot), rule: cannot.rule })}
          >
            {texts.say(`answers.${look.trigger}`)}
            {cannot && <span class="hidden-but-read">. {texts.refusal(cannot)}</span>}
          </p>
        </div>
        <div class="evil-signs">
          <DarkSign id={`deck-${look.deck}`} size={24} />
          {look.instant && (
            <span class="evil-instant" tabIndex={0} {...tipped(() => texts.hint("tip.instant"))}>
              {texts.say("label.instant")}
            </span>
          )}
        </div>
        <footer>
          {begun && <span class="evil-begun">{texts.say("label.begun")}</span>}
          {offers.map((offer) => (
            <CardButton key={offer.option.id} offer={offer} name={name} />
          ))}
          {discarding && <Discard card={card} name={name} />}
        </footer>
      </header>
      <div class="evil-picture" aria-hidden="true">
        <KindIcon kind={look.icon} size={96} />
      </div>
      <p class="evil-half">{texts.say(`reaction_first.${card}`)}</p>
      <p class="evil-half dangerous">
        <Sign id="danger" size={20} />
        <span>
          <strong class="hidden-but-read">{texts.say("label.in_danger")} </strong>
          {texts.say(`reaction_dangerous.${card}`)}
        </span>
      </p>
    </li>
  );
}

/** What can be done with a card, in a word; for those who listen with its name. */
function CardButton({ offer, name }: { offer: Offer; name: string }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const { action } = offer.option;
  const anchor = `option-${offer.option.id}`;
  const word = `short.${action.act}.crowded`;
  const whole = texts.say(`short.${action.act}`, action);
  const words = texts.has(word) ? texts.say(word, action) : whole;
  const classes = [
    "button small",
    isFaceUp(offer) ? "main" : "down",
    controller.table.pending.value.has(anchor) && "pending",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-anchor={anchor}
      data-option={offer.option.id}
      aria-label={texts.say("label.card_button", { words: whole, name })}
      onClick={() => choosing.take(offer, anchor)}
    >
      {words}
    </button>
  );
}

/** One card more or less to discard before drawing. */
function Discard({ card, name }: { card: number; name: string }): JSX.Element {
  const texts = useController().texts.value;
  const { discards } = useChoosing();
  const chosen = discards.value.has(card);
  const toggle = (): void => {
    const next = new Set(discards.value);
    if (!next.delete(card)) next.add(card);
    discards.value = next;
  };
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={chosen}
      aria-label={texts.say("label.discard_card", { name })}
      onClick={toggle}
    >
      {texts.say(chosen ? "label.goes" : "label.discard")}
    </button>
  );
}
