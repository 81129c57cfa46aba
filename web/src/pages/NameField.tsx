/** Who you are at the tables; kept by the browser, no account. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { myName } from "../settings";
import { introduce, me } from "../store";
import { useAttempts } from "./attempt";
import { say } from "../words/shell";

export function NameField(): JSX.Element {
  const { attempt } = useAttempts();
  const [name, setName] = useState<string | null>(null);
  const shown = name ?? (me.value.name || myName.value);
  const keep = (): void => {
    const wanted = shown.trim();
    if (wanted && wanted !== me.value.name) void attempt(() => introduce(wanted));
    setName(null);
    if (wanted) myName.value = wanted;
  };
  return (
    <label class="name-field">
      <span class="label">{say("me.name")}</span>
      <input
        class="field"
        value={shown}
        maxLength={40}
        placeholder={say("me.guest")}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === "Enter" && keep()}
      />
    </label>
  );
}
