/** Everything that evil can send: the creature table as it counts now, special creatures, avatars. */

import type { JSX } from "preact";
import { useDesk } from "../context";
import { CreatureIcon } from "../map/FigureArt";
import { cardOf, type Token } from "../tokens";
import type { AloneView } from "../types";
import { UNHURT } from "./KindIcon";

interface Kind {
  readonly token: Token;
  readonly first: number;
  readonly onMap: number;
  readonly of: number;
}

export function Bestiary(): JSX.Element {
  const desk = useDesk();
  const view = desk.view.value;
  const texts = desk.texts.value;
  return (
    <ul class="evil-bestiary" aria-label={view.nightmare ? "Creatures in the nightmare" : "Creatures"}>
      {kindsOf(view, desk.tokens.value).map(({ token, first, onMap, of }) => (
        <li key={first}>
          <CreatureIcon token={token} figure={UNHURT} size={34} />
          <div>
            <h3>
              {token.name}{" "}
              <span class="label figures">
                {onMap} of {of} on the map
              </span>
            </h3>
            {cardOf(texts, token, view.nightmare)
              .split("\n")
              .map((words) => (
                <p key={words}>{words}</p>
              ))}
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
