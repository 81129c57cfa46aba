/** Talking at the table: ready-made phrases, and words of one's own where the table allows them. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import { standingAsk } from "./offers";

const BANDS = ["low", "mid", "high"] as const;
const COUNTED = /^phrase\.(\d)_(low|mid|high)$/;

export function Talk({ onSaid }: { onSaid?: () => void }): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const [words, setWords] = useState("");
  const ask = standingAsk(controller.view.value);
  const texts = controller.texts.value;
  if (!ask) return <p class="label">{texts.say("ui.watching")}</p>;
  const phrases = Object.keys(texts.table).filter((key) => key.startsWith("phrase."));
  const remarks = phrases.filter((key) => !COUNTED.test(key));
  const free = ask.forms.find((form) => form.action === "say");
  const silent = ask.greyed.find((greyed) => greyed.kind === "say");
  const saying = (key: string): JSX.IntrinsicElements["button"] & { readonly "data-anchor": string } => {
    const phrase = key.slice("phrase.".length);
    const anchor = `say-${phrase}`;
    const say = async (): Promise<void> => {
      if (await table.answer(ask.id, { act: "hint", phrase }, anchor)) onSaid?.();
    };
    return { "data-anchor": anchor, onClick: () => void say() };
  };
  const counts = (band: string): string[] => phrases.filter((key) => COUNTED.exec(key)?.[2] === band).sort();
  return (
    <div class="talk">
      <fieldset class="talk-counts">
        <legend>{texts.say("band")}</legend>
        {BANDS.map((band) => (
          <div key={band} class="talk-band" role="group" aria-label={texts.say(`band.${band}`)}>
            <span class="talk-band-name">{texts.say(`band.${band}`)}</span>
            <div class="talk-numbers">
              {counts(band).map((key) => (
                <button key={key} type="button" class="button small count" {...saying(key)}>
                  {COUNTED.exec(key)?.[1]}
                  <span class="hidden-but-read">: {texts.say(key)}</span>
                </button>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <div class="talk-remarks" role="group" aria-label={texts.say("ui.remarks")}>
        {remarks.map((key) => (
          <button key={key} type="button" class="button small" {...saying(key)}>
            {texts.say(key)}
          </button>
        ))}
      </div>
      {free ? (
        <form
          class="talk-free"
          onSubmit={async (event) => {
            event.preventDefault();
            if (words && (await table.answer(ask.id, { act: "say", words }, "say-words"))) {
              setWords("");
              onSaid?.();
            }
          }}
        >
          <input
            class="field"
            aria-label={texts.say("ui.say_something")}
            placeholder={texts.say("ui.say_something")}
            value={words}
            maxLength={free.most}
            data-anchor="say-words"
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button class="button small" type="submit">
            {texts.say("ui.say")}
          </button>
        </form>
      ) : (
        silent && (
          <p
            class="label"
            tabIndex={0}
            {...tipped(() => ({ words: texts.refusal(silent.why), rule: silent.why.rule }))}
          >
            {texts.refusal(silent.why)}
          </p>
        )
      )}
    </div>
  );
}
