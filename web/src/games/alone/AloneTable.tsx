/** ALONE's table: the hero in the dark, or evil behind the screen, and what the keys on the keyboard do here. */

import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { textView } from "../../settings";
import { Notes } from "../../ui/table/Notes";
import { fresh } from "../../ui/fresh";
import { SetFor } from "../../ui/table/SetFor";
import { TextTable } from "../../ui/table/TextTable";
import { useMood } from "../../ui/screen";
import type { GameTableProps } from "../game";
import { Symbols } from "./art/Symbols";
import { BothSides } from "./after/BothSides";
import { ControllerProvider } from "./context";
import { Controller } from "./controller";
import { Ending } from "./Ending";
import { EvilScreen } from "./evil/EvilScreen";
import { HeroScreen } from "./hero/HeroScreen";
import { onKey } from "./keys";
import { useTold } from "./motion";
import { People } from "./People";
import { useSounds } from "./sound/useSounds";
import type { AloneTypes } from "./types";

export function AloneTable({ table, film = false, ...passed }: GameTableProps<AloneTypes>): JSX.Element {
  const [menu, after, chat] = [fresh(passed.menu), fresh(passed.after), fresh(passed.chat)];
  const controller = useMemo(() => new Controller(table), [table]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(controller, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [controller]);
  useEffect(() => controller.keys.watch(), [controller]);
  useTold(controller);
  useSounds(controller);
  useMood("alone", "night");
  const view = controller.view.value;
  const texts = controller.texts.value;
  const side = controller.isEvil ? "evil" : "hero";
  const classes = [`alone-table ${side}-side`, textView.value && "as-text", view.table.nightmare && "in-nightmare"];
  return (
    <ControllerProvider value={controller}>
      <div class={classes.filter(Boolean).join(" ")}>
        <Symbols />
        <header class="top-bar">
          <h1 class="top-title">
            <span class="top-game">{texts.say("game")}</span>
            <span class="top-mission figures">{texts.message(view.table.title)}</span>
            <SetFor words={["", ...view.table.set_for.map((words) => texts.message(words))]} />
          </h1>
          {view.seat < 0 && !film && (
            <span class="alone-watching">{texts.say(view.outcome ? "watching.over" : "watching.hero")}</span>
          )}
          <People />
          <div class="top-menu">{menu}</div>
        </header>
        {textView.value ? (
          <TextTable>
            {view.seat >= 0 && (
              <section>
                <Notes />
              </section>
            )}
            {chat}
          </TextTable>
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
