/** Where an option is pressed: by what the fields of its action name, which the server says (`wire.gen.ts`). */

import type { Action } from "./view";
import type { Targets } from "./wire.gen";

/** The fields of an action that name something of this kind, with what they name. */
const naming = (targets: Targets, action: Action, kind: string): [string, number][] =>
  Object.entries(action).filter(([field]) => (targets.except[action.act]?.[field] ?? targets.fields[field]) === kind);

/** The number of the thing of this kind that an action names; undefined if it names none. */
export const named = (targets: Targets, action: Action, kind: string): number | undefined =>
  naming(targets, action, kind)[0]?.[1];

/** The same action about other things: of each of these kinds the one that is given here. */
export function about<A extends Action>(targets: Targets, action: A, things: Readonly<Record<string, number>>): A {
  const fields = Object.entries(things).flatMap(([kind, thing]) =>
    naming(targets, action, kind).map(([field]) => [field, thing]),
  );
  return { ...action, ...Object.fromEntries(fields) };
}
