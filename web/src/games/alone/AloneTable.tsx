/** ALONE's table: the hero in the dark, or evil behind the screen, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { textView } from "../../settings";
import { SetFor } from "../../ui/table/SetFor";
import { useMood } from "../../ui/screen";
import type { GameTableProps } from "../game";
import { BothSides } from "./after/BothSides";
import { ControllerProvider } from "./context";
import { Controller } from "./controller";
import { Ending } from "./Ending";
import { EvilScreen } from "./evil/EvilScreen";
import { HeroScreen } from "./hero/HeroScreen";
import { onKey } from "./keys";
import { useTold } from "./motion";
import { People } from "./People";
import { aloneSetting } from "./setting";
import { useSounds } from "./sound/useSounds";
import { TextTable } from "./Text";
import type { AloneTypes } from "./types";

export function AloneTable({ table, menu, after, chat, film = false }: GameTableProps<AloneTypes>): JSX.Element {
  const controller = useMemo(() => new Controller(table), [table]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  useEffect(() => controller.keys.watch(), [controller]);
  useTold(controller);
  useSounds(controller);
  useMood("alone");
  const view = controller.view.value;
  const side = controller.isEvil ? "evil" : "hero";
  return (
    <ControllerProvider value={controller}>
      <div class={`alone-table ${side}-side ${view.nightmare ? "in-nightmare" : ""}`}>
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">ALONE</span>
            <span class="top-mission figures">
              {view.nightmare ? "Nightmare" : `Round ${view.round}`} · Turn {view.turn}
            </span>
            <SetFor words={["", ...aloneSetting(view, controller.parts.value)]} />
          </h1>
          {view.seat < 0 && !film && (
            <span class="alone-watching">
              {view.outcome ? "The game is over: both sides can be seen." : "You watch with the hero's eyes."}
            </span>
          )}
          <People />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable chat={chat} />
        ) : side === "evil" && view.seat < 0 ? (
          <BothSides />
        ) : side === "evil" ? (
          <EvilScreen chat={chat} film={film} />
        ) : (
          <HeroScreen chat={chat} film={film} />
        )}
        {!film && <Ending more={after} />}
      </div>
    </ControllerProvider>
  );
}
