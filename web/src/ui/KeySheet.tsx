/** The cheat sheet of keys. */

import type { JSX } from "preact";
import { Dialog } from "./Dialog";

const EVERYWHERE: readonly (readonly [string, string])[] = [
  ["V", "board or text"],
  ["M", "sound on or off"],
  ["?", "this sheet"],
  ["Tab", "go on to the next thing"],
];

export function KeySheet({
  keys,
  onClose,
}: {
  keys: readonly (readonly [string, string])[];
  onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title="Keys" onClose={onClose} wide>
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
      <p class="label">Anything greyed says why: point at it, focus it, or hold your finger on it.</p>
    </Dialog>
  );
}
