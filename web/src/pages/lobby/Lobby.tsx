/** Before the game: seats, characters, the mission, the link for friends, and the button that starts it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { DOORS, loadGame, type ShownGame } from "../../games";
import { go } from "../../router";
import type { TableStore } from "../../store";
import { engine } from "../../sound";
import { Chat } from "../../ui/Chat";
import { Header } from "../../ui/Header";
import { Icon } from "../../ui/icons";
import { useMood } from "../../ui/screen";
import type { GameBox, TableInfo } from "../../wire.gen";
import { AttemptsProvider, TroubleLine, useAttempts, useNewAttempts } from "../attempt";
import { Chapter } from "./Chapter";
import { LostYou } from "../LostYou";
import { Invite } from "./Invite";
import { Seats } from "./Seats";
import { Setup } from "./Setup";
import { say, titleOf } from "../../words/shell";
import { setTitle } from "../../title";

export interface LobbyProps {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly box: GameBox;
}

/** A game is heard before it begins; what it draws is there as soon as it has come. */
function useGame(game: string): ShownGame | null {
  const [shown, setShown] = useState<ShownGame | null>(null);
  useEffect(() => {
    let gone = false;
    const hear = (loaded: ShownGame): void => {
      if (gone) return;
      setShown(loaded);
      if (loaded.ambience) engine.music(loaded.ambience);
    };
    void loadGame(game).then(hear, () => undefined);
    return () => {
      gone = true;
      engine.music(null);
    };
  }, [game]);
  return shown;
}

export function Lobby({ store, info, box }: LobbyProps): JSX.Element {
  useMood(info.game, DOORS[info.game]?.light);
  const key = location.hash.slice(1);
  useEffect(() => {
    setTitle(titleOf(box.info.title));
  }, [box.info.title]);
  const game = useGame(info.game);
  const Picture = DOORS[info.game]?.Picture;
  const seated = store.seat.value >= 0;
  return (
    <AttemptsProvider value={useNewAttempts()}>
      <div class="page">
        <Header>
          <span class="display lobby-title">{box.info.title}</span>
        </Header>
        <main id="main" class="lobby">
          <h1>{say(seated ? "lobby.set" : "lobby.waiting")}</h1>
          <TroubleLine />
          <LostYou way />
          <div class="lobby-columns">
            <div class="lobby-column">
              <section aria-labelledby="seats">
                <h2 id="seats">{say("lobby.seats")}</h2>
                <Seats store={store} info={info} box={box} Portrait={game?.Portrait} />
              </section>
              <section class="lobby-invite" aria-labelledby="invite">
                <h2 id="invite">{say("lobby.friends")}</h2>
                <Invite store={store} linkKey={key} seated={seated} renewed={info.renewed} />
              </section>
              <section class="lobby-talk" aria-labelledby="lobby-talk">
                <h2 id="lobby-talk">{say("talk")}</h2>
                <Chat store={store} />
              </section>
            </div>
            <section class="lobby-choices" aria-labelledby="choices">
              {Picture && <Picture />}
              <div class="lobby-card">
                <h2 id="choices">{say("lobby.what")}</h2>
                {info.campaign && <Chapter id={info.campaign} />}
                <Setup store={store} info={info} box={box} />
              </div>
            </section>
          </div>
          <StartBar store={store} info={info} />
          {store.isHost.value && <GiveUp store={store} info={info} />}
        </main>
      </div>
    </AttemptsProvider>
  );
}

/** The host stands up first; then the table goes to those who sit there, or is closed. */
export function GiveUp({ store, info }: Pick<LobbyProps, "store" | "info">): JSX.Element {
  const { attempt } = useAttempts();
  const mine = store.seat.value;
  const others = info.seats.some((place, seat) => place.person && seat !== mine);
  const leave = async (): Promise<void> => {
    if (mine >= 0) await api.leave(store.id);
    await api.leave(store.id);
    go("/");
  };
  return (
    <button type="button" class="button small quiet" onClick={() => void attempt(leave)}>
      {say(others ? "lobby.leave" : "lobby.close")}
    </button>
  );
}

/** What is still missing, and the button when nothing is. */
function StartBar({ store, info }: Pick<LobbyProps, "store" | "info">): JSX.Element {
  const { attempt } = useAttempts();
  const free = info.seats.filter((seat) => !seat.person && !seat.bot).length;
  const words = info.preparing
    ? say("lobby.preparing")
    : free === 0
      ? say("lobby.everybody")
      : say("lobby.free_seats", { free });
  return (
    <div class="lobby-start">
      <span role="status">
        {free === 0 && !info.preparing && <Icon name="check" size={20} />} {words}
      </span>
      {store.isHost.value ? (
        <button
          type="button"
          class={`button main big ${info.preparing ? "pending" : ""}`}
          aria-disabled={free > 0 || info.preparing ? "true" : undefined}
          onClick={() => void attempt(() => api.start(store.id))}
        >
          <Icon name="play" size={22} /> {say("lobby.start")}
        </button>
      ) : (
        <span class="label">{say("lobby.host_starts")}</span>
      )}
    </div>
  );
}
