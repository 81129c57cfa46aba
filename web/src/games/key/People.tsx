/** The people at this table: figure, name, character, cards in hand. */

import type { JSX } from "preact";
import { PersonPlate } from "../../ui/table/People";
import { tipped } from "../../ui/tip";
import { FigureIcon } from "./art";
import { useController } from "./context";
import { isActive } from "./offers";

export function People(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  return (
    <ul class="people" aria-label={texts.say("ui.people")}>
      {controller.table.people.value.map((person) => {
        const character = controller.parts.value.characters[view.characters[person.seat] ?? ""];
        if (!character) return null;
        const size = view.hands[person.seat]?.size ?? 0;
        return (
          <PersonPlate
            key={person.seat}
            person={person}
            own={person.seat === view.seat}
            active={!view.outcome && isActive(view, person.seat)}
            figure={<FigureIcon colour={character.colour} letter={character.name[0]!} size={30} />}
            detail={texts.say(person.seat === view.seat ? "person.you" : "person.other", { seat: person.seat })}
          >
            <span
              class="person-hand figures"
              tabIndex={0}
              role="img"
              aria-label={texts.say("person.holds", { seat: person.seat, cards: size })}
              {...tipped(() => texts.hint("person.does", { seat: person.seat }))}
            >
              {size}
            </span>
          </PersonPlate>
        );
      })}
    </ul>
  );
}
