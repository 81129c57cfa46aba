/**
 * Labels and log lines: the same rules as the engine's `text.py`, fed by the table of texts that the server sends.
 * Texts are written in Fluent; `{ NAME($room, of: "room") }` looks a value up: 4 is the text `room.4`. A list of words is
 * set side by side by `{ JOIN($sentences) }`, or with something between them: `{ JOIN($steps, with: ", then ") }`.
 * `COUNT($cards)` is how many there are in a list.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Action, GameEvent } from "./view";
import type { Message } from "./wire.gen";
import { inMarks, MADE_UP } from "./words/read";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Param = string | number | boolean | null | undefined | readonly Param[];
/** What the holes of a sentence are filled with: the fields of an action, of an event, or those of a refusal. */
export type Params = object;

export const ENGLISH_LOCALE = "en-GB";

/** How lists, numbers and dates are written in a language. */
export const localeOf = (language: string): string =>
  language === "en" || language === "en-XA" ? ENGLISH_LOCALE : language;

/** Texts are keyed as Python writes values: `light.True`. */
const pythonic = (value: unknown): string =>
  typeof value === "boolean"
    ? value
      ? "True"
      : "False"
    : value === null || value === undefined
      ? "None"
      : String(value);

/** A parameter that is neither a number nor words: nothing, yes or no, or several of a kind. */
class Thing extends FluentType<unknown> {
  constructor(
    value: unknown,
    private readonly words: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.words;
  }
}

/** Several words with something between them, a space if nothing is named; without those that are empty. */
const joined: FluentFunction = ([parts], { with: between = " " }) => {
  const said = parts instanceof Thing && Array.isArray(parts.value) ? parts.value : [parts];
  return said
    .map(String)
    .filter((words) => words !== "")
    .join(String(between));
};

type MessageParam = Message["params"][string];

const isSeveral = (value: MessageParam): value is readonly (number | string | Message)[] => Array.isArray(value);

const isMessage = (value: MessageParam): value is Message =>
  typeof value === "object" && value !== null && !isSeveral(value);

/** Of a refusal, what its sentence needs. */
export interface Said {
  readonly key: string;
  readonly params?: Params;
}

/** Parsed texts, which belong to no table. */
const parsed = new Map<string, Pattern>();

/** The parsed pattern; one that cannot be read is shown as it is written. */
function parse(pattern: string): Pattern {
  const known = parsed.get(pattern);
  if (known !== undefined) return known;
  const [message] = new FluentResource(`text = ${pattern.replaceAll("\n", "\n    ")}`).body;
  const found = message?.value ?? pattern;
  parsed.set(pattern, found);
  return found;
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;

  /**
   * `table`: patterns by key; `names`: what things and people at a table are called. Plain names are said as they are.
   * `rules`: which rule a text tells of, by its key or by its kind.
   */
  constructor(
    readonly table: Readonly<Record<string, string>>,
    readonly names: Readonly<Record<string, string | Message>> = {},
    readonly language: string = ENGLISH_LOCALE,
    readonly rules: Readonly<Record<string, string>> = {},
  ) {
    const locale = localeOf(language);
    this.lists = new Intl.ListFormat(locale, { type: "conjunction" });
    const name: FluentFunction = ([value], { of }) => this.name(value, String(of));
    const count: FluentFunction = ([value]) =>
      new FluentNumber(value instanceof Thing && Array.isArray(value.value) ? value.value.length : 0);
    this.bundle = new FluentBundle(locale, {
      functions: { NAME: name, JOIN: joined, COUNT: count },
      useIsolating: false,
    });
  }

  extended(more: Readonly<Record<string, string>>): Texts {
    return new Texts({ ...this.table, ...more }, this.names, this.language, this.rules);
  }

  named(names: Readonly<Record<string, string | Message>>): Texts {
    return new Texts(this.table, { ...this.names, ...names }, this.language, this.rules);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.names, key) || Object.hasOwn(this.table, key);
  }

  /** All texts of one kind, with the rest of their keys: of `word.die` the kind is `word`. */
  listed(kind: string): [string, string][] {
    return Object.keys({ ...this.table, ...this.names }).flatMap((key): [string, string][] =>
      key.startsWith(`${kind}.`) ? [[key.slice(kind.length + 1), this.say(key)]] : [],
    );
  }

  /** The rule that a text tells of: its own, else that of its kind; of `item_text.7` the kind is `item_text`. */
  rule(key: string): string | undefined {
    if (Object.hasOwn(this.rules, key)) return this.rules[key];
    const end = key.lastIndexOf(".");
    return end < 0 ? undefined : this.rule(key.slice(0, end));
  }

  /** A text as a tip: with the rule that it tells of. */
  hint(key: string, params: Params = {}): { words: string; rule: string | undefined; kind: "hint" } {
    return { words: this.say(key, params), rule: this.rule(key), kind: "hint" };
  }

  /** The text of a key, filled in. A key without a text is shown as it is: better than nothing, and easy to report. */
  say(key: string, params: Params = {}): string {
    const name = Object.hasOwn(this.names, key) ? this.names[key] : undefined;
    if (name !== undefined) return typeof name === "string" ? name : this.message(name);
    if (!Object.hasOwn(this.table, key)) return key;
    const pattern = this.table[key]!;
    if (!pattern.includes("{")) return pattern;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries<unknown>({ ...params })) given[name] = this.variable(value);
    return this.bundle.formatPattern(parse(pattern), given, []);
  }

  private variable(value: unknown): FluentVariable {
    if (typeof value === "string" || typeof value === "number") return value;
    return new Thing(value, Array.isArray(value) ? this.list(value.map(pythonic)) : pythonic(value));
  }

  private list(words: string[]): string {
    return this.lists.format(words);
  }

  private name(value: FluentValue | undefined, of: string): string {
    const inner = value instanceof Thing || value instanceof FluentNumber ? value.value : value;
    return this.nameOf(inner, of);
  }

  private nameOf(value: unknown, of: string): string {
    if (Array.isArray(value)) return this.list(value.map((part: unknown) => this.nameOf(part, of)));
    const word = value === null || value === undefined ? "none" : pythonic(value);
    return this.say(`${of}.${word}`);
  }

  /** Something to be said, with whatever else is said in it. */
  message(message: Message): string {
    const params: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(message.params)) params[name] = this.inner(value);
    return this.say(message.key, params);
  }

  private inner(value: MessageParam): unknown {
    if (isSeveral(value)) return value.map((part) => this.inner(part));
    return isMessage(value) ? this.message(value) : value;
  }

  /** The text of a key, or these words out of a pack where it has none. */
  said(key: string, otherwise: string): string {
    if (this.has(key)) return this.say(key);
    return this.language === MADE_UP ? inMarks(otherwise) : otherwise;
  }

  /** The label of an option. */
  action(action: Action, situation: string = ""): string {
    return this.say(this.key(`act.${action.act}`, situation), action);
  }

  /** A line of the log; where a seat was not told everything, `<key>.hidden` is used if there is one; of what the reader
   * did whose seat is `own`, `<key>.own`; what one seat hears in words of its own is `<key>.seat.<own>`. */
  event(event: GameEvent, own = -1): string {
    const key = `event.${event.event}`;
    if (own >= 0 && "seat" in event && event.seat === own && this.has(`${key}.own`))
      return this.say(`${key}.own`, event);
    const apart = `${key}.seat.${own}`;
    if (this.has(apart)) return this.say(apart, event);
    const hidden = `${key}.hidden`;
    const knowsAll = Object.values(event).every((value) => value !== null);
    return this.say(!knowsAll && this.has(hidden) ? hidden : key, event);
  }

  refusal(refusal: Said): string {
    return this.say(refusal.key, refusal.params ?? {});
  }

  /** A kind of action without its details. */
  kind(kind: string): string {
    return this.has(`kind.${kind}`) ? this.say(`kind.${kind}`) : kind.replaceAll("_", " ");
  }

  question(kind: string, situation: string = ""): string {
    return this.say(this.key(`ask.${kind}`, situation));
  }

  /** The key for a situation, if that has words of its own. */
  private key(key: string, situation: string): string {
    return situation !== "" && this.has(`${key}.${situation}`) ? `${key}.${situation}` : key;
  }
}
