/** The moment of getting out, or of the lamp going out. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { useDesk } from "./context";
import { SideSign } from "./People";

export function Ending({ more }: { more?: ComponentChildren }): JSX.Element | null {
  const desk = useDesk();
  const view = desk.view.value;
  const [seen, setSeen] = useState(false);
  const over = view.outcome !== null;
  useEffect(() => {
    if (!over) setSeen(false);
  }, [over]);
  if (!view.outcome || seen) return null;
  const texts = desk.texts.value;
  const heroWon = view.outcome.winners.includes(0);
  const drawn = view.outcome.winners.length === 0;
  const title = drawn ? "Nobody prevails" : heroWon ? "The hero gets out" : "The lamp is out";
  return (
    <Dialog title={title} class={`ending wide ${heroWon ? "won" : "lost"}`} onClose={() => setSeen(true)}>
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
      <div class="dialog-actions">
        <button type="button" class="button quiet" onClick={() => setSeen(true)}>
          Look at the table
        </button>
        {more}
      </div>
    </Dialog>
  );
}
