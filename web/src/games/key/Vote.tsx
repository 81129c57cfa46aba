/** Voting on an answer: everybody sees it, large; people talk, agree or not, take it back or think again. */

import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { isAct } from "../../view";
import { useController } from "./context";
import { kindOf, LogWords } from "./LogWords";
import { standingAsk } from "./offers";
import { spaced } from "./slots";
import { Talk } from "./Talk";
import { WRITTEN_IN, type KeyAction } from "./types";

const RECENT = 4; // lines of talk that stay in sight

export function VoteDialog(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const { vote } = view;
  if (!vote || view.outcome) return null;
  const texts = controller.texts.value;
  return (
    <Dialog title={texts.message(view.prompt.says)} class="consent">
      <p class="proposed display" lang={WRITTEN_IN}>
        {spaced(view, vote.guess)}
      </p>
      <ul class="votes">
        {vote.stands.map((stand, seat) => (
          <li key={seat} class={stand === "thinks" ? "" : "agreed"}>
            <Icon name={stand === "thinks" ? "clock" : "check"} size={20} />
            {texts.say(`seat.${seat}`)}
            <span class="label">{texts.say(`stands.${stand}`)}</span>
          </li>
        ))}
      </ul>
      <p class="label">{texts.say("about.consent")}</p>
      <Ballot />
      <SecondThoughts />
      <Voices />
    </Dialog>
  );
}

/** Agree, or not; and for those who do not, which window they mean. */
function Ballot(): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const view = controller.view.value;
  const texts = controller.texts.value;
  const ask = view.asks.find((item) => item.kind === "consent");
  if (!ask) return null;
  const answer = (action: KeyAction): void => void table.answer(ask.id, action, `consent-${action.act}`);
  return (
    <>
      <div class="dialog-actions">
        <button type="button" class="button" data-anchor="consent-disagree" onClick={() => answer({ act: "disagree" })}>
          {texts.say("act.disagree")} <kbd>N</kbd>
        </button>
        <button type="button" class="button main" data-anchor="consent-agree" onClick={() => answer({ act: "agree" })}>
          {texts.say("act.agree")} <kbd>Y</kbd>
        </button>
      </div>
      {ask.options.some((option) => isAct(option.action, "point_at_list")) && (
        <button type="button" class="button" onClick={() => answer({ act: "point_at_list" })}>
          {texts.say("act.point_at_list")}
        </button>
      )}
      {ask.forms.some((form) => form.action === "point") && (
        <label class="pointing">
          <span class="label">{texts.say("ui.because_of")}</span>
          <select
            class="field"
            data-anchor="consent-point"
            value=""
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              event.currentTarget.value = "";
              if (chosen) answer({ act: "point", window: Number(chosen) });
            }}
          >
            <option value="">{texts.say("ui.which_window")}</option>
            {view.console.windows.map((content, window) => (
              <option key={window} value={window}>
                {texts.say(content === null ? "vote.sign" : "vote.shows", { window, content: content ?? "" })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Nobody is held to an answer before all have agreed to it. */
function SecondThoughts(): JSX.Element | null {
  const controller = useController();
  const { table } = controller;
  const ask = standingAsk(controller.view.value);
  const offered = ask?.options.filter((option) => isAct(option.action, "take_back", "think_again")) ?? [];
  if (!ask || offered.length === 0) return null;
  return (
    <div class="dialog-actions">
      {offered.map((option) => (
        <button
          key={option.id}
          type="button"
          class="button"
          data-anchor={`consent-${option.action.act}`}
          onClick={() => void table.answer(ask.id, option.action, `consent-${option.action.act}`)}
        >
          {controller.texts.value.action(option.action)}
        </button>
      ))}
    </div>
  );
}

/** What was said lately, and saying something. */
function Voices(): JSX.Element {
  const controller = useController();
  const said = controller.table.log.value.filter((line) => kindOf(line.event.event) === "said").slice(-RECENT);
  return (
    <section class="voices" aria-label={controller.texts.value.say("ui.talk")}>
      {said.length > 0 && (
        <ol class="voices-said" aria-live="polite">
          {said.map((line) => (
            <li key={line.key}>
              <LogWords event={line.event} />
            </li>
          ))}
        </ol>
      )}
      {standingAsk(controller.view.value) && (
        <details class="voices-talk">
          <summary data-anchor="consent-talk">{controller.texts.value.say("ui.talk_first")}</summary>
          <Talk />
        </details>
      )}
    </section>
  );
}
