/** The people at this table: the hero and everybody who wants the lamp out. */

import type { JSX } from "preact";
import { PersonPlate } from "../../ui/table/People";
import { useController } from "./context";
import { Bust, DarkSign } from "./map/FigureArt";
import { isWaitedFor } from "./offers";

export function People(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  return (
    <ul class="people" aria-label={texts.say("label.people")}>
      {controller.table.people.value.map((person) => {
        const hero = person.seat === 0;
        const { hands, leader } = view.reactions;
        const cards = hands[person.seat - 1]?.size ?? 0;
        const { character } = view.hero;
        const role =
          hero && character >= 0 ? texts.say(`character.${character}`) : texts.say(`seat_role.${person.seat}`);
        const leads = person.seat === leader && hands.length > 1;
        return (
          <PersonPlate
            key={person.seat}
            person={person}
            own={person.seat === view.seat}
            active={isWaitedFor(view, person.seat)}
            figure={<SideSign hero={hero} />}
            detail={texts.say("label.person", { role, leads, you: person.seat === view.seat })}
          >
            {!hero && (
              <span class="person-hand figures" role="img" aria-label={texts.say("label.cards_in_hand", { cards })}>
                {cards}
              </span>
            )}
          </PersonPlate>
        );
      })}
    </ul>
  );
}

/** A face for the hero, another for evil. */
export function SideSign({ hero }: { hero: boolean }): JSX.Element {
  const { character } = useController().view.value.hero;
  return hero ? <Bust character={character} size={34} /> : <DarkSign size={34} />;
}
