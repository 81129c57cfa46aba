/** The people at this table: figure, name, character, cards in hand. */

import type { JSX } from "preact";
import { PersonPlate } from "../../ui/table/People";
import { tipped } from "../../ui/tip";
import { FigureIcon } from "./art";
import { useController } from "./context";
import { waitsFor } from "./offers";

export function People(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const active = waitsFor(view);
  return (
    <ul class="people" aria-label="People at the table">
      {controller.table.people.value.map((person) => {
        const character = controller.parts.value.characters[view.characters[person.seat] ?? ""];
        if (!character) return null;
        const size = view.hands[person.seat]?.size ?? 0;
        return (
          <PersonPlate
            key={person.seat}
            person={person}
            own={person.seat === view.seat}
            active={
              !view.outcome &&
              (active === person.seat || (view.proposal !== null && !view.proposal.agreed.includes(person.seat)))
            }
            figure={<FigureIcon colour={character.colour} letter={character.name[0]!} size={30} />}
            detail={person.seat === view.seat ? `${character.name}, you` : character.name}
          >
            <span
              class="person-hand figures"
              tabIndex={0}
              role="img"
              aria-label={`${person.name} holds ${size} ${size === 1 ? "card" : "cards"}. ${character.name}: ${character.text}`}
              {...tipped(() => ({ words: `${character.name}: ${character.text}`, rule: "key:R42", kind: "hint" }))}
            >
              {size}
            </span>
          </PersonPlate>
        );
      })}
    </ul>
  );
}
