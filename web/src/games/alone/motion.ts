/** What is said when something happens, for those who listen: computed from events, never from rules. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { flash } from "../../ui/table/animate";
import { announce, unsay } from "../../announce";
import { calm } from "../../settings";
import type { Desk } from "./desk";
import { mainAsk } from "./offers";

export function useTold(desk: Desk): void {
  useEffect(() => {
    let asked = -1;
    return effect(() => {
      const events = desk.table.events.value;
      const view = desk.view.peek();
      const texts = desk.texts.peek();
      if (events.some((event) => event.event === "forgot")) unsay();
      const words = events.filter((event) => texts.has(`event.${event.event}`)).map((event) => texts.event(event));
      if (words.length > 0) announce(words.join(" "));
      if (!calm.peek() && events.some((event) => event.event === "suffered")) flash(".labyrinth");
      const ask = view ? mainAsk(view) : undefined;
      if (ask && ask.id !== asked) announce(texts.question(ask.kind));
      asked = ask?.id ?? -1;
    });
  }, [desk]);
}
