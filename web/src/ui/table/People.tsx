/** Who is here, who is thinking, who is a bot: always in the same place. */

import type { ComponentChildren, JSX } from "preact";
import type { Person } from "../../table";
import { Icon } from "../icons";
import { botName, say } from "../../words/shell";

interface Props {
  readonly person: Person;
  readonly active: boolean;
  readonly own: boolean;
  readonly figure: ComponentChildren;
  readonly detail: string;
  readonly children?: ComponentChildren;
}

export function PersonPlate({ person, active, own, figure, detail, children }: Props): JSX.Element {
  const classes = ["person", active && "active", own && "own", !person.here && !person.bot && "away"];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-person={person.seat} aria-current={active ? "true" : undefined}>
      {figure}
      <span class="person-words">
        <span class="person-name">
          {person.name}
          {person.bot && (
            <span class="badge" title={say("person.bot_kind", { bot: botName(person.bot) })}>
              <Icon name="bot" size={16} />
              <span class="hidden-but-read">{say("person.is_bot")}</span>
            </span>
          )}
        </span>
        <span class="person-detail">{!person.here && !person.bot ? say("seat.away") : detail}</span>
      </span>
      {children}
      {active && <span class="hidden-but-read">{say("person.deciding")}</span>}
    </li>
  );
}
