/** Evil's side of the table: the whole map, the prey, the reaction track and the hand. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Notes } from "../../../ui/table/Notes";
import { useNarrow } from "../../../ui/screen";
import { Tabs, type TabItem } from "../../../ui/table/Tabs";
import { AloneLog } from "../AloneLog";
import { useController } from "../context";
import { Coach } from "../learn/Coach";
import type { ScreenProps } from "../screen";
import { Tidings } from "../Tidings";
import { Dice } from "../hero/Dice";
import { Approval } from "./Approval";
import { Bestiary } from "./Bestiary";
import { Choosing, ChoosingProvider } from "./choosing";
import { EvilMap } from "./EvilMap";
import { Hand } from "./Hand";
import { Prey } from "./Prey";
import { Question } from "./Question";
import { ReactionTrack } from "./ReactionTrack";

export function EvilScreen({ chat, film }: ScreenProps): JSX.Element {
  const controller = useController();
  const choosing = useMemo(() => new Choosing(controller), [controller]);
  const narrow = useNarrow();
  const track = <ReactionTrack would={choosing.card.value !== null} />;
  const asked = choosing.placed.value.ask?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question ends what was being chosen for the last one
  useEffect(() => choosing.forget(), [asked]);
  const tabs: TabItem[] = [
    { id: "log", name: "Log", body: () => <AloneLog /> },
    { id: "creatures", name: "Creatures", body: () => <Bestiary /> },
    ...(chat ? [{ id: "talk", name: "Talk", body: () => chat }] : []),
    ...(film ? [] : [{ id: "notes", name: "Notes", body: () => <Notes /> }]),
  ];
  return (
    <ChoosingProvider value={choosing}>
      <main class={`evil-desk ${film ? "film" : ""}`} id="main">
        <div class="evil-board">
          <EvilMap />
          <Dice />
          <Tidings />
        </div>
        <aside class="evil-papers" aria-label="The hero and the log">
          {!narrow && track}
          <Prey />
          <Tabs items={tabs} chosen={controller.paper} label="Papers" />
        </aside>
        <div class="evil-tray">
          {!film && <Coach />}
          {!film && <Approval />}
          {!film && <Question />}
          {narrow && track}
          <Hand />
        </div>
      </main>
    </ChoosingProvider>
  );
}
