/** The papers beside the labyrinth: the log, notes for rooms, talk; on a phone behind a button, with radar and missions. */

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Dialog } from "../../../ui/Dialog";
import { Icon } from "../../../ui/icons";
import { useNarrow } from "../../../ui/screen";
import { Tabs, type TabItem } from "../../../ui/Tabs";
import { AloneLog } from "../AloneLog";
import { useDesk } from "../context";
import { Missions } from "../Missions";
import { Radar } from "./Radar";
import { Experience } from "./Experience";
import { Opposed } from "./Opposed";
import { Scribbles } from "./Scribbles";

const chosen = signal("log");
const opened = signal(false);

export function showPaper(id: string): void {
  chosen.value = id;
  opened.value = true;
}

export function Papers({ chat }: { chat?: ComponentChildren }): JSX.Element {
  const own = useDesk().view.value.seat >= 0;
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
  return <Tabs items={items} chosen={chosen} label="Papers" />;
}

export function PapersButton({ chat }: { chat?: ComponentChildren }): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="button small papers-button"
        onClick={() => {
          opened.value = true;
        }}
      >
        <Icon name="log" size={20} /> Papers
      </button>
      {opened.value && (
        <Dialog
          title="Papers"
          class="papers-sheet"
          onClose={() => {
            opened.value = false;
          }}
        >
          <Papers chat={chat} />
        </Dialog>
      )}
    </>
  );
}
