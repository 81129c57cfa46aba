/** A table, from the first guest to the last word: its lobby, its game, and what the line to it is doing. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { beSomebody, introduce, TableStore, textsAt } from "../store";
import { TableProvider } from "../ui/context";
import { Chat } from "../ui/Chat";
import { LineBanner } from "../ui/LineBanner";
import { DoubtDialog } from "../ui/table/DoubtDialog";
import { PauseVeil } from "../ui/PauseVeil";
import { Refusals } from "../ui/Refusals";
import { AfterTheEnd } from "./AfterTheEnd";
import { Gone, Waiting } from "./Plain";
import { Lobby } from "./lobby/Lobby";
import { TableMenu } from "./TableMenu";
import { say } from "../words/shell";
import { setTitle } from "../title";

const SEAT_LINK = "seat.";

/** Learn who comes; a link that moves a seat to this device is used up on the way. Gives the link's secret. */
async function arrive(id: string): Promise<string> {
  const key = location.hash.slice(1);
  await introduce().catch(() => undefined);
  if (!key.startsWith(SEAT_LINK)) return key;
  history.replaceState(null, "", location.pathname);
  await beSomebody()
    .then(() => api.takeSeat(id, key.slice(SEAT_LINK.length)))
    .catch(() => undefined);
  return "";
}

export function TablePage({ id }: { id: string }): JSX.Element {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    let opened: TableStore | null = null;
    let gone = false;
    void arrive(id).then((key) => {
      if (gone) return;
      opened = new TableStore(id, key);
      setStore(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (!store) return <Waiting words={say("waiting.finding")} />;
  return <Here store={store} />;
}

function Here({ store }: { store: TableStore }): JSX.Element {
  const line = store.line;
  useEffect(() => {
    const hurry = (): void => line.hurry();
    const wake = (): void => {
      if (document.visibilityState === "visible") line.setTheClock();
      tellLooking();
    };
    const tellLooking = (): void => line.tell({ t: "look", looking: document.visibilityState === "visible" });
    // A line that comes up counts as looked at until something else is said.
    const stop = effect(() => {
      if (line.state.value === "open" && document.visibilityState !== "visible") tellLooking();
    });
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", wake);
    return () => {
      stop();
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [line]);
  if (line.state.value === "closed") return <Gone words={line.reason.value} />;
  const info = store.info.value;
  const box = store.box.value;
  if (!info || !box) return <Waiting words={say("waiting.coming")} line={store} />;
  const model = store.model.value;
  if (info.stage === "open") {
    return (
      <>
        <LineBanner line={line} />
        <Lobby store={store} info={info} box={box} />
      </>
    );
  }
  const game = store.game.value;
  // Of a game that can only be looked at there may be nothing to be seen.
  const coming = info.frozen ? textsAt(box, {}).say(info.frozen) : say("waiting.laying");
  if (!game || !model) return <Waiting words={coming} line={store} />;
  return (
    <TableProvider value={model}>
      <LineBanner line={line} />
      {info.frozen && (
        <p class="frozen" role="status">
          {model.texts.value.say(info.frozen)}{" "}
          {info.frozen_detail && (
            <small lang="en" class="frozen-detail">
              {info.frozen_detail}
            </small>
          )}
        </p>
      )}
      <game.Table
        table={model}
        menu={<TableMenu store={store} keys={game.keys} />}
        after={<AfterTheEnd store={store} />}
        chat={<Chat store={store} />}
      />
      <PauseVeil table={model} />
      <TurnTitle store={store} />
      <Refusals table={model} />
      <DoubtDialog table={model} />
    </TableProvider>
  );
}

/** The tab of the browser says when it is your turn. */
function TurnTitle({ store }: { store: TableStore }): null {
  const view = store.model.value?.view.value;
  const name = store.box.value?.info.title ?? say("brand");
  const mine = view ? view.asks.some((ask) => !ask.standing || ask.options.length > 0) : false;
  useEffect(() => {
    setTitle(view?.outcome ? say("title.over", { name }) : mine ? say("title.your_turn", { name }) : name);
  }, [mine, name, view?.outcome]);
  return null;
}
