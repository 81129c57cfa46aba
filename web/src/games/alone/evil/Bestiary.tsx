/** Everything that evil can send: avatars and special creatures by their cards, then the creature table as it counts. */

import type { JSX } from "preact";
import { BeastCard, Numbers } from "../cards/BeastCard";
import { useController } from "../context";
import { CreatureIcon } from "../map/FigureArt";
import { statsOf, type Token } from "../tokens";
import { UNHURT, type AloneView } from "../types";

interface Kind {
  readonly token: Token;
  readonly first: number;
  readonly onMap: number;
  readonly of: number;
}

export function Bestiary(): JSX.Element {
  const controller = useController();
  const { view, parts } = { view: controller.view.value, parts: controller.parts.value };
  const kinds = kindsOf(view, controller.tokens.value);
  const own = kinds.filter(({ token }) => token.source !== "creature").reverse();
  return (
    <ul class="evil-bestiary" aria-label={view.nightmare ? "Creatures in the nightmare" : "Creatures"}>
      {own.map(({ token, first }) => (
        <li key={first}>
          <BeastCard token={token} at={first} />
        </li>
      ))}
      {kinds
        .filter(({ token }) => token.source === "creature")
        .map(({ token, first, onMap, of }) => (
          <li key={first} class="evil-kind">
            <CreatureIcon token={token} figure={UNHURT} size={34} />
            <div>
              <h3>
                {token.name}{" "}
                <span class="label figures">
                  {onMap} of {of} on the map
                </span>
              </h3>
              <Numbers stats={statsOf(parts, token, view.nightmare)} />
            </div>
          </li>
        ))}
    </ul>
  );
}

/** Kinds that this game is played with, each once. */
export function kindsOf(view: AloneView, tokens: readonly Token[]): Kind[] {
  const kinds = new Map<string, Kind>();
  const standing = new Set(view.evil?.creatures.map((one) => one.token));
  tokens.forEach((token, i) => {
    if (token.source === "special" && !view.specials.includes(token.index)) return;
    if (token.source === "avatar" && !isInPlay(view, token.index)) return;
    const name = `${token.source} ${token.index}`;
    const known = kinds.get(name) ?? { token, first: i, onMap: 0, of: 0 };
    kinds.set(name, { ...known, onMap: known.onMap + (standing.has(i) ? 1 : 0), of: known.of + 1 });
  });
  return [...kinds.values()];
}

/** While avatars are still being chosen all of them are of interest. */
function isInPlay(view: AloneView, avatar: number): boolean {
  if (!view.options.avatars) return false;
  return view.avatars.includes(avatar) || view.avatars.some((taken) => taken < 0);
}
