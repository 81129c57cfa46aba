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

export function Dice(): JSX.Element {
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => watchDrag(controller, box.current!), [controller]);
  const texts = controller.texts.value;
  const { first, faces, lie } = controller.mine.value ?? { first: 0, faces: [], lie: [] };
  const said = controller.hand.value.dice;
  const pending = controller.table.pending.value.has("roll");
  return (
    <section class="dice" aria-label={texts.say("ui.your_dice")}>
      <div ref={box} class="dice-row">
        {faces.map((face, n) => {
          const die = first + n;
          const words = said[n] ? texts.message(said[n]) : "";
          const free = lie[n] === "free";
          const rolling = (free && face === "tumbling") || (pending && controller.rolling.value.includes(die));
          const classes = [
            "die-place",
            free && face === "alien" && "shouts",
            !free && "away",
            free && face === "" && "blank",
          ];
          return (
            <div key={die} class={classes.filter(Boolean).join(" ")} data-die={die}>
              <Die
                name={texts.say("ui.die", { n: n + 1, words })}
                roll={controller.falls.value.get(die) ?? 0}
                rolling={rolling}
                chosen={controller.dice.value.includes(die)}
                why={free ? null : { words: texts.say("ui.die_away", { words }) }}
                shortcut={String(n + 1)}
                anchor={`die-${die}`}
                onPress={() => controller.pick(die)}
              >
                {rolling ? (
                  <span class="die-dot">?</span>
                ) : lie[n] === "hurt" ? (
                  <Icon name="lock" size={30} />
                ) : face === "" || face === "tumbling" ? (
                  <span class="die-dot">·</span>
                ) : (
                  <Glyph symbol={face} size={36} />
                )}
              </Die>
              <span class="die-word" aria-hidden="true">
                {free ? words : texts.say(`ui.lies_${lie[n]}`)}
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
  const texts = controller.texts.value;
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
        {...tipped(() => (greyed ? { words: texts.refusal(greyed.why), rule: greyed.why.rule } : null))}
      >
        {texts.say("ui.roll_all", { n: form?.of.length ?? 0 })} <kbd aria-hidden="true">Space</kbd>
      </button>
      <button
        type="button"
        class="button roll-some"
        aria-keyshortcuts="r"
        aria-disabled={form && some.length > 0 ? undefined : "true"}
        onClick={() => controller.roll(some)}
        {...tipped(() => (some.length > 0 ? null : { words: texts.say("ui.pick_first") }))}
      >
        {texts.say("ui.roll_some", { n: some.length })} <kbd aria-hidden="true">R</kbd>
      </button>
    </div>
  );
}
