/** A resource card, and the back of one. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { SuitIcon } from "./art";
import { iconsOf, isTime, suitOf, rankOf } from "./types";

/** `read`: its value is part of what is read out. */
export function CardFace({
  card,
  small = false,
  read = false,
}: {
  card: number;
  small?: boolean;
  read?: boolean;
}): JSX.Element {
  if (isTime(card)) {
    return (
      <span class={`card time ${small ? "small" : ""}`} aria-hidden="true">
        <span class="card-clocks">
          {Array.from({ length: iconsOf(card) }, (_, i) => (
            <Icon key={i} name="clock" size={small ? 20 : 30} />
          ))}
        </span>
      </span>
    );
  }
  const suit = suitOf(card);
  return (
    <span class={`card ${suit} ${small ? "small" : ""}`} aria-hidden={read ? undefined : "true"}>
      <span class="card-value">{rankOf(card)}</span>
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
