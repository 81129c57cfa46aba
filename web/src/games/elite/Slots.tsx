/** The dice slots of a card, an event or a token: empty ones say what they want, filled ones show it. */

import type { JSX } from "preact";
import { tipped } from "../../ui/tip";
import { useDesk } from "./context";
import { Glyph } from "./glyphs";
import type { Thing } from "./look";
import { ruleOfSlot } from "./lookup";
import { slotWords } from "./words";

export function Slots({ kind, number }: { kind: Thing["kind"]; number: number }): JSX.Element | null {
  const desk = useDesk();
  const look = desk.kit.value;
  const slots = look.slotsOf(kind, number);
  if (slots.length === 0) return null;
  const offered = new Set(desk.offers.value.map(({ option }) => option.action["slot"]));
  return (
    <span class="slots">
      {slots.map(([slot, wants], i) => {
        const filled = look.isFilled(slot);
        const die = look.dieIn(slot);
        const symbol = die === null ? null : look.symbolOf(die);
        const open = desk.openSlots.value.has(slot);
        const back = filled && offered.has(slot);
        const pairs = wants.double && (slots[i + 1]?.[1].double ?? false) && i % 2 === 0;
        const classes = [
          "slot",
          wants.locking && "locking",
          filled && "filled",
          open && "open",
          pairs && "pair",
          desk.table.pending.value.has(`slot-${slot}`) && "pending",
        ];
        const words = `${slotWords(wants)}${filled ? ", filled" : ""}${back ? ", press to take the die back" : ""}`;
        return (
          <button
            key={slot}
            type="button"
            class={classes.filter(Boolean).join(" ")}
            data-slot={slot}
            data-anchor={`slot-${slot}`}
            aria-label={words}
            aria-disabled={open || back ? undefined : "true"}
            onClick={(event) => {
              event.stopPropagation();
              desk.pressSlot(slot);
            }}
            {...tipped(() => ({ words: `Wants ${slotWords(wants)}.`, rule: ruleOfSlot(wants), kind: "hint" }))}
          >
            {filled ? (
              <Glyph symbol={symbol ?? wants.icons[0]!} size={22} />
            ) : (
              wants.icons.map((icon) => <Glyph key={icon} symbol={icon} size={wants.icons.length > 1 ? 17 : 22} />)
            )}
            {wants.locking && <span class="slot-lock" aria-hidden="true" />}
          </button>
        );
      })}
    </span>
  );
}
