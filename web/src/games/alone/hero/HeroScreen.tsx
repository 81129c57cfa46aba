/** The hero's side of the table: the labyrinth, the hero's state beside it, and below what can be done. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PapersButton } from "../../../ui/table/papers";
import { useNarrow } from "../../../ui/screen";
import { useController } from "../context";
import { Coach } from "../learn/Coach";
import { Missions } from "../Missions";
import { mainAsk, offersOf } from "../offers";
import { Tidings } from "../Tidings";
import { levelOf } from "../types";
import { Vitals } from "../Vitals";
import type { ScreenProps } from "../screen";
import { CardShown } from "./CardShown";
import { Characters } from "./Characters";
import { CompanionCard } from "./CompanionCard";
import { Dice } from "./Dice";
import { Foreboding } from "./Foreboding";
import { watchAim } from "./hand";
import { Hindrances } from "./Hindrances";
import { Items } from "./Items";
import { onHeroKey } from "./keys";
import { Labyrinth } from "./Labyrinth";
import { Papers } from "./Papers";
import { heardNow, Radar } from "./Radar";
import { RoomCard } from "./RoomCard";
import { Tray } from "./Tray";
import { WindowSign } from "./WindowSign";

export function HeroScreen({ chat, film }: ScreenProps): JSX.Element {
  const controller = useController();
  const narrow = useNarrow();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onHeroKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  useEffect(() => watchAim(controller), [controller]);
  const view = controller.view.value;
  const asked = mainAsk(view);
  const fear = view.control <= 3 ? "panic" : view.control <= 6 ? "uneasy" : "";
  return (
    <main class={`night ${fear} ${view.window ? "window-open" : ""}`} id="main">
      <section class="labyrinth" aria-label="Labyrinth">
        {asked?.kind === "choose_hero" ? <Characters offers={offersOf(asked)} /> : <Labyrinth />}
        {narrow && <p class="heard">{heardNow(view, controller.texts.value)}</p>}
        <LevelSwitch />
        <WindowSign />
        <Tidings />
        <Foreboding />
        <RoomCard />
        <CardShown />
        <Dice />
      </section>
      <aside class="night-side" aria-label="The hero">
        <Vitals />
        <CompanionCard />
        <Items />
        {!narrow && (
          <>
            <Radar />
            <Missions />
            <Papers chat={chat} />
          </>
        )}
        {narrow && (
          <PapersButton stack={controller.papers} class="small papers-button">
            <Papers chat={chat} />
          </PapersButton>
        )}
        {narrow && <Hindrances />}
      </aside>
      <div class="night-tray">
        {!film && <Coach />}
        {!film && <Tray />}
      </div>
    </main>
  );
}

/** What is known of the other level can be looked at. */
function LevelSwitch(): JSX.Element | null {
  const controller = useController();
  const { labyrinth } = controller.view.value;
  if (!labyrinth) return null;
  const here = levelOf(labyrinth.here);
  if (!labyrinth.sectors.some((sector) => sector.level !== here)) return null;
  const away = controller.hand.level.value !== null && controller.hand.level.value !== here;
  return (
    <button
      type="button"
      class="button small level-switch"
      data-shortcut="z"
      aria-pressed={away}
      onClick={() => {
        controller.hand.level.value = away ? null : 1 - here;
      }}
    >
      {away ? "Back to your level" : "The other level"}
      <kbd aria-hidden="true">Z</kbd>
    </button>
  );
}
