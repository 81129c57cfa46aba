/** Between the rushes: the card that is being resolved, large for a moment, with what it does. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { SwarmArt } from "./art";
import { useController } from "./context";
import type { Controller } from "./controller";
import { aboutOf, ruleOf } from "./LogWords";
import type { EliteEvent } from "./types";
import { PHASES } from "./words";

interface Card {
  readonly kind: string;
  readonly title: string;
  readonly words: string;
  readonly rule: string | undefined;
  readonly swarm: number | null;
}

const STAYS_MS = 2600;
const LARGE_STAYS_MS = 1800;

function cardOf(controller: Controller, event: EliteEvent): Card | null {
  const battlefield = controller.battlefield.peek();
  const isUntimed = battlefield.view.options.tempo === "untimed";
  const card = (kind: string, title: string, words = aboutOf(controller, event), swarm: number | null = null): Card => {
    return { kind, title, words, rule: ruleOf(event), swarm };
  };
  switch (event.event) {
    case "round_began":
      return card("phase", `Round ${event.round} of ${battlefield.parts.numbers.rounds}`, "");
    case "phase_began": {
      const { phase } = event;
      return ["activation", "times_up"].includes(phase) ? card("phase", PHASES[phase], "") : null;
    }
    case "event_turned":
      return card("event", battlefield.parts.events[event.card]!.name);
    case "swarm_card_turned": {
      const swarm = battlefield.parts.swarms[event.swarm]!;
      return card(
        "swarm",
        `${event.figures} ${swarm.name}${event.figures === 1 ? "" : "s"}`,
        controller.texts.peek().event(event),
        event.swarm,
      );
    }
    case "boss_card_turned":
      return card("boss", battlefield.parts.bosses[event.boss]!.name);
    case "all_clear":
      return card("clear", "All clear", "No boss this time.");
    case "clock_started":
      return card("go large", "Go!", isUntimed ? "Only what you do takes time." : `${event.seconds} seconds`);
    case "time_is_up":
      return card(
        "up large",
        isUntimed ? "All have acted" : "Time's up!",
        "Alien results first, then use what is ready.",
      );
    case "ability_used":
      return card("ability", controller.texts.peek().say(`swarm.${event.alien}`));
    default:
      return null;
  }
}

export function Telling(): JSX.Element | null {
  const controller = useController();
  const [shown, setShown] = useState<Card | null>(null);
  const count = useRef(0);
  const events = controller.table.events.value;
  useEffect(() => {
    const cards = events.flatMap((event) => cardOf(controller, event) ?? []);
    const last = cards.find((card) => card.kind.includes("large")) ?? cards[cards.length - 1];
    if (!last) return;
    count.current += 1;
    setShown(last);
  }, [events, controller]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shown.kind.includes("large") ? LARGE_STAYS_MS : STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <div key={count.current} class={`telling ${shown.kind}`} aria-hidden="true">
      {shown.swarm !== null && (
        <svg viewBox="-24 -24 48 48" width="54" height="54">
          <SwarmArt swarm={shown.swarm} />
        </svg>
      )}
      <span class="telling-title display">{shown.title}</span>
      {shown.words && <span class="telling-words">{shown.words}</span>}
      {shown.rule && <span class="telling-rule">{shown.rule}</span>}
    </div>
  );
}
