/** What one can do when the game is over. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { campaignAddress, filmAddress, go, tableAddress } from "../router";
import type { TableStore } from "../store";
import { Icon } from "../ui/icons";
import { say } from "../words/shell";
import { wordsFor } from "./attempt";
import { AfterRecord } from "./records/AfterRecord";
import { ShareFilm } from "./ShareFilm";

export function AfterTheEnd({ store }: { store: TableStore }): JSX.Element {
  const info = store.info.value;
  // Who came by a link and has no name is let in by it here, too.
  const key = store.seat.value < 0 ? location.hash.slice(1) : "";
  return (
    <>
      {store.seat.value >= 0 && <AfterRecord store={store} />}
      {info?.campaign && (
        <a class="button" href={campaignAddress(info.campaign)}>
          <Icon name="book" size={20} /> {say("after.read_on")}
        </a>
      )}
      {store.game.value?.truth && (
        <a class="button" href={filmAddress(store.id, { all: true, plays: true, key })}>
          <Icon name="eye" size={20} /> {store.model.value?.texts.value.say(store.game.value.truth)}
        </a>
      )}
      <a class="button" href={filmAddress(store.id, { plays: true, key })}>
        <Icon name="eye" size={20} /> {say("after.watch")}
      </a>
      {store.seat.value >= 0 && <ShareFilm id={store.id} />}
      {store.seat.value >= 0 && <Again store={store} />}
    </>
  );
}

/** The next game as this one proposes it, or the same again; who asks second joins the first. */
function Again({ store }: { store: TableStore }): JSX.Element {
  const [problem, setProblem] = useState("");
  const [next, setNext] = useState("");
  const info = store.info.value;
  const isOver = info?.stage === "over";
  useEffect(() => {
    if (isOver)
      void api.next(store.id).then(
        ({ name }) => setNext(name),
        () => undefined,
      );
  }, [isOver, store.id]);
  const again = (toNext: boolean): void =>
    void api.rematch(store.id, toNext).then(
      (opened) => go(`${tableAddress(opened.id)}#${opened.key}`),
      (trouble: unknown) => setProblem(wordsFor(trouble)),
    );
  const same = say(info?.campaign ? "after.next_chapter" : next ? "after.same" : "after.another");
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      {next && !info?.rematch && (
        <button type="button" class="button" onClick={() => again(false)}>
          <Icon name="refresh" size={20} /> {same}
        </button>
      )}
      <button type="button" class="button main" onClick={() => again(next !== "")}>
        <Icon name={next ? "forward" : "refresh"} size={20} />{" "}
        {info?.rematch ? say("after.join") : next ? say("after.next", { name: next }) : same}
      </button>
    </>
  );
}
