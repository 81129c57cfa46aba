/** What is asked of the hero, what an answer would do, and the answers. */

import type { JSX } from "preact";
import type { Ask, Offer } from "../types";
import { Answer, Greyeds } from "../Answers";
import { useController } from "../context";
import type { Controller } from "../controller";
import { actionOf, mainAsk, offersOf } from "../offers";
import { statusOf } from "../words";
import { consequenceOf, isAnswered } from "./consequence";
import { Deeds, isOfUse } from "./Deeds";
import { hintOf } from "./hints";

export function Tray(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const ask = mainAsk(view);
  return (
    <section class={`tray ${ask ? "mine" : ""}`} aria-label="What is asked">
      <div class="tray-words">
        <p class="tray-question display">{statusOf(view, controller.texts.value)}</p>
        <Preview />
      </div>
      {ask?.kind === "hero_acts" && <Deeds ask={ask} />}
      {ask && ask.kind !== "hero_acts" && ask.kind !== "choose_hero" && <Answers ask={ask} />}
    </section>
  );
}

/** Consequence before commitment. */
export function Preview(): JSX.Element {
  const controller = useController();
  const offer =
    controller.over.value ?? (controller.hand.aimed.value.length === 1 ? controller.hand.aimed.value[0]! : null);
  if (!offer) {
    const several = controller.hand.aimed.value.length > 1 && "Several things can be done there: choose one below.";
    const events = controller.table.log.value.map(({ event }) => event);
    const card = events.findLast((event) => event.event === "card_played");
    const hint = hintOf(controller.view.value, controller.texts.value, card?.dangerous !== false);
    return <p class="preview label">{several || hint}</p>;
  }
  const found = consequenceOf(offer, {
    view: controller.view.value,
    parts: controller.parts.value,
    texts: controller.texts.value,
    tokens: controller.tokens.value,
  });
  return (
    <p class="preview">
      <strong>{controller.texts.value.action(offer.option.action)}.</strong> {found.does}
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

/** Of what can be located, the rooms of open missions first, then stairs: that is what a hero looks for. */
function sorted(offers: readonly Offer[], controller: Controller): readonly Offer[] {
  const view = controller.view.value;
  const rooms = view.quests
    .filter((quest) => !quest.done)
    .map((quest) => controller.parts.value.missions[quest.mission]?.room);
  const rank = (offer: Offer): number => {
    const goal = actionOf(offer, "pick_goal")?.target ?? "";
    return rooms.some((room) => goal === `room ${room}`) ? 0 : goal.startsWith("stairs") ? 1 : 2;
  };
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

/** Any other question: a button for each answer, with a digit for the first nine. */
function Answers({ ask }: { ask: Ask }): JSX.Element {
  const controller = useController();
  const several = controller.hand.aimed.value.filter((offer) => offer.ask.id === ask.id);
  const offers = several.length > 1 ? several : sorted(offersOf(ask), controller);
  return (
    <div class="answers">
      {offers.map((offer, i) => (
        <Answer key={offer.option.id} offer={offer} shortcut={keyOf(offer, i)} />
      ))}
      <Greyeds greyed={ask.greyed.filter(isOfUse(controller.view.value))} />
    </div>
  );
}

/** The one that ends or declines has E; the others are counted. */
function keyOf(offer: Offer, i: number): string | undefined {
  if (["decline", "done", "bear_it", "enough"].includes(offer.option.action.act)) return "E";
  return i < MANY ? String(i + 1) : undefined;
}
