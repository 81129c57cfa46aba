/** Do something that may not work, and say in one sentence why it did not. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Trouble } from "../api";
import { Icon } from "../ui/icons";

const trouble = signal("");

/** The sentence to show for whatever was thrown. */
export function wordsFor(problem: unknown): string {
  return problem instanceof Trouble ? problem.message : "That did not work. Try it once more.";
}

/** Whether it worked. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  trouble.value = "";
  try {
    await what();
    return true;
  } catch (problem) {
    trouble.value = wordsFor(problem);
    return false;
  }
}

/** Where the sentence is shown; a page that begins has no trouble yet. */
export function TroubleLine(): JSX.Element | null {
  useEffect(() => {
    trouble.value = "";
  }, []);
  if (!trouble.value) return null;
  return (
    <p class="trouble" role="alert">
      <Icon name="warn" size={20} /> {trouble.value}
    </p>
  );
}
