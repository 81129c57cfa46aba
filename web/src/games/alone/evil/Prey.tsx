/** The hero as evil sees them: how much life and self control is left, what they carry, how far they are. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { Healths } from "../Vitals";

export function Prey(): JSX.Element {
  const controller = useController();
  const { hero, table, missions } = controller.view.value;
  const texts = controller.texts.value;
  return (
    <section class="evil-prey-panel" aria-label={texts.say("section.hero")}>
      <header>
        <h2>{hero.character >= 0 ? texts.say(`character.${hero.character}`) : texts.say("seat_role.0")}</h2>
        <span class="label figures">
          {texts.say("label.prey", { turn: table.turn, of: table.turns.length, adrenaline: hero.adrenaline })}
        </span>
      </header>
      <Healths />
      {hero.items.length > 0 && (
        <ul class="evil-items" aria-label={texts.say("label.carries")}>
          {hero.items.map((one) => (
            <li key={one.item} tabIndex={0} {...tipped(() => ({ words: texts.message(one.says), kind: "hint" }))}>
              {texts.say(`item.${one.item}`)} <span class="figures">{one.charges}</span>
            </li>
          ))}
        </ul>
      )}
      <ul class="evil-quests" aria-label={texts.say("section.missions")}>
        {missions.map((one) => (
          <li
            key={one.mission}
            class={`${one.colour} ${one.state}`}
            tabIndex={0}
            {...tipped(() => ({ words: texts.say(`mission_text.${one.mission}`), kind: "hint" }))}
          >
            <strong>{texts.say(`mission.${one.mission}`)}</strong>{" "}
            <span class="label">
              {texts.say("label.quest", { room: one.room, progress: texts.message(one.progress) })}
            </span>
            {one.hinders.map((line) => (
              <span key={line.key} class="evil-hindrance">
                {texts.message(line)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
