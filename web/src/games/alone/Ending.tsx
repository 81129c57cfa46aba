/** The moment of getting out, or of the lamp going out. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { useController } from "./context";
import { Story } from "./after/Story";
import { SideSign } from "./People";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.outcome) return null;
  const texts = controller.texts.value;
  const heroWon = view.outcome.winners.includes(0);
  const drawn = view.outcome.winners.length === 0;
  const title = texts.say(`ending_title.${drawn ? "drawn" : heroWon ? "hero" : "evil"}`);
  return (
    <EndingDialog title={title} class={heroWon ? "won" : "lost"} more={more}>
      <div class="ending-head">
        <SideSign hero={heroWon || drawn} size={112} />
        <div>
          <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
          <p class="label">{texts.say("end.when", { ...view.table, ...view.hero })}</p>
        </div>
      </div>
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
