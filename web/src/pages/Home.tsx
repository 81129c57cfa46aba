/** The first page: a door for every game. One click and you are playing. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { DOORS, doorOf } from "../games";
import { introduce } from "../store";
import { Header } from "../ui/Header";
import type { GameInfo } from "../wire.gen";
import { TroubleLine, attempt } from "./attempt";
import { ClosedDoor, OpenDoor } from "./Door";
import { NameField } from "./NameField";
import { TableLists } from "./TableLists";

export function Home(): JSX.Element {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  useEffect(() => {
    document.title = "Holdfast";
    void introduce().catch(() => undefined);
    void attempt(() => api.games().then(setGames));
  }, []);
  // Until the server has said what it offers, the doors stand as they are most likely to: so nothing jumps.
  const offered = (name: string): boolean => games?.some((game) => game.name === name) ?? true;
  const more = games?.filter((game) => !DOORS[game.name]) ?? [];
  return (
    <div class="home">
      <Header>
        <NameField />
      </Header>
      <main id="main" class="home-main">
        <div class="home-words">
          <h1>Board games for friends</h1>
          <p>Alone, with bots, or send a link: no account, no waiting.</p>
        </div>
        <TroubleLine />
        <div class="doors">
          {Object.entries(DOORS).map(([name, door]) =>
            offered(name) ? (
              <OpenDoor key={name} name={name} door={door} />
            ) : (
              <ClosedDoor key={name} name={name} door={door} why="Not on this server" />
            ),
          )}
          {more.map((game) => (
            <OpenDoor key={game.name} name={game.name} door={doorOf(game)} />
          ))}
        </div>
        <TableLists />
      </main>
    </div>
  );
}
