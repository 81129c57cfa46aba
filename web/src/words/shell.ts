/** What the shell says: all pages and pieces that belong to no game. */

import { localeOf } from "../texts";
import { language, SHELL_FILES } from "./language";
import english from "./en.ftl?raw";
import { Words } from "./words";

export const shell = new Words(english, SHELL_FILES);

export const say: Words["say"] = (key, params) => shell.say(key, params);
export const fill: Words["fill"] = (key, parts) => shell.fill(key, parts);

const row = new Intl.ListFormat(localeOf(language), { type: "unit", style: "short" });
const either = new Intl.ListFormat(localeOf(language), { type: "disjunction" });
const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: "short", hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
const ago = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
const percent = new Intl.NumberFormat(localeOf(language), { style: "percent" });

/** Names in a row: "Ann, Bob". */
export const rowOf = (words: readonly string[]): string => row.format(words);
/** A choice of these: "1 or 2". */
export const eitherOf = (words: readonly string[]): string => say("either", { words: either.format(words) });
/** A day of the week and a time of day. */
export const dayAndTime = (ms: number): string => weekday.format(ms);
/** A day with its year. */
export const dayOf = (ms: number): string => date.format(ms);
/** A part of a whole, in percent. */
export const percentOf = (share: number): string => percent.format(share);
export const agoIn = (value: number, unit: "second" | "minute"): string => ago.format(-value, unit);

/** What stands in the browser's tab. */
export const titleOf = (page: string): string => say("title.of", { page });

/** A key of the keyboard as it is called; most are what is printed on them. */
export function keyName(key: string): string {
  const text = `key.${key.toLowerCase()}`;
  return shell.has(text) ? say(text) : key;
}

/** A kind of bot; one that has no text is called as in the code. */
export const botName = (kind: string): string => (shell.has(`bot.${kind}`) ? say(`bot.${kind}`) : kind);

/** Bots sit down under a name that the server gives them, in English: a number, or what their game calls them. */
const BOT = /^Bot (\d+)$/;

/** What somebody at a table is called. */
export function personName(name: string): string {
  const bot = BOT.exec(name);
  if (bot) return say("person.bot", { number: bot[1]! });
  const called = `bot.${name.toLowerCase().replaceAll(" ", "_")}`;
  return name.startsWith("The ") && shell.has(called) ? say(called) : name;
}
