/** Hints on demand: what a squad member would do in my place, shown where it is done; doing it is another press. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import type { Advice, TableModel } from "../../table";
import { useTable } from "../../ui/context";
import { Icon } from "../../ui/icons";
import { showRefusal } from "../../ui/tip";
import type { Action, View } from "../../view";
import { rollForm } from "./offers";
import { FREE, type EliteView } from "./types";
import "./styles/hint.css";

interface Shown {
  readonly ask: number;
  readonly action: Action;
}

const shown = signal<Shown | null>(null);

/** Where an action is done on the page: the anchors of what would be pressed. */
export function anchorsOf(action: Action): string[] {
  const found: string[] = [];
  const add = (field: string, anchor: string): void => {
    if (typeof action[field] === "number") found.push(`${anchor}-${String(action[field])}`);
  };
  if (action.act === "roll")
    found.push("roll", ...((action["dice"] as readonly number[]) ?? []).map((die) => `die-${die}`));
  add("slot", "slot");
  add("card", "card");
  add("to", "cell");
  add("cell", "cell");
  add("die", "die");
  return found;
}

/** Whether the advice can still be followed: the question is open, and this is one of its answers. */
export function isStill(view: View | null, { ask, action }: Shown): boolean {
  const asked = view?.asks.find((one) => one.id === ask);
  if (!asked) return false;
  if (action.act !== "roll") return asked.options.some((option) => same(option.action, action));
  const free = rollForm(asked)?.of ?? [];
  return (action["dice"] as readonly number[]).every((die) => free.includes(die));
}

/** Advice in words; dice by the numbers that they have in my hand. */
export function adviceWords(table: TableModel, action: Action): string {
  if (action.act !== "roll") return table.texts.value.action(action);
  const view = table.view.value as EliteView;
  const mine = view.die_seat.flatMap((seat, die) => (seat === view.seat ? [die] : []));
  const dice = action["dice"] as readonly number[];
  const numbers = dice.map((die) => mine.indexOf(die) + 1).sort();
  const free = mine.filter((die) => view.place[die] === FREE);
  if (dice.length === free.length) return dice.length === 1 ? "Roll your die" : `Roll all ${dice.length} dice`;
  return numbers.length === 1 ? `Roll die ${numbers[0]!} again` : `Roll dice ${numbers.join(", ")} again`;
}

export function HintButton(): JSX.Element | null {
  const table = useTable();
  const view = table.view.value;
  const advice = shown.value;
  const isAsked = (view?.asks.length ?? 0) > 0 && !view?.outcome;
  // What others do leaves good advice as it is; what I do myself makes it old.
  const events = table.events.value;
  const gone = advice !== null && !isStill(view, advice);
  useEffect(() => {
    if (events.some((event) => event["seat"] === view?.seat)) shown.value = null;
  }, [events]);
  useEffect(() => {
    if (gone) shown.value = null;
  }, [gone]);
  useEffect(() => () => void (shown.value = null), [table]);
  useEffect(() => {
    if (!advice) return;
    const option = view?.asks.flatMap((ask) => ask.options).find((one) => same(one.action, advice.action));
    const anchors = [...anchorsOf(advice.action), ...(option ? [`option-${option.id}`] : [])];
    const lit = anchors.flatMap((anchor) => [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)]);
    for (const one of lit) one.classList.add("hinted");
    return () => {
      for (const one of lit) one.classList.remove("hinted");
    };
  }, [advice]);
  if (!view || view.seat < 0 || !table.sender.hint || !isAsked) return null;
  const ask = async (anchor: Element): Promise<void> => {
    const found: Advice = await table.sender.hint!();
    if ("refusal" in found) showRefusal(anchor, table.texts.value.refusal(found.refusal), found.refusal.rule);
    else if (isStill(table.view.peek(), found)) {
      shown.value = found;
      announce(`A squad member would: ${adviceWords(table, found.action)}.`);
    }
  };
  return (
    <div class="hint">
      <button
        type="button"
        class="button small"
        data-hint
        aria-keyshortcuts="h"
        onClick={(event) => void ask(event.currentTarget)}
      >
        <Icon name="help" size={20} /> Hint <kbd aria-hidden="true">H</kbd>
      </button>
      {advice && (
        <p class="hint-words">
          <span>
            A squad member would: <strong>{adviceWords(table, advice.action)}</strong>
          </span>
          <button
            type="button"
            class="button small main"
            onClick={() => {
              shown.value = null;
              void table.answer(advice.ask, advice.action, "hint");
            }}
          >
            Do it
          </button>
        </p>
      )}
    </div>
  );
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
