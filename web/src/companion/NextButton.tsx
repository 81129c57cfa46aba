/** The one thing to do next, under the thumb: the round as it goes. */

import type { JSX } from "preact";
import { announce } from "../announce";
import type { Texts } from "../texts";
import { Icon } from "../ui/icons";
import type { elite } from "../wire.gen";
import { drawDue, endRound, toAction, toActivation, turnEvent, arrivals, type Box } from "./box";
import { CRYPTO } from "./chance";
import { useMemory, type Memory, type Panel } from "./memory";
import { pause, start } from "./timer";
import { say as shell } from "../words/shell";
import { say } from "./words";

interface Props {
  readonly box: Box;
  readonly parts: elite.Parts;
  readonly texts: Texts;
}

interface Step {
  readonly label: string;
  readonly icon: string;
  readonly shows: Panel;
  readonly run: () => void;
}

export function NextButton(props: Props): JSX.Element {
  const memory = useMemory();
  const step = stepNow(props, memory);
  return (
    <button
      type="button"
      class="button main c-next"
      onClick={() => {
        step.run();
        memory.panel.value = step.shows;
      }}
    >
      <Icon name={step.icon} size={26} /> {step.label}
    </button>
  );
}

function stepNow({ box, parts, texts }: Props, memory: Memory): Step {
  const { breach, going, timer } = memory;
  const [draw] = box.due;
  if (draw) {
    const left = box.due.filter((one) => one.deck === draw.deck).length;
    const card = say(`next.card.${draw.deck}`, { left });
    return {
      label: draw.event === null ? card : say("next.card_by", { event: parts.events[draw.event]!.name, card }),
      icon: "warn",
      shows: "aliens",
      run() {
        const next = drawDue(box, parts, CRYPTO);
        announce(turnedWords(next, parts, texts));
        memory.change(next);
        if (next.phase === "ready") timer.value = null;
      },
    };
  }
  switch (box.phase) {
    case "event":
      return {
        label: say("next.event", { round: box.round }),
        icon: "log",
        shows: "event",
        run() {
          const next = turnEvent(box, parts);
          if (next.event !== null)
            announce(
              say("events.one", {
                name: parts.events[next.event]!.name,
                about: texts.say(`about.happening.${next.event}`),
              }),
            );
          memory.change(next);
          timer.value = null;
        },
      };
    case "spawning":
    case "ready":
      return {
        label: say("next.clock"),
        icon: "clock",
        shows: "clock",
        run() {
          timer.value = start(memory.timerNow(box, parts), Date.now());
          going.value = "going";
          memory.change(toAction(box));
        },
      };
    case "action":
      return clockStep(box, parts, memory);
    case "activation":
      return {
        label: say("next.end", { round: box.round }),
        icon: "forward",
        shows: "event",
        run() {
          breach.value = false;
          timer.value = null;
          memory.change(endRound(box, parts));
        },
      };
    case "over":
      return { label: say("another"), icon: "refresh", shows: "event", run: () => memory.begin(null) };
  }
}

function clockStep(box: Box, parts: elite.Parts, memory: Memory): Step {
  const { going, timer } = memory;
  const turn = (to: "going" | "paused"): void => {
    const now = memory.timerNow(box, parts);
    timer.value = to === "going" ? start(now, Date.now()) : pause(now, Date.now());
    going.value = to;
  };
  if (going.value === "up")
    return { label: say("next.aliens"), icon: "warn", shows: "aliens", run: () => memory.change(toActivation(box)) };
  return going.value === "going"
    ? { label: shell("pause"), icon: "pause", shows: "clock", run: () => turn("paused") }
    : { label: shell("pause.go_on"), icon: "play", shows: "clock", run: () => turn("going") };
}

/** The card that was just drawn, for those who listen. */
function turnedWords(box: Box, parts: elite.Parts, texts: Texts): string {
  const [card] = box.turned;
  if (card?.kind === "swarm") {
    const { swarm, cluster } = parts.swarm_cards[card.card]!;
    const { figures, activates } = arrivals(box, parts, card.card);
    return say(activates ? "told.swarm_acts" : "told.swarm", { figures, name: parts.swarms[swarm]!.name, cluster });
  }
  if (card?.kind === "boss")
    return say("told.boss", {
      name: parts.bosses[card.boss]!.name,
      cluster: card.cluster,
      about: texts.say(`about.boss.${card.boss}`),
    });
  return say(card?.kind === "clear" ? "told.clear" : "told.none");
}
