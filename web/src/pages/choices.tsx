/** Options of a table that are chosen by word: which there are now, and a field for each. */

import type { JSX } from "preact";
import { useId, useRef } from "preact/hooks";
import type { OptionChoice, OptionValue } from "../wire.gen";

export type Words = Readonly<Record<string, string>>;

/** Only some choices, and some of their words, make sense with what else is chosen. */
function isShown(thing: OptionChoice | OptionValue, words: Words): boolean {
  return Object.entries(thing.only_if).every(([option, among]) => among.includes(words[option] ?? ""));
}

/**
 * The words chosen, with the usual one where none is: that is what is played. Choices that make no sense now have
 * none, and a word that is on no list stays, so that what is shown is true.
 */
export function settled(choices: readonly OptionChoice[], chosen: Words): Words {
  const words: Record<string, string> = {};
  for (const choice of choices) {
    if (choice.each_seat || !isShown(choice, words)) continue;
    const values = valuesNow(choice, words);
    const word = chosen[choice.option] ?? choice.usual;
    const isKnown = choice.values.some((value) => value.word === word);
    const fitting = [word, choice.usual].find((one) => values.some((value) => value.word === one));
    const found = isKnown ? (fitting ?? values[0]?.word) : word;
    if (found) words[choice.option] = found;
  }
  return words;
}

/** The words without those that were on a list before and are on none now: a pack took them along. */
export function stillListed(words: Words, before: readonly OptionChoice[], now: readonly OptionChoice[]): Words {
  const lists = (choices: readonly OptionChoice[], option: string, word: string): boolean =>
    choices.some((choice) => choice.option === option && choice.values.some((value) => value.word === word));
  const isLeft = ([option, word]: [string, string]): boolean =>
    lists(now, option, word) || !lists(before, option, word);
  return Object.fromEntries(Object.entries(words).filter(isLeft));
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
  /** May tell later whether it worked. */
  readonly onChoose: (word: string) => unknown;
}

export function ChoiceField({ choice, words, disabled = false, about = true, onChoose }: Props): JSX.Element {
  const id = useId();
  const values = valuesNow(choice, words);
  const word = words[choice.option] ?? "";
  const value = values.find((one) => one.word === word);
  const now = useRef(word);
  now.current = word;
  // What is refused is not shown as if it had been chosen.
  const choose = async (select: HTMLSelectElement): Promise<void> => {
    if ((await onChoose(select.value)) === false) select.value = now.current;
  };
  return (
    <div class="choice">
      <label class="label" for={id}>
        {choice.name}
      </label>
      <select
        id={id}
        class="field"
        value={word}
        disabled={disabled}
        onChange={(event) => void choose(event.currentTarget)}
      >
        {values.map((one) => (
          <option key={one.word} value={one.word}>
            {one.name}
          </option>
        ))}
        {!value && <option value={word}>{word}</option>}
      </select>
      {about && value?.about && <p class="label">{value.about}</p>}
    </div>
  );
}
