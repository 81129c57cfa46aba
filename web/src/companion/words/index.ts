/** What the companion says: a table of its own, loaded with it. */

import { Words } from "../../words/words";
import english from "./en.ftl?raw";

export const words = new Words(
  english,
  import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" }),
);

export const say: Words["say"] = (key, params) => words.say(key, params);
export const fill: Words["fill"] = (key, parts) => words.fill(key, parts);
