/** The moment of getting out, or of the lamp going out. */

import type { ComponentChildren, JSX } from "preact";
import { EndingDialog } from "../../ui/table/EndingDialog";
import { useController } from "./context";
import { SideSign } from "./People";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.outcome) return null;
  const texts = controller.texts.value;
  const heroWon = view.outcome.winners.includes(0);
  const drawn = view.outcome.winners.length === 0;
  const title = drawn ? "Nobody prevails" : heroWon ? "The hero gets out" : "The lamp is out";
  return (
    <EndingDialog title={title} class={heroWon ? "won" : "lost"} more={more}>
      <div class="ending-head">
        <SideSign hero={heroWon || drawn} size={96} />
        <div>
          <p class="ending-words display">{texts.say(`outcome.${view.outcome.key}`)}</p>
          <p class="label">
            Round {view.round}, turn {view.turn}. Life {view.life}, self control {view.control}.
          </p>
        </div>
      </div>
      <ul class="ending-quests">
        {view.quests.map((quest) => (
          <li key={quest.mission} class={quest.done ? "done" : ""}>
            {quest.done ? "Done" : "Not done"}: {texts.say(`mission.${quest.mission}`)}
          </li>
        ))}
      </ul>
    </EndingDialog>
  );
}
