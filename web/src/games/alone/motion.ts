/** What is said when something happens, for those who listen: computed from events, never from rules. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { flash } from "../../ui/table/animate";
import { announce, unsay } from "../../announce";
import { calm } from "../../settings";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";

export function useTold(controller: Controller): void {
  useEffect(() => {
    let asked = -1;
    return effect(() => {
      const events = controller.table.events.value;
      const view = controller.view.peek();
      const texts = controller.texts.peek();
      if (events.some((event) => event.event === "forgot")) unsay();
      const told = events.filter((event) => texts.has(`event.${event.event}`));
      const words = told.map((event) => texts.event(event, view?.seat));
      if (words.length > 0) announce(words.join(" "));
      if (!calm.peek() && events.some((event) => event.event === "suffered")) flash(".labyrinth");
      const ask = view ? mainAsk(view) : undefined;
      if (ask && ask.id !== asked && view?.prompt) announce(texts.message(view.prompt.says));
      asked = ask?.id ?? -1;
    });
  }, [controller]);
}
