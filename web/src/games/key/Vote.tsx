/** Voting on an answer: everybody sees it, large; people talk, agree or not, take it back or think again. */

import type { JSX } from "preact";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { isAct } from "../../view";
import { useController } from "./context";
import { kindOf, LogWords } from "./LogWords";
import { standingAsk } from "./offers";
import { Talk } from "./Talk";
import type { KeyAction, KeyView } from "./types";

const RECENT = 4; // lines of talk that stay in sight

export function VoteDialog(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const proposal = view.proposal;
  if (!proposal || view.outcome) return null;
  const texts = controller.texts.value;
  const asked = view.asks.some((item) => item.kind === "consent");
  return (
    <Dialog title={asked ? texts.question("consent") : "Waiting for everybody to agree"} class="consent">
      <p class="proposed display">{proposal.guess}</p>
      <ul class="votes">
        {view.hands.map((_, seat) => (
          <li key={seat} class={proposal.agreed.includes(seat) ? "agreed" : ""}>
            <Icon name={proposal.agreed.includes(seat) ? "check" : "clock"} size={20} />
            {texts.say(`seat.${seat}`)}
            <span class="label">
              {seat === proposal.by ? "proposes it" : proposal.agreed.includes(seat) ? "agrees" : "is thinking"}
            </span>
          </li>
        ))}
      </ul>
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
  if (!ask) return <p class="label">One "not yet" cancels it without penalty.</p>;
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
          <span class="label">Not yet, because of</span>
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
            <option value="">a window or a sign ...</option>
            {view.windows.map((_, window) => (
              <option key={window} value={window}>
                {windowWords(view, texts.say(`window.${window}`), window)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

function windowWords(view: KeyView, name: string, window: number): string {
  const content = view.windows[window] ?? null;
  return content === null ? `${name}: its sign` : `${name}: it shows ${content}`;
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
    <section class="voices" aria-label="Talk">
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
          <summary data-anchor="consent-talk">Say something first</summary>
          <Talk />
        </details>
      )}
    </section>
  );
}
