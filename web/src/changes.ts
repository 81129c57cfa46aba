/** What is new of a view, put into the one before: what has not changed stays the same object. */

import type { View } from "./wire.gen";

/** The names of the changes are ways into the view: `dice.2` is the third of the dice, `asks.0.options` of the first ask. */
export function withChanges<V extends View>(view: V, changes: Partial<V>): V {
  const fields = new Map<string, unknown>(Object.entries(view));
  for (const [way, value] of Object.entries(changes)) {
    const [field, ...further] = way.split(".");
    if (field !== undefined) fields.set(field, put(fields.get(field), further, value));
  }
  return { ...view, ...Object.fromEntries(fields) };
}

function put(whole: unknown, way: readonly string[], value: unknown): unknown {
  const [here, ...further] = way;
  if (here === undefined) return value;
  if (Array.isArray(whole)) return whole.map((one, i) => (i === Number(here) ? put(one, further, value) : one));
  const fields = new Map<string, unknown>(Object.entries(Object(whole)));
  return Object.fromEntries(fields.set(here, put(fields.get(here), further, value)));
}
