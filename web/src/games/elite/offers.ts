/** What the screen offers, sorted by where it is done: on the board, on cards and slots, or by a button. No rule is here. */

import { named } from "../../targets";
import { offersOf as ofKinds } from "../../view";
import { ELITE_TARGETS, type elite, type PickSome } from "../../wire.gen";
import { objectiveWith, isOnCard, thingWith } from "./slots";
import type { Ask, DieSymbol, EliteAction, EliteScreen, Offer, Plan } from "./types";

/** What may be done at any time beside everything else: trade and signals. */
export const ASIDE = "any_time";
/** A standing question that waits for me although nobody is held up. */
const ACT = "act";

export const mainAsk = ({ asks, hand }: EliteScreen): Ask | undefined => asks.find((ask) => ask.id === hand.ask);
export const asideAsk = ({ asks }: EliteScreen): Ask | undefined => asks.find((ask) => ask.kind === ASIDE);
export const isRush = (ask: Ask | undefined): boolean => ask?.kind === ACT;
export const offersOf = (ask: Ask | undefined): Offer[] => (ask ? ask.options.map((option) => ({ ask, option })) : []);
export const kindOf = (offer: Offer): EliteAction["act"] => offer.option.action.act;

export function rollForm(ask: Ask | undefined): PickSome | undefined {
  return ask?.forms.find((form): form is PickSome => form.type === "pick_some" && form.action === "roll");
}

/** The figure that an action names. */
export const figureOf = (action: EliteAction): number | null => named(ELITE_TARGETS, action, "figure") ?? null;

/** The space that an action names. */
export const cellIn = (action: EliteAction): number | null => named(ELITE_TARGETS, action, "cell") ?? null;

/** Whether an action is first about a figure, then about a space that it goes to. */
export const isTwofold = (action: EliteAction): boolean => figureOf(action) !== null && cellIn(action) !== null;

/** The spaces where pressing does this. */
export function cellsOf(screen: EliteScreen, plan: Plan, action: EliteAction): number[] {
  const { figures, ground, setting } = screen;
  const figure = figureOf(action);
  if (figure !== null) return [figures.at[figure]!];
  const cell = cellIn(action);
  if (cell !== null) return [cell];
  switch (action.act) {
    case "choose_hero":
      return [figures.at[action.hero]!];
    case "search_now":
    case "search_later":
    case "choose_search":
      return [plan.search_slots[action.token]!];
    case "check_find":
    case "reveal_find":
    case "pay_relic":
      return [ground.objectives[action.objective]!.cell];
    case "allocate":
    case "choose_slot": {
      const objective = objectiveWith(screen, action.slot);
      return objective === null ? [] : [ground.objectives[objective]!.cell];
    }
    case "take_cluster":
      return [plan.clusters[ground.clusters.indexOf(action.cluster)]?.cell ?? -1];
    case "act_next":
      return figures.at.filter((at, alien) => at >= 0 && setting.figures[alien]!.kind === action.group);
    default:
      return [];
  }
}

/** What can be done on the board, by space. With an alien chosen, the spaces that it would go to are there too. */
export function boardOffers(
  screen: EliteScreen,
  plan: Plan,
  ask: Ask | undefined,
  chosen: number | null,
): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  const add = (cell: number, offer: Offer): void => {
    if (cell < 0) return;
    const there = found.get(cell);
    if (there) there.push(offer);
    else found.set(cell, [offer]);
  };
  for (const offer of offersOf(ask)) {
    const { action } = offer.option;
    for (const cell of cellsOf(screen, plan, action)) add(cell, offer);
    if (isTwofold(action) && figureOf(action) === chosen) add(cellIn(action)!, offer);
  }
  return found;
}

/** The symbol that an action spends, if it spends one. */
export const symbolFor = ({ setting }: EliteScreen, action: EliteAction): DieSymbol | null =>
  "symbol" in action ? action.symbol : (setting.spends[action.act] ?? null);

/** The offers, but of several equal slots of one thing the first only: which of them is filled makes no difference. */
export function firstOfEach(screen: EliteScreen, offers: readonly Offer[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const { action, id } = offer.option;
    const key = action.act === "allocate" ? `${thingWith(screen, action.slot)} ${action.symbol}` : id;
    if (!found.has(key)) found.set(key, offer);
  }
  return [...found.values()];
}

/** The ways to put a die on a card. */
export const loadsOf = (screen: EliteScreen, offers: readonly Offer[], card: number): Offer<elite.Allocate>[] =>
  ofKinds(offers, "allocate").filter(({ option: { action } }) => isOnCard(screen, action.slot, card));

/** Firing a card, or using it. */
export const usingOf = (offers: readonly Offer[], card: number): Offer | undefined =>
  ofKinds(offers, "fire", "use").find(({ option }) => option.action.card === card);

/** What can be done where the hero stands: search, objectives, charges, devices. */
export const hereOffers = ({ hand }: EliteScreen, offers: readonly Offer[]): Offer[] =>
  hand.here.flatMap((id) => offers.filter(({ option }) => option.id === id));

/** The answers to what holds me up, the one that most people want first. Of one alien's ways only the first. */
export function answers({ hand }: EliteScreen, ask: Ask | undefined): Offer[] {
  const seen = new Set<number>();
  const byId = new Map(offersOf(ask).map((offer) => [offer.option.id, offer]));
  return hand.answers.flatMap((id) => {
    const offer = byId.get(id);
    if (!offer) return [];
    const figure = isTwofold(offer.option.action) ? figureOf(offer.option.action)! : null;
    if (figure !== null && seen.has(figure)) return [];
    if (figure !== null) seen.add(figure);
    return [offer];
  });
}
