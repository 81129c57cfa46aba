/** What evil is asked now: what the hero did, what is being played, and every answer that has no place on the map. */

import type { JSX } from "preact";
import { Clock } from "../../../ui/Clock";
import { GreyedButton } from "../../../ui/Options";
import type { Offer } from "../../../view";
import { useDesk } from "../context";
import { OptionRow } from "../Prompt";
import type { AloneView } from "../types";
import { count, KIND_NAMES, statusOf } from "../words";
import { useChoosing } from "./choosing";
import { nextCost, ownBusiness } from "./lights";

const SHORTCUTS = { pass: "P", done: "D", cancel: "T", activate_avatar: "A", keep_hand: "K" };
/** Kinds that are greyed as a whole; cards say their own reasons. */
const GREYED = new Set(["activate_avatar", "pass", "play_special"]);

export function Question(): JSX.Element {
  const desk = useDesk();
  const choosing = useChoosing();
  const view = desk.view.value;
  const texts = desk.texts.value;
  const { ask, plain, lines, places } = choosing.lights.value;
  const chosen = choosing.place.value;
  const several = chosen === null ? [] : (places.get(chosen) ?? []);
  const greyed = (ask?.greyed ?? []).filter((one) => GREYED.has(one.kind) && isOfThisTable(view, one.kind));
  return (
    <section class={`prompt ${ask ? "mine" : ""}`} aria-label="What is asked">
      <div class="prompt-words">
        <p class="prompt-question display">{statusOf(ownBusiness(view), texts)}</p>
        <p class="prompt-hint">{hintOf(view, ask?.kind ?? "", places.size, texts)}</p>
      </div>
      <div class="evil-answers">
        {view.window_ends !== null && <WindowClock view={view} due={view.window_ends} />}
        {lines.size > 0 && <Lines lines={lines} />}
        {several.length > 0 && <OptionRow offers={several} />}
        <OptionRow offers={plain} shortcuts={SHORTCUTS} />
        {ask?.kind === "choose_discards" && <DiscardButton />}
        {greyed.map((one) => (
          <GreyedButton key={one.kind} greyed={one} name={KIND_NAMES[one.kind] ?? "Pass"} texts={texts} />
        ))}
      </div>
    </section>
  );
}

/** Expansions that this table plays without need no greyed button. */
function isOfThisTable(view: AloneView, kind: string): boolean {
  if (kind === "play_special") return view.options.special_creatures;
  return kind !== "activate_avatar" || view.options.avatars;
}

type Say = { say(key: string): string };

/** One line of help: what was done, what is being played, what a card costs. */
export function hintOf(view: AloneView, kind: string, lit: number, texts: Say): string {
  const begun = view.evil?.begun;
  if (begun?.is_proposed) return `${texts.say(`seat.${view.leader}`)} leads evil and has to agree.`;
  if (begun) {
    const what =
      begun.front === "standard" ? "Face down: move a creature, or spawn one" : texts.say(`reaction.${begun.card}`);
    return lit > 0 ? `${what}. Press a lit sector.` : `${what}.`;
  }
  if (kind === "react") {
    const deeds = view.deeds.map((deed) => texts.say(`deed.${deed}`)).join(", then ");
    const done = deeds ? `The hero chose to ${deeds}. ` : "";
    return `${done}A card covers ${count(nextCost(view), "space")} of the track.`;
  }
  if (kind === "choose_dangers")
    return `${count(view.set_aside, "token")} set aside. Press a lit sector to set or lift one.`;
  if (kind === "choose_avatar" || kind === "choose_upgrade") return "The tab Creatures says what each can do.";
  if (kind === "choose_swap") return "Press two rooms to swap them. The hero will not know.";
  if (kind === "choose_first_creatures") return "Choose a creature, then a lit sector in or beside a mission's room.";
  return lit > 0 ? "Press a lit sector." : "";
}

function WindowClock({ view, due }: { view: AloneView; due: number }): JSX.Element {
  const desk = useDesk();
  const total = view.options.strict_ms || view.options.window_ms;
  return (
    <div class="evil-clock">
      <Clock clock={desk.table.clock} due={due} total={total} nameOf={(seat) => desk.texts.value.say(`seat.${seat}`)} />
    </div>
  );
}

/** Which creature to put down, before the sector is pressed. */
function Lines({ lines }: { lines: ReadonlyMap<number, readonly Offer[]> }): JSX.Element {
  const desk = useDesk();
  const choosing = useChoosing();
  return (
    <div class="option-row" role="group" aria-label="Creature">
      {[...lines.keys()].map((line) => (
        <button
          key={line}
          type="button"
          class="button small"
          aria-pressed={choosing.line.value === line}
          onClick={() => (choosing.line.value = line)}
        >
          {desk.texts.value.say(`line.${line}`)}
        </button>
      ))}
    </div>
  );
}

function DiscardButton(): JSX.Element | null {
  const desk = useDesk();
  const choosing = useChoosing();
  const cards = [...choosing.discards.value];
  const ask = choosing.lights.value.ask;
  if (!ask || cards.length === 0) return null;
  const discard = (): void => {
    void desk.table.answer(ask.id, { act: "discard_cards", cards }, "discard");
    choosing.forget();
  };
  return (
    <button type="button" class="button small main" data-anchor="discard" data-shortcut="d" onClick={discard}>
      Discard {count(cards.length, "card")} <kbd aria-hidden="true">D</kbd>
    </button>
  );
}
