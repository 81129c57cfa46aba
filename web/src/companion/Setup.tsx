/** Which game lies on the table: players, difficulty, map and mission. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../ui/icons";
import type { elite } from "../wire.gen";
import { begin, type Setup } from "./box";
import { CRYPTO } from "./chance";
import { useMemory } from "./memory";
import { say } from "./words";

const MOST = 6;

export function SetupForm({ parts }: { parts: elite.Parts }): JSX.Element {
  const memory = useMemory();
  const [setup, choose] = useState(memory.setup.value);
  const set = (more: Partial<Setup>): void => choose({ ...setup, ...more });
  const start = (): void => {
    memory.setup.value = setup;
    memory.begin(begin(parts, setup, CRYPTO));
  };
  return (
    <form
      class="c-setup"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p class="c-intro">{say("intro")}</p>
      <Choice
        name={say("players")}
        value={String(setup.players)}
        values={Array.from({ length: MOST }, (_, i) => [String(i + 1), String(i + 1)])}
        onChoose={(word) => set({ players: Number(word) })}
      />
      <Choice
        name={say("difficulty")}
        value={setup.difficulty}
        values={Object.values(parts.difficulties).map((one) => [one.id, one.name])}
        onChoose={(difficulty) => set({ difficulty })}
      />
      <Choice
        name={say("map")}
        value={setup.map}
        values={Object.entries(parts.maps).map(([id, map]) => [id, map.plan.name])}
        onChoose={(map) => set({ map })}
      />
      <Choice
        name={say("mission")}
        value={setup.mission}
        values={Object.values(parts.missions).map((one) => [one.id, one.name])}
        onChoose={(mission) => set({ mission })}
      />
      <button type="submit" class="button main c-next">
        <Icon name="play" size={26} /> {say("begin")}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, all in sight: large enough for a thumb. */
export function Choice({ name, value, values, onChoose }: ChoiceProps): JSX.Element {
  return (
    <fieldset class="c-choice">
      <legend class="label">{name}</legend>
      <div class="c-choices">
        {values.map(([id, words]) => (
          <label key={id} class={id === value ? "chosen" : ""}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChoose(id)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
