/** A game's door on the home page: its picture, and what is needed to be playing. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Door } from "../games";
import { factsOf, loadGame } from "../games";
import { isNewHere, openReady, openTable } from "../learning";
import { campaignAddress, go, rulesAddress } from "../router";
import { beSomebody } from "../store";
import { Icon } from "../ui/icons";
import type { GameBox, GameInfo, ReadyTable } from "../wire.gen";
import { useAttempts } from "./attempt";
import { useNaming } from "./naming";
import { ChoiceField, choicesNow, settled, useDone, type ChosenWords } from "./choices";
import { say } from "../words/shell";

interface Props {
  readonly name: string;
  readonly door: Door;
  /** What the server says of it; nothing until it has answered. */
  readonly info: GameInfo | undefined;
}

export function OpenDoor({ name, door, info: listed }: Props): JSX.Element {
  const { attempt, press } = useAttempts();
  const [box, setBox] = useState<GameBox | null>(null);
  const [chosen, setChosen] = useState<ChosenWords>({});
  useEffect(() => {
    void attempt(() => api.box(name).then(setBox));
  }, [name, attempt]);
  const info = listed ?? box?.info; // whichever comes first
  const done = useDone(name);
  const isNew = isNewHere(name) && Object.keys(done?.won ?? {}).length === 0;
  const choices = box?.choices ?? [];
  const words = settled(choices, chosen);
  const shown = choicesNow(choices, words, true);
  const options = Object.fromEntries(shown.map((choice) => [choice.option, words[choice.option]!]));
  const { named, dialog } = useNaming(say("me.ask_open"));
  const beside = info?.comrades.length ?? 1;
  // Whoever is quicker than the server waits for it: it says how many sit there, and who.
  const start = (what: string, withBots: boolean): void =>
    void press(`${name}-${what}`, async () => {
      const { comrades, least_seats } = info ?? (await api.box(name)).info;
      const bots = withBots ? comrades : comrades.slice(0, least_seats - 1);
      await openTable({ game: name, seats: 1 + bots.length, options, bots, start: true });
    });
  // Whoever looks at a door may go through it: the game is fetched meanwhile.
  const prepare = (): void => void loadGame(name).catch(() => undefined);
  const tables = info?.ready.filter((one) => !one.after) ?? [];
  const lessons = tables.filter((one) => one.id);
  const ready = tables.filter((one) => !one.id);
  const readyButton = (table: ReadyTable): JSX.Element => (
    <DoorButton
      key={table.name}
      main={isNew && table === lessons[0]}
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
        <h2 id={`door-${name}`}>{info?.title ?? door.title()}</h2>
        <About info={info} />
        <div class="door-choices">
          {!box && <Kept many={door.keeps?.choices} class="choice field" />}
          {shown.map((choice) => (
            <ChoiceField
              key={choice.option}
              choice={choice}
              words={words}
              about={false}
              done={done}
              onChoose={(word) => setChosen({ ...words, [choice.option]: word })}
            />
          ))}
        </div>
        {(info ? lessons.length : (door.keeps?.lessons ?? 0)) > 0 && (
          <div class="door-lessons" role="group" aria-label={say("door.learn")}>
            <span class="label">{say("door.new_here")}</span>
            {info ? lessons.map(readyButton) : <Kept many={door.keeps?.lessons} class="button" />}
          </div>
        )}
        <div class="door-buttons">
          <DoorButton first main={!isNew} what={`${name}-alone`} onClick={() => start("alone", false)}>
            <Icon name="play" size={22} />{" "}
            {info?.play_now || say(info?.least_seats === 1 ? "door.play_alone" : "door.play")}
          </DoorButton>
          {beside > 0 && (
            <DoorButton what={`${name}-bots`} onClick={() => start("bots", true)}>
              <Icon name="bot" size={20} />{" "}
              {info ? info.play_with_bots || say("door.with_bots", { many: beside }) : say("door.bots")}
            </DoorButton>
          )}
          {info ? ready.map(readyButton) : <Kept many={door.keeps?.ready} class="button" />}
          {info?.most_seats !== 1 && (
            <DoorButton
              what={`${name}-friends`}
              onClick={() =>
                named(
                  () =>
                    void press(`${name}-friends`, () =>
                      openTable({ game: name, seats: Math.max(2, info?.least_seats ?? 2), options }),
                    ),
                )
              }
            >
              <Icon name="link" size={20} /> {say("door.friends")}
            </DoorButton>
          )}
        </div>
        {dialog}
        <div class="door-foot">
          {info?.has_campaign && <CampaignButton game={name} />}
          {!info && door.keeps?.campaign && <span class="button quiet kept">{say("door.campaign")}</span>}
          {door.companion && (
            <a href={door.companion}>
              <Icon name="clock" size={18} /> {say("companion")}
            </a>
          )}
          <a href={rulesAddress(name)}>
            <Icon name="book" size={18} /> {say("rules")}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Places for what is not known yet: what is there already stays where it is. */
function Kept({ many = 0, class: kind }: { many?: number | undefined; class: string }): JSX.Element {
  return (
    <>
      {Array.from({ length: many }, (_, i) => (
        <span key={i} class={`kept ${kind}`} aria-hidden="true">
          {say("door.learn")}
        </span>
      ))}
    </>
  );
}

/** A row of games that tell one story. */
function CampaignButton({ game }: { game: string }): JSX.Element {
  const { attempt } = useAttempts();
  const begin = (): void =>
    void attempt(async () => {
      await beSomebody();
      go(campaignAddress((await api.newCampaign(game)).id));
    });
  return (
    <button type="button" class="button quiet" onClick={begin}>
      <Icon name="star" size={20} /> {say("door.campaign")}
    </button>
  );
}

interface ButtonProps {
  /** The first of its row, which is the largest. */
  readonly first?: boolean;
  readonly main?: boolean;
  readonly what: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function DoorButton({ first = false, main = false, what, onClick, children }: ButtonProps): JSX.Element {
  const { busy } = useAttempts();
  const classes = ["button", first && "first", main && "main", busy.value === what && "pending"];
  return (
    <button type="button" class={classes.filter(Boolean).join(" ")} onClick={onClick}>
      {children}
    </button>
  );
}

/** What the game says of itself; its place is kept until it does. */
function About({ info }: Pick<Props, "info">): JSX.Element {
  return (
    <>
      <p class="door-tagline">{info?.tagline ?? "\u00a0"}</p>
      <p class="label">{info ? factsOf(info) : "\u00a0"}</p>
    </>
  );
}

/** A game that cannot be played here. */
export function ClosedDoor({ name, door }: Props): JSX.Element {
  return (
    <section class="door closed" data-mood={name} aria-labelledby={`door-${name}`}>
      {door.Picture && <door.Picture />}
      <div class="door-words">
        <h2 id={`door-${name}`}>{door.title()}</h2>
        <p class="door-shut">
          <Icon name="lock" size={18} /> {say("door.shut")}
        </p>
      </div>
    </section>
  );
}
