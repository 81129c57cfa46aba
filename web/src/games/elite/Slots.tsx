/** The dice slots of a card, an event or a token: empty ones say what they want, filled ones show it. */

import type { JSX } from "preact";
import { memo } from "../../ui/table/memo";
import { tipped } from "../../ui/tip";
import { offersOf as ofKinds } from "../../view";
import { useController } from "./context";
import { Glyph } from "./glyphs";
import { slotKey, slotWords } from "./spaces";
import type { Filled, Slot } from "./types";

interface ThingSlots {
  readonly slots: readonly Slot[];
  readonly first: number;
  /** What lies in each of those that count; null where one is open. */
  readonly filled: readonly Filled[];
}

export function Slots({ slots, first, filled }: ThingSlots): JSX.Element | null {
  const controller = useController();
  if (filled.length === 0) return null;
  const offered = new Set(
    ofKinds(controller.offers.value, "allocate", "choose_slot", "take_back").map(({ option }) => option.action.slot),
  );
  return (
    <span class="slots">
      {filled.map((shows, i) => (
        <SlotButton
          key={first + i}
          slot={first + i}
          wants={slots[i]!}
          shows={shows}
          open={controller.openSlots.value.has(first + i)}
          back={shows !== null && offered.has(first + i)}
          pairs={slots[i]!.double && (slots[i + 1]?.double ?? false) && i % 2 === 0}
          pending={controller.table.pending.value.has(`slot-${first + i}`)}
        />
      ))}
    </span>
  );
}

/** A slot of a card that nobody has yet: what it wants, and whether it keeps the die. */
export function SlotFace({ slot }: { slot: Slot }): JSX.Element {
  return (
    <span class={`slot ${slot.locking ? "locking" : ""}`} aria-hidden="true">
      {slot.icons.map((icon) => (
        <Glyph key={icon} symbol={icon} size={slot.icons.length > 1 ? 17 : 22} />
      ))}
      {slot.locking && <span class="slot-lock" />}
    </span>
  );
}

interface Props {
  readonly slot: number;
  readonly wants: Slot;
  readonly shows: Filled;
  readonly open: boolean;
  /** Whether its die can be taken back. */
  readonly back: boolean;
  readonly pairs: boolean;
  readonly pending: boolean;
}

const SlotButton = memo(function SlotButton({ slot, wants, shows, open, back, pairs, pending }: Props): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const classes = [
    "slot",
    wants.locking && "locking",
    shows && "filled",
    open && "open",
    pairs && "pair",
    pending && "pending",
  ];
  const words = slotWords(texts, wants);
  const state = back ? "back" : shows ? "filled" : "open";
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-slot={slot}
      data-anchor={`slot-${slot}`}
      aria-label={texts.say(`ui.slot_${state}`, { slot: words })}
      aria-disabled={open || back ? undefined : "true"}
      onClick={(event) => {
        event.stopPropagation();
        controller.pressSlot(slot);
      }}
      {...tipped(() => ({
        words: texts.say("ui.slot_wants", { slot: words }),
        rule: texts.rule(slotKey(wants)),
        kind: "hint",
      }))}
    >
      {shows ? (
        <Glyph symbol={shows} size={22} />
      ) : (
        wants.icons.map((icon) => <Glyph key={icon} symbol={icon} size={wants.icons.length > 1 ? 17 : 22} />)
      )}
      {wants.locking && <span class="slot-lock" aria-hidden="true" />}
    </button>
  );
});
