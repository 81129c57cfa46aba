/** The first page: three doors. One click and you are playing. */

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../api";
import { go, rulesAddress, tableAddress } from "../router";
import { beSomebody, introduce, me } from "../store";
import { myName } from "../settings";
import { Icon } from "../ui/icons";
import { Header } from "../ui/Header";
import type { GameBox, NewTable } from "../wire.gen";
import { KeyPicture } from "../games/key/Picture";
import { AlonePicture, ElitePicture } from "./doors";
import { TableLists } from "./TableLists";

const BOTS_BESIDE_ME = 2;
const trouble = signal("");
const busy = signal("");

/** Open a table and go there. */
async function open(what: string, wanted: NewTable): Promise<void> {
  if (busy.value) return;
  busy.value = what;
  trouble.value = "";
  try {
    await beSomebody();
    const opened = await api.open(wanted);
    go(`${tableAddress(opened.id)}#${opened.key}`);
  } catch (problem) {
    trouble.value = problem instanceof Trouble ? problem.message : "Something went wrong.";
  } finally {
    busy.value = "";
  }
}

export function Home(): JSX.Element {
  useEffect(() => {
    document.title = "Holdfast";
    void introduce().catch(() => undefined);
  }, []);
  return (
    <div class="home">
      <Header />
      <main id="main" class="home-main">
        <h1 class="hidden-but-read">Holdfast: board games for friends</h1>
        {trouble.value && (
          <p class="trouble" role="alert">
            <Icon name="warn" size={20} /> {trouble.value}
          </p>
        )}
        <div class="doors">
          <KeyDoor />
          <ClosedDoor
            mood="elite"
            name="ELITE"
            tagline="Two minutes of dice against the clock, and everything bites."
            picture={<ElitePicture />}
          />
          <ClosedDoor
            mood="alone"
            name="ALONE"
            tagline="One survivor, one lamp, and three players who want it out."
            picture={<AlonePicture />}
          />
        </div>
        <TableLists />
      </main>
    </div>
  );
}

function KeyDoor(): JSX.Element {
  const [box, setBox] = useState<GameBox | null>(null);
  const [mission, setMission] = useState("first-day");
  useEffect(() => {
    void api.box("key").then(setBox, () => undefined);
  }, []);
  const missions = box?.choices.find((choice) => choice.option === "mission")?.values ?? [];
  const bots = box?.info.bots ?? [];
  const bot = bots.includes("greedy") ? "greedy" : (bots[0] ?? "greedy");
  const options = { mission };
  return (
    <section class="door open" data-mood="key" aria-labelledby="door-key">
      <KeyPicture />
      <div class="door-words">
        <h2 id="door-key">The Key</h2>
        <p>{box?.info.tagline ?? "Code breakers in the dark, one guess, no clock but the cards."}</p>
        <p class="label">1 to 4 code breakers, together. About 30 minutes.</p>
        <div class="door-choice">
          <label class="label" for="mission">
            Mission
          </label>
          <select
            id="mission"
            class="field"
            value={mission}
            onChange={(event) => setMission(event.currentTarget.value)}
          >
            {missions.length === 0 && <option value="first-day">First Day</option>}
            {missions.map((value, i) => (
              <option key={value.word} value={value.word}>
                {i + 1}. {value.name}
              </option>
            ))}
          </select>
        </div>
        <div class="door-buttons">
          <DoorButton
            main
            what="alone"
            onClick={() => void open("alone", { game: "key", seats: 1, options, start: true })}
          >
            <Icon name="play" size={20} /> Play alone now
          </DoorButton>
          <DoorButton
            what="bots"
            onClick={() =>
              void open("bots", {
                game: "key",
                seats: 1 + BOTS_BESIDE_ME,
                options,
                bots: Array<string>(BOTS_BESIDE_ME).fill(bot),
                start: true,
              })
            }
          >
            <Icon name="bot" size={20} /> With two bots
          </DoorButton>
          <DoorButton what="friends" onClick={() => void open("friends", { game: "key", seats: 2, options })}>
            <Icon name="link" size={20} /> A table for friends
          </DoorButton>
        </div>
        <p class="door-foot">
          <NameField />
          <a href={rulesAddress("key")}>Rules</a>
        </p>
      </div>
    </section>
  );
}

function DoorButton({
  main = false,
  what,
  onClick,
  children,
}: {
  main?: boolean;
  what: string;
  onClick: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`button ${main ? "main" : ""} ${busy.value === what ? "pending" : ""}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Who you are at the tables; kept by the browser, no account. */
export function NameField(): JSX.Element {
  const [name, setName] = useState(me.value.name || myName.value);
  const keep = (): void => {
    const wanted = name.trim();
    if (wanted && wanted !== me.value.name) void introduce(wanted).catch(() => undefined);
  };
  return (
    <label class="name-field">
      <span class="label">Your name</span>
      <input
        class="field"
        value={name}
        maxLength={40}
        placeholder="Guest"
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === "Enter" && keep()}
      />
    </label>
  );
}

function ClosedDoor({
  mood,
  name,
  tagline,
  picture,
}: {
  mood: string;
  name: string;
  tagline: string;
  picture: ComponentChildren;
}): JSX.Element {
  return (
    <section class="door closed" data-mood={mood} aria-labelledby={`door-${mood}`}>
      {picture}
      <div class="door-words">
        <h2 id={`door-${mood}`}>{name}</h2>
        <p>{tagline}</p>
        <p class="coming">
          <Icon name="lock" size={18} /> Coming
        </p>
      </div>
    </section>
  );
}
