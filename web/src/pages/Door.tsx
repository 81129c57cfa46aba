/** A game's door on the home page: its picture, and what is needed to be playing. */

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Door } from "../games";
import { loadGame } from "../games";
import { openReady, openTable } from "../learning";
import { campaignAddress, go, rulesAddress } from "../router";
import { beSomebody } from "../store";
import { Icon } from "../ui/icons";
import type { GameBox, NewTable, ReadyTable } from "../wire.gen";
import { attempt } from "./attempt";
import { ChoiceField, choicesNow, settled, type Words } from "./choices";

const USUAL = { bot: "greedy", many: 2 };
const MANY = ["no", "a", "two", "three", "four", "five"] as const;
/** The button that was pressed and is being answered. */
const busy = signal("");

/** Do what a button says, one at a time. */
async function press(what: string, run: () => Promise<void>): Promise<void> {
  if (busy.value) return;
  busy.value = what;
  await attempt(run);
  busy.value = "";
}

/** Open a table and go there. */
const open = (what: string, wanted: NewTable): Promise<void> => press(what, () => openTable(wanted));

interface Props {
  readonly name: string;
  readonly door: Door;
}

export function OpenDoor({ name, door }: Props): JSX.Element {
  const [box, setBox] = useState<GameBox | null>(null);
  const [chosen, setChosen] = useState<Words>({});
  useEffect(() => {
    void attempt(() => api.box(name).then(setBox));
  }, [name]);
  const choices = box?.choices ?? [];
  const words = settled(choices, chosen);
  const shown = choicesNow(choices, words, true);
  const options = Object.fromEntries(shown.map((choice) => [choice.option, words[choice.option]!]));
  const comrades = door.comrades ?? USUAL;
  const least = box?.info.least_seats ?? 1;
  const most = box?.info.most_seats ?? 1 + comrades.many;
  const beside = Math.min(comrades.many, most - 1);
  // Whoever is quicker than the box waits for it: how many sit there is written on it.
  const start = (what: string, more: number): void =>
    void attempt(async () => {
      const { bots, least_seats } = (await api.box(name)).info;
      const seats = more > 0 ? 1 + more : least_seats;
      const bot = bots.includes(comrades.bot) ? comrades.bot : (bots[0] ?? comrades.bot);
      const wanted = { game: name, seats, options, bots: Array<string>(seats - 1).fill(bot), start: true };
      await open(`${name}-${what}`, wanted);
    });
  // Whoever looks at a door may go through it: the game is fetched meanwhile.
  const prepare = (): void => void loadGame(name).catch(() => undefined);
  const tables = box?.info.ready.filter((one) => !one.after) ?? [];
  const lessons = tables.filter((one) => one.id);
  const ready = tables.filter((one) => !one.id);
  const readyButton = (table: ReadyTable): JSX.Element => (
    <DoorButton
      key={table.name}
      what={`${name}-${table.name}`}
      onClick={() => void press(`${name}-${table.name}`, () => openReady(name, table, options))}
    >
      <Icon name={table.id ? "book" : "play"} size={20} /> {table.name}
    </DoorButton>
  );
  return (
    <section
      class="door open"
      data-mood={name}
      aria-labelledby={`door-${name}`}
      onPointerEnter={prepare}
      onFocusIn={prepare}
    >
      {door.Picture && <door.Picture />}
      <div class="door-words">
        <h2 id={`door-${name}`}>{box?.info.title ?? door.title}</h2>
        <p class="door-tagline">{box?.info.tagline ?? door.tagline}</p>
        <p class="label">{door.facts}</p>
        <div class="door-choices">
          {shown.map((choice) => (
            <ChoiceField
              key={choice.option}
              choice={choice}
              words={words}
              about={false}
              onChoose={(word) => setChosen({ ...words, [choice.option]: word })}
            />
          ))}
        </div>
        {lessons.length > 0 && (
          <div class="door-lessons" role="group" aria-label="Learn the game">
            <span class="label">New here?</span>
            {lessons.map(readyButton)}
          </div>
        )}
        <div class="door-buttons">
          <DoorButton main what={`${name}-alone`} onClick={() => start("alone", 0)}>
            <Icon name="play" size={22} /> {door.plays?.now ?? (least === 1 ? "Play alone now" : "Play now")}
          </DoorButton>
          {beside > 0 && (
            <DoorButton what={`${name}-bots`} onClick={() => start("bots", beside)}>
              <Icon name="bot" size={20} />{" "}
              {door.plays?.bots ?? `With ${MANY[beside] ?? beside} ${beside === 1 ? "bot" : "bots"}`}
            </DoorButton>
          )}
          {ready.map(readyButton)}
          {most > 1 && (
            <DoorButton
              what={`${name}-friends`}
              onClick={() => void open(`${name}-friends`, { game: name, seats: Math.max(2, least), options })}
            >
              <Icon name="link" size={20} /> A table for friends
            </DoorButton>
          )}
        </div>
        <div class="door-foot">
          {box?.info.has_campaign && <CampaignButton game={name} />}
          {door.companion && (
            <a href={door.companion}>
              <Icon name="clock" size={18} /> Companion
            </a>
          )}
          <a href={rulesAddress(name)}>
            <Icon name="book" size={18} /> Rules
          </a>
        </div>
      </div>
    </section>
  );
}

/** A row of games that tell one story. */
function CampaignButton({ game }: { game: string }): JSX.Element {
  const begin = (): void =>
    void attempt(async () => {
      await beSomebody();
      go(campaignAddress((await api.newCampaign(game)).id));
    });
  return (
    <button type="button" class="button quiet" onClick={begin}>
      <Icon name="star" size={20} /> Begin a campaign
    </button>
  );
}

interface ButtonProps {
  readonly main?: boolean;
  readonly what: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function DoorButton({ main = false, what, onClick, children }: ButtonProps): JSX.Element {
  const classes = ["button", main && "main", busy.value === what && "pending"];
  return (
    <button type="button" class={classes.filter(Boolean).join(" ")} onClick={onClick}>
      {children}
    </button>
  );
}

/** A game that cannot be played here, and why; before that is known, nothing is claimed. */
export function ClosedDoor({ name, door, why }: Props & { why: string }): JSX.Element {
  return (
    <section class="door closed" data-mood={name} aria-labelledby={`door-${name}`}>
      {door.Picture && <door.Picture />}
      <div class="door-words">
        <h2 id={`door-${name}`}>{door.title}</h2>
        <p class="door-tagline">{door.tagline}</p>
        <p class="label">{door.facts}</p>
        <p class="door-shut">
          {why && (
            <>
              <Icon name="lock" size={18} /> {why}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
