/** The event track: what was turned up, what still holds, and what fulfils it. */

import type { JSX } from "preact";
import type { Texts } from "../texts";
import { Icon } from "../ui/icons";
import type { elite } from "../wire.gen";
import { discardEvent, fulfil, isOngoing, slotsOf, type Box } from "./box";
import { useMemory } from "./memory";
import { eitherOf } from "../words/shell";
import { say } from "./words";

interface Props {
  readonly box: Box;
  readonly parts: elite.Parts;
  readonly texts: Texts;
}

export function EventPanel({ box, parts, texts }: Props): JSX.Element {
  const passing = box.event !== null && !isOngoing(parts, box.event) ? box.event : null;
  return (
    <section class="c-panel c-event" aria-labelledby="c-event">
      <h2 id="c-event">{say("events")}</h2>
      <ol class="c-track" aria-label={say("round", { round: box.round, of: parts.numbers.rounds })}>
        {Array.from({ length: parts.numbers.rounds }, (_, i) => (
          <li key={i} class={i + 1 < box.round ? "done" : i + 1 === box.round ? "now" : ""} aria-hidden="true">
            {i + 1}
          </li>
        ))}
      </ol>
      {box.event === null && box.phase === "event" && (
        <p class="label">{say("events.face_down", { round: box.round })}</p>
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
      {box.ongoing.length === 0 && passing === null && box.phase !== "event" && (
        <p class="label">{say("events.none")}</p>
      )}
    </section>
  );
}

function CardHead({ event, parts, now }: { event: number; parts: elite.Parts; now: boolean }): JSX.Element {
  return (
    <header class="c-card-head">
      <span class="c-number figures">{parts.events[event]!.number}</span>
      <h3>{parts.events[event]!.name}</h3>
      {now && <span class="c-new">{say("events.new")}</span>}
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
      <ul class="c-slots" aria-label={say("events.slots")}>
        {slotsOf(parts, event, box.setup.players).map((slot, i) => (
          <li key={i}>{eitherOf(slot.icons.map((icon) => texts.say(`symbol.${icon}`)))}</li>
        ))}
      </ul>
      <div class="c-row">
        <button
          type="button"
          class="button"
          aria-pressed={done}
          onClick={() => memory.change(fulfil(box, event, !done))}
        >
          <Icon name="check" size={20} /> {say("events.fulfilled")}
        </button>
        <button type="button" class="button quiet" onClick={() => memory.change(discardEvent(box, event))}>
          <Icon name="close" size={20} /> {say("events.discard")}
        </button>
      </div>
      {done && <p class="label">{say("events.goes")}</p>}
    </article>
  );
}
