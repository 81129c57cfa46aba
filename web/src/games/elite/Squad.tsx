/** The squad at a glance: who is where, how hurt, what their dice show, whether they are ready. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { memo } from "../../ui/table/memo";
import { openChoices } from "./choices";
import { useController } from "./context";
import { Glyph } from "./glyphs";
import type { Battlefield } from "./battlefield";
import { ALIEN, BLANK, SYMBOLS, TUMBLING } from "./types";
import { seatState, whereWords } from "./words";

export function Squad(): JSX.Element {
  const controller = useController();
  const battlefield = controller.calm.value;
  const deciding = new Set(openChoices(controller.newest.value).map((choice) => choice.owner));
  return (
    <ul class="squad" aria-label="Squad">
      {battlefield.view.heroes.map((_, hero) => {
        const seat = battlefield.owner(hero);
        const where = whereWords(battlefield, hero);
        const person = controller.table.people.value[seat];
        return (
          <SquadLine
            key={hero}
            hero={hero}
            seat={seat}
            initial={battlefield.initial(hero)}
            name={battlefield.hero(hero).name}
            own={battlefield.isMine(hero)}
            bot={!!person?.bot}
            away={!!person && !person.here && !person.bot}
            person={battlefield.view.seats > 1 ? (person?.name ?? "") : ""}
            state={seatState(battlefield, seat)}
            decides={deciding.has(seat)}
            where={where === "Starting Area" ? "home" : where}
            damage={battlefield.view.damage[hero]!}
            track={battlefield.hero(hero).track}
            faces={seat === hero ? facesOf(battlefield, seat) : ""}
            ready={readyWeapons(battlefield, hero)}
            said={controller.said.value.get(seat) ?? ""}
          />
        );
      })}
    </ul>
  );
}

const readyWeapons = (battlefield: Battlefield, hero: number): number =>
  (battlefield.view.carried[hero] ?? []).filter((card) => battlefield.card(card).attack && battlefield.isReady(card))
    .length;

/** What a seat's free dice show, one sign each. */
const facesOf = (battlefield: Battlefield, seat: number): string =>
  battlefield
    .diceOf(seat)
    .filter((die) => battlefield.isFree(die))
    .map((die) => (battlefield.isBlank(die) ? "·" : battlefield.view.face[die]))
    .join("");

interface LineProps {
  readonly hero: number;
  readonly seat: number;
  readonly initial: string;
  readonly name: string;
  readonly own: boolean;
  readonly bot: boolean;
  readonly away: boolean;
  readonly person: string;
  readonly state: string;
  readonly decides: boolean;
  readonly where: string;
  readonly damage: number;
  readonly track: number;
  readonly faces: string;
  readonly ready: number;
  readonly said: string;
}

const SquadLine = memo(function SquadLine(line: LineProps): JSX.Element {
  const { hero, own, decides, away, damage, ready, said } = line;
  const classes = ["squad-line", `hero-${hero}`, own && "own", decides && "deciding", away && "away"];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-person={line.seat}>
      <span class="hero-initial" aria-hidden="true">
        {line.initial}
      </span>
      <span class="squad-who">
        <span class="squad-name">
          {line.name}
          {line.bot ? <Icon name="bot" size={16} /> : null}
          <span class="hidden-but-read">{line.bot ? ", a bot" : ""}</span>
        </span>
        <span class="squad-person">
          {line.person} {away ? "away" : line.state}
          {decides && <strong> decides</strong>}
        </span>
      </span>
      <span class="squad-where">{line.where}</span>
      <span class={`squad-damage ${damage > 0 ? "hurt" : ""}`} title="damage">
        {damage}/{line.track}
        <span class="hidden-but-read"> damage</span>
      </span>
      <span class="squad-dice">{line.seat === hero && <SmallDice faces={line.faces} />}</span>
      {ready > 0 && (
        <span class="squad-ready" title={`${ready} weapons ready`}>
          {"▶".repeat(ready)}
          <span class="hidden-but-read">{ready} weapons ready</span>
        </span>
      )}
      {said && <span class="squad-said">{said}</span>}
    </li>
  );
});

/** Free dice as small faces; an alien result shouts. */
function SmallDice({ faces }: { faces: string }): JSX.Element {
  const dice = [...faces].map((sign) => {
    const face = sign === "·" ? BLANK : Number(sign);
    return { face, symbol: SYMBOLS[face] ?? null, rolls: face === TUMBLING };
  });
  const words = dice.map(({ symbol, rolls }) => (rolls ? "tumbling" : (symbol ?? "blank")));
  return (
    <span role="img" aria-label={`dice: ${words.join(", ") || "none free"}`}>
      {dice.map(({ face, symbol, rolls }, i) => (
        <span key={i} class={`mini-die ${face === ALIEN ? "shouts" : ""} ${rolls ? "rolling" : ""}`}>
          {symbol ? <Glyph symbol={symbol} size={13} /> : rolls ? "?" : "·"}
        </span>
      ))}
    </span>
  );
}
