/** The card of a special creature or of an avatar: its figure, its numbers, what it does, and how it stands with it. */

import type { JSX } from "preact";
import type { alone } from "../../../wire.gen";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { Portrait } from "../map/FigureArt";

export function BeastCard({ card }: { card: alone.CreatureCard }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { source, index, filled, states } = card;
  const token = controller.box.value.tokens[card.creature]!;
  return (
    <article class={`beast-card ${source} ${card.is_spent ? "spent" : ""}`} data-beast={token.id}>
      <Portrait token={token} />
      <div class="beast-head">
        <h2 class="display">{texts.say(`${source}.${index}`)}</h2>
        <p class="label">{card.family && texts.message(card.family)}</p>
        <Numbers stats={card.stats} />
      </div>
      <Named
        name={texts.say(`${source}_power.${index}`)}
        does={texts.say(`${source}_does.${index}`)}
        class="beast-power"
      />
      {filled.length > 0 && (
        <ol class="beast-upgrades" aria-label={texts.say("label.upgrades")}>
          {filled.map((has, i) => (
            <li key={i} class={has ? "filled" : ""}>
              <span class="hidden-but-read">{texts.say("label.upgrade", { has })} </span>
              <Named
                name={texts.say(`avatar_upgrade.${index}_${i}`)}
                does={texts.say(`avatar_upgrade_does.${index}_${i}`)}
              />
            </li>
          ))}
        </ol>
      )}
      {states.length > 0 && (
        <ul class="beast-states" aria-label={texts.say("label.now")}>
          {states.map((message) => (
            <li key={message.key}>{texts.message(message)}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** What it does, with its name set off. */
export function Named({ name, does, class: kind }: { name: string; does: string; class?: string }): JSX.Element {
  return (
    <p class={kind}>
      <strong>{name}. </strong>
      {does}
    </p>
  );
}

/** What is printed in the line of numbers that every creature has. */
const SIGNS: readonly (readonly [string, (stats: alone.Stats) => string])[] = [
  ["distance", (s) => String(s.distance)],
  ["loss", (s) => `−${s.loss}`],
  ["dark", (s) => String(s.dark)],
  ["lit", (s) => String(s.lit)],
  ["life", (s) => `${s.first}/${s.second}`],
];

export function Numbers({ stats }: { stats: alone.Stats }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <dl class="beast-numbers" tabIndex={0} {...tipped(() => texts.hint("creature.numbers", stats))}>
      {SIGNS.map(([name, value]) => (
        <div key={name}>
          <dt>{texts.say(`stat.${name}`)}</dt>
          <dd class="figures">{value(stats)}</dd>
        </div>
      ))}
    </dl>
  );
}
