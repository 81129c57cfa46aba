/** Options of a table that are chosen by word: which there are now, and a field for each. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { OptionChoice, OptionValue } from "../wire.gen";

export type Words = Readonly<Record<string, string>>;

/** Only some choices, and some of their words, make sense with what else is chosen. */
function isShown(thing: OptionChoice | OptionValue, words: Words): boolean {
  return Object.entries(thing.only_if).every(([option, among]) => among.includes(words[option] ?? ""));
}

/** The words chosen, with the usual one where none is; choices that make no sense now have none. */
export function settled(choices: readonly OptionChoice[], chosen: Words): Words {
  const words: Record<string, string> = {};
  for (const choice of choices) {
    if (choice.each_seat || !isShown(choice, words)) continue;
    const values = valuesNow(choice, words);
    const word = chosen[choice.option];
    const found = values.find((value) => value.word === word) ?? values[0];
    if (found) words[choice.option] = found.word;
  }
  return words;
}

export function valuesNow(choice: OptionChoice, words: Words): readonly OptionValue[] {
  return choice.values.filter((value) => isShown(value, words));
}

/** The choices to show with these words; `depending`: only the first, and those that it brings about. */
export function choicesNow(choices: readonly OptionChoice[], words: Words, depending = false): readonly OptionChoice[] {
  const own = choices.filter((choice) => !choice.each_seat && isShown(choice, words));
  if (!depending) return own;
  return own.filter((choice, i) => i === 0 || Object.keys(choice.only_if).length > 0);
}

interface Props {
  readonly choice: OptionChoice;
  readonly words: Words;
  readonly disabled?: boolean;
  readonly about?: boolean;
  readonly onChoose: (word: string) => void;
}

export function ChoiceField({ choice, words, disabled = false, about = true, onChoose }: Props): JSX.Element {
  const id = useId();
  const values = valuesNow(choice, words);
  const value = values.find((one) => one.word === words[choice.option]);
  return (
    <div class="choice">
      <label class="label" for={id}>
        {choice.name}
      </label>
      <select
        id={id}
        class="field"
        value={value?.word ?? ""}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one.word} value={one.word}>
            {one.name}
          </option>
        ))}
      </select>
      {about && value?.about && <p class="label">{value.about}</p>}
    </div>
  );
}
