/** How long a window stays open, where the table has set a time: seconds, and nothing that blinks. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useController } from "./context";

const LOOK_MS = 250;

export function TimeLeft(): JSX.Element | null {
  const controller = useController();
  const ends = controller.view.value.reactions.window?.ends ?? null;
  const [, look] = useState(0);
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => look((n) => n + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [ends]);
  if (ends === null) return null;
  const seconds = Math.max(0, Math.ceil((ends - controller.table.clock.now()) / 1000));
  return (
    <span
      class="time-left figures"
      role="timer"
      aria-label={controller.texts.value.say("label.seconds_left", { seconds })}
    >
      {seconds}
    </span>
  );
}
