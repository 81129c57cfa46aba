/** The first page: a door for every game. One click and you are playing. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { DOORS } from "../games";
import { introduce } from "../store";
import { Header } from "../ui/Header";
import type { GameInfo } from "../wire.gen";
import { AttemptsProvider, TroubleLine, useNewAttempts } from "./attempt";
import { ClosedDoor, OpenDoor } from "./Door";
import { LostYou } from "./LostYou";
import { NameField } from "./NameField";
import { TableLists, useLists } from "./TableLists";
import { TurnsFirst } from "./TurnsFirst";
import { say } from "../words/shell";
import { setTitle } from "../title";

export function Home(): JSX.Element {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const attempts = useNewAttempts();
  const lists = useLists();
  useEffect(() => {
    setTitle(say("brand"));
    void introduce().catch(() => undefined);
    void attempts.attempt(() => api.games().then(setGames));
  }, [attempts]);
  // Until the server has said what it offers, the doors stand as they are most likely to: so nothing jumps.
  const names = [...Object.keys(DOORS), ...(games ?? []).map((game) => game.name)];
  return (
    <AttemptsProvider value={attempts}>
      <div class="home">
        <Header>
          <NameField />
        </Header>
        <main id="main" class="home-main">
          <div class="home-words">
            <h1>{say("home.title")}</h1>
            <p>{say("home.about")}</p>
          </div>
          <TroubleLine />
          <LostYou way />
          <TurnsFirst lists={lists} />
          <div class="doors">
            {[...new Set(names)].map((name) => {
              const info = games?.find((game) => game.name === name);
              const door = DOORS[name] ?? { title: () => name };
              const Kind = info || !games ? OpenDoor : ClosedDoor;
              return <Kind key={name} name={name} door={door} info={info} />;
            })}
          </div>
          <TableLists lists={lists} games={games} />
        </main>
      </div>
    </AttemptsProvider>
  );
}
