/** The cheat sheet of keys. */

import type { JSX } from "preact";
import { Dialog } from "./Dialog";
import { keyName, say } from "../words/shell";

/** Keys that do the same in every game, and the ends of their texts' keys. */
const EVERYWHERE = [
  ["V", "view"],
  ["M", "sound"],
  ["?", "sheet"],
  ["Tab", "next"],
] as const;

interface Props {
  readonly keys: readonly (readonly [string, string])[];
  /** What the things of this game are called, and what they are. */
  readonly words?: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

export function KeySheet({ keys, words = [], onClose }: Props): JSX.Element {
  return (
    <Dialog title={say(words.length > 0 ? "keys.and_words" : "keys")} onClose={onClose} wide>
      <dl class="key-sheet">
        {[...keys, ...EVERYWHERE.map(([key, does]) => [key, say(`keys.${does}`)] as const)].map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd key={one}>{keyName(one)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {words.length > 0 && (
        <dl class="word-sheet">
          {words.map(([word, means]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="label">{say("keys.greyed")}</p>
    </Dialog>
  );
}
