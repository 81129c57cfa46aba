/** How loud each kind of sound is. */

import type { JSX } from "preact";
import { calm, captions, sound } from "../settings";
import { engine, TESTS } from "../sound";
import { KINDS, volumes } from "../sound/engine";
import { Dialog } from "./Dialog";
import { Icon } from "./icons";
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
        <div key={kind} class="volume">
          <label for={`volume-${kind}`}>{say(`sound.${kind}`)}</label>
          <input
            id={`volume-${kind}`}
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
          <button
            type="button"
            class="button small icon"
            disabled={!sound.value}
            aria-label={say("sound.test", { sound: say(`sound.${kind}`) })}
            onClick={() => engine.play(TESTS[kind], kind)}
          >
            <Icon name="play" size={16} />
          </button>
        </div>
      ))}
      <label class="check">
        <input type="checkbox" checked={calm.value} onChange={(event) => (calm.value = event.currentTarget.checked)} />
        <span>{say("sound.calm")}</span>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={captions.value}
          onChange={(event) => (captions.value = event.currentTarget.checked)}
        />
        <span>{say("sound.captions")}</span>
      </label>
    </Dialog>
  );
}
