/** Where an option is pressed: by what the fields of its action name, which the server says (`wire.gen.ts`). */

import type { Action } from "./view";
import type { Targets } from "./wire.gen";

/** The number of the thing of this kind that an action names; undefined if it names none. */
export function named(targets: Targets, action: Action, kind: string): number | undefined {
  const field = Object.entries(targets[action.act] ?? {}).find(([, thing]) => thing === kind)?.[0];
  return field === undefined ? undefined : Reflect.get(action, field);
}

/** The same action about other things: of each of these kinds the one that is given here. */
export function about<A extends Action>(targets: Targets, action: A, things: Readonly<Record<string, number>>): A {
  const fields = Object.entries(targets[action.act] ?? {});
  return {
    ...action,
    ...Object.fromEntries(fields.flatMap(([field, kind]) => (kind in things ? [[field, things[kind]]] : []))),
  };
}
