/** The cheat sheet of keys. */

import type { JSX } from "preact";
import { Dialog } from "./Dialog";

const EVERYWHERE: readonly (readonly [string, string])[] = [
  ["V", "board or text"],
  ["M", "sound on or off"],
  ["?", "this sheet"],
  ["Tab", "go on to the next thing"],
];

interface Props {
  readonly keys: readonly (readonly [string, string])[];
  /** What the things of this game are called, and what they are. */
  readonly words?: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

export function KeySheet({ keys, words = [], onClose }: Props): JSX.Element {
  return (
    <Dialog title={words.length > 0 ? "Keys and words" : "Keys"} onClose={onClose} wide>
      <dl class="key-sheet">
        {[...keys, ...EVERYWHERE].map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd key={one}>{one}</kbd>
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
      <p class="label">Anything greyed says why: point at it, focus it, or hold your finger on it.</p>
    </Dialog>
  );
}
