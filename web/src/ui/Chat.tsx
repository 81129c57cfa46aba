/** Talk of the table itself: before a game, after it, and during games that allow it. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableStore } from "../store";
import { Texts } from "../texts";

const LONGEST = 400;

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const texts = new Texts(store.box.value?.texts ?? {});
  const phrases = Object.keys(texts.table).filter((key) => key.startsWith("quick."));
  const said = store.said.value;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const tell = async (what: Promise<{ key: string; params: object } | null>): Promise<boolean> => {
    const refusal = await what;
    setProblem(refusal ? texts.refusal(refusal as { key: string }) : "");
    return refusal === null;
  };
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-label="What was said" aria-live="polite" tabIndex={0}>
        {said.map((one) => (
          <li key={one.no}>
            <strong>{one.name}</strong> {one.quick ? texts.say(`quick.${one.text}`) : one.text}
          </li>
        ))}
        {said.length === 0 && <li class="label">Nothing has been said yet.</li>}
      </ol>
      <div class="chat-quick" role="group" aria-label="Quick phrases">
        {phrases.map((key) => (
          <button
            key={key}
            type="button"
            class="button small"
            onClick={() => void tell(store.sayQuick(key.slice("quick.".length)))}
          >
            {texts.say(key)}
          </button>
        ))}
      </div>
      <form
        class="talk-free"
        onSubmit={(event) => {
          event.preventDefault();
          const text = words.trim();
          if (text) void tell(store.say(text)).then((done) => done && setWords(""));
        }}
      >
        <input
          class="field"
          aria-label="Say something"
          placeholder="Say something"
          value={words}
          maxLength={LONGEST}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button class="button small" type="submit">
          Say
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
