/** What the hero is in the middle of, from the order of play that the view shows, and how its answers are called then. */

import type { Texts } from "../../../texts";
import type { alone } from "../../../wire.gen";
import type { AloneView } from "../types";

type Effect = Extract<alone.GameFrame, { readonly effect: unknown }>["effect"];

/** The thing that the hero is asked in the middle of. */
export const frameOf = (view: AloneView): alone.GameFrame | undefined => view.going_on?.frames.at(-1)?.frame;

/** The effect that asks. */
function effectOf(view: AloneView): Effect | undefined {
  const frame = frameOf(view);
  return frame && "effect" in frame ? frame.effect : undefined;
}

/** The verb that asks; empty if none does. */
export const doingOf = (view: AloneView): string => effectOf(view)?.do ?? "";

/** Evil looked for something, and there is nothing: a question with one answer, so that the hero cannot tell. */
export const FIND_NOTHING = "find_nothing";

/** What is said otherwise: the verb that asks, or that nothing was found for it. */
export function situationOf(view: AloneView): string {
  return view.asks.some((ask) => ask.kind === FIND_NOTHING) ? FIND_NOTHING : doingOf(view);
}

/** What evil looked for in vain. */
export function missedBy(view: AloneView, texts: Pick<Texts, "say">): string {
  const effect = effectOf(view);
  return effect ? `${texts.say(`nothing.${effect.do}`, effect)} ${texts.say("nothing.kept")}` : "";
}

/** What has been named so far to be located, and how many may be named. */
export function namedOf(view: AloneView): { readonly named: readonly string[]; readonly of: number } {
  const frame = frameOf(view);
  const picks = frame && "picks" in frame ? frame.picks : [];
  const named = picks.flatMap((pick) => (pick.act === "pick_goal" ? [pick.target] : []));
  const effect = effectOf(view);
  return { named, of: effect?.do === "sound" ? effect.targets : 0 };
}

const LIGHT = {
  "ask.choose_way": "Which way shall the light go?",
  "act.pick_way": 'Light { NAME($way, of: "way") }',
  "act.done": "No more light",
};

const LIFT = {
  "ask.choose_sector": "Lift a danger token?",
  "act.pick_sector": 'Lift the one at { NAME($cell, of: "sector") }',
  "act.done": "Leave it",
};

/** One word means different things: "Go north" is no way to switch on a lamp. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  repair: LIGHT,
  light: LIGHT,
  block_behind: { "ask.choose_bar": "Block a door behind you?", "act.done": "Leave the doors open" },
  sound: { "act.pick_goal": '{ NAME($target, of: "goal") }' },
  sweep: LIFT,
  sweep_explored: LIFT,
  [FIND_NOTHING]: { "act.done": "Go on" },
  upgrade_items: { "ask.choose_item": "Upgrade an item?", "act.done": "No upgrade" },
};

export function saidWhile(doing: string, texts: Texts): Readonly<Record<string, string>> {
  const said = SAID[doing] ?? {};
  if (doing !== "sound") return said;
  const goals = Object.entries(texts.table).filter(([key]) => key.startsWith("goal."));
  return { ...said, ...Object.fromEntries(goals.map(([key, words]) => [key, capital(words.replace(/^the /, ""))])) };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
