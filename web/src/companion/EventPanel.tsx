/** The event track: what was turned up, what still holds, and what fulfils it. */

import type { JSX } from "preact";
import type { Texts } from "../texts";
import { Icon } from "../ui/icons";
import type { elite } from "../wire.gen";
import { discardEvent, fulfil, isOngoing, slotsOf, type Box } from "./box";
import { useMemory } from "./memory";

interface Props {
  readonly box: Box;
  readonly parts: elite.Parts;
  readonly texts: Texts;
}

export function EventPanel({ box, parts, texts }: Props): JSX.Element {
  const passing = box.event !== null && !isOngoing(parts, box.event) ? box.event : null;
  return (
    <section class="c-panel c-event" aria-labelledby="c-event">
      <h2 id="c-event">Events</h2>
      <ol class="c-track" aria-label={`Round ${box.round} of ${parts.numbers.rounds}`}>
        {Array.from({ length: parts.numbers.rounds }, (_, i) => (
          <li key={i} class={i + 1 < box.round ? "done" : i + 1 === box.round ? "now" : ""} aria-hidden="true">
            {i + 1}
          </li>
        ))}
      </ol>
      {box.event === null && box.phase === "event" && (
        <p class="label">The event of round {box.round} lies face down.</p>
      )}
      {passing !== null && (
        <article class="c-card">
          <CardHead event={passing} parts={parts} now />
          <p class="c-words">{texts.say(`about.happening.${passing}`)}</p>
        </article>
      )}
      {[...box.ongoing].reverse().map((event) => (
        <Ongoing key={event} event={event} box={box} parts={parts} texts={texts} />
      ))}
      {box.ongoing.length === 0 && passing === null && box.phase !== "event" && <p class="label">No event is open.</p>}
    </section>
  );
}

function CardHead({ event, parts, now }: { event: number; parts: elite.Parts; now: boolean }): JSX.Element {
  return (
    <header class="c-card-head">
      <span class="c-number figures">{parts.events[event]!.number}</span>
      <h3>{parts.events[event]!.name}</h3>
      {now && <span class="c-new">new</span>}
    </header>
  );
}

function Ongoing({ event, box, parts, texts }: Props & { event: number }): JSX.Element {
  const memory = useMemory();
  const done = box.fulfilled.includes(event);
  return (
    <article class={`c-card ${done ? "fulfilled" : ""}`}>
      <CardHead event={event} parts={parts} now={event === box.event} />
      <p class="c-words">{texts.say(`about.happening.${event}`)}</p>
      <ul class="c-slots" aria-label="Locking slots">
        {slotsOf(parts, event, box.setup.players).map((slot, i) => (
          <li key={i}>{slot.icons.map((icon) => texts.say(`symbol.${icon}`)).join(" or ")}</li>
        ))}
      </ul>
      <div class="c-row">
        <button
          type="button"
          class="button"
          aria-pressed={done}
          onClick={() => memory.change(fulfil(box, event, !done))}
        >
          <Icon name="check" size={20} /> Fulfilled
        </button>
        <button type="button" class="button quiet" onClick={() => memory.change(discardEvent(box, event))}>
          <Icon name="close" size={20} /> Discard
        </button>
      </div>
      {done && <p class="label">It goes at the end of the round.</p>}
    </article>
  );
}
