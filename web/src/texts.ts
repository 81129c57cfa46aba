/** Labels and log lines: the same rules as the engine's `text.py`, fed by the table of texts that the server sends. */

import type { Action, GameEvent } from "./view";

export type Param = string | number | boolean | null | undefined | readonly Param[];
/** What the holes of a sentence are filled with: the fields of an action, of an event, or those of a refusal. */
export type Params = object;

const FIELD = /\{\{|\}\}|\{(\w+)(?::([^{}]*))?\}/g;

/** Texts are keyed as Python writes values: `light.True`. */
const pythonic = (value: unknown): string => (typeof value === "boolean" ? (value ? "True" : "False") : String(value));

/** Of a refusal, what its sentence needs. */
export interface Said {
  readonly key: string;
  readonly params?: Params;
}

export class Texts {
  constructor(readonly table: Readonly<Record<string, string>>) {}

  extended(more: Readonly<Record<string, string>>): Texts {
    return new Texts({ ...this.table, ...more });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.table, key);
  }

  /** All texts of one kind, with the rest of their keys: of `word.Die` the kind is `word`. */
  named(kind: string): [string, string][] {
    return Object.entries(this.table).flatMap(([key, text]): [string, string][] =>
      key.startsWith(`${kind}.`) ? [[key.slice(kind.length + 1), text]] : [],
    );
  }

  /** The text of a key, filled in. A key without a text is shown as it is: better than nothing, and easy to report. */
  say(key: string, params: Params = {}): string {
    const pattern = this.has(key) ? this.table[key]! : key;
    if (!pattern.includes("{")) return pattern;
    return pattern.replace(FIELD, (whole, field: string | undefined, spec: string | undefined) => {
      if (whole === "{{") return "{";
      if (whole === "}}") return "}";
      return this.filled(Reflect.get(params, field!), spec ?? "");
    });
  }

  private filled(value: Param, spec: string): string {
    if (spec.startsWith("plural ")) {
      const words = spec.slice("plural ".length);
      const gap = words.indexOf(" ");
      return value === 1 ? words.slice(0, gap) : words.slice(gap + 1);
    }
    if (Array.isArray(value)) return this.joined(value.map((part: Param) => this.filled(part, spec)));
    const word = value === null || value === undefined ? (spec ? "none" : "None") : pythonic(value);
    return spec ? this.say(`${spec}.${word}`) : word;
  }

  private joined(words: string[]): string {
    if (words.length < 2) return words.join("");
    const and = this.has("list.and") ? this.table["list.and"]! : "and";
    return `${words.slice(0, -1).join(", ")} ${and} ${words[words.length - 1]!}`;
  }

  /** The label of an option. */
  action(action: Action): string {
    return this.say(`act.${action.act}`, action);
  }

  /** A line of the log; where a seat was not told everything, `<key>.hidden` is used if there is one. */
  event(event: GameEvent): string {
    const key = `event.${event.event}`;
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

  question(kind: string): string {
    return this.say(`ask.${kind}`);
  }
}
