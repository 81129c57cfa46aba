/** An answer that is filled in: some of several numbers, one number, or words. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useTable } from "../context";
import type { Ask, Form } from "../../view";
import { fieldName } from "./fields";

export function AskForm({ ask, form }: { ask: Ask; form: Form }): JSX.Element {
  const table = useTable();
  const [words, setWords] = useState("");
  const [picked, setPicked] = useState<readonly number[]>([]);
  const name = table.texts.value.say(`act.${form.action}`);
  const field = fieldName(form.field, table.texts.value);
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
      ) : (
        <input
          class="field"
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
