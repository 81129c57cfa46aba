/** The dice that were rolled last, in the open: for whom, and what counts. */

import type { JSX } from "preact";
import { Die } from "../../../ui/table/Die";
import { useController } from "../context";
import { actionOf, mainAsk, offersOf } from "../offers";
import { take } from "./hand";

const PIPS: Readonly<Record<string, string>> = {
  hit: "M16 4 19 13 28 16 19 19 16 28 13 19 4 16 13 13z",
  danger: "M16 5 29 27H3zM16 13v7M16 23v1.500",
  miss: "M9 16h14",
};

export function Dice(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const log = controller.table.log.value;
  const rolled = log.findLast(({ event }) => event.event === "dice_rolled" || event.event === "turn_began");
  const { dice } = view.table;
  if (rolled?.event.event !== "dice_rolled" || dice.length === 0) return null;
  const rolls = log.filter(({ event }) => event.event === "dice_rolled" || event.event === "die_rerolled").length;
  const offers = offersOf(mainAsk(view));
  const purpose = rolled.event.purpose;
  return (
    <div class={`dice ${purpose === "fight" ? "own" : "theirs"}`} role="group" aria-label={texts.say("label.dice")}>
      <span class="dice-words">{texts.say(`roll.${purpose}`)}</span>
      <div class="dice-row">
        {dice.map((face, i) => {
          const offer = offers.find((one) => actionOf(one, "pick_die")?.die === i);
          return (
            <Die
              key={i}
              name={texts.say("label.die", { number: i + 1, face })}
              roll={rolls * 10 + i}
              anchor={`die-${i}`}
              why={offer ? null : { words: `${texts.say(`face.${face}`)}.`, kind: "hint" }}
              onPress={() => offer && take(controller, offer, `die-${i}`)}
            >
              <svg class={`face ${face}`} viewBox="0 0 32 32" width="34" height="34">
                <path d={PIPS[face] ?? PIPS.miss!} />
              </svg>
            </Die>
          );
        })}
      </div>
    </div>
  );
}
