/** The squad at a glance: who is where, how hurt, what their dice show, whether they are ready. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { openChoices } from "./choices";
import { useDesk } from "./context";
import { Glyph } from "./glyphs";
import type { Look } from "./look";
import { ALIEN } from "./types";
import { seatState, whereWords } from "./words";

export function Squad(): JSX.Element {
  const desk = useDesk();
  const look = desk.look.value;
  const deciding = new Set(openChoices(desk.newest.value).map((choice) => choice.owner));
  return (
    <ul class="squad" aria-label="Squad">
      {look.view.heroes.map((_, hero) => (
        <SquadLine key={hero} hero={hero} deciding={deciding.has(look.owner(hero))} />
      ))}
    </ul>
  );
}

function SquadLine({ hero, deciding }: { hero: number; deciding: boolean }): JSX.Element {
  const desk = useDesk();
  const look = desk.look.value;
  const { view } = look;
  const seat = look.owner(hero);
  const person = desk.table.people.value[seat];
  const data = look.hero(hero);
  const damage = view.damage[hero]!;
  const said = desk.said.value.get(seat);
  const ready = (view.carried[hero] ?? []).filter((card) => look.card(card).attack && look.isReady(card)).length;
  const state = seatState(look, seat);
  const classes = [
    "squad-line",
    `hero-${hero}`,
    look.isMine(hero) && "own",
    deciding && "deciding",
    person && !person.here && !person.bot && "away",
  ];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-person={seat}>
      <span class="hero-initial" aria-hidden="true">
        {look.initial(hero)}
      </span>
      <span class="squad-who">
        <span class="squad-name">
          {data.name}
          {person?.bot ? <Icon name="bot" size={16} /> : null}
          <span class="hidden-but-read">{person?.bot ? ", a bot" : ""}</span>
        </span>
        <span class="squad-person">
          {view.seats > 1 ? person?.name : ""} {person && !person.here && !person.bot ? "away" : state}
          {deciding && <strong> decides</strong>}
        </span>
      </span>
      <span class="squad-where">{whereWords(look, hero) === "Starting Area" ? "home" : whereWords(look, hero)}</span>
      <span class={`squad-damage ${damage > 0 ? "hurt" : ""}`} title="damage">
        {damage}/{data.track}
        <span class="hidden-but-read"> damage</span>
      </span>
      <span class="squad-dice">
        {seat === hero || view.seats === 1 ? <SmallDice look={look} seat={seat} show={seat === hero} /> : null}
      </span>
      {ready > 0 && (
        <span class="squad-ready" title={`${ready} weapons ready`}>
          {"▶".repeat(ready)}
          <span class="hidden-but-read">{ready} weapons ready</span>
        </span>
      )}
      {said && <span class="squad-said">{said}</span>}
    </li>
  );
}

/** Free dice as small faces; an alien result shouts. */
function SmallDice({ look, seat, show }: { look: Look; seat: number; show: boolean }): JSX.Element | null {
  if (!show) return null;
  const free = look.diceOf(seat).filter((die) => look.isFree(die));
  return (
    <span
      role="img"
      aria-label={`dice: ${free.map((die) => (look.isTumbling(die) ? "tumbling" : (look.symbolOf(die) ?? "blank"))).join(", ") || "none free"}`}
    >
      {free.map((die) => {
        const symbol = look.symbolOf(die);
        return (
          <span
            key={die}
            class={`mini-die ${look.view.face[die] === ALIEN ? "shouts" : ""} ${look.isTumbling(die) ? "rolling" : ""}`}
          >
            {symbol ? <Glyph symbol={symbol} size={13} /> : look.isTumbling(die) ? "?" : "·"}
          </span>
        );
      })}
    </span>
  );
}
