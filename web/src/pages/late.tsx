/** Pages that are pieces of script of their own: who never comes there does not wait for them. */

import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Gone, Waiting } from "./Plain";
import { say } from "../words/shell";

/** A page that is fetched when somebody comes to it, and says so meanwhile, unless it is a small thing on another. */
export function late<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  isSmall = false,
): FunctionComponent<P> {
  return function Late(props: P): JSX.Element {
    const [found, setFound] = useState<{ Page: FunctionComponent<P> } | null | undefined>(undefined);
    useEffect(() => {
      load().then(
        (Page) => setFound({ Page }),
        () => setFound(null),
      );
    }, []);
    if (found === null) return <Gone words={say("trouble.game_not_loaded")} />;
    if (found) return <found.Page {...props} />;
    return <>{!isSmall && <Waiting words={say("waiting.finding")} />}</>;
  };
}
