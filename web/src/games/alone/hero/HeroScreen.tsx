/** The hero's side of the table: the labyrinth, the hero's state beside it, and below what can be done. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PapersButton } from "../../../ui/table/papers";
import { useSmall } from "../../../ui/screen";
import { useController } from "../context";
import { Coach } from "../learn/Coach";
import { Missions } from "../Missions";
import { mainAsk, offersOf } from "../offers";
import { Tidings } from "../Tidings";
import { levelOf } from "../field";
import { gravity, Vitals } from "../Vitals";
import type { ScreenProps } from "../screen";
import { ReactionTrack } from "../evil/ReactionTrack";
import { CardShown } from "./CardShown";
import { Characters } from "./Characters";
import { CompanionCard } from "./CompanionCard";
import { Dice } from "./Dice";
import { Foreboding } from "./Foreboding";
import { watchAim } from "./hand";
import { Hindrances, MissionChips } from "./Hindrances";
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
  const small = useSmall();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onHeroKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  useEffect(() => watchAim(controller), [controller]);
  const view = controller.view.value;
  const asked = mainAsk(view);
  const texts = controller.texts.value;
  // What evil plays and rolls is told beside what is asked, on a phone where nothing is: the map stays free.
  const told = !film && (!small || !asked);
  const fear = { grave: "panic", low: "uneasy" }[gravity(view.hero.control, view.hero.full)] ?? "";
  return (
    <main class={`night ${fear} ${view.reactions.window ? "window-open" : ""}`} id="main">
      <section class="labyrinth" aria-label={texts.say("section.labyrinth")}>
        {asked?.kind === "choose_hero" ? <Characters offers={offersOf(asked)} /> : <Labyrinth />}
        {small && <p class="heard">{heardNow(view, texts)}</p>}
        <LevelSwitch />
        <WindowSign />
        <Tidings />
        <Foreboding />
        <RoomCard />
        {!told && <Told />}
      </section>
      <aside class="night-side" aria-label={texts.say("section.hero")}>
        <Vitals />
        <CompanionCard />
        <Items />
        {!small && (
          <>
            <Radar />
            <Missions />
            <Papers chat={chat} />
          </>
        )}
        {small && (
          <PapersButton stack={controller.papers} class="small papers-button">
            <Papers chat={chat} />
          </PapersButton>
        )}
        {small && <MissionChips />}
        {small && <Hindrances />}
      </aside>
      <div class="night-tray">
        {!film && <Coach />}
        {!film && <Tray />}
        {told && (
          <div class="tray-told">
            <Told />
          </div>
        )}
        {!small && <ReactionTrack />}
      </div>
    </main>
  );
}

/** What was played and rolled last. */
function Told(): JSX.Element {
  return (
    <>
      <CardShown />
      <Dice />
    </>
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
      {controller.texts.value.say(away ? "label.own_level" : "label.other_level")}
      <kbd aria-hidden="true">Z</kbd>
    </button>
  );
}
