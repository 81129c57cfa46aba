/** An answer that is filled in: some of several numbers, one number, or words. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useTable } from "../context";
import type { Ask, Form } from "../../view";
import type { Texts } from "../../texts";
import { fieldName } from "./fields";

/** Numbers from a wider range are typed, not picked. */
const LISTED = 60;

/** What may be picked from a list, and what each is called: numbers, or words of which the texts have those that are
 * allowed; nothing where texts do not tell them apart. */
function listedIn(form: Form, texts: Texts): readonly (readonly [number | string, string])[] {
  const called = valuesOf(form, texts).map(
    (value) => [value, texts.action({ act: form.action, [form.field]: value })] as const,
  );
  return new Set(called.map(([, words]) => words)).size === called.length ? called : [];
}

function valuesOf(form: Form, texts: Texts): readonly (number | string)[] {
  if (form.type === "number" && form.most - form.least < LISTED)
    return Array.from({ length: form.most - form.least + 1 }, (_, n) => form.least + n);
  if (form.type !== "text") return [];
  const start = `${form.allowed}.`;
  return Object.keys(texts.table).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

export function AskForm({ ask, form }: { ask: Ask; form: Form }): JSX.Element {
  const table = useTable();
  const [words, setWords] = useState("");
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { value: texts } = table.texts;
  const name = texts.has(`kind.${form.action}`) ? texts.kind(form.action) : texts.say(`act.${form.action}`);
  const field = fieldName(form.field, texts);
  const listed = listedIn(form, texts);
  const fits =
    form.type === "pick_some"
      ? picked.length >= form.least && picked.length <= form.most
      : form.type === "text"
        ? words.length >= form.least && words.length <= form.most
        : words !== "" && Number(words) >= form.least && Number(words) <= form.most;
  const submit = async (): Promise<void> => {
    const value = form.type === "pick_some" ? picked : form.type === "number" ? Number(words) : words;
    const action = { act: form.action, [form.field]: value };
    if (!(await table.answer(ask.id, action, `form-${form.action}`))) return;
    setWords("");
    setPicked([]);
  };
  return (
    <form
      class="ask-form"
      data-anchor={`form-${form.action}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) void submit();
      }}
    >
      {form.type === "pick_some" ? (
        <fieldset>
          <legend class="label">{field}</legend>
          {form.of.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={picked.includes(one)}
                onChange={() => setPicked(picked.includes(one) ? picked.filter((n) => n !== one) : [...picked, one])}
              />{" "}
              {one}
            </label>
          ))}
        </fieldset>
      ) : listed.length > 0 ? (
        <select
          class="field"
          aria-label={field}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        >
          <option value="">{field}</option>
          {listed.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          class="field"
          placeholder={field}
          inputMode={form.type === "number" ? "numeric" : "text"}
          aria-label={field}
          value={words}
          maxLength={form.type === "text" ? form.most : undefined}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <button type="submit" class="button" aria-disabled={fits ? undefined : "true"}>
        {name}
      </button>
    </form>
  );
}
