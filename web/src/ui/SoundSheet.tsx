/** How loud each kind of sound is. */

import type { JSX } from "preact";
import { calm, sound } from "../settings";
import { KINDS, volumes } from "../sound/engine";
import { Dialog } from "./Dialog";
import { keyName, percentOf, say } from "../words/shell";

export function SoundSheet({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title={say("sound")} onClose={onClose} class="sound-sheet">
      <label class="check">
        <input
          type="checkbox"
          checked={sound.value}
          onChange={(event) => (sound.value = event.currentTarget.checked)}
        />
        <span>
          {say("sound")} <kbd>{keyName("M")}</kbd>
        </span>
      </label>
      {KINDS.map((kind) => (
        <label key={kind} class="volume">
          <span>{say(`sound.${kind}`)}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volumes[kind].value}
            disabled={!sound.value}
            aria-valuetext={percentOf(volumes[kind].value)}
            onInput={(event) => (volumes[kind].value = Number(event.currentTarget.value))}
          />
          <span class="figures">{percentOf(volumes[kind].value)}</span>
        </label>
      ))}
      <label class="check">
        <input type="checkbox" checked={calm.value} onChange={(event) => (calm.value = event.currentTarget.checked)} />
        <span>{say("sound.calm")}</span>
      </label>
    </Dialog>
  );
}
