/** The papers beside the labyrinth: the log, notes for rooms, talk; on a phone behind a button, with radar and missions. */

import type { ComponentChildren, JSX } from "preact";
import { useSmall } from "../../../ui/screen";
import { Tabs, type TabItem } from "../../../ui/table/Tabs";
import { AloneLog } from "../AloneLog";
import { useController } from "../context";
import { Missions } from "../Missions";
import { Radar } from "./Radar";
import { Experience } from "./Experience";
import { Opposed } from "./Opposed";
import { Scribbles } from "./Scribbles";

export function Papers({ chat }: { chat?: ComponentChildren }): JSX.Element {
  const controller = useController();
  const own = controller.view.value.seat >= 0;
  const small = useSmall();
  const named = (id: string): { id: string; name: string } => ({ id, name: controller.texts.value.say(`paper.${id}`) });
  const items: TabItem[] = [
    ...(small
      ? [
          { ...named("missions"), body: () => <Missions /> },
          { ...named("radar"), body: () => <Radar /> },
        ]
      : []),
    { ...named("log"), body: () => <AloneLog /> },
    ...(own ? [{ ...named("notes"), body: () => <Scribbles /> }] : []),
    { ...named("self"), body: () => <Experience /> },
    { ...named("evil"), body: () => <Opposed /> },
    ...(chat ? [{ ...named("talk"), body: () => chat }] : []),
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label={controller.texts.value.say("label.papers")} />;
}
