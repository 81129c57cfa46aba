/** The dice slots of a card, an event or a token: empty ones say what they want, filled ones show it. */

import type { JSX } from "preact";
import { memo } from "../../ui/table/memo";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import { Glyph } from "./glyphs";
import type { Thing } from "./battlefield";
import { ruleOfSlot } from "./lookup";
import { offersOf as ofKinds } from "../../view";
import type { DieSymbol, Slot } from "./types";
import { slotWords } from "./words";

export function Slots({ kind, number }: { kind: Thing["kind"]; number: number }): JSX.Element | null {
  const controller = useController();
  const battlefield = controller.kit.value;
  const slots = battlefield.slotsOf(kind, number);
  if (slots.length === 0) return null;
  const offered = new Set(
    ofKinds(controller.offers.value, "allocate", "choose_slot", "take_back").map(({ option }) => option.action.slot),
  );
  return (
    <span class="slots">
      {slots.map(([slot, wants], i) => {
        const filled = battlefield.isFilled(slot);
        const die = battlefield.dieIn(slot);
        return (
          <SlotButton
            key={slot}
            slot={slot}
            wants={wants}
            shows={filled ? ((die === null ? null : battlefield.symbolOf(die)) ?? wants.icons[0]!) : null}
            open={controller.openSlots.value.has(slot)}
            back={filled && offered.has(slot)}
            pairs={wants.double && (slots[i + 1]?.[1].double ?? false) && i % 2 === 0}
            pending={controller.table.pending.value.has(`slot-${slot}`)}
          />
        );
      })}
    </span>
  );
}

interface Props {
  readonly slot: number;
  readonly wants: Slot;
  /** What the die in it shows; null while it is empty. */
  readonly shows: DieSymbol | null;
  readonly open: boolean;
  /** Whether its die can be taken back. */
  readonly back: boolean;
  readonly pairs: boolean;
  readonly pending: boolean;
}

const SlotButton = memo(function SlotButton({ slot, wants, shows, open, back, pairs, pending }: Props): JSX.Element {
  const controller = useController();
  const classes = [
    "slot",
    wants.locking && "locking",
    shows && "filled",
    open && "open",
    pairs && "pair",
    pending && "pending",
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-slot={slot}
      data-anchor={`slot-${slot}`}
      aria-label={`${slotWords(wants)}${shows ? ", filled" : ""}${back ? ", press to take the die back" : ""}`}
      aria-disabled={open || back ? undefined : "true"}
      onClick={(event) => {
        event.stopPropagation();
        controller.pressSlot(slot);
      }}
      {...tipped(() => ({ words: `Wants ${slotWords(wants)}.`, rule: ruleOfSlot(wants), kind: "hint" }))}
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
