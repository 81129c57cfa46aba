/** A resource card, and the back of one. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { SuitIcon } from "./art";
import { useController } from "./context";

export function CardFace({ card, small = false }: { card: number; small?: boolean }): JSX.Element {
  const { suit, value, time_icons } = useController().parts.value.cards[card]!;
  if (suit === null) {
    return (
      <span class={`card time ${small ? "small" : ""}`} aria-hidden="true">
        <span class="card-clocks">
          {Array.from({ length: time_icons }, (_, i) => (
            <Icon key={i} name="clock" size={small ? 20 : 30} />
          ))}
        </span>
      </span>
    );
  }
  return (
    <span class={`card ${suit} ${small ? "small" : ""}`} aria-hidden="true">
      <span class="card-value">{value}</span>
      <SuitIcon suit={suit} size={small ? 14 : 22} />
    </span>
  );
}

export function CardBack({ small = false }: { small?: boolean }): JSX.Element {
  return (
    <span class={`card back ${small ? "small" : ""}`} aria-hidden="true">
      <Icon name="key" size={small ? 16 : 28} />
    </span>
  );
}
