/** Solving: propose an answer. One guess decides the game for all. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { hideTip, tipped } from "../../ui/tip";
import { useController } from "./context";
import { contradiction, normal, pattern } from "./guess";
import { standingAsk } from "./offers";

export function SolveButton(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const ask = standingAsk(view);
  if (!ask) return null;
  const greyed = ask.greyed.find((item) => item.kind === "propose");
  const voting = view.proposal !== null;
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
        greyed
          ? { words: controller.texts.value.refusal(greyed.why), rule: greyed.why.rule }
          : { words: "You have one guess in the whole game. All must agree to it.", rule: "key:R124", kind: "hint" },
      )}
    >
      <Icon name="key" size={20} /> Solve <kbd>A</kbd>
    </button>
  );
}

export function SolveDialog(): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const view = controller.view.value;
  const [guess, setGuess] = useState("");
  const [sure, setSure] = useState(false);
  const ask = standingAsk(view);
  if (!controller.solving.value || !ask || view.outcome || view.proposal) return null;
  const alone = view.hands.length === 1;
  const length = normal(guess).length;
  const unit = view.mission.shape === "number" ? "digits" : "letters";
  const fits = length === view.mission.length;
  const against = fits ? contradiction(view, guess) : null;
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
    <Dialog title="Propose the answer" onClose={close} class="solve-dialog">
      <p class="question-paper">{view.mission.question}</p>
      <form onSubmit={(event) => void submit(event)}>
        <label class="label" for="guess">
          Your answer: {view.mission.length} {unit}, spaces do not matter
        </label>
        <input
          id="guess"
          class="field guess"
          autofocus
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={80}
          value={guess}
          data-anchor="propose"
          onInput={(event) => {
            setGuess(event.currentTarget.value);
            setSure(false);
            hideTip();
          }}
        />
        <div class="slots" aria-hidden="true">
          {pattern(view, guess).map((word, i) => (
            <span key={i} class="slot-word">
              {word.map((slot, j) => (
                <span
                  key={j}
                  class={`slot ${slot.sign === null ? "" : slot.known !== null && slot.known !== slot.sign ? "clash" : "set"}`}
                >
                  {slot.sign ?? slot.known ?? ""}
                </span>
              ))}
            </span>
          ))}
        </div>
        <p class="label" role="status">
          {length} of {view.mission.length} {unit}
          {against && `. ${controller.texts.value.say(`against.${against}`)}`}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button quiet" onClick={close}>
            Not yet
          </button>
          <button
            type="submit"
            class={`button main ${table.pending.value.has("propose") ? "pending" : ""}`}
            aria-disabled={fits ? undefined : "true"}
          >
            {sure ? (alone ? "Yes, this is my only guess" : "Yes, ask the others") : alone ? "Answer" : "Propose"}
          </button>
        </div>
        {sure && (
          <p class="warning" role="alert">
            <Icon name="warn" size={20} />{" "}
            {alone ? "A wrong answer loses the game." : "If all agree, a wrong answer loses the game for everybody."}
          </p>
        )}
      </form>
    </Dialog>
  );
}
