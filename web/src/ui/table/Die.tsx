/** A die that tumbles and lands. What its faces show is the game's; that it fell comes from the server alone. */

import type { ComponentChildren, JSX } from "preact";
import { tipped, type Tip } from "../tip";
import { say } from "../../words/shell";

interface Props {
  /** What the die is called, with what it shows: read out, and found by tests. */
  readonly name: string;
  /** The face that lies up. */
  readonly children: ComponentChildren;
  /** Changes with every roll: another number, another fall. */
  readonly roll: number;
  /** Somebody rolled it and the server has not answered yet. */
  readonly rolling?: boolean;
  readonly chosen?: boolean;
  /** Why it cannot be used now; such a die is greyed. */
  readonly why?: Tip | null;
  readonly shortcut?: string;
  readonly anchor: string;
  readonly onPress?: () => void;
}

/** How a die comes in: a different turn for each fall, always the same for the same one. */
function fallOf(roll: number): string {
  const turn = ((roll * 137) % 5) - 2;
  return `${turn * 90 + (turn < 0 ? -360 : 360)}deg`;
}

export function Die(props: Props): JSX.Element {
  const { name, children, roll, rolling = false, chosen = false, why = null, shortcut, anchor, onPress } = props;
  const classes = ["die", rolling && "rolling", chosen && "chosen", why && "locked"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      aria-pressed={chosen}
      aria-disabled={why ? "true" : undefined}
      aria-keyshortcuts={shortcut}
      data-anchor={anchor}
      onClick={() => !why && !rolling && onPress?.()}
      {...tipped(() => why)}
    >
      <span class="hidden-but-read">{rolling ? say("die.rolling", { name }) : name}</span>
      <span key={roll} class="die-cube" style={{ "--fall": fallOf(roll) }} aria-hidden="true">
        {children}
      </span>
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}
