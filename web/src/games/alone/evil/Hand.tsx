/** Evil's hand: every card with what it says, what can be done with it now, and why not. */

import type { JSX } from "preact";
import type { Texts } from "../../../texts";
import { tipped } from "../../../ui/tip";
import type { Refusal } from "../../../view";
import type { AloneAction, Offer } from "../types";
import { useController } from "../context";
import { KindIcon } from "./KindIcon";
import { useChoosing } from "./choosing";
import { useReasons } from "./reasons";

/** So many cards lie open side by side; of more, one at a time does. */
const ROOMY = 5;

export function Hand(): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const view = controller.view.value;
  const placed = choosing.placed.value;
  const fits = (card: number): number =>
    placed.cards.get(card)?.some(({ option }) => option.action.act === "play_up") ? 1 : 0;
  const held = view.evil?.hand ?? [];
  // What can be played lies first.
  const hand = [...held].sort((a, b) => fits(b) - fits(a));
  const reasons = useReasons(controller.table, placed, hand);
  const discarding = placed.ask?.kind === "choose_discards";
  const crowded = hand.length > ROOMY;
  const looked = choosing.open.value;
  const open = looked !== null && hand.includes(looked) ? looked : hand[0];
  return (
    <section class={`evil-hand ${crowded ? "crowded" : ""}`} aria-label={`Your hand, ${hand.length} cards`}>
      <ul>
        {hand.map((card) => (
          <Card
            key={card}
            card={card}
            offers={placed.cards.get(card) ?? []}
            why={reasons.get(card)}
            discarding={discarding}
            open={!crowded || card === open}
          />
        ))}
        {hand.length === 0 && <li class="evil-no-card label">No cards in hand.</li>}
      </ul>
    </section>
  );
}

const isFaceUp = (offer: Offer): boolean => offer.option.action.act !== "play_down";

interface Props {
  readonly card: number;
  readonly offers: readonly Offer[];
  readonly why: Refusal | undefined;
  readonly discarding: boolean;
  readonly open: boolean;
}

function Card({ card, offers, why, discarding, open }: Props): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const data = controller.parts.value.reactions[card]!;
  const [first, dangerous] = halves(texts, card);
  const begun = controller.view.value.evil?.begun?.card === card;
  const isUp = offers.some(isFaceUp);
  const classes = ["evil-card", `deck-${data.deck}`, isUp && "playable", begun && "begun", open ? "open" : "closed"];
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
    >
      <header>
        <KindIcon kind={data.icon} />
        <h3>{texts.say(`reaction.${card}`)}</h3>
        {data.instant && (
          <span
            class="evil-instant"
            tabIndex={0}
            {...tipped(() => ({ words: "Can be played as soon as it fits.", rule: "alone:R148", kind: "hint" }))}
          >
            Instant
          </span>
        )}
      </header>
      <p class="evil-trigger">Answers {texts.say(`trigger.${data.trigger}`)}</p>
      {open && (
        <>
          <p class="evil-half">{first}</p>
          <p class="evil-half dangerous">
            <strong>In danger: </strong>
            {dangerous}
          </p>
        </>
      )}
      <footer>
        {begun && <span class="evil-begun">Being played</span>}
        {why && !isUp && !begun && (
          <span class="evil-why" tabIndex={0} {...tipped(() => ({ words: texts.refusal(why), rule: why.rule }))}>
            {texts.refusal(why)}
          </span>
        )}
        {offers.map((offer) => (
          <CardButton key={offer.option.id} offer={offer} name={texts.say(`reaction.${card}`)} short={!open} />
        ))}
        {discarding && <Discard card={card} name={texts.say(`reaction.${card}`)} />}
      </footer>
    </li>
  );
}

const SHORT: Readonly<Partial<Record<AloneAction["act"], string>>> = {
  play_up: "Play",
  play_down: "Face down",
  pick_hand: "Give up",
};

function CardButton({ offer, name, short }: { offer: Offer; name: string; short: boolean }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  const { action } = offer.option;
  const anchor = `option-${offer.option.id}`;
  const words =
    action.act === "play_special"
      ? `Spawn ${texts.say(`special.${action.special}`)}`
      : (SHORT[action.act] ?? action.act);
  const classes = [
    "button small",
    action.act !== "play_down" && "main",
    controller.table.pending.value.has(anchor) && "pending",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-anchor={anchor}
      data-option={offer.option.id}
      aria-label={action.act === "play_special" ? `${words} with ${name}` : `${words}: ${name}`}
      onClick={() => choosing.take(offer, anchor)}
    >
      {short ? words.replace(/^Spawn .*/, "Spawn") : words}
    </button>
  );
}

/** One card more or less to discard before drawing. */
function Discard({ card, name }: { card: number; name: string }): JSX.Element {
  const { discards } = useChoosing();
  const chosen = discards.value.has(card);
  const toggle = (): void => {
    const next = new Set(discards.value);
    if (!next.delete(card)) next.add(card);
    discards.value = next;
  };
  return (
    <button type="button" class="button small" aria-pressed={chosen} aria-label={`Discard ${name}`} onClick={toggle}>
      {chosen ? "Goes" : "Discard"}
    </button>
  );
}

/** The two halves of a card, without what its corner says already. */
function halves(texts: Texts, card: number): readonly [string, string] {
  const [first = "", second = ""] = texts.say(`reaction_text.${card}`).split("\n");
  return [first.replace(/^(Instant\. )?Answers [^.]*\. /, ""), second.replace(/^Dangerous: /, "")];
}
