/** News that everybody should stop for: a mission is done, a round is over, the nightmare begins. It goes by itself. */

import type { JSX } from "preact";
import type { Texts } from "../../texts";
import { useController } from "./context";
import type { AloneEvent, AloneView, Parts } from "./types";

const NEWS = ["mission_completed", "round_began", "nightmare_began"];
/** Events after which older news is old. */
const LATER = [...NEWS, "turn_ended"];

interface News {
  readonly title: string;
  readonly words: readonly string[];
}

export function newsOf(event: AloneEvent, view: AloneView, parts: Parts, texts: Texts): News | null {
  if (event.event === "nightmare_began")
    return {
      title: "The nightmare begins",
      words: ["Every creature is worse from now on, and each round costs the hero 2 self control."],
    };
  if (event.event === "mission_completed") {
    const red = view.quests.find((quest) => parts.missions[quest.mission]?.colour === "red");
    const room = red && parts.rooms[parts.missions[red.mission]!.room]?.name;
    return {
      title: `${texts.say(`mission.${event.mission}`)}: done`,
      words: red && !red.done ? [`The way out is open: ${texts.say(`mission.${red.mission}`)}, ${room}.`] : [],
    };
  }
  if (event.event !== "round_began" || event.round === 1) return null;
  return {
    title: `Round ${event.round}`,
    words: [
      "What was out of sight is forgotten.",
      `Health recovers up to ${view.cap} from now on.`,
      "Evil has drawn new cards.",
    ],
  };
}

export function Tidings(): JSX.Element | null {
  const controller = useController();
  const line = controller.table.log.value.findLast(({ event }) => LATER.includes(event.event));
  const news = line ? newsOf(line.event, controller.view.value, controller.parts.value, controller.texts.value) : null;
  if (!line || !news || controller.view.value.outcome) return null;
  return (
    <div key={line.key} class={`tidings ${line.event.event}`} role="status">
      <p class="display">{news.title}</p>
      {news.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
