/** The people at this table: the hero and everybody who wants the lamp out. */

import type { JSX } from "preact";
import { PersonPlate } from "../../ui/table/People";
import { useController } from "./context";
import { isEvilAsked } from "./offers";

export function People(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const evilAsked = isEvilAsked(view);
  return (
    <ul class="people" aria-label="People at the table">
      {controller.table.people.value.map((person) => {
        const hero = person.seat === 0;
        const cards = view.hands[person.seat - 1]?.size ?? 0;
        const role = hero ? (view.character >= 0 ? texts.say(`character.${view.character}`) : "Hero") : "Evil";
        const leads = person.seat === view.leader && view.hands.length > 1 ? ", leads" : "";
        return (
          <PersonPlate
            key={person.seat}
            person={person}
            own={person.seat === view.seat}
            active={!view.outcome && (hero ? !evilAsked : evilAsked)}
            figure={<SideSign hero={hero} />}
            detail={`${role}${leads}${person.seat === view.seat ? ", you" : ""}`}
          >
            {!hero && (
              <span class="person-hand figures" role="img" aria-label={`${cards} cards in hand`}>
                {cards}
              </span>
            )}
          </PersonPlate>
        );
      })}
    </ul>
  );
}

/** A lamp for the hero, eyes for evil. */
export function SideSign({ hero, size = 28 }: { hero: boolean; size?: number }): JSX.Element {
  return (
    <svg
      class={`side-sign ${hero ? "hero" : "evil"}`}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {hero ? (
        <>
          <circle cx="16" cy="16" r="13" />
          <path d="M16 6v4M12 12h8l2 8H10zM16 20v4" />
        </>
      ) : (
        <>
          <path class="maw" d="M3 16c4-9 22-9 26 0-4 9-22 9-26 0z" />
          <path class="eyes" d="M8 14l6 3-5 2zM24 14l-6 3 5 2z" />
        </>
      )}
    </svg>
  );
}
