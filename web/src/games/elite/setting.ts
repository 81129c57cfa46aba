/** What this table was set for, by the screen itself: mission, map, difficulty, time. */

import type { Texts } from "../../texts";
import type { EliteScreen, Parts } from "./types";

export const eliteSetting = ({ setting }: EliteScreen, _: Parts, texts: Texts): readonly string[] =>
  setting.words.map((words) => texts.message(words));
