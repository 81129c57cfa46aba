/** Hints on demand: what a squad member would do in my place, shown where it is done; doing it is another press. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../announce";
import { Icon } from "../../ui/icons";
import { named } from "../../targets";
import { showRefusal } from "../../ui/tip";
import { ELITE_TARGETS } from "../../wire.gen";
import { useController } from "./context";
import type { Advised } from "./controller";
import { rollForm } from "./offers";
import { FREE, type EliteAction, type EliteView, type Table } from "./types";
import "./styles/hint.css";

/** Where an action is done on the page: the anchors of what would be pressed. */
export function anchorsOf(action: EliteAction): string[] {
  const dice = action.act === "roll" ? ["roll", ...action.dice.map((die) => `die-${die}`)] : [];
  const things = ["slot", "card", "cell", "die"].flatMap((kind) => {
    const thing = named(ELITE_TARGETS, action, kind);
    return typeof thing === "number" ? [`${kind}-${thing}`] : [];
  });
  return [...dice, ...things];
}

/** Whether the advice can still be followed: the question is open, and this is one of its answers. */
export function isStill(view: EliteView | null, { ask, action }: Advised): boolean {
  const asked = view?.asks.find((one) => one.id === ask);
  if (!asked) return false;
  if (action.act !== "roll") return asked.options.some((option) => same(option.action, action));
  const free = rollForm(asked)?.of ?? [];
  return action.dice.every((die) => free.includes(die));
}

/** Advice in words; dice by the numbers that they have in my hand. */
export function adviceWords(table: Table, action: EliteAction): string {
  if (action.act !== "roll") return table.texts.value.action(action);
  const view = table.view.value!;
  const mine = view.die_seat.flatMap((seat, die) => (seat === view.seat ? [die] : []));
  const { dice } = action;
  const numbers = dice.map((die) => mine.indexOf(die) + 1).sort();
  const free = mine.filter((die) => view.place[die] === FREE);
  if (dice.length === free.length) return dice.length === 1 ? "Roll your die" : `Roll all ${dice.length} dice`;
  return numbers.length === 1 ? `Roll die ${numbers[0]!} again` : `Roll dice ${numbers.join(", ")} again`;
}

export function HintButton(): JSX.Element | null {
  const { table, advised } = useController();
  const view = table.view.value;
  const advice = advised.value;
  const isAsked = (view?.asks.length ?? 0) > 0 && !view?.outcome;
  // What others do leaves good advice as it is; what I do myself makes it old.
  const events = table.events.value;
  const gone = advice !== null && !isStill(view, advice);
  useEffect(() => {
    if (events.some((event) => "seat" in event && event.seat === view?.seat)) advised.value = null;
  }, [events, advised, view?.seat]);
  useEffect(() => {
    if (gone) advised.value = null;
  }, [gone, advised]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit is looked up when the advice comes; views change ten times a second
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
    const found = await table.sender.hint!();
    if ("refusal" in found) showRefusal(anchor, table.texts.value.refusal(found.refusal), found.refusal.rule);
    else if (isStill(table.view.peek(), found)) {
      advised.value = found;
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
              advised.value = null;
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

const same = (a: EliteAction, b: EliteAction): boolean => JSON.stringify(a) === JSON.stringify(b);
