/** What evil is asked now: what the hero did, what is being played, and every answer that has no place on the map. */

import type { JSX } from "preact";
import { Clock } from "../../../ui/table/Clock";
import type { Texts } from "../../../texts";
import type { Offer } from "../types";
import { useController } from "../context";
import { doingOf, FIND_NOTHING, missedBy } from "../hero/doing";
import { Greyeds, OptionRow } from "../Answers";
import { actionOf } from "../offers";
import type { AloneView } from "../types";
import { count, statusOf } from "../words";
import { useChoosing } from "./choosing";
import { nextCost, ownBusiness } from "./placed";
import { Passing } from "./Passing";

const SHORTCUTS = { pass: "P", done: "D", cancel: "T", activate_avatar: "A", keep_hand: "K" };
const PRESS = "Press a sector with a red edge.";
/** So many creatures begin on the map, and so many danger tokens on each level (R32, R33). */
const [CREATURES, DANGERS] = [2, 2];
/** Kinds that are greyed as a whole; cards say their own reasons. */
const GREYED = new Set(["activate_avatar", "pass", "play_special"]);

export function Question(): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { ask, plain, lines, places } = choosing.placed.value;
  const chosen = choosing.place.value;
  const several = chosen === null ? [] : (places.get(chosen) ?? []);
  const greyed = (ask?.greyed ?? []).filter((one) => GREYED.has(one.kind) && isOfThisTable(view, one.kind));
  return (
    <section class={`prompt ${ask ? "mine" : ""}`} aria-label="What is asked">
      <div class="prompt-words">
        <p class="prompt-question display">{statusOf(ownBusiness(view), texts)}</p>
        <p class="prompt-hint">{hintOf(view, ask?.kind ?? "", places.size, texts)}</p>
      </div>
      <div class="evil-answers">
        {view.window_ends !== null && <WindowClock view={view} due={view.window_ends} />}
        {lines.size > 0 && <Lines lines={lines} />}
        {several.length > 0 && <OptionRow offers={several} counted />}
        {ask?.kind === "choose_split" ? (
          <Split offers={plain} />
        ) : (
          <OptionRow offers={plain} shortcuts={SHORTCUTS} counted={several.length === 0} />
        )}
        <Passing />
        {ask?.kind === "choose_discards" && <DiscardButton />}
        <Greyeds greyed={greyed} />
      </div>
    </section>
  );
}

/** Expansions that this table plays without need no greyed button. */
function isOfThisTable(view: AloneView, kind: string): boolean {
  if (kind === "play_special") return view.options.special_creatures;
  return kind !== "activate_avatar" || view.options.avatars;
}

type Say = Pick<Texts, "say" | "has">;

/** One line of help: what was done, what is being played, what a card costs. */
export function hintOf(view: AloneView, kind: string, lit: number, texts: Say): string {
  const begun = view.evil?.begun;
  if (begun?.is_proposed) return `${texts.say(`seat.${view.leader}`)} leads evil and has to agree.`;
  if (begun) {
    const what =
      begun.front === "standard" ? "Face down: move a creature, or spawn one" : texts.say(`reaction.${begun.card}`);
    return lit > 0 ? `${what}. ${PRESS}` : `${what}.`;
  }
  if (kind === "react") {
    const deeds = view.deeds.map((deed) => texts.say(`deed.${deed}`)).join(", then ");
    const done = deeds ? `The hero chose to ${deeds}. ` : "";
    return `${done}A card covers ${count(nextCost(view), "space")} of the track.`;
  }
  if (kind === "choose_dangers")
    return `${count(view.set_aside, "token")} set aside. Press a sector with a red edge to set or lift one.`;
  if (kind === "choose_avatar" || kind === "choose_upgrade") return "The tab Creatures says what each can do.";
  if (kind === "choose_swap") return "Press two rooms to swap them. The hero will not know.";
  if (kind === "choose_first_creatures")
    return `${(view.evil?.creatures.length ?? 0) + 1} of ${CREATURES}. Choose a creature, then a sector with a red edge: in or beside a mission's room.`;
  if (kind === "choose_first_dangers") {
    const lying = view.evil?.sectors.filter((sector) => sector.danger).length ?? 0;
    return `${lying + 1} of ${2 * DANGERS}: two on each level. ${PRESS}`;
  }
  if (kind === "choose_split") return "Each deck has its own way of hurting. Half of each is a good beginning.";
  if (kind === "choose_discards") return "What you do not discard you keep. Then you draw until your hand is full.";
  if (kind === "choose_draws") return "A card of a mission gives evil cards.";
  if (kind === FIND_NOTHING) return missedBy(view, texts);
  const why = `doing.evil.${doingOf(view)}`;
  return `${texts.has(why) ? texts.say(why) : ""} ${lit > 0 ? PRESS : ""}`.trim();
}

function WindowClock({ view, due }: { view: AloneView; due: number }): JSX.Element {
  const controller = useController();
  const total = view.options.strict_ms || view.options.window_ms;
  return (
    <div class="evil-clock">
      <Clock
        clock={controller.table.clock}
        due={due}
        total={total}
        nameOf={(seat) => controller.texts.value.say(`seat.${seat}`)}
      />
    </div>
  );
}

/** Which creature to put down, before the sector is pressed. */
function Lines({ lines }: { lines: ReadonlyMap<number, readonly Offer[]> }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  return (
    <div class="option-row" role="group" aria-label="Creature">
      {[...lines.keys()].map((line) => (
        <button
          key={line}
          type="button"
          class="button small"
          aria-pressed={choosing.line.value === line}
          onClick={() => (choosing.line.value = line)}
        >
          {controller.texts.value.say(`line.${line}`)}
        </button>
      ))}
    </div>
  );
}

/** Cards one by one, each seen before the next, or so many of both decks in one go. */
function Split({ offers }: { offers: readonly Offer[] }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const [first, second] = [texts.say("nth.0"), texts.say("nth.1")];
  return (
    <div class="evil-split">
      <OptionRow offers={offers.filter((offer) => actionOf(offer, "draw_one"))} />
      <p class="label" id="evil-split">
        Or all at once: how many from {first}, the rest from {second}
      </p>
      <div class="option-row" role="group" aria-labelledby="evil-split">
        {offers.map((offer) => {
          const action = actionOf(offer, "split_draw");
          const anchor = `option-${offer.option.id}`;
          return action ? (
            <button
              key={offer.option.id}
              type="button"
              class={`button small figures ${controller.table.pending.value.has(anchor) ? "pending" : ""}`}
              aria-label={texts.action(action)}
              data-option={offer.option.id}
              data-anchor={anchor}
              data-shortcut={String(action.first)}
              onClick={() => controller.take(offer, anchor)}
            >
              {action.first}
            </button>
          ) : null;
        })}
      </div>
    </div>
  );
}

function DiscardButton(): JSX.Element | null {
  const controller = useController();
  const choosing = useChoosing();
  const cards = [...choosing.discards.value];
  const ask = choosing.placed.value.ask;
  if (!ask || cards.length === 0) return null;
  const discard = (): void => {
    void controller.table.answer(ask.id, { act: "discard_cards", cards }, "discard");
    choosing.forget();
  };
  return (
    <button type="button" class="button small main" data-anchor="discard" data-shortcut="d" onClick={discard}>
      Discard {count(cards.length, "card")} <kbd aria-hidden="true">D</kbd>
    </button>
  );
}
