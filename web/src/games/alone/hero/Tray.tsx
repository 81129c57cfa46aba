/** What is asked of the hero, what an answer would do, and the answers. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Consequence } from "../../../wire.gen";
import type { Ask, Offer } from "../types";
import { Answer, Greyeds } from "../Answers";
import { useController } from "../context";
import type { Controller } from "../controller";
import { mainAsk, offersOf } from "../offers";
import { Deeds } from "./Deeds";
import { take } from "./hand";

export function Tray(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const ask = mainAsk(view);
  return (
    <section class={`tray ${ask ? "mine" : ""}`} aria-label={texts.say("label.asked")}>
      <div class="tray-words">
        <p class="tray-question display">
          {view.prompt ? texts.message(view.prompt.says) : view.outcome && texts.say(`outcome.${view.outcome.key}`)}
        </p>
        <Preview />
      </div>
      {ask?.kind === "hero_acts" && <Deeds ask={ask} />}
      {ask && ask.kind !== "hero_acts" && ask.kind !== "choose_hero" && <Answers ask={ask} />}
    </section>
  );
}

/** What an answer would do, as the server says. */
function useConsequence(controller: Controller, offer: Offer | null): Consequence | null {
  const [found, setFound] = useState<{ of: string; consequence: Consequence | null }>({ of: "", consequence: null });
  const of = offer ? `${offer.ask.id} ${offer.option.id}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each option of an ask
  useEffect(() => {
    let gone = false;
    if (!offer) return;
    void controller.table.preview(offer.ask.id, offer.option.action).then((consequence) => {
      if (!gone) setFound({ of, consequence });
    });
    return () => {
      gone = true;
    };
  }, [of]);
  return found.of === of ? found.consequence : null;
}

/** Consequence before commitment. */
export function Preview(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const aimed = controller.hand.aimed.value;
  const offer = controller.over.value ?? (aimed.length === 1 ? aimed[0]! : null);
  const found = useConsequence(controller, offer);
  const about = controller.about.value;
  if (!offer) {
    const hint = aimed.length > 1 ? texts.say("tip.several") : promptHint(controller);
    return about ? <p class="preview">{about}</p> : <p class="preview label">{hint}</p>;
  }
  const said = (messages: Consequence["does"] = []): string[] => messages.map((message) => texts.message(message));
  const isAimed = aimed.length === 1 && aimed[0]!.option.id === offer.option.id;
  return (
    <p class="preview">
      {isAimed && (
        <button type="button" class="button small main preview-do" onClick={() => take(controller, offer, "prompt")}>
          {texts.say("label.do_it")} <kbd aria-hidden="true">Enter</kbd>
        </button>
      )}
      <strong>{controller.labelOf(offer)}.</strong> {said(found?.does).join(" ")}
      {said(found?.costs).map((cost) => (
        <span key={cost} class="preview-cost">
          {texts.say("label.costs", { cost })}
        </span>
      ))}
      {said(found?.risks).map((risk, i) => (
        <span key={`${i} ${risk}`} class="preview-risk">
          {risk}
        </span>
      ))}
      {about && <span class="preview-about"> {about}</span>}
    </p>
  );
}

/** Why it is asked; on a turn of one's own, how answers are found out about here. */
function promptHint(controller: Controller): string {
  const { prompt } = controller.view.value;
  const texts = controller.texts.value;
  if (mainAsk(controller.view.value)?.kind === "hero_acts") {
    const finger = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
    return texts.say(finger ? "tip.finger" : "tip.pointer");
  }
  const said = [prompt?.about, prompt?.otherwise].flatMap((message) => (message ? [texts.message(message)] : []));
  return said.join(" ");
}

const MANY = 9;
/** How groups of answers follow each other; what belongs to none comes last. */
const GROUPS = ["missions", "ways", "creatures", ""];

/** Any other question: a button for each answer, what is wanted most first, with a digit for the first nine. */
function Answers({ ask }: { ask: Ask }): JSX.Element {
  const controller = useController();
  const several = controller.hand.aimed.value.filter((offer) => offer.ask.id === ask.id);
  const isWanted = (offer: Offer): number => (controller.choiceOf(offer)?.is_wanted ? 0 : 1);
  const sorted = offersOf(ask).sort((a, b) => isWanted(a) - isWanted(b));
  const offers = several.length > 1 ? several : sorted;
  const found = new Set(offers.map((offer) => controller.choiceOf(offer)?.group ?? ""));
  const groups = GROUPS.filter((group) => found.has(group));
  if (groups.length > 1) return <Groups groups={groups} offers={offers} greyed={ask.greyed} />;
  return (
    <div class="answers">
      {offers.map((offer, i) => (
        <Answer key={offer.option.id} offer={offer} shortcut={keyOf(offer, i)} />
      ))}
      <Greyeds greyed={ask.greyed} />
    </div>
  );
}

interface GroupsProps {
  readonly groups: readonly string[];
  readonly offers: readonly Offer[];
  readonly greyed: Ask["greyed"];
}

/** Many answers, by what they have to do with each other. */
function Groups({ groups, offers, greyed }: GroupsProps): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  return (
    <div class="answer-groups">
      {groups.map((group) => {
        const name = group ? texts.say(`goal_group.${group}`) : "";
        return (
          <div key={group} class={`answer-group ${group}`} role="group" aria-label={name || undefined}>
            {name && <p class="label">{name}</p>}
            <div class="answers">
              {offers.map((offer, i) =>
                (controller.choiceOf(offer)?.group ?? "") === group ? (
                  <Answer key={offer.option.id} offer={offer} shortcut={keyOf(offer, i)} />
                ) : null,
              )}
            </div>
          </div>
        );
      })}
      <Greyeds greyed={greyed} />
    </div>
  );
}

/** The one that ends or declines has E; the others are counted. */
function keyOf(offer: Offer, i: number): string | undefined {
  if (["decline", "done", "bear_it", "enough"].includes(offer.option.action.act)) return "E";
  return i < MANY ? String(i + 1) : undefined;
}
