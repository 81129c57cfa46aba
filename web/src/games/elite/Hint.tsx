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
import type { EliteAction, EliteScreen, Table } from "./types";
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
export function isStill(view: EliteScreen | null, { ask, action }: Advised): boolean {
  const asked = view?.asks.find((one) => one.id === ask);
  if (!asked) return false;
  if (action.act !== "roll") return asked.options.some((option) => same(option.action, action));
  const free = rollForm(asked)?.of ?? [];
  return action.dice.every((die) => free.includes(die));
}

/** Advice in words; dice by the numbers that they have in my hand. */
export function adviceWords(table: Table, action: EliteAction): string {
  const texts = table.texts.value;
  if (action.act !== "roll") return texts.action(action);
  const { dice, seat } = table.view.value!;
  const { first, lie } = dice[seat]!;
  const free = lie.filter((one) => one === "free").length;
  const numbers = action.dice.map((die) => die - first + 1).sort();
  const all = numbers.length === free;
  return texts.say(all ? "ui.advice_all" : "ui.advice_some", { n: numbers.length, dice: numbers });
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
      announce(table.texts.value.say("ui.advice", { words: adviceWords(table, found.action) }));
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
        <Icon name="help" size={20} /> {table.texts.value.say("ui.hint")} <kbd aria-hidden="true">H</kbd>
      </button>
      {advice && (
        <p class="hint-words">
          <span>
            {table.texts.value.say("ui.would")} <strong>{adviceWords(table, advice.action)}</strong>
          </span>
          <button
            type="button"
            class="button small main"
            onClick={() => {
              advised.value = null;
              void table.answer(advice.ask, advice.action, "hint");
            }}
          >
            {table.texts.value.say("ui.do_it")}
          </button>
        </p>
      )}
    </div>
  );
}

const same = (a: EliteAction, b: EliteAction): boolean => JSON.stringify(a) === JSON.stringify(b);
