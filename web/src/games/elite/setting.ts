/** What this table was set for, by the view itself: mission, map, difficulty, time. */

import type { View } from "../../view";
import { figuresOf } from "../../ui/table/clockwords";
import type { EliteView, Parts } from "./types";

export function eliteSetting(view: View, content: unknown): readonly string[] {
  const { options } = view as EliteView;
  const parts = content as Parts;
  return [
    parts.missions[options.mission]?.name ?? options.mission,
    parts.maps[options.map]?.plan.name ?? options.map,
    parts.difficulties[options.difficulty]?.name ?? options.difficulty,
    options.tempo === "untimed" ? "Untimed" : figuresOf((parts.times.action_phase * options.scale) / 100),
  ];
}
