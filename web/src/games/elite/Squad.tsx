/** The squad at a glance: who is where, how hurt, what their dice show, whether they are ready. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { memo } from "../../ui/table/memo";
import { Face } from "./art/Face";
import { useController } from "./context";
import { Glyph } from "./glyphs";
import type { EliteScreen } from "./types";

type SeatDice = EliteScreen["dice"][number];

export function Squad(): JSX.Element {
  const controller = useController();
  const { setting, figures, heroes, clock, dice, seat: own } = controller.calm.value;
  const texts = controller.texts.value;
  const waited = new Set(controller.prompt.value.waits_for);
  return (
    <ul class="squad" aria-label={texts.say("ui.squad")}>
      {setting.heroes.map(({ seat, initial, hero: number }, hero) => {
        const person = controller.table.people.value[seat];
        const state = clock.seats[seat];
        const at = figures.at[hero]!;
        return (
          <SquadLine
            key={hero}
            hero={hero}
            seat={seat}
            id={controller.parts.value.heroes[number]!.id}
            initial={initial}
            own={seat === own}
            bot={!!person?.bot}
            away={!!person && !person.here && !person.bot}
            person={setting.seats > 1 ? (person?.name ?? "") : ""}
            state={state ? texts.message(state) : ""}
            decides={waited.has(seat)}
            where={at < 0 ? "" : texts.say(`place.${at}`)}
            damage={heroes[hero]!.damage}
            track={controller.parts.value.heroes[number]!.track}
            dice={setting.heroes.findIndex((one) => one.seat === seat) === hero ? dice[seat]! : null}
            ready={heroes[hero]!.cards.filter((card) => card.does === "fire" && card.state === "ready").length}
            said={controller.said.value.get(seat) ?? ""}
          />
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly hero: number;
  readonly seat: number;
  readonly id: string;
  readonly initial: string;
  readonly own: boolean;
  readonly bot: boolean;
  readonly away: boolean;
  readonly person: string;
  readonly state: string;
  readonly decides: boolean;
  readonly where: string;
  readonly damage: number;
  readonly track: number;
  readonly dice: SeatDice | null;
  readonly ready: number;
  readonly said: string;
}

const SquadLine = memo(function SquadLine(line: LineProps): JSX.Element {
  const { hero, own, decides, away, damage, ready, said } = line;
  const texts = useController().texts.value;
  const classes = ["squad-line", `hero-${hero}`, own && "own", decides && "deciding", away && "away"];
  const isReady = ready > 0 ? texts.say("ui.weapons_ready", { n: ready }) : "";
  return (
    <li class={classes.filter(Boolean).join(" ")} data-person={line.seat}>
      <Face id={line.id} hero={hero} initial={line.initial} />
      <span class="squad-who">
        <span class="squad-name">
          {texts.say(`hero.${hero}`)}
          {line.bot ? <Icon name="bot" size={16} /> : null}
          <span class="hidden-but-read">{line.bot ? texts.say("ui.a_bot") : ""}</span>
          <span class="squad-player">{line.person}</span>
        </span>
        <span class="squad-person">
          <span class="squad-where">{line.where}</span>{" "}
          {said ? (
            <span class="squad-said">{said}</span>
          ) : (
            <span class="squad-state">{away ? texts.say("ui.away") : line.state}</span>
          )}
        </span>
      </span>
      <span class={`squad-damage ${damage > 0 ? "hurt" : ""}`} title={texts.say("ui.damage")}>
        {damage}/{line.track}
        <span class="hidden-but-read"> {texts.say("ui.damage")}</span>
      </span>
      <span class="squad-dice">{line.dice && <SmallDice dice={line.dice} />}</span>
      {isReady && (
        <span class="squad-ready" title={isReady}>
          {"▶".repeat(ready)}
          <span class="hidden-but-read">{isReady}</span>
        </span>
      )}
    </li>
  );
});

/** Free dice as small faces; an alien result shouts. */
function SmallDice({ dice }: { dice: SeatDice }): JSX.Element {
  const texts = useController().texts.value;
  const free = dice.faces.filter((_, n) => dice.lie[n] === "free");
  const words = free.map((face) =>
    face === "" || face === "tumbling" ? texts.say(`die.${face || "blank"}`) : texts.say(`symbol.${face}`),
  );
  return (
    <span role="img" aria-label={texts.say("ui.dice", { n: words.length, dice: words })}>
      {free.map((face, i) => (
        <span key={i} class={`mini-die ${face === "alien" ? "shouts" : ""} ${face === "tumbling" ? "rolling" : ""}`}>
          {face === "tumbling" ? "?" : face === "" ? "·" : <Glyph symbol={face} size={13} />}
        </span>
      ))}
    </span>
  );
}
