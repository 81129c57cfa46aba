/** The moment of getting out, or of the lamp going out, as one's own side sees it. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { useController } from "./context";
import { EndingScene, type End } from "./after/EndingScene";
import { Story } from "./after/Story";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.outcome) return null;
  const texts = controller.texts.value;
  const { winners } = view.outcome;
  const end: End = winners.length === 0 ? "drawn" : winners.includes(0) ? "escaped" : "broken";
  const side = view.seat < 0 ? "watcher" : view.seat === 0 ? "hero" : "evil";
  const isWon = end === (side === "evil" ? "broken" : "escaped");
  return (
    <EndingDialog title={texts.say(`ending_title.${end}.${side}`)} class={isWon ? "won" : "lost"} more={more}>
      <EndingScene end={end} asEvil={side === "evil"} />
      <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
      <p class="label">{texts.say("end.when", { ...view.table, ...view.hero })}</p>
      <Story>
        <ul class="ending-quests">
          {view.missions.map(({ mission, state }) => (
            <li key={mission} class={state}>
              {texts.say("end.mission", { mission, done: state === "done" })}
            </li>
          ))}
        </ul>
      </Story>
    </EndingDialog>
  );
}
