/** What will strike at the end of this turn if nothing changes: always in sight, never a surprise of the rules. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { CreatureIcon } from "../map/FigureArt";
import { cardWords } from "../words";

export function Foreboding(): JSX.Element | null {
  const controller = useController();
  const { labyrinth, table } = controller.view.value;
  const texts = controller.texts.value;
  const threats = labyrinth?.creatures.filter((one) => one.beaten !== null) ?? [];
  if (threats.length === 0) return null;
  const danger = labyrinth?.sectors.some((sector) => sector.cell === labyrinth.here && sector.danger) ?? false;
  return (
    <div class="foreboding" role="group" aria-label={texts.say("section.threats")}>
      <p class="foreboding-words">{texts.say("label.threats", { danger })}</p>
      <ul>
        {threats.map((threat, i) => {
          const token = controller.box.value.tokens[threat.creature]!;
          return (
            <li
              key={i}
              tabIndex={0}
              {...tipped(() => ({
                words: `${texts.say("threat.says", threat)} ${cardWords(texts, token, table.nightmare)}`,
                rule: texts.rule("threat.says"),
                kind: "hint",
              }))}
            >
              <CreatureIcon token={token} state={threat.state} size={34} />
              <span>
                {texts.say(`looks.${threat.creature}`)} <b class="figures">{texts.say("threat.short", threat)}</b>
                <span class="label"> {texts.message(threat.beaten!)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
