/** Between the rushes: the card that is being resolved, large for a moment, with what it does. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { BossArt, SwarmArt } from "./art/FigureArt";
import { useController } from "./context";
import type { Controller } from "./controller";
import { aboutOf } from "./LogWords";
import type { EliteEvent, Parts } from "./types";

interface Card {
  readonly kind: string;
  readonly title: string;
  readonly words: string;
  readonly swarm: number | null;
  readonly boss: number | null;
}

const STAYS_MS = 2600;
const LARGE_STAYS_MS = 1800;

function cardOf(controller: Controller, event: EliteEvent): Card | null {
  const texts = controller.texts.peek();
  const { setting, clock } = controller.view.peek();
  const card = (kind: string, title: string, words = aboutOf(controller, event), swarm: number | null = null): Card => {
    return { kind, title, words, swarm, boss: null };
  };
  switch (event.event) {
    case "round_began":
      return card("phase", texts.say("ui.round", { round: event.round, rounds: clock.rounds }), "");
    case "phase_began": {
      const key = `telling.${event.phase}`; // of the others their first card is told
      return texts.has(key) ? card("phase", texts.say(key), "") : null;
    }
    case "event_turned":
      return card("event", texts.say(`turned.${event.card}`));
    case "swarm_card_turned":
      return card(
        "swarm",
        texts.say("ui.so_many", { n: event.figures, kind: event.swarm }),
        swarmWords(controller, event.swarm),
        event.swarm,
      );
    case "boss_card_turned":
      return { ...card("boss", texts.say(`boss.${event.boss}`)), boss: event.boss };
    case "all_clear":
      return card("clear", texts.say("ui.all_clear"), texts.say("ui.no_boss"));
    case "clock_started":
      return card(
        "go large",
        texts.say("ui.go"),
        setting.is_live ? texts.say("ui.seconds", { n: event.seconds }) : texts.say("ui.own_actions"),
      );
    case "time_is_up":
      return card(
        "up large",
        texts.say(setting.is_live ? "ui.time_is_up" : "ui.all_acted"),
        texts.say("ui.use_what_is_ready"),
      );
    case "ability_used":
      return card("ability", texts.say(`swarm.${event.alien}`));
    default:
      return null;
  }
}

/** What these aliens do when they act. */
function swarmWords(controller: Controller, swarm: number): string {
  const kind = controller.setting.value.figures.find((one) => one.swarm === swarm)?.kind;
  return kind === undefined ? "" : controller.texts.value.say(`about.group.${kind}`);
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
  const isComplete = controller.mission.value.is_complete;
  const wasComplete = useRef(isComplete);
  useEffect(() => {
    const isNew = isComplete && !wasComplete.current;
    wasComplete.current = isComplete;
    if (!isNew || controller.view.peek().outcome) return;
    const texts = controller.texts.peek();
    const [title, words] = [texts.say("ui.run_home"), texts.say("ui.everybody_home")];
    count.current += 1;
    setShown({ kind: "home large", title, words, swarm: null, boss: null });
  }, [isComplete, controller]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shown.kind.includes("large") ? LARGE_STAYS_MS : STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown || controller.view.value.outcome) return null; // the ending says it all
  return (
    <div key={count.current} class={`telling ${shown.kind}`} aria-hidden="true">
      {shown.swarm !== null && (
        <svg viewBox="-24 -24 48 48" width="54" height="54">
          <SwarmArt id={controller.parts.value.swarms[shown.swarm]!.id} swarm={shown.swarm} />
        </svg>
      )}
      {shown.boss !== null && <BossPortrait boss={controller.parts.value.bosses[shown.boss]!} />}
      <span class="telling-title display">{shown.title}</span>
      {shown.words && <span class="telling-words">{shown.words}</span>}
    </div>
  );
}

function BossPortrait({ boss }: { boss: Parts["bosses"][number] }): JSX.Element {
  return (
    <svg class="telling-boss" viewBox="-34 -42 68 68" width="112" height="112">
      <BossArt id={boss.id} name={boss.name} health={0} />
    </svg>
  );
}
