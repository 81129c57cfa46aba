/** The film from both sides at once: what the hero believed, and what was true. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useNarrow } from "../../../ui/screen";
import { AloneLog } from "../AloneLog";
import { useController } from "../context";
import { Choosing, ChoosingProvider } from "../evil/choosing";
import { EvilMap } from "../evil/EvilMap";
import { Prey } from "../evil/Prey";
import { ReactionTrack } from "../evil/ReactionTrack";
import { Dice } from "../hero/Dice";
import { Labyrinth } from "../hero/Labyrinth";
import type { AloneView } from "../types";
import type { heardWords } from "../wording";
import { count } from "../words";
import { differencesOf } from "./differences";

type Side = "hero" | "truth";

const SIDES: readonly (readonly [Side, string])[] = [
  ["hero", "What the hero believed"],
  ["truth", "What was true"],
];

export function BothSides(): JSX.Element {
  const controller = useController();
  const choosing = useMemo(() => new Choosing(controller), [controller]);
  const narrow = useNarrow();
  const view = controller.view.value;
  const found = differencesOf(view);
  const shows = (side: Side): boolean => !narrow || controller.side.value === side;
  return (
    <ChoosingProvider value={choosing}>
      <main class="both-sides" id="main">
        {narrow && (
          <div class="both-switch" role="group" aria-label="Side">
            {SIDES.map(([side, name]) => (
              <button
                key={side}
                type="button"
                class="button small"
                aria-pressed={controller.side.value === side}
                onClick={() => (controller.side.value = side)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        {shows("hero") && (
          <section class="both-side believed" aria-labelledby="both-hero">
            <header>
              <h2 id="both-hero">What the hero believed</h2>
              <p class="label">
                {found.known} of {found.sectors} sectors known,{" "}
                {count(view.labyrinth?.creatures.length ?? 0, "creature")} in sight
              </p>
            </header>
            <div class="both-board">
              <Labyrinth />
              <Dice />
            </div>
            <p class="both-words">{lastHeard(view, controller.texts.value)}</p>
          </section>
        )}
        {shows("truth") && (
          <section class="both-side truth" aria-labelledby="both-truth">
            <header>
              <h2 id="both-truth">What was true</h2>
              <p class="label">
                {count(found.unseen.length, "creature")} and {count(found.dangers.length, "danger token")} unseen
              </p>
            </header>
            <div class="both-board">
              <EvilMap unseen={new Set(found.unseen.map((one) => one.token))} />
            </div>
            <p class="both-words">{nearest(view)}</p>
          </section>
        )}
        <aside class="both-papers" aria-label="The hero and the log">
          <Prey />
          <ReactionTrack />
          <AloneLog />
        </aside>
      </main>
    </ChoosingProvider>
  );

  function nearest(now: AloneView): string {
    const first = differencesOf(now).unseen[0];
    if (!first) return "Nothing waited unseen.";
    const name = controller.texts.value.say(`creature.${first.token}`);
    if (!Number.isFinite(first.distance)) return `${name} waited unseen.`;
    return `The nearest that was not seen: ${name}, ${count(first.distance, "sector")} away.`;
  }
}

function lastHeard(view: AloneView, texts: Parameters<typeof heardWords>[1]): string {
  const noise = view.labyrinth?.noises.at(-1);
  if (!noise) return "Nothing was heard yet.";
  return `Turn ${noise.turn}: a noise from ${texts.say(`noise.${noise.way}`)}.`;
}
