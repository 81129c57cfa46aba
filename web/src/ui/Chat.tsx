/** Talk of the table itself: before a game, after it, and during games that allow it; where there are sides, to one's own. */

import type { Refusal } from "../view";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableStore, To } from "../store";
import { Texts } from "../texts";

const LONGEST = 400;
const WHO: readonly (readonly [To, string])[] = [
  ["side", "My side"],
  ["table", "Everybody"],
];

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<To>("side");
  const list = useRef<HTMLOListElement>(null);
  const texts = new Texts(store.box.value?.texts ?? {});
  const phrases = Object.keys(texts.table).filter((key) => key.startsWith("quick."));
  const said = store.said.value;
  const hasSide = store.side.value.length > 1;
  const to: To = hasSide ? chosen : "table";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new scrolls into sight
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const tell = async (what: Promise<Refusal | null>): Promise<boolean> => {
    const refusal = await what;
    setProblem(refusal ? texts.refusal(refusal) : "");
    return refusal === null;
  };
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-label="What was said" aria-live="polite" tabIndex={0}>
        {said.map((one, i) => (
          <li key={i} class={one.side ? "to-side" : ""}>
            <strong>{one.name}</strong> {one.side && <span class="chat-to">to your side</span>}{" "}
            {one.quick ? texts.say(`quick.${one.text}`) : one.text}
          </li>
        ))}
        {said.length === 0 && <li class="label">Nothing has been said yet.</li>}
      </ol>
      {hasSide && (
        <div class="chat-who" role="radiogroup" aria-label="Whom you talk to">
          {WHO.map(([whom, words]) => (
            <label key={whom}>
              <input type="radio" name="chat-to" checked={to === whom} onChange={() => setChosen(whom)} />
              <span>{words}</span>
            </label>
          ))}
        </div>
      )}
      <div class="chat-quick" role="group" aria-label="Quick phrases">
        {phrases.map((key) => (
          <button
            key={key}
            type="button"
            class="button small"
            onClick={() => void tell(store.sayQuick(key.slice("quick.".length), to))}
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
          if (text) void tell(store.say(text, to)).then((done) => done && setWords(""));
        }}
      >
        <input
          class="field"
          aria-label="Say something"
          placeholder={to === "side" ? "Say something to your side" : "Say something"}
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
