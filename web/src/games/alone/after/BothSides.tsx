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
import { heardNow } from "../hero/Radar";
import type { AloneScreen } from "../types";
import { differencesOf } from "./differences";

type Side = "hero" | "truth";

const SIDES: readonly Side[] = ["hero", "truth"];

export function BothSides(): JSX.Element {
  const controller = useController();
  const choosing = useMemo(() => new Choosing(controller), [controller]);
  const narrow = useNarrow();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const found = differencesOf(view);
  const shows = (side: Side): boolean => !narrow || controller.side.value === side;
  return (
    <ChoosingProvider value={choosing}>
      <main class="both-sides" id="main">
        {narrow && (
          <div class="both-switch" role="group" aria-label={texts.say("label.side")}>
            {SIDES.map((side) => (
              <button
                key={side}
                type="button"
                class="button small"
                aria-pressed={controller.side.value === side}
                onClick={() => (controller.side.value = side)}
              >
                {texts.say(`side.${side}`)}
              </button>
            ))}
          </div>
        )}
        {shows("hero") && (
          <section class="both-side believed" aria-labelledby="both-hero">
            <header>
              <h2 id="both-hero">{texts.say("side.hero")}</h2>
              <p class="label">{texts.say("both.known", { ...found, seen: view.labyrinth?.creatures.length ?? 0 })}</p>
            </header>
            <div class="both-board">
              <Labyrinth />
              <Dice />
            </div>
            <p class="both-words">{heardNow(view, texts) || texts.say("heard.nothing")}</p>
          </section>
        )}
        {shows("truth") && (
          <section class="both-side truth" aria-labelledby="both-truth">
            <header>
              <h2 id="both-truth">{texts.say("side.truth")}</h2>
              <p class="label">
                {texts.say("both.unseen", { creatures: found.unseen.length, dangers: found.dangers.length })}
              </p>
            </header>
            <div class="both-board">
              <EvilMap unseen={new Set(found.unseen.map((one) => one.token))} />
            </div>
            <p class="both-words">{nearest(view)}</p>
          </section>
        )}
        <aside class="both-papers" aria-label={texts.say("label.hero_and_log")}>
          <Prey />
          <ReactionTrack />
          <AloneLog />
        </aside>
      </main>
    </ChoosingProvider>
  );

  function nearest(now: AloneScreen): string {
    const [first] = differencesOf(now).unseen;
    return first ? texts.say("both.nearest", { ...first }) : texts.say("both.nothing");
  }
}
