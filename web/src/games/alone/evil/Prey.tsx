/** The hero as evil sees them: how much life and self control is left, what they carry, how far they are. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useDesk } from "../context";
import { FULL, TURNS } from "../types";
import { itemWords, missionWords, progressWords } from "../wording";

export function Prey(): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const texts = desk.texts.value;
  const parts = desk.parts.value;
  const name = view.character >= 0 ? texts.say(`character.${view.character}`) : "The hero";
  return (
    <section class="evil-prey-panel" aria-label="The hero">
      <header>
        <h2>{name}</h2>
        <span class="label figures">
          Turn {view.turn}/{TURNS} · adrenaline {view.adrenaline}
        </span>
      </header>
      <Meter name="Life" value={view.life} cap={view.cap} kind="life" />
      <Meter name="Self control" value={view.control} cap={view.cap} kind="control" />
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
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Health: the tick marks how far it can recover. */
function Meter({ name, value, cap, kind }: { name: string; value: number; cap: number; kind: string }): JSX.Element {
  return (
    <div
      class={`evil-meter ${kind}`}
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuetext={`${value} of ${FULL}, recovers up to ${cap}`}
    >
      <span class="evil-meter-name">{name}</span>
      <span class="evil-meter-bar" aria-hidden="true">
        {Array.from({ length: FULL }, (_, i) => (
          <i key={i} class={`${i < value ? "full" : ""} ${i >= cap ? "lost" : ""}`} />
        ))}
      </span>
      <strong class="figures" aria-hidden="true">
        {value}
      </strong>
    </div>
  );
}
