/** The hero as evil sees them: how much life and self control is left, what they carry, how far they are. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { TURNS } from "../types";
import { hindrancesOf } from "../Missions";
import { Healths } from "../Vitals";
import { itemWords, missionWords, progressWords } from "../wording";

export function Prey(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const parts = controller.parts.value;
  const name = view.character >= 0 ? texts.say(`character.${view.character}`) : "The hero";
  return (
    <section class="evil-prey-panel" aria-label="The hero">
      <header>
        <h2>{name}</h2>
        <span class="label figures">
          Turn {view.turn}/{TURNS} · adrenaline {view.adrenaline}
        </span>
      </header>
      <Healths view={view} />
      {view.items.length > 0 && (
        <ul class="evil-items" aria-label="What the hero carries">
          {view.items.map((carried) => (
            <li key={carried.item} tabIndex={0} {...tipped(() => ({ words: itemWords(carried, texts), kind: "hint" }))}>
              {texts.say(`item.${carried.item}`)} <span class="figures">{carried.charges}</span>
            </li>
          ))}
        </ul>
      )}
      <ul class="evil-quests" aria-label="Missions">
        {view.quests.map((quest) => {
          const mission = parts.missions[quest.mission]!;
          return (
            <li
              key={quest.mission}
              class={`${mission.colour} ${quest.done ? "done" : ""}`}
              tabIndex={0}
              {...tipped(() => ({ words: missionWords(quest, parts, texts), kind: "hint" }))}
            >
              <strong>{texts.say(`mission.${quest.mission}`)}</strong>{" "}
              <span class="label">
                {parts.rooms[mission.room]?.name}, {progressWords(quest, parts, texts)}
              </span>
              {hindrancesOf(quest, view, parts, texts).map((line) => (
                <span key={line} class="evil-hindrance">
                  {line}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
