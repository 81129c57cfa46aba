/** Which language this page speaks; there is something to choose only where words have been translated. */

import type { JSX } from "preact";
import { chosenLanguage, language, languages, reloadInChosenLanguage } from "../words/language";
import { say } from "../words/shell";

/** What a language is called by those who speak it. */
const nameOf = (code: string): string => new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;

export function LanguageField(): JSX.Element | null {
  if (languages.length < 2) return null;
  const choose = (code: string): void => {
    chosenLanguage.value = code;
    reloadInChosenLanguage();
  };
  return (
    <select
      class="field language-field"
      aria-label={say("me.language")}
      value={language}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code} translate={false}>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
