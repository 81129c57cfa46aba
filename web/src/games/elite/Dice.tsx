/** My dice: pick them up by click, key or drag; roll all of them or some. Results come from the server alone. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Die } from "../../ui/table/Die";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import { watchDrag } from "./drag";
import { Glyph } from "./glyphs";
import { rollForm } from "./offers";
import { ALIEN, DASHBOARDS } from "./types";
import { dieWords } from "./words";

export function Dice(): JSX.Element {
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchDrag(controller, box.current!), [controller]);
  const battlefield = controller.kit.value;
  const seat = battlefield.view.seat;
  const dice = battlefield.diceOf(seat);
  const pending = controller.table.pending.value.has("roll");
  return (
    <section class="dice" aria-label="Your dice">
      <div ref={box} class="dice-row">
        {dice.map((die, n) => {
          const words = dieWords(battlefield, controller.texts.value, die);
          const free = battlefield.isFree(die);
          const symbol = battlefield.symbolOf(die);
          const alien = free && battlefield.view.face[die] === ALIEN;
          const rolling = battlefield.isTumbling(die) || (pending && controller.rolling.value.includes(die));
          const classes = [
            "die-place",
            alien && "shouts",
            !free && "away",
            free && battlefield.isBlank(die) && "blank",
          ];
          return (
            <div key={die} class={classes.filter(Boolean).join(" ")} data-die={die}>
              <Die
                name={`Die ${n + 1}: ${words}`}
                roll={controller.falls.value.get(die) ?? 0}
                rolling={rolling}
                chosen={controller.dice.value.includes(die)}
                why={free ? null : { words: `This die is ${words}.` }}
                shortcut={String(n + 1)}
                anchor={`die-${die}`}
                onPress={() => controller.pick(die)}
              >
                {rolling ? (
                  <span class="die-dot">?</span>
                ) : battlefield.view.place[die]! >= DASHBOARDS ? (
                  <Icon name="lock" size={30} />
                ) : symbol ? (
                  <Glyph symbol={symbol} size={36} />
                ) : (
                  <span class="die-dot">·</span>
                )}
              </Die>
              <span class="die-word" aria-hidden="true">
                {words}
              </span>
            </div>
          );
        })}
      </div>
      <RollButtons />
    </section>
  );
}

function RollButtons(): JSX.Element | null {
  const controller = useController();
  const ask = controller.ask.value;
  const form = rollForm(ask);
  const some = controller.dice.value;
  const greyed = ask?.greyed.find((one) => one.kind === "roll");
  if (!controller.isRush) return <div class="roll-buttons none" />;
  const pending = controller.table.pending.value.has("roll");
  return (
    <div class="roll-buttons">
      <button
        type="button"
        class={`button ${form ? "main" : ""} roll-all ${pending ? "pending" : ""}`}
        data-anchor="roll"
        aria-keyshortcuts="Space"
        aria-disabled={form ? undefined : "true"}
        onClick={() => controller.roll()}
        {...tipped(() =>
          greyed ? { words: controller.texts.value.refusal(greyed.why), rule: greyed.why.rule } : null,
        )}
      >
        Roll all{form ? ` ${form.of.length}` : ""} <kbd aria-hidden="true">Space</kbd>
      </button>
      <button
        type="button"
        class="button roll-some"
        aria-keyshortcuts="r"
        aria-disabled={form && some.length > 0 ? undefined : "true"}
        onClick={() => controller.roll(some)}
        {...tipped(() =>
          some.length > 0 ? null : { words: "Pick the dice to roll first: click them, or press their numbers." },
        )}
      >
        Roll these{some.length > 0 ? ` ${some.length}` : ""} <kbd aria-hidden="true">R</kbd>
      </button>
    </div>
  );
}
