/** Evil's side of the table: the whole map, the prey, the reaction track and the hand. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Notes } from "../../../ui/table/Notes";
import { useSmall } from "../../../ui/screen";
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
import { Decks } from "./Decks";
import { Hand } from "./Hand";
import { Prey } from "./Prey";
import { Question } from "./Question";
import { ReactionTrack } from "./ReactionTrack";

export function EvilScreen({ chat, film }: ScreenProps): JSX.Element {
  const controller = useController();
  const choosing = useMemo(() => new Choosing(controller), [controller]);
  const small = useSmall();
  const track = <ReactionTrack would={choosing.card.value !== null} />;
  const asked = choosing.placed.value.ask?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question ends what was being chosen for the last one
  useEffect(() => choosing.forget(), [asked]);
  const texts = controller.texts.value;
  const named = (id: string): { id: string; name: string } => ({ id, name: texts.say(`paper.${id}`) });
  const tabs: TabItem[] = [
    { ...named("log"), body: () => <AloneLog /> },
    { ...named("creatures"), body: () => <Bestiary /> },
    ...(chat ? [{ ...named("talk"), body: () => chat }] : []),
    ...(film ? [] : [{ ...named("notes"), body: () => <Notes /> }]),
  ];
  return (
    <ChoosingProvider value={choosing}>
      <main class={`evil-desk ${film ? "film" : ""}`} id="main">
        <div class="evil-board">
          <EvilMap />
          <Dice />
          {small && <Tidings />}
        </div>
        <aside class="evil-papers" aria-label={texts.say("label.hero_and_log")}>
          {!small && track}
          <Prey />
          <div class="evil-aside">
            {!small && !film && <Coach />}
            <div class="evil-told">
              {!small && <Tidings />}
              <Tabs items={tabs} chosen={controller.paper} label={texts.say("label.papers")} />
            </div>
          </div>
        </aside>
        <div class="evil-tray">
          {small && !film && <Coach />}
          {!film && <Approval />}
          {!film && <Question />}
          {small && track}
          {choosing.placed.value.ask?.kind === "choose_deck" ? (
            <Decks />
          ) : controller.view.value.hand.length > 0 || film ? (
            <Hand />
          ) : (
            <div class="evil-brood" role="group" aria-label={texts.say("paper.creatures")} tabIndex={0}>
              <Bestiary />
            </div>
          )}
        </div>
      </main>
    </ChoosingProvider>
  );
}
