/** The address that friends open: this page's own, unless only this computer can open that. */

import { signal, type Signal } from "@preact/signals";
import { api } from "./api";

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a page that is asked for by this host name is on the very computer that serves it. */
export const isThisComputer = (hostname: string): boolean => OWN.test(hostname) || hostname.endsWith(".localhost");

export interface Invitation {
  readonly link: string;
  /** Nobody else can open it: the server listens to this computer alone. */
  readonly onlyHere: boolean;
}

/** Where the server is reached from elsewhere; null until it has said so. */
const invitedTo: Signal<string | null> = signal(null);

/** The link to a page of ours, as others can open it. */
export function invitationTo(path: string, at: Pick<Location, "origin" | "hostname"> = location): Invitation {
  if (!isThisComputer(at.hostname)) return { link: `${at.origin}${path}`, onlyHere: false };
  if (invitedTo.value === null) void learnAddress();
  const elsewhere = invitedTo.value ?? "";
  return { link: `${elsewhere || at.origin}${path}`, onlyHere: invitedTo.value === "" };
}

async function learnAddress(): Promise<void> {
  const found = await api.host().catch(() => null);
  if (found) invitedTo.value = found.invite_at;
}
