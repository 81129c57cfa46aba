/** Talk of the table itself: before a game, after it, and during games that allow it; where there are sides, to one's own. */

import type { Refusal } from "../view";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { textsAt, type TableStore, type To } from "../store";
import { say } from "../words/shell";

const LONGEST = 400;
const WHO: readonly To[] = ["side", "table"];

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState("");
  const [chosen, setChosen] = useState<To>("side");
  const list = useRef<HTMLOListElement>(null);
  const texts = textsAt(store.box.value, {});
  const phrases = texts.listed("quick");
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
      <ol ref={list} class="chat-lines" aria-label={say("talk.said")} aria-live="polite" tabIndex={0}>
        {said.map((one, i) => (
          <li key={i} class={one.side ? "to-side" : ""}>
            <strong translate={false}>{one.name}</strong>{" "}
            {one.side && <span class="chat-to">{say("talk.to_side")}</span>}{" "}
            {one.quick ? texts.say(`quick.${one.text}`) : <span translate={false}>{one.text}</span>}
          </li>
        ))}
        {said.length === 0 && <li class="label">{say("talk.nothing")}</li>}
      </ol>
      {hasSide && (
        <div class="chat-who" role="radiogroup" aria-label={say("talk.whom")}>
          {WHO.map((whom) => (
            <label key={whom}>
              <input type="radio" name="chat-to" checked={to === whom} onChange={() => setChosen(whom)} />
              <span>{say(`talk.whom.${whom}`)}</span>
            </label>
          ))}
        </div>
      )}
      <div class="chat-quick" role="group" aria-label={say("talk.quick")}>
        {phrases.map(([phrase, said]) => (
          <button key={phrase} type="button" class="button small" onClick={() => void tell(store.sayQuick(phrase, to))}>
            {said}
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
          aria-label={say("talk.say_something")}
          placeholder={say(to === "side" ? "talk.say_to_side" : "talk.say_something")}
          value={words}
          maxLength={LONGEST}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button class="button small" type="submit">
          {say("talk.say")}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
