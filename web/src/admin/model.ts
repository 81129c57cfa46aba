/** What the page of whoever runs the server knows, and what it asks with the key. */

import { signal } from "@preact/signals";
import { Trouble } from "../api";
import type {
  AdminInvitations,
  AdminOverview,
  AdminPeople,
  AdminTables,
  HostLimits,
  InvitationMade,
  MakeInvitation,
  Problem,
  SetLimits,
} from "../wire.gen";
import { language } from "../words/language";
import { say } from "../words/shell";

const PLACE = "holdfast.admin";

/** The key out of the address, which forgets it, or out of this tab. */
export function keyHere(): string {
  const given = location.hash.slice(1);
  if (given) {
    history.replaceState(null, "", location.pathname);
    sessionStorage.setItem(PLACE, given);
  }
  return sessionStorage.getItem(PLACE) ?? "";
}

export class AdminModel {
  readonly overview = signal<AdminOverview | null>(null);
  readonly tables = signal<AdminTables>({ tables: [], total: 0 });
  readonly people = signal<AdminPeople>({ people: [], total: 0 });
  readonly invitations = signal<AdminInvitations>({ invitations: [] });
  readonly made = signal<InvitationMade | null>(null);
  /** What is looked for among tables and people. */
  readonly wanted = signal({ tables: "", people: "" });
  /** Why nothing is shown: the key is missing or wrong, or may not be used from here. */
  readonly closed = signal("");
  readonly mayTry = signal(true);
  private key = keyHere();

  async ask<T>(path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = { "accept-language": language, "content-type": "application/json" };
    if (this.key) headers.authorization = `Bearer ${this.key}`;
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`/api/admin${path}`, init).catch(() => {
      throw new Trouble(say("trouble.unreachable"), 0, "unreachable");
    });
    const found: T & Partial<Problem> = await response.json();
    if (response.ok) return found;
    throw new Trouble(found.error ?? say("trouble.something"), response.status, found.key ?? "");
  }

  /** Look at everything anew. */
  async look(): Promise<void> {
    const { tables, people } = this.wanted.value;
    const search = (word: string): string => `?search=${encodeURIComponent(word)}`;
    try {
      this.overview.value = await this.ask<AdminOverview>("");
      this.tables.value = await this.ask<AdminTables>(`/tables${search(tables)}`);
      this.people.value = await this.ask<AdminPeople>(`/people${search(people)}`);
      this.invitations.value = await this.ask<AdminInvitations>("/invitations");
      this.closed.value = "";
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      if (problem.key.startsWith("admin.")) this.leave();
      this.closed.value = problem.message;
      this.mayTry.value = problem.key !== "admin.not_here" && problem.key !== "admin.none";
    }
  }

  async enter(key: string): Promise<void> {
    this.key = key.trim();
    sessionStorage.setItem(PLACE, this.key);
    await this.look();
  }

  leave(): void {
    this.key = "";
    this.overview.value = null;
    sessionStorage.removeItem(PLACE);
  }

  /** Do something, and show what has become of it. */
  async act(path: string, body: object = {}): Promise<void> {
    await this.ask(path, body);
    await this.look();
  }

  async invite(wanted: MakeInvitation): Promise<void> {
    this.made.value = await this.ask<InvitationMade>("/invitations", wanted);
    await this.look();
  }

  async setLimits(wanted: SetLimits): Promise<void> {
    await this.ask<HostLimits>("/limits", wanted);
    await this.look();
  }
}
