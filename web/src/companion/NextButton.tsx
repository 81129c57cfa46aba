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
    const why = draw.event === null ? "" : `${parts.events[draw.event]!.name}: `;
    return {
      label: `${why}${draw.deck === "swarm" ? "Swarm" : "Boss"} card${left > 1 ? ` (${left} left)` : ""}`,
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
        label: `Event of round ${box.round}`,
        icon: "log",
        shows: "event",
        run() {
          const next = turnEvent(box, parts);
          if (next.event !== null)
            announce(`${parts.events[next.event]!.name}. ${texts.say(`about.happening.${next.event}`)}`);
          memory.change(next);
          timer.value = null;
        },
      };
    case "spawning":
    case "ready":
      return {
        label: "Start the clock",
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
        label: `End of round ${box.round}`,
        icon: "forward",
        shows: "event",
        run() {
          breach.value = false;
          timer.value = null;
          memory.change(endRound(box, parts));
        },
      };
    case "over":
      return { label: "Another game", icon: "refresh", shows: "event", run: () => memory.begin(null) };
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
    return { label: "Aliens act", icon: "warn", shows: "aliens", run: () => memory.change(toActivation(box)) };
  return going.value === "going"
    ? { label: "Pause", icon: "pause", shows: "clock", run: () => turn("paused") }
    : { label: "Go on", icon: "play", shows: "clock", run: () => turn("going") };
}

/** The card that was just drawn, for those who listen. */
function turnedWords(box: Box, parts: elite.Parts, texts: Texts): string {
  const [card] = box.turned;
  if (card?.kind === "swarm") {
    const { swarm, cluster } = parts.swarm_cards[card.card]!;
    const { figures, activates } = arrivals(box, parts, card.card);
    const where = cluster === 0 ? "a cluster that you choose" : `cluster ${cluster}`;
    return `${figures} ${parts.swarms[swarm]!.name}s at ${where}.${activates ? " They act at once." : ""}`;
  }
  if (card?.kind === "boss")
    return `${parts.bosses[card.boss]!.name} at cluster ${card.cluster}. ${texts.say(`about.boss.${card.boss}`)}`;
  return card?.kind === "clear" ? "All clear." : "No card is left.";
}
