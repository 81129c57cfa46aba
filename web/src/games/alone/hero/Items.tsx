/** What the hero carries: six slots, charges, upgrades. An item that works now is read with one press, used with two. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import type { Offer } from "../types";
import type { alone } from "../../../wire.gen";
import { useController } from "../context";
import { actionOf, mainAsk, offersOf } from "../offers";
import { aimOrTake } from "./hand";

export function Items(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const { items, inventory } = view.hero;
  const offers = offersOf(mainAsk(view));
  const empty = Math.max(0, inventory - items.length);
  return (
    <ul class="items" aria-label={controller.texts.value.say("label.items", { items: items.length, inventory })}>
      {items.map((carried, i) => (
        <li key={carried.item}>
          <ItemCard carried={carried} offer={offers.find((offer) => itemOf(offer) === carried.item)} digit={i + 1} />
        </li>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <li key={`free-${i}`} class="item empty" aria-hidden="true" />
      ))}
    </ul>
  );
}

/** The item that an offer is about. */
export function itemOf(offer: Offer): number | undefined {
  return (actionOf(offer, "use_item") ?? actionOf(offer, "use_passive") ?? actionOf(offer, "pick_item"))?.item;
}

interface Props {
  readonly carried: alone.ItemPart;
  readonly offer: Offer | undefined;
  readonly digit: number;
}

function ItemCard({ carried, offer, digit }: Props): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const anchor = `item-${carried.item}`;
  const aimed = offer !== undefined && controller.hand.aimed.value.some((one) => one.option.id === offer.option.id);
  const hints = tipped(
    () => texts.hint(`item_text.${carried.item}`),
    (on) => {
      controller.over.value = on ? (offer ?? null) : null;
    },
  );
  return (
    <button
      type="button"
      class={`item ${offer ? "ready" : ""} ${aimed ? "aimed" : ""} ${carried.matrix ?? ""} ${controller.table.pending.value.has(anchor) ? "pending" : ""}`}
      data-anchor={anchor}
      data-option={offer?.option.id}
      data-shortcut={offer ? String(digit) : undefined}
      aria-disabled={offer ? undefined : "true"}
      onClick={() => offer && aimOrTake(controller, offer, anchor)}
      {...hints}
    >
      <svg class="item-art" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d={artOf(carried.sign)} />
      </svg>
      <span class="item-name">{texts.say(`item.${carried.item}`)}</span>
      <span class="hidden-but-read">: {texts.message(carried.says)}</span>
      <span class="item-charges" aria-hidden="true">
        {Array.from({ length: carried.charges }, (_, i) => (
          <i key={i} />
        ))}
        {carried.matrix && <em data-sign={texts.say(`matrix.${carried.matrix}`).charAt(0).toUpperCase()} />}
        {carried.upgrade && <b class={carried.upgrade} />}
      </span>
      {offer && <kbd aria-hidden="true">{digit}</kbd>}
    </button>
  );
}

/** A drawing by what the item goes with. */
const ART: Readonly<Record<string, string>> = {
  bullets: "M6 20V9l2-4 2 4v11zM14 20V9l2-4 2 4v11z",
  fight: "M5 19 16 8M13 5l6 6M5 15l4 4",
  move: "M7 21V9l5-6 5 6v12M7 14h10",
  explore: "M2.500 12C6 5 18 5 21.500 12 18 19 6 19 2.500 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  locate: "M12 3v18M3 12h18M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12",
  scavenge: "M4 10h16v10H4zM4 10l3-5h10l3 5M10 14h4",
  interact: "M14 4a5 5 0 0 0 6 6l-9 9-5-5zM6 14l-2 6 6-2",
};

function artOf(when: string): string {
  return ART[when] ?? "M12 3 20 8v8l-8 5-8-5V8zM12 3v18M4 8l16 8M20 8 4 16";
}
