/** The card of a special creature or of an avatar: its figure, its numbers, what it does, and how it stands with it. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import { useController } from "../context";
import { Portrait } from "../map/FigureArt";
import { cardOf, statsOf, type Token } from "../tokens";
import type { Stats } from "../types";
import { isSpent, stateOf } from "./states";

/** `at` is its number among all tokens. */
export function BeastCard({ token, at }: { token: Token; at: number }): JSX.Element {
  const controller = useController();
  const { view, parts, texts } = {
    view: controller.view.value,
    parts: controller.parts.value,
    texts: controller.texts.value,
  };
  const upgrades = token.source === "avatar" ? (view.upgrades[token.index] ?? 0) : 0;
  const [power = "", ...spaces] = cardOf(texts, token, view.nightmare).split("\n");
  const states = stateOf(view, at, token, texts);
  return (
    <article class={`beast-card ${token.source} ${isSpent(view, at, token) ? "spent" : ""}`} data-beast={token.id}>
      <Portrait token={token} />
      <div class="beast-head">
        <h2 class="display">{token.name}</h2>
        <p class="label">{familyOf()}</p>
        <Numbers stats={statsOf(parts, token, view.nightmare, upgrades)} />
      </div>
      <Named words={power} class="beast-power" />
      {spaces.length > 0 && (
        <ol class="beast-upgrades" aria-label="Upgrades">
          {spaces.map((words, i) => {
            const filled = ((upgrades >> i) & 1) === 1;
            return (
              <li key={words} class={filled ? "filled" : ""}>
                <span class="hidden-but-read">{filled ? "Has: " : "Not yet: "}</span>
                <Named words={words} />
              </li>
            );
          })}
        </ol>
      )}
      {states.length > 0 && (
        <ul class="beast-states" aria-label="Now">
          {states.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </article>
  );

  function familyOf(): string {
    if (token.source === "special") return `Special creature: ${parts.specials[token.index]!.icon}`;
    const deck = `deck_name.${parts.avatars[token.index]!.deck}`;
    const owner = view.avatars.indexOf(token.index);
    const of = texts.has(deck) ? `Avatar of ${texts.say(deck)}` : "Avatar";
    return owner < 0 ? of : `${of}, ${texts.say(`seat.${owner + 1}`)}`;
  }
}

/** "Name: what it does." with the name set off. */
export function Named({ words, class: kind }: { words: string; class?: string }): JSX.Element {
  const at = words.indexOf(": ");
  return (
    <p class={kind}>
      {at > 0 && <strong>{words.slice(0, at)}. </strong>}
      {at > 0 ? words.slice(at + 2) : words}
    </p>
  );
}

const SIGNS: readonly (readonly [(stats: Stats) => string, string, string])[] = [
  [(s) => String(s.distance), "away", "sectors from the hero, at least, when it is spawned"],
  [(s) => `−${s.loss}`, "control", "self control that it costs to meet it unprepared"],
  [(s) => String(s.dark), "in the dark", "attack dice in the dark"],
  [(s) => String(s.lit), "in light", "attack dice in the light"],
  [(s) => `${s.first}/${s.second}`, "life", "hits of one attack that wound it, and that kill it"],
];

/** The line of numbers that every creature has. */
export function Numbers({ stats }: { stats: Stats }): JSX.Element {
  const said = SIGNS.map(([value, , means]) => `${value(stats)} ${means}`).join("; ");
  return (
    <dl class="beast-numbers" tabIndex={0} {...tipped(() => ({ words: `${said}.`, rule: "alone:R200", kind: "hint" }))}>
      {SIGNS.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="figures">{value(stats)}</dd>
        </div>
      ))}
    </dl>
  );
}
