/** The hero's own notes: a line pinned to a sector or a room, and the whole page. Pinned lines show on the map. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Notes } from "../../../ui/table/Notes";
import { useController } from "../context";
import { pinned, withPin, write } from "../../../ui/table/pinned";

const LONGEST = 60;
export function Scribbles(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const here = view.labyrinth?.here ?? -1;
  const cells = [
    ...new Set([here, controller.hand.cursor.value, ...(view.labyrinth?.sectors ?? []).map((sector) => sector.cell)]),
  ];
  const sectors = cells.filter((cell) => cell >= 0).map((cell) => texts.say(`sector.${cell}`));
  const rooms = controller.box.value.rooms.map((_, room) => texts.say(`room.${room}`));
  const name = controller.hand.noting.value || sectors[0] || rooms[0] || "";
  const [words, setWords] = useState<{ for: string; words: string } | null>(null);
  const shown = words?.for === name ? words.words : pinned(controller.table.notes.value, name);
  const pin = (): void => {
    write(controller.table, withPin(controller.table.notes.value, name, shown));
    setWords(null);
  };
  return (
    <div class="scribbles">
      <form
        class="pin-form"
        onSubmit={(event) => {
          event.preventDefault();
          pin();
        }}
      >
        <select
          class="field"
          aria-label={texts.say("label.note_about")}
          value={name}
          onChange={(event) => {
            controller.hand.noting.value = event.currentTarget.value;
          }}
        >
          {[...new Set([name, ...sectors, ...rooms])].map((one) => (
            <option key={one} value={one}>
              {one === sectors[0] ? texts.say("label.here", { name: one }) : one}
            </option>
          ))}
        </select>
        <input
          id="pin-words"
          class="field"
          aria-label={texts.say("label.note_for", { name })}
          placeholder={texts.say("label.note_hint")}
          maxLength={LONGEST}
          value={shown}
          onInput={(event) => setWords({ for: name, words: event.currentTarget.value })}
        />
        <button type="submit" class="button small">
          {texts.say("label.pin")}
        </button>
      </form>
      <Notes />
    </div>
  );
}
