/** The whole table as text: what is known, every option as a real button, and the log. Nothing is missing here. */

import type { ComponentChildren, JSX } from "preact";
import { GreyedButton, OptionButton } from "../../ui/table/Options";
import { signalsOf } from "./Aside";
import { useController } from "./context";
import { EliteLog } from "./LogWords";
import { rollForm } from "./offers";
import { progress } from "./Papers";
import { BeginButton } from "./Prompt";
import { statusOf } from "./status";
import type { Ask } from "./types";
import { cellWords, dieWords, KINDS, PHASES, seatState, wantsWords, whereWords } from "./words";

export function TextTable({ clock }: { clock: ComponentChildren }): JSX.Element {
  const controller = useController();
  const battlefield = controller.battlefield.value;
  const { view, parts } = battlefield;
  const texts = controller.texts.value;
  const cells = [...new Set(battlefield.view.at.filter((cell) => cell >= 0))];
  const lies = [
    ...view.token_at.filter((cell) => cell >= 0),
    ...view.targets,
    ...view.traps,
    ...battlefield.chart.plan.search_slots,
  ];
  const places = [...new Set([...cells, ...lies])].sort((a, b) => a - b);
  return (
    <main class="text-table" id="main">
      <section aria-labelledby="text-now">
        <h2 id="text-now">Now</h2>
        {clock}
        <p class="text-status">{statusOf(controller)}</p>
        <p>
          Round {view.round} of {parts.numbers.rounds}, {PHASES[view.phase]}. {progress(controller)}.
        </p>
        <TextOptions />
      </section>
      <div class="text-columns">
        <section aria-labelledby="text-squad">
          <h2 id="text-squad">Squad</h2>
          <ul class="text-list">
            {view.heroes.map((_, hero) => (
              <li key={hero}>
                <strong>{battlefield.hero(hero).name}</strong> ({texts.say(`seat.${battlefield.owner(hero)}`)}
                {battlefield.isMine(hero) ? ", yours" : ""}): {whereWords(battlefield, hero)}, damage{" "}
                {view.damage[hero]} of {battlefield.hero(hero).track}. {seatState(battlefield, battlefield.owner(hero))}{" "}
                {(view.carried[hero] ?? []).map((card) => cardLine(controller, card)).join("; ")}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="text-dice">
          <h2 id="text-dice">Your dice</h2>
          <ul class="text-list">
            {battlefield.diceOf(view.seat).map((die, n) => (
              <li key={die}>
                Die {n + 1}: {dieWords(battlefield, texts, die)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="text-map">
          <h2 id="text-map">{battlefield.chart.plan.name}</h2>
          <ul class="text-list">
            {places.map((cell) => (
              <li key={cell}>{cellWords(battlefield, texts, cell)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="text-events">
          <h2 id="text-events">Events</h2>
          <ul class="text-list">
            {view.ongoing.map((event) => (
              <li key={event}>
                {parts.events[event]!.name}: {texts.say(`about.happening.${event}`)}{" "}
                {view.fulfilled.includes(event)
                  ? "Fulfilled."
                  : `Wants ${wantsWords(battlefield, "event", event) || "nothing"}.`}
              </li>
            ))}
            {view.ongoing.length === 0 && <li>None.</li>}
          </ul>
        </section>
        <section aria-labelledby="text-log">
          <h2 id="text-log">Log</h2>
          <EliteLog />
        </section>
      </div>
    </main>
  );
}

function cardLine(controller: ReturnType<typeof useController>, card: number): string {
  const battlefield = controller.battlefield.value;
  const wants = wantsWords(battlefield, "card", card);
  const state = battlefield.view.worn.includes(card)
    ? "used"
    : wants
      ? `wants ${wants}`
      : battlefield.card(card).slots.length > 0
        ? "ready"
        : "";
  return `${battlefield.card(card).name}${state ? ` (${state})` : ""}`;
}

/** Every option of every ask, dice to roll, signals; and every kind that is not possible now with its reason. */
function TextOptions(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const main = controller.ask.value;
  const asks = [...controller.newest.value.asks].sort((a, b) => Number(a !== main) - Number(b !== main));
  return (
    <div class="text-options">
      {asks.map((ask) => (
        <div key={ask.id} role="group" aria-label={texts.question(ask.kind)}>
          {ask !== main && ask.options.length > 0 && <p class="label">{texts.question(ask.kind)}</p>}
          <div class="option-row">
            <RollTexts ask={ask} />
            {ask.options.map((option) => (
              <OptionButton key={option.id} offer={{ ask, option }} texts={texts} class="small" />
            ))}
            {ask.greyed.map((greyed) => (
              <GreyedButton
                key={greyed.kind}
                greyed={greyed}
                name={`${KINDS[greyed.kind] ?? greyed.kind}: ${texts.refusal(greyed.why)}`}
                texts={texts}
              />
            ))}
          </div>
        </div>
      ))}
      <BeginButton />
      {controller.newest.value.seats > 1 && (
        <div role="group" aria-label="Signals" class="option-row">
          {signalsOf(controller).map((n) => (
            <button key={n} type="button" class="button small" onClick={() => controller.signal(n)}>
              {texts.say(`signal.${n}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Roll all free dice, or those that are ticked. */
function RollTexts({ ask }: { ask: Ask }): JSX.Element | null {
  const controller = useController();
  const form = rollForm(ask);
  if (!form) return null;
  const battlefield = controller.battlefield.value;
  const mine = battlefield.diceOf(battlefield.view.seat);
  return (
    <>
      <button type="button" class="button small main" data-anchor="roll" onClick={() => controller.roll()}>
        Roll all {form.of.length}
      </button>
      {form.of.map((die) => (
        <button
          key={die}
          type="button"
          class="button small"
          aria-pressed={controller.dice.value.includes(die)}
          onClick={() => controller.pick(die)}
        >
          Pick die {mine.indexOf(die) + 1}: {dieWords(battlefield, controller.texts.value, die)}
        </button>
      ))}
      <button
        type="button"
        class="button small"
        aria-disabled={controller.dice.value.length > 0 ? undefined : "true"}
        onClick={() => controller.roll(controller.dice.value)}
      >
        Roll the picked dice
      </button>
    </>
  );
}
