/** The papers beside the labyrinth: the log, notes for rooms, talk; on a phone behind a button, with radar and missions. */

import type { ComponentChildren, JSX } from "preact";
import { useNarrow } from "../../../ui/screen";
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
  const narrow = useNarrow();
  const items: TabItem[] = [
    ...(narrow
      ? [
          { id: "missions", name: "Missions", body: () => <Missions /> },
          { id: "radar", name: "Radar", body: () => <Radar /> },
        ]
      : []),
    { id: "log", name: "Log", body: () => <AloneLog /> },
    ...(own ? [{ id: "notes", name: "Notes", body: () => <Scribbles /> }] : []),
    { id: "self", name: "Self", body: () => <Experience /> },
    { id: "evil", name: "Evil", body: () => <Opposed /> },
    ...(chat ? [{ id: "talk", name: "Talk", body: () => chat }] : []),
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label="Papers" />;
}
