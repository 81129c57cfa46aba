/** What will strike at the end of this turn if nothing changes: always in sight, never a surprise of the rules. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { CreatureIcon } from "../map/FigureArt";
import { cardOf } from "../tokens";
import { count } from "../words";

export function Foreboding(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const here = view.labyrinth?.here;
  const threats = (view.prospects?.threats ?? []).filter((threat) => threat.figure.cell === here);
  const danger = view.labyrinth?.sectors.some((sector) => sector.cell === here && sector.danger) ?? false;
  if (threats.length === 0) return null;
  return (
    <div class="foreboding" role="group" aria-label="At the end of this turn">
      <p class="foreboding-words">At the end of this turn{danger ? ", and danger here helps them" : ""}:</p>
      <ul>
        {threats.map((threat, i) => {
          const token = controller.tokens.value[threat.creature];
          const name = token?.name ?? "Something";
          const words = `${name}: ${count(threat.dice, "die", "dice")}. Wounded by ${threat.first}, killed by ${threat.second} in one attack.`;
          return (
            <li
              key={i}
              tabIndex={0}
              {...tipped(() => ({
                words: `${words} ${token ? cardOf(controller.texts.value, token, view.nightmare) : ""}`,
                rule: "alone:R112",
                kind: "hint",
              }))}
            >
              <CreatureIcon token={token} figure={threat.figure} size={34} />
              <span>
                {name} <b class="figures">{count(threat.dice, "die", "dice")}</b>
                <span class="label">
                  {" "}
                  {threat.figure.wounds > 0 ? "wounded, " : ""}
                  {threat.first} hits wound, {threat.second} kill
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
