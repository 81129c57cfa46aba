/** Says that the connection is gone, and when the next try is; nothing that was clicked gets lost meanwhile. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Line } from "../socket";
import { Icon } from "./icons";
import { fill, say } from "../words/shell";

const TELL_AFTER_MS = 600;

export function LineBanner({ line }: { line: Line }): JSX.Element | null {
  const [shown, setShown] = useState(false);
  const [now, setNow] = useState(() => performance.now());
  const lost = line.state.value === "lost";
  useEffect(() => {
    if (!lost) {
      setShown(false);
      return;
    }
    const tell = setTimeout(() => setShown(true), TELL_AFTER_MS);
    const tick = setInterval(() => setNow(performance.now()), 500);
    return () => {
      clearTimeout(tell);
      clearInterval(tick);
    };
  }, [lost]);
  if (!lost || !shown) return null;
  const next = line.nextTry.value;
  const seconds = next === null ? 0 : Math.max(0, Math.ceil((next - now) / 1000));
  return (
    <div class="line-banner" role="alert">
      <Icon name="warn" size={20} />
      <span>
        {seconds > 0
          ? fill("line.lost_wait", { seconds: <span class="figures">{seconds}</span> })
          : say("line.lost_now")}
      </span>
      <button type="button" class="button small" onClick={() => line.hurry()}>
        {say("line.try")}
      </button>
    </div>
  );
}
