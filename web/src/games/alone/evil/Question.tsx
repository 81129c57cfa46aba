/** What evil is asked now: what the hero did, what is being played, and every answer that has no place on the map. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Clock } from "../../../ui/table/Clock";
import type { alone } from "../../../wire.gen";
import type { Offer } from "../types";
import { useController } from "../context";
import { Answer, Greyeds, OptionRow } from "../Answers";
import { actionOf } from "../offers";
import { useChoosing } from "./choosing";
import { Passing } from "./Passing";

const SHORTCUTS = { pass: "P", done: "D", cancel: "T", activate_avatar: "A", keep_hand: "K" };
/** Kinds that are greyed as a whole; cards say their own reasons. */
const GREYED = new Set(["activate_avatar", "pass", "play_special"]);

export function Question(): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { ask, plain, lines, places } = choosing.placed.value;
  const { prompt, reactions, outcome } = view;
  const chosen = choosing.place.value;
  const several = chosen === null ? [] : (places.get(chosen) ?? []);
  const hints = [prompt?.about, prompt?.otherwise].flatMap((message) => (message ? [texts.message(message)] : []));
  return (
    <section class={`prompt ${ask ? "mine" : ""}`} aria-label={texts.say("label.asked")}>
      <div class="prompt-words">
        <p class="prompt-question display">
          {prompt ? texts.message(prompt.says) : outcome && texts.say(`outcome.${outcome.key}`)}
        </p>
        <p class="prompt-hint">{[...hints, ...(places.size > 0 ? [texts.say("tip.press")] : [])].join(" ")}</p>
      </div>
      <div class="evil-answers">
        {reactions.window && <WindowClock window={reactions.window} />}
        {lines.size > 0 && <Lines lines={lines} />}
        {several.length > 0 && <OptionRow offers={several} counted />}
        {ask?.kind === "choose_split" ? (
          <Split offers={plain} />
        ) : ask?.kind === "choose_deck" ? null : (
          <OptionRow offers={plain} shortcuts={SHORTCUTS} counted={several.length === 0} />
        )}
        <Passing />
        {ask?.kind === "choose_discards" && <DiscardButton />}
        <Greyeds greyed={(ask?.greyed ?? []).filter((one) => GREYED.has(one.kind))} />
      </div>
    </section>
  );
}

function WindowClock({ window }: { window: alone.WindowPart }): JSX.Element | null {
  const controller = useController();
  if (window.ends === null) return null;
  return (
    <div class="evil-clock">
      <Clock
        clock={controller.table.clock}
        due={window.ends}
        total={window.lasts}
        nameOf={(seat) => controller.texts.value.say(`seat.${seat}`)}
      />
    </div>
  );
}

/** Which creature to put down, before the sector is pressed. */
function Lines({ lines }: { lines: ReadonlyMap<number, readonly Offer[]> }): JSX.Element {
  const controller = useController();
  const choosing = useChoosing();
  const texts = controller.texts.value;
  return (
    <div class="option-row" role="group" aria-label={texts.say("label.line")}>
      {[...lines.keys()].map((line) => (
        <button
          key={line}
          type="button"
          class="button small"
          aria-pressed={choosing.line.value === line}
          data-line={line}
          onClick={() => (choosing.line.value = line)}
        >
          {texts.say(`line.${line}`)}
        </button>
      ))}
    </div>
  );
}

/** Cards one by one, each seen before the next, or so many of both decks in one go: a slider says how many. */
function Split({ offers }: { offers: readonly Offer[] }): JSX.Element | null {
  const controller = useController();
  const texts = controller.texts.value;
  const splits = offers.filter((offer) => actionOf(offer, "split_draw"));
  const [chosen, choose] = useState(Math.floor(splits.length / 2));
  const offer = splits[Math.min(chosen, splits.length - 1)];
  return (
    <div class="evil-split">
      {offer && (
        <div class="evil-slider">
          <input
            type="range"
            min="0"
            max={splits.length - 1}
            value={splits.indexOf(offer)}
            aria-label={texts.say("label.all_at_once")}
            aria-valuetext={controller.labelOf(offer)}
            onInput={(event) => choose(Number(event.currentTarget.value))}
          />
          <Answer offer={offer} shortcut="D" class="small main" />
        </div>
      )}
      <OptionRow offers={offers.filter((one) => actionOf(one, "draw_one"))} />
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
      {controller.texts.value.say("label.discard_some", { cards: cards.length })} <kbd aria-hidden="true">D</kbd>
    </button>
  );
}
