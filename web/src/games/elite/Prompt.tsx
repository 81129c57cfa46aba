/** What is asked of whom now: the suggested answer at once, others by number, on the board, or as cards to pick. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { OptionButton } from "../../ui/table/Options";
import { FRAMES } from "../../ui/ticker";
import { showRefusal } from "../../ui/tip";
import { isPaused, pausedBy } from "../../ui/PauseVeil";
import { offersOf as ofKinds } from "../../view";
import { EquipmentArt } from "./art/EquipmentArt";
import { useController } from "./context";
import type { Controller } from "./controller";
import { cellsOf, figureOf, hereOffers, kindOf } from "./offers";
import { SlotFace } from "./Slots";
import { slotWords } from "./spaces";
import type { Offer } from "./types";

/** Answers that are about what a card does. */
const CARD_ANSWERS: readonly string[] = ["take_weapon", "keep", "drop"];
/** More than these are better found on the board: of those only the first is a button, and the rest behind another. */
const MOST = 2;
/** So many stand beside my hero at once. */
const MOST_HERE = 6;

export function Prompt(): JSX.Element {
  const controller = useController();
  const ask = controller.ask.value;
  const view = controller.newest.value;
  const { must } = controller.hand.value;
  const texts = controller.texts.value;
  // What is asked about is still being shown; soon it will stand there.
  const waits = ask !== undefined && (!ask.standing || ask.kind === "be_ready");
  const isEarly = waits && !view.clock.runs && controller.table.stage.waiting.value > 0;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (must && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  const aliens = ask?.kind === "act" && must;
  const telling = !view.clock.runs && !must ? lastWords(controller) : "";
  const status = isEarly ? telling || lastWords(controller) : statusOf(controller);
  const { about } = view.prompt;
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={`prompt ${ask ? "mine" : ""} ${must ? "must" : ""} ${aliens ? "shout" : ""}`}
      aria-label={texts.say("ui.what_you_can_do")}
    >
      <div class="prompt-words">
        <p class="prompt-question display">{status}</p>
        {about && <p class="prompt-hint">{texts.message(about)}</p>}
        {telling && telling !== status && <p class="prompt-hint">{telling}</p>}
        {!about && !must && (
          <p class="prompt-hint prompt-progress">{texts.message(controller.mission.value.progress)}</p>
        )}
        {must && controller.alien.value !== null && <p class="prompt-hint">{texts.say("ui.press_where")}</p>}
        {must && <Grace />}
      </div>
      <div class="prompt-options">
        {ask && !isEarly && <Answers />}
        <EnoughButton />
        <BeginButton />
      </div>
    </section>
  );
}

/** What is asked or waited for; how it ended is said when it has been shown. */
function statusOf(controller: Controller): string {
  const texts = controller.texts.value;
  const { outcome } = controller.view.value;
  if (outcome) return texts.say(`outcome.${outcome.key}`);
  if (isPaused(controller.table.clock)) return `${pausedBy(controller.table)}.`;
  const picked = controller.dice.value.length;
  if (picked > 0 && controller.isRush && !controller.hand.value.must) {
    const symbol = picked === 1 ? controller.symbol.value : null;
    return symbol ? texts.say("ui.one_picked", { symbol }) : texts.say("ui.some_picked", { n: picked });
  }
  return texts.message(controller.prompt.value.says);
}

/** What happened last, in words. */
function lastWords(controller: Controller): string {
  const texts = controller.texts.value;
  const last = controller.table.log.value.findLast((line) => texts.has(`event.${line.event.event}`));
  return last ? texts.event(last.event) : "";
}

function Answers(): JSX.Element {
  const controller = useController();
  const ask = controller.ask.value!;
  const texts = controller.texts.value;
  const { must } = controller.hand.value;
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
  const isPlaced = (offer: Offer): boolean =>
    cellsOf(controller.newest.value, controller.plan.value, offer.option.action).length > 0;
  const placed = rest.filter(isPlaced);
  const isMany = placed.length > MOST;
  const shown = [
    ...rest.filter((offer) => offer !== done && !isPlaced(offer)),
    ...(isMany && first ? [] : placed.slice(0, isMany ? 1 : MOST)),
  ];
  const more = placed.filter((offer) => !shown.includes(offer));
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
      {more.length > 0 && (
        <>
          <span class="label">
            {texts.say(figureOf(offers[0]!.option.action) !== null ? "ui.or_an_alien" : "ui.or_a_space")}
          </span>
          <More key={ask.id} offers={more} />
        </>
      )}
    </>
  );
}

/** All that lights up on the board, as a list for whoever reads or tabs rather than points. */
function More({ offers }: { offers: readonly Offer[] }): JSX.Element {
  const { texts } = useController();
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="button small quiet">{texts.value.say("ui.more_ways", { n: offers.length })}</summary>
      <div class="more-ways">
        {offers.map((offer, i) => (
          <OptionButton
            key={offer.option.id}
            offer={offer}
            texts={texts.value}
            shortcut={isOpen && i < 9 ? String(i + 1) : undefined}
            class="small"
          />
        ))}
      </div>
    </details>
  );
}

/** Search, objectives, charges, devices: what stands beside my hero. */
function Here(): JSX.Element | null {
  const controller = useController();
  const texts = controller.texts.value;
  const offers = controller.offers.value;
  const shown = [...hereOffers(controller.newest.value, offers), ...ofKinds(offers, "connect")].slice(0, MOST_HERE);
  if (shown.length === 0) return null;
  return (
    <div class="here" role="group" aria-label={texts.say("ui.what_here")}>
      {shown.map((offer, i) => (
        <OptionButton
          key={offer.option.id}
          offer={offer}
          texts={texts}
          shortcut={i === 0 ? "S" : undefined}
          class="small"
        />
      ))}
    </div>
  );
}

/** Who opened the table need not wait for somebody who is away. */
export function BeginButton(): JSX.Element | null {
  const { table, hand, texts } = useController();
  const { begin } = table.sender;
  if (!hand.value.others_plan || !begin || !table.isHost.value) return null;
  const start = async (anchor: Element): Promise<void> => {
    const refusal = await begin();
    if (refusal) showRefusal(anchor, texts.value.refusal(refusal), "");
  };
  return (
    <button type="button" class="button" data-shortcut="0" onClick={(event) => void start(event.currentTarget)}>
      {texts.value.say("ui.start_without")} <kbd aria-hidden="true">0</kbd>
    </button>
  );
}

/** Whoever has nothing left to do in a rush may say so: when everybody has, the table puts the clock forward. */
export function EnoughButton(): JSX.Element | null {
  const { table, hand, clock, texts } = useController();
  const { enough: send } = table.sender;
  const enough = table.clock.info.value?.enough ?? [];
  const seat = table.seat.value;
  if (!send || seat < 0 || clock.value.ends_at === null || hand.value.must) return null;
  if (!hand.value.may_rest && enough.length === 0) return null;
  const mine = enough.includes(seat);
  const say = async (anchor: Element): Promise<void> => {
    const refusal = await send(!mine);
    if (refusal) showRefusal(anchor, texts.value.refusal(refusal), "");
  };
  return (
    <>
      <button type="button" class="button" data-shortcut="0" onClick={(event) => void say(event.currentTarget)}>
        {texts.value.say(mine ? "ui.not_enough" : "ui.end_rush")} <kbd aria-hidden="true">0</kbd>
      </button>
      {enough.length > 0 && (
        <span class="label">{texts.value.say("ui.enough", { n: enough.length, seats: enough })}</span>
      )}
    </>
  );
}

/** A quick pick among cards: what each does stands on it. Who plays two heroes finds each card once, with both. */
function CardPick({ offers }: { offers: readonly Offer[] }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const heroOf = ({ option: { action } }: Offer): number | undefined => ("hero" in action ? action.hero : undefined);
  const isForSeveral = new Set(offers.map(heroOf)).size > 1;
  const byCard = new Map<number, Offer[]>();
  for (const offer of offers) {
    const { action } = offer.option;
    if ("card" in action) byCard.set(action.card, [...(byCard.get(action.card) ?? []), offer]);
  }
  const others = offers.filter(({ option: { action } }) => !("card" in action));
  return (
    <div class="card-pick">
      <p class="pick-question display" aria-hidden="true">
        {statusOf(controller)}
      </p>
      {[...byCard].map(([card, all], i) => {
        const data = controller.parts.value.cards[card]!;
        const key = i < 9 ? String(i + 1) : undefined;
        if (isForSeveral)
          return (
            <div key={card} class={`pick-group ${data.kind}`} role="group" aria-label={texts.say(`card.${card}`)}>
              <CardFace card={card} />
              <span class="pick-heroes">
                {all.map((offer, n) => (
                  <OptionButton
                    key={offer.option.id}
                    offer={offer}
                    texts={texts}
                    name={texts.say(`hero.${heroOf(offer)!}`)}
                    shortcut={n === 0 ? key : undefined}
                    class="small"
                  />
                ))}
              </span>
            </div>
          );
        const [offer] = all;
        const anchor = `option-${offer!.option.id}`;
        return (
          <button
            key={card}
            type="button"
            class={`pick-card ${data.kind} ${controller.table.pending.value.has(anchor) ? "pending" : ""}`}
            data-option={offer!.option.id}
            data-anchor={anchor}
            data-shortcut={key}
            onClick={() => controller.take(offer!, anchor)}
          >
            <span class="hidden-but-read">{texts.action(offer!.option.action)}. </span>
            <CardFace card={card} />
            {key && <kbd aria-hidden="true">{key}</kbd>}
          </button>
        );
      })}
      {others.map((offer, i) => (
        <OptionButton key={offer.option.id} offer={offer} texts={texts} shortcut={String(byCard.size + i + 1)} />
      ))}
    </div>
  );
}

/** What stands on a card that can be picked. */
function CardFace({ card }: { card: number }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const data = controller.parts.value.cards[card]!;
  return (
    <>
      <span class="pick-name display">{texts.say(`card.${card}`)}</span>
      <EquipmentArt card={data} />
      <span class="pick-slots">
        {data.slots.map((slot, at) => (
          <SlotFace key={at} slot={slot} />
        ))}
        <span class="hidden-but-read">{data.slots.map((slot) => slotWords(texts, slot)).join(" + ")}</span>
        {data.slots.length === 0 && texts.say(`ui.${data.kind}`)}
      </span>
      <span class="pick-stats">{texts.say(`stats.card.${card}`)}</span>
      <span class="pick-about">{texts.say(`more.card.${card}`)}</span>
    </>
  );
}

/** How long this is mine to decide before others may, or the board does; nothing where no clock runs. */
function Grace(): JSX.Element | null {
  const controller = useController();
  const { otherwise, until } = controller.prompt.value;
  const { clock } = controller.table;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) {
      setLeft(null);
      return;
    }
    return FRAMES.start(() => setLeft(Math.max(0, Math.ceil((until - clock.now()) / 1000))));
  }, [until, clock]);
  if (left === null || !otherwise || clock.info.value === null) return null;
  const texts = controller.texts.value;
  return <p class="prompt-hint">{texts.say("ui.in_so_long", { n: left, otherwise: texts.message(otherwise) })}</p>;
}
