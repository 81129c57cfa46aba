/** How loud each kind of sound is. */

import type { JSX } from "preact";
import { calm, sound } from "../settings";
import { KINDS, volumes, type Kind } from "../sound/engine";
import { Dialog } from "./Dialog";

const NAMES: Readonly<Record<Kind, string>> = { music: "Music", effects: "Effects", alerts: "Alerts" };

export function SoundSheet({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title="Sound" onClose={onClose} class="sound-sheet">
      <label class="check">
        <input
          type="checkbox"
          checked={sound.value}
          onChange={(event) => (sound.value = event.currentTarget.checked)}
        />
        <span>
          Sound <kbd>M</kbd>
        </span>
      </label>
      {KINDS.map((kind) => (
        <label key={kind} class="volume">
          <span>{NAMES[kind]}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volumes[kind].value}
            disabled={!sound.value}
            aria-valuetext={`${Math.round(volumes[kind].value * 100)} percent`}
            onInput={(event) => (volumes[kind].value = Number(event.currentTarget.value))}
          />
          <span class="figures">{Math.round(volumes[kind].value * 100)} %</span>
        </label>
      ))}
      <label class="check">
        <input type="checkbox" checked={calm.value} onChange={(event) => (calm.value = event.currentTarget.checked)} />
        <span>Less dread: nothing sudden, no heartbeat</span>
      </label>
    </Dialog>
  );
}
