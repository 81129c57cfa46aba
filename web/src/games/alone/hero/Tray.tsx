/** What is asked of the hero, what an answer would do, and the answers. */

import type { JSX } from "preact";
import { GreyedButton, OptionButton } from "../../../ui/Options";
import type { Ask, Offer } from "../../../view";
import { useDesk } from "../context";
import { mainAsk, offersOf } from "../offers";
import { KIND_NAMES, statusOf } from "../words";
import { consequenceOf, isAnswered } from "./consequence";
import { Deeds } from "./Deeds";
import { aimed } from "./hand";
import { Characters } from "./Characters";
import { hintOf } from "./hints";

export function Tray(): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const ask = mainAsk(view);
  return (
    <section class={`tray ${ask ? "mine" : ""}`} aria-label="What is asked">
      <div class="tray-words">
        <p class="tray-question display">{statusOf(view, desk.texts.value)}</p>
        <Preview />
      </div>
      {ask?.kind === "hero_acts" && <Deeds ask={ask} />}
      {ask?.kind === "choose_hero" && <Characters offers={offersOf(ask)} />}
      {ask && ask.kind !== "hero_acts" && ask.kind !== "choose_hero" && <Answers ask={ask} />}
    </section>
  );
}

/** Consequence before commitment. */
export function Preview(): JSX.Element {
  const desk = useDesk();
  const offer = desk.over.value ?? (aimed.value.length === 1 ? aimed.value[0]! : null);
  if (!offer) {
    const several = aimed.value.length > 1 && "Several things can be done there: choose one below.";
    return <p class="preview label">{several || hintOf(desk.view.value)}</p>;
  }
  const found = consequenceOf(offer, {
    view: desk.view.value,
    parts: desk.parts.value,
    texts: desk.texts.value,
    tokens: desk.tokens.value,
  });
  return (
    <p class="preview">
      <strong>{desk.texts.value.action(offer.option.action)}.</strong> {found.does}
      {found.costs.map((cost) => (
        <span key={cost} class="preview-cost">
          costs {cost}
        </span>
      ))}
      {found.risks.map((risk) => (
        <span key={risk} class="preview-risk">
          {risk}
        </span>
      ))}
      {isAnswered(offer) && <span class="preview-note">Evil may answer.</span>}
    </p>
  );
}

const MANY = 9;

/** Any other question: a button for each answer, with a digit for the first nine. */
function Answers({ ask }: { ask: Ask }): JSX.Element {
  const desk = useDesk();
  const texts = desk.texts.value;
  const several = aimed.value.filter((offer) => offer.ask.id === ask.id);
  const offers = several.length > 1 ? several : offersOf(ask);
  const over = (offer: Offer | null) => (): void => {
    desk.over.value = offer;
  };
  return (
    <div class="answers">
      {offers.map((offer, i) => (
        <span
          key={offer.option.id}
          onPointerEnter={over(offer)}
          onPointerLeave={over(null)}
          onFocusIn={over(offer)}
          onFocusOut={over(null)}
        >
          <OptionButton offer={offer} texts={texts} shortcut={keyOf(offer, i)} class="small" />
        </span>
      ))}
      {ask.greyed.map((greyed) => (
        <GreyedButton key={greyed.kind} greyed={greyed} name={KIND_NAMES[greyed.kind] ?? greyed.kind} texts={texts} />
      ))}
    </div>
  );
}

/** The one that ends or declines has E; the others are counted. */
function keyOf(offer: Offer, i: number): string | undefined {
  if (["decline", "done", "bear_it"].includes(offer.option.action.act)) return "E";
  return i < MANY ? String(i + 1) : undefined;
}
