/** How much people may take, and how long it is kept. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../announce";
import { useAttempts } from "../pages/attempt";
import type { HostLimits } from "../wire.gen";
import type { AdminModel } from "./model";
import { say } from "./words";

const FIELDS = ["tables_each", "uploads_each", "people", "tables", "keep_days"] as const;

export function LimitsPart({ model, limits }: { model: AdminModel; limits: HostLimits }): JSX.Element {
  const { press } = useAttempts();
  const [changed, setChanged] = useState<Partial<HostLimits>>({});
  return (
    <section class="admin-part" aria-labelledby="admin-limits">
      <h2 id="admin-limits">{say("limits")}</h2>
      <form
        class="admin-limits"
        onSubmit={(event) => {
          event.preventDefault();
          void press("limits", async () => {
            await model.setLimits(changed);
            setChanged({});
            announce(say("limits.done"));
          });
        }}
      >
        {FIELDS.map((field) => (
          <label key={field}>
            <span>{say(`limits.${field}`)}</span>
            <input
              class="field"
              type="number"
              min={field === "tables_each" ? 1 : 0}
              required
              value={changed[field] ?? limits[field]}
              onInput={(event) => setChanged({ ...changed, [field]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
        <button type="submit" class="button main">
          {say("limits.set")}
        </button>
      </form>
    </section>
  );
}
