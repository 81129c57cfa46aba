/** What this table was set for, by the view itself: the mission and how hard it is. */

import type { View } from "../../view";
import type { KeyView } from "./types";

export function keySetting(view: View): readonly string[] {
  const { mission } = view as KeyView;
  return [mission.title, `Grade ${mission.grade}`];
}
