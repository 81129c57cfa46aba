/** Solving: propose an answer. One guess decides the game for all. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { hideTip, tipped } from "../../ui/tip";
import type { Consequence } from "../../wire.gen";
import { useController } from "./context";
import { standingAsk } from "./offers";
import { pencilled } from "./pencil";
import { lettersOf, slotsOf } from "./slots";
import { WRITTEN_IN } from "./types";

export function SolveButton(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const ask = standingAsk(view);
  if (!ask) return null;
  const greyed = ask.greyed.find((item) => item.kind === "propose");
  const texts = controller.texts.value;
  const voting = view.vote !== null;
  return (
    <button
      type="button"
      class="button solve"
      aria-disabled={greyed || voting ? "true" : undefined}
      aria-keyshortcuts="a"
      onClick={() => {
        if (!greyed && !voting) controller.solving.value = true;
      }}
      {...tipped(() =>
        greyed ? { words: texts.refusal(greyed.why), rule: greyed.why.rule } : texts.hint("solve.about"),
      )}
    >
      <Icon name="key" size={20} /> {texts.say("kind.propose")} <kbd>A</kbd>
    </button>
  );
}

export function SolveDialog(): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const view = controller.view.value;
  const [guess, setGuess] = useState("");
  const [sure, setSure] = useState(false);
  const texts = controller.texts.value;
  const ask = standingAsk(view);
  const most = ask?.forms.find((form) => form.action === "propose")?.most;
  const length = lettersOf(guess).length;
  const isOpen = controller.solving.value && ask !== undefined && !view.outcome && !view.vote;
  const fits = isOpen && length === view.mission.length;
  const would = useConsequence(fits ? ask.id : null, guess);
  if (!isOpen) return null;
  const wanted = texts.message(view.mission.wanted);
  const panes = view.mission.rows.flatMap((row) => row.panes);
  const noted = (window: number): string => {
    const pane = panes.find((one) => one.window === window);
    return pane ? pencilled(table, pane).slice(0, 1) : "";
  };
  const close = (): void => {
    controller.solving.value = false;
    setSure(false);
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!sure && fits) setSure(true);
    else if (await table.answer(ask.id, { act: "propose", guess }, "propose")) close();
  };
  return (
    <Dialog title={texts.say("solve.title")} onClose={close} class="solve-dialog">
      <p class="question-paper" lang={WRITTEN_IN}>
        {view.mission.question}
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <label class="label" for="guess">
          {texts.say("solve.answer", { wanted })}
        </label>
        <input
          id="guess"
          class="field guess"
          autofocus
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={most}
          value={guess}
          data-anchor="propose"
          onInput={(event) => {
            setGuess(event.currentTarget.value);
            setSure(false);
            hideTip();
          }}
        />
        <div class="slots" aria-hidden="true">
          {slotsOf(view, guess).map((word, i) => (
            <span key={i} class="slot-word">
              {word.map((slot, j) => (
                <span
                  key={j}
                  class={`slot ${slot.sign === null ? "" : slot.known !== null && slot.known !== slot.sign ? "clash" : "set"}`}
                >
                  {slot.sign ?? slot.known ?? noted(slot.window)}
                </span>
              ))}
            </span>
          ))}
        </div>
        <p class="label" role="status">
          {[
            texts.say("solve.typed", { length, wanted }),
            ...(would?.risks ?? []).map((words) => texts.message(words)),
          ].join(" ")}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button quiet" onClick={close}>
            {texts.say("act.disagree")}
          </button>
          <button
            type="submit"
            class={`button main ${table.pending.value.has("propose") ? "pending" : ""}`}
            aria-disabled={fits ? undefined : "true"}
          >
            {texts.say(sure ? "solve.sure" : "solve.propose", { seats: view.hands.length })}
          </button>
        </div>
        {sure && (
          <p class="warning" role="alert">
            <Icon name="warn" size={20} /> {would?.does.map((words) => texts.message(words))}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What this answer would do, as soon as it is long enough. */
function useConsequence(ask: number | null, guess: string): Consequence | null {
  const { table } = useController();
  const [found, setFound] = useState<Consequence | null>(null);
  useEffect(() => {
    let isLate = false;
    setFound(null);
    if (ask !== null)
      void table.preview(ask, { act: "propose", guess }).then((would) => {
        if (!isLate) setFound(would);
      });
    return () => {
      isLate = true;
    };
  }, [table, ask, guess]);
  return found;
}
