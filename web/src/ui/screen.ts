/** Whether the screen is taller than wide: boards turn to fit. */

import { signal } from "@preact/signals";

const query = typeof matchMedia === "function" ? matchMedia("(max-width: 700px)") : undefined;
const tall = signal(query?.matches ?? false);
query?.addEventListener("change", (event) => {
  tall.value = event.matches;
});

export function useTall(): boolean {
  return tall.value;
}
