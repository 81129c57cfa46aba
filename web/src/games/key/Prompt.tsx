/** What is asked of whom now, and the answers that have no place on the board. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { OptionButton, GreyedButton } from "../../ui/table/Options";
import { CardFace } from "./Card";
import { useController } from "./context";
import { SpecialButton } from "./Hand";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";
import type { Offer } from "./types";

const SHORTCUTS: Readonly<Record<string, string>> = {
  collect: "C",
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

export function Prompt(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { says, about, otherwise } = view.prompt;
  const ask = mainAsk(view);
  const card = controller.held.value[0];
  const last = controller.table.log.value.findLast((line) => texts.has(`event.${line.event.event}`));
  const happened = !ask && !view.outcome && last ? texts.event(last.event, view.seat) : "";
  const more = [about, otherwise].flatMap((words) => (words ? [texts.message(words)] : [])).join(" ");
  const holds = ask?.kind === "choose_action" && card !== undefined && !controller.special.value;
  const paying = controller.special.value;
  const { seat } = view;
  const price = controller.price;
  const told = holds ? texts.say("ui.held", { card }) : more || happened;
  const hint = paying ? texts.say("special.about", { seat, price }) : told;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (ask && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  return (
    <section ref={box} tabIndex={-1} class={`prompt ${ask ? "mine" : ""}`} aria-label={texts.say("ui.now")}>
      <div class="prompt-words">
        <p class="prompt-question display">{paying ? texts.say("special.which", { seat }) : texts.message(says)}</p>
        {hint && <p class="prompt-hint">{hint}</p>}
      </div>
      <div class="prompt-options">
        {ask?.kind === "choose_card" && <PutBacks />}
        {ask &&
          ask.kind !== "consent" &&
          !paying &&
          answers(controller).map((offer, i) => (
            <OptionButton
              key={offer.option.id}
              offer={offer}
              texts={texts}
              name={controller.prizeWords(offer)}
              shortcut={offer.option.action.act === "collect" && i > 0 ? undefined : SHORTCUTS[offer.option.action.act]}
              main={offer === controller.places.value.first}
            />
          ))}
        <SpecialButton />
        {ask?.greyed
          .filter(() => !paying)
          .filter((greyed) => ["end_actions", "flip", "draw_to_go_on"].includes(greyed.kind))
          .map((greyed) => (
            <GreyedButton key={greyed.kind} greyed={greyed} name={texts.kind(greyed.kind)} texts={texts} />
          ))}
      </div>
    </section>
  );
}

/** The answers that are buttons: tokens that may be collected, and what has no place on the board. The one that most
 * people want comes first. */
function answers(controller: Controller): Offer[] {
  const { first, tokens, plain } = controller.places.value;
  const prizes = controller.view.value.ahead.prizes.flatMap(({ token }) => tokens.get(token) ?? []);
  const all = [...prizes, ...plain];
  return first && all.includes(first) ? [first, ...all.filter((offer) => offer !== first)] : all;
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
                {controller.texts.value.say(`where.${offer.option.action.where}`)}
              </button>
            ))}
        </div>
      ))}
    </div>
  );
}
