/** What is asked of whom now: the suggested answer at once, others by number, on the board, or as cards to pick. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { OptionButton } from "../../ui/table/Options";
import { FRAMES } from "../../ui/ticker";
import { showRefusal } from "../../ui/tip";
import { moreOf, stats } from "./Cards";
import { openChoices } from "./choices";
import { useController } from "./context";
import { cellsOf, figureOf, hereOffers, kindOf, mustAnswer, otherOffers } from "./offers";
import { lastWords, statusOf } from "./status";
import type { Offer, Slot } from "./types";
import { slotWords } from "./words";

/** Answers that are about what a card does. */
const CARD_ANSWERS: readonly string[] = ["take_weapon", "keep", "drop"];
/** More than these are better found on the board. */
const MOST = 6;

export function Prompt(): JSX.Element {
  const controller = useController();
  const ask = controller.ask.value;
  const view = controller.newest.value;
  const must = mustAnswer(ask);
  // What is asked about is still being shown; soon it will stand there.
  const isEarly = ask !== undefined && !view.clock_runs && !ask.standing && controller.table.stage.waiting.value > 0;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (must && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  const aliens = ask?.kind === "act" && must;
  const telling = !view.clock_runs && !must ? lastWords(controller) : "";
  const status = isEarly ? lastWords(controller) : statusOf(controller);
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={`prompt ${ask ? "mine" : ""} ${must ? "must" : ""} ${aliens ? "shout" : ""}`}
      aria-label="What you can do now"
    >
      <div class="prompt-words">
        <p class="prompt-question display">{status}</p>
        {telling && telling !== status && <p class="prompt-hint">{telling}</p>}
        {must && controller.alien.value !== null && <p class="prompt-hint">Now press where it goes.</p>}
        {must && <Grace />}
      </div>
      <div class="prompt-options">
        {ask && !isEarly && <Answers />}
        <BeginButton />
      </div>
    </section>
  );
}

function Answers(): JSX.Element {
  const controller = useController();
  const ask = controller.ask.value!;
  const texts = controller.texts.value;
  const must = mustAnswer(ask);
  const offers = must ? controller.answers.value : controller.offers.value;
  const cards = offers.filter((offer) => CARD_ANSWERS.includes(kindOf(offer)));
  if (cards.length > 0) return <CardPick offers={offers} />;
  if (ask.kind === "act" && !must) {
    const finish = offers.filter((offer) => kindOf(offer) === "finish");
    return (
      <>
        <Here />
        {finish.map((offer) => (
          <OptionButton key={offer.option.id} offer={offer} texts={texts} shortcut="0" class="small" />
        ))}
      </>
    );
  }
  const first =
    controller.suggested() ??
    (offers.length <= 2 ? offers.find((offer) => ["ready_up", "done"].includes(kindOf(offer))) : undefined);
  const rest = offers.filter((offer) => offer !== first);
  const done = rest.find((offer) => kindOf(offer) === "done");
  // What has no place on the board is always here; of the rest only the first.
  const isPlaced = (offer: Offer): boolean => cellsOf(controller.ahead.value, offer.option.action).length > 0;
  const placed = rest.filter(isPlaced);
  const shown = [...rest.filter((offer) => offer !== done && !isPlaced(offer)), ...placed.slice(0, MOST)];
  return (
    <>
      {first && <OptionButton key={first.option.id} offer={first} texts={texts} shortcut="Enter" main />}
      {shown.map((offer, i) => (
        <OptionButton
          key={offer.option.id}
          offer={offer}
          texts={texts}
          shortcut={i < 9 ? String(i + 1) : undefined}
          class="small"
        />
      ))}
      {done && <OptionButton key={done.option.id} offer={done} texts={texts} shortcut="Enter" />}
      {placed.length > MOST && (
        <span class="label">
          {figureOf(offers[0]!.option.action) !== null ? "Or press any lit alien." : "Or press any lit space."}
        </span>
      )}
    </>
  );
}

/** Search, objectives, charges, devices: what stands beside my hero. */
function Here(): JSX.Element | null {
  const controller = useController();
  const connects = otherOffers(controller.offers.value).filter((offer) => kindOf(offer) === "connect");
  const shown = [...hereOffers(controller.offers.value), ...connects].slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <div class="here" role="group" aria-label="What you can do here">
      {shown.map((offer, i) => (
        <OptionButton
          key={offer.option.id}
          offer={offer}
          texts={controller.texts.value}
          shortcut={i === 0 ? "S" : undefined}
          class="small"
        />
      ))}
    </div>
  );
}

/** Who opened the table need not wait for somebody who is away. */
export function BeginButton(): JSX.Element | null {
  const { table, newest, texts } = useController();
  const view = newest.value;
  const waits = view.phase === "ready" && view.ready[view.seat] === true && view.ready.includes(false);
  const { begin } = table.sender;
  if (!waits || !begin || !table.isHost.value) return null;
  const start = async (anchor: Element): Promise<void> => {
    const refusal = await begin();
    if (refusal) showRefusal(anchor, texts.value.refusal(refusal), "");
  };
  return (
    <button type="button" class="button" data-shortcut="0" onClick={(event) => void start(event.currentTarget)}>
      Start without the others <kbd aria-hidden="true">0</kbd>
    </button>
  );
}

/** A quick pick among cards: what each does stands on it. */
function CardPick({ offers }: { offers: readonly Offer[] }): JSX.Element {
  const controller = useController();
  const battlefield = controller.ahead.value;
  const texts = controller.texts.value;
  const heroes = new Set(offers.map(({ option: { action } }) => ("hero" in action ? action.hero : undefined)));
  return (
    <div class="card-pick">
      {offers.map((offer, i) => {
        const { action } = offer.option;
        if (!("card" in action))
          return <OptionButton key={offer.option.id} offer={offer} texts={texts} shortcut={String(i + 1)} />;
        const { card } = action;
        const data = battlefield.card(card);
        const anchor = `option-${offer.option.id}`;
        return (
          <button
            key={offer.option.id}
            type="button"
            class={`pick-card ${data.kind} ${controller.table.pending.value.has(anchor) ? "pending" : ""}`}
            data-option={offer.option.id}
            data-anchor={anchor}
            data-shortcut={i < 9 ? String(i + 1) : undefined}
            onClick={() => controller.take(offer, anchor)}
          >
            <span class="hidden-but-read">{texts.action(action)}. </span>
            <span class="pick-name display">
              {data.name}
              {heroes.size > 1 && "hero" in action && <span class="label">{battlefield.hero(action.hero).name}</span>}
            </span>
            <span class="pick-slots">{data.slots.map(eachSlot).join(" + ") || data.kind}</span>
            <span class="pick-stats">{stats(battlefield, card)}</span>
            <span class="pick-about">{moreOf(texts.say(`about.card.${card}`), data.attack !== null)}</span>
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
          </button>
        );
      })}
    </div>
  );
}

/** One of several slots: what it takes stays together. */
const eachSlot = (slot: Slot, _: number, all: readonly Slot[]): string =>
  all.length > 1 && slot.icons.length > 1 ? `(${slotWords(slot)})` : slotWords(slot);

/** How long this is mine to decide before others may, or the board does; nothing where no clock runs. */
function Grace(): JSX.Element | null {
  const controller = useController();
  const kind = controller.ask.value?.kind;
  const choice = openChoices(controller.newest.value).find((one) => one.kind === kind);
  const until = choice?.next ? choice.until : null;
  const clock = controller.table.clock;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) {
      setLeft(null);
      return;
    }
    return FRAMES.start(() => setLeft(Math.max(0, Math.ceil((until - clock.now()) / 1000))));
  }, [until, clock]);
  if (left === null || clock.info.value === null) return null;
  return (
    <p class="prompt-hint">
      {left} s, then {choice?.next === "board" ? "the board decides" : "others may decide"}.
    </p>
  );
}
