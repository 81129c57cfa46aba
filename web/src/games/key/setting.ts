/** What this table was set for, by the view itself: the mission and how hard it is. */

import type { KeyView } from "./types";

export function keySetting({ mission }: KeyView): readonly string[] {
  return [mission.title, `Grade ${mission.grade}`];
}
