/** Whether this browser stands outside: newcomers of some servers bring something first, and some people are barred. */

import { signal, type Signal } from "@preact/signals";

export type Shut = "" | "password" | "invited" | "barred";

const REFUSALS: Readonly<Record<string, Shut>> = {
  "entrance.password": "password",
  "entrance.invited": "invited",
  "entrance.barred": "barred",
};

/** Why nothing of the server can be reached; empty while it can. */
export const shut: Signal<Shut> = signal("");

/** Notes what the server said when it refused something. */
export function noteRefusal(key: string): void {
  const found = REFUSALS[key];
  if (found) shut.value = found;
}

/** What a link brings that somebody followed: an invitation of the host, or the key of a table. */
export interface Brought {
  readonly invitation: string;
  readonly table: string;
  readonly key: string;
}

export function broughtBy(path: string, hash: string): Brought {
  const [first, second = "", ...more] = path.split("/").filter(Boolean);
  const secret = hash.replace(/^#/, "");
  const none = { invitation: "", table: "", key: "" };
  if (first === "invited" && !second) return { ...none, invitation: secret };
  return first === "t" && !more.length ? { ...none, table: second, key: secret } : none;
}

/** The secret in what somebody pasted: a whole link, or only what stands after its `#`. */
export const secretIn = (pasted: string): string => pasted.trim().replace(/^.*#/, "");
