/** What the page of whoever runs the server says: a table of its own, loaded with it. */

import { localeOf } from "../../texts";
import { language } from "../../words/language";
import { Words } from "../../words/words";
import english from "./en.ftl?raw";

export const words = new Words(
  english,
  import.meta.glob<string>(["./*.ftl", "!./en.ftl"], { query: "?raw", import: "default" }),
);

export const say: Words["say"] = (key, params) => words.say(key, params);

const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle: "short" });
const sizes = (unit: string): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, maximumFractionDigits: 1 });
const megabytes = sizes("megabyte");
const gigabytes = sizes("gigabyte");
const GIGA = 1e9;

/** A date with its time of day; a dash for what never was. */
export const dateOf = (ms: number): string => (ms ? date.format(ms) : "–");
export const sizeOf = (bytes: number): string => {
  if (bytes < 0) return "–";
  return bytes < GIGA ? megabytes.format(bytes / 1e6) : gigabytes.format(bytes / GIGA);
};
