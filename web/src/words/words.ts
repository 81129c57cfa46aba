/** What a part of this client says: its own table of texts, in the language of the page. */

import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Texts, type Param } from "../texts";
import { codeOf, language as pageLanguage, type Files } from "./language";
import { MADE_UP, marked, readTable, type Table } from "./read";

/** What a sentence with elements in it is filled with. */
export type Parts = Readonly<Record<string, Param | JSX.Element>>;

const isElement = (value: Param | JSX.Element): value is JSX.Element =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Signs that stand for the elements of a sentence while it is put together; nobody writes them. */
const PLACE = /\uE000(\d+)\uE001/;

export class Words {
  /** English until another language has come. */
  readonly texts: ReadonlySignal<Texts>;
  /** Fulfilled when the words of the page's language are there, or cannot be had. */
  readonly ready: Promise<unknown>;

  /** `english` is the text of a file `en.ftl`; `others` fetch the files beside it. */
  constructor(english: string, others: Files = {}, language: string = pageLanguage) {
    const table = readTable(english, "en.ftl");
    const spoken = (found: Table): Texts => new Texts(language === MADE_UP ? marked(found) : found, {}, language);
    const texts: Signal<Texts> = signal(spoken(table));
    this.texts = texts;
    const path = Object.keys(others).find((one) => codeOf(one) === language);
    const coming = path ? others[path]!() : Promise.resolve("");
    this.ready = coming.then(
      (text) => {
        if (text) texts.value = spoken({ ...table, ...readTable(text, path!) });
      },
      () => undefined,
    );
  }

  has(key: string): boolean {
    return this.texts.value.has(key);
  }

  say(key: string, params: Readonly<Record<string, Param>> = {}): string {
    return this.texts.value.say(key, params);
  }

  /** A sentence with elements in it, wherever the language puts them. */
  fill(key: string, parts: Parts): ComponentChildren {
    const elements: JSX.Element[] = [];
    const params = Object.entries(parts).map(([name, value]): [string, Param] =>
      isElement(value) ? [name, `\uE000${elements.push(value) - 1}\uE001`] : [name, value],
    );
    return this.say(key, Object.fromEntries(params))
      .split(PLACE)
      .map((part, i) => (i % 2 ? elements[Number(part)] : part));
  }
}
