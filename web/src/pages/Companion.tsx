/** The way to the companion, which is a piece of script of its own. */

import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Gone, Waiting } from "./Plain";
import { say } from "../words/shell";

export function CompanionPage(): JSX.Element {
  const [found, setFound] = useState<{ Companion: FunctionComponent } | null | undefined>(undefined);
  useEffect(() => {
    import("../companion/Companion").then(setFound, () => setFound(null));
  }, []);
  if (found === null) return <Gone words={say("trouble.companion_not_loaded")} />;
  return found ? <found.Companion /> : <Waiting words={say("waiting.box")} />;
}
