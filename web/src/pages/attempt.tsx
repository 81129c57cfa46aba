/** Do something that may not work, and say in one sentence why it did not. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Trouble } from "../api";
import { Icon } from "../ui/icons";
import { provided } from "../ui/provided";
import { say } from "../words/shell";

/** The sentence to show for whatever was thrown. */
export function wordsFor(problem: unknown): string {
  return problem instanceof Trouble ? problem.message : say("trouble.again");
}

/** What is tried on one page. */
export class Attempts {
  /** Why the last of it did not work. */
  readonly trouble = signal("");
  /** The button that was pressed and is being answered. */
  readonly busy = signal("");

  /** Whether it worked. */
  readonly attempt = async (what: () => Promise<unknown>): Promise<boolean> => {
    this.trouble.value = "";
    try {
      await what();
      return true;
    } catch (problem) {
      this.trouble.value = wordsFor(problem);
      return false;
    }
  };

  /** Do what a button says, one at a time. */
  readonly press = async (button: string, what: () => Promise<unknown>): Promise<void> => {
    if (this.busy.peek()) return;
    this.busy.value = button;
    await this.attempt(what);
    this.busy.value = "";
  };
}

export const [AttemptsProvider, useAttempts] = provided<Attempts>();

/** Attempts for a page that begins: it has no trouble yet. */
export const useNewAttempts = (): Attempts => useState(() => new Attempts())[0];

/** Where the sentence is shown. */
export function TroubleLine(): JSX.Element | null {
  const { trouble } = useAttempts();
  if (!trouble.value) return null;
  return (
    <p class="trouble" role="alert">
      <Icon name="warn" size={20} /> {trouble.value}
    </p>
  );
}
