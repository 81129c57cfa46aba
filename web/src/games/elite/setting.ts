/** What this table was set for, by the view itself: mission, map, difficulty, time. */

import { figuresOf } from "../../ui/table/clockwords";
import type { EliteView, Parts } from "./types";

export function eliteSetting({ options }: EliteView, parts: Parts): readonly string[] {
  return [
    parts.missions[options.mission]?.name ?? options.mission,
    parts.maps[options.map]?.plan.name ?? options.map,
    parts.difficulties[options.difficulty]?.name ?? options.difficulty,
    options.tempo === "untimed" ? "Untimed" : figuresOf((parts.times.action_phase * options.scale) / 100),
  ];
}
