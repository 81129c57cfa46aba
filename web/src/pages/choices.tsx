/** Options of a table that are chosen by word: which there are now, and a field for each. */

import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { me } from "../store";
import { say } from "../words/shell";
import type { DoneByMe, OptionChoice, OptionValue } from "../wire.gen";

/** What is chosen, a word for each choice. */
export type ChosenWords = Readonly<Record<string, string>>;

/** Only some choices, and some of their words, make sense with what else is chosen. */
function isShown(thing: OptionChoice | OptionValue, words: ChosenWords): boolean {
  return Object.entries(thing.only_if).every(([option, among]) => among.includes(words[option] ?? ""));
}

/**
 * The words chosen, with the usual one where none is: that is what is played. Choices that make no sense now have
 * none, and a word that is on no list stays, so that what is shown is true.
 */
export function settled(choices: readonly OptionChoice[], chosen: ChosenWords): ChosenWords {
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
export function stillListed(
  words: ChosenWords,
  before: readonly OptionChoice[],
  now: readonly OptionChoice[],
): ChosenWords {
  const lists = (choices: readonly OptionChoice[], option: string, word: string): boolean =>
    choices.some((choice) => choice.option === option && choice.values.some((value) => value.word === word));
  const isLeft = ([option, word]: [string, string]): boolean =>
    lists(now, option, word) || !lists(before, option, word);
  return Object.fromEntries(Object.entries(words).filter(isLeft));
}

export function valuesNow(choice: OptionChoice, words: ChosenWords): readonly OptionValue[] {
  return choice.values.filter((value) => isShown(value, words));
}

/** The choices to show with these words; `depending`: only the first, those that it brings about, and those that the
 * game asks at its door. */
export function choicesNow(
  choices: readonly OptionChoice[],
  words: ChosenWords,
  depending = false,
): readonly OptionChoice[] {
  const own = choices.filter((choice) => !choice.each_seat && isShown(choice, words));
  if (!depending) return own;
  return own.filter((choice, i) => i === 0 || choice.at_door || Object.keys(choice.only_if).length > 0);
}

/** What this person has done of a game; nothing until it is known. */
export function useDone(game: string): DoneByMe | null {
  const [done, setDone] = useState<DoneByMe | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who somebody is decides what they have done
  useEffect(() => {
    void api.done(game).then(setDone, () => undefined);
  }, [game, me.value.id]);
  return done;
}

/** A value as a list shows it: with its note, and whether it was done. */
function listed(choice: OptionChoice, value: OptionValue, done: DoneByMe | null): string {
  const won = done?.option === choice.option ? done.won[value.word] : undefined;
  const how = won === undefined ? [] : [say(won ? "choice.won" : "choice.lost")];
  return [value.name, ...(value.note ? [value.note] : []), ...how].join(" \u00b7 ");
}

interface Props {
  readonly choice: OptionChoice;
  readonly words: ChosenWords;
  readonly disabled?: boolean;
  readonly about?: boolean;
  readonly done?: DoneByMe | null;
  /** May tell later whether it worked. */
  readonly onChoose: (word: string) => unknown;
}

export function ChoiceField({
  choice,
  words,
  disabled = false,
  about = true,
  done = null,
  onChoose,
}: Props): JSX.Element {
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
          <option key={one.word} value={one.word} label={listed(choice, one, done)}>
            {one.name}
          </option>
        ))}
        {!value && <option value={word}>{word}</option>}
      </select>
      {about && value?.about && <p class="label">{value.about}</p>}
    </div>
  );
}
