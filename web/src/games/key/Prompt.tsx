/** What is asked of whom now, and the answers that have no place on the board. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { OptionButton, GreyedButton } from "../../ui/table/Options";
import { CardFace } from "./Card";
import { useController } from "./context";
import { drawRisk } from "./Deck";
import { SpecialButton } from "./Hand";
import { goingOn, leftOf, mainAsk, waitsFor } from "./offers";
import type { KeyView } from "./types";
import type { Texts } from "../../texts";
import { cardWords } from "./words";

const SHORTCUTS: Readonly<Record<string, string>> = {
  stop: "E",
  end_actions: "E",
  leave: "E",
  stop_drawing: "E",
  flip: "F",
  draw: "D",
  go_first: "Y",
  after_you: "N",
  agree: "Y",
  disagree: "N",
};

/** One sentence for everybody: whose move it is, and what it is about. */
export function statusOf(view: KeyView, texts: Texts): string {
  if (view.outcome) return texts.say(`outcome.${view.outcome.key}`);
  const ask = mainAsk(view);
  if (ask) {
    const left = leftOf(view);
    const counts = ["choose_room", "choose_token", "choose_stack"].includes(ask.kind) && left !== undefined;
    return texts.question(ask.kind) + (counts ? ` ${left} left.` : "");
  }
  if (view.proposal) return "The others are voting on the answer.";
  const seat = waitsFor(view);
  const kind = goingOn(view)?.frame;
  if (kind === undefined) return `${texts.say(`seat.${seat}`)}'s turn.`;
  if (seat < 0) return texts.has(`ask.${kind}`) ? `${texts.question(kind)} Waiting for the others.` : "Waiting.";
  return texts.say(texts.has(`doing.${kind}`) ? `doing.${kind}` : "doing.think", { seat });
}

export function Prompt(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const ask = mainAsk(view);
  const status = statusOf(view, controller.texts.value);
  const held = controller.held.value[0];
  const last = controller.table.log.value.findLast((line) => controller.texts.value.has(`event.${line.event.event}`));
  const happened = !ask && !view.outcome && last ? controller.texts.value.event(last.event) : "";
  const risky = ask && ["may_draw", "draw_answer_or_concede"].includes(ask.kind);
  const hint = risky
    ? drawRisk(view)
    : ask?.kind === "choose_action" && !controller.special.value
      ? held === undefined
        ? `Action ${view.actions + 1} of 2: pick a card, then a pile.`
        : `${cardWords(held)}: now choose a pile that is lit.`
      : happened;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (ask && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  return (
    <section ref={box} tabIndex={-1} class={`prompt ${ask ? "mine" : ""}`} aria-label="What you can do now">
      <div class="prompt-words">
        <p class="prompt-question display">{status}</p>
        {hint && <p class="prompt-hint">{hint}</p>}
      </div>
      <div class="prompt-options">
        {ask?.kind === "choose_card" && <PutBacks />}
        {ask &&
          ask.kind !== "consent" &&
          controller.places.value.plain.map((offer) => (
            <OptionButton
              key={offer.option.id}
              offer={offer}
              texts={controller.texts.value}
              shortcut={SHORTCUTS[offer.option.action.act]}
              main={
                offer.option.action.act !== "flip" &&
                controller.places.value.plain.length === 1 &&
                controller.places.value.plays.length === 0 &&
                controller.places.value.rooms.size === 0
              }
            />
          ))}
        <SpecialButton />
        {ask?.greyed
          .filter((greyed) => ["end_actions", "flip", "draw_to_go_on"].includes(greyed.kind))
          .map((greyed) => (
            <GreyedButton
              key={greyed.kind}
              greyed={greyed}
              name={controller.texts.value.kind(greyed.kind)}
              texts={controller.texts.value}
            />
          ))}
      </div>
    </section>
  );
}

/** The Analyst's cards: each goes back on the top or to the bottom. */
function PutBacks(): JSX.Element {
  const controller = useController();
  const backs = controller.places.value.putBacks;
  const cards = [...new Set(backs.map((offer) => offer.option.action.card))];
  return (
    <div class="put-backs">
      {cards.map((card) => (
        <div key={card} class="put-back">
          <CardFace card={card} small />
          {backs
            .filter((offer) => offer.option.action.card === card)
            .map((offer) => (
              <button
                key={offer.option.id}
                type="button"
                class="button small"
                data-anchor={`option-${offer.option.id}`}
                aria-label={controller.texts.value.action(offer.option.action)}
                onClick={() => controller.take(offer, `option-${offer.option.id}`)}
              >
                {offer.option.action.where === "top" ? "Top" : "Bottom"}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
