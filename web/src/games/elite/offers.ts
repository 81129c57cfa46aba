/** What the view offers, sorted by where it is done: on the board, on cards and slots, or by a button. No rule is here. */

import { named } from "../../targets";
import { isAct, offersOf as ofKinds } from "../../view";
import { ELITE_TARGETS, type elite, type PickSome } from "../../wire.gen";
import type { Battlefield } from "./battlefield";
import { thingOf } from "./battlefield";
import { EVENTS, SLOTS, type Ask, type DieSymbol, type EliteAction, type EliteView, type Offer } from "./types";

/** What may be done at any time beside everything else: trade and signals. */
export const ASIDE = "any_time";
/** Standing questions that wait for me although nobody is held up. */
const ACT = "act";

/** The question that is mine to answer now: one that holds somebody up before one that does not. */
export function mainAsk(view: EliteView): Ask | undefined {
  return view.asks.find((ask) => !ask.standing) ?? view.asks.find((ask) => ask.kind !== ASIDE);
}

export const asideAsk = (view: EliteView): Ask | undefined => view.asks.find((ask) => ask.kind === ASIDE);

export const isRush = (ask: Ask | undefined): boolean => ask?.kind === ACT;

export const offersOf = (ask: Ask | undefined): Offer[] => (ask ? ask.options.map((option) => ({ ask, option })) : []);

export const kindOf = (offer: Offer): EliteAction["act"] => offer.option.action.act;

export function rollForm(ask: Ask | undefined): PickSome | undefined {
  return ask?.forms.find((form): form is PickSome => form.type === "pick_some" && form.action === "roll");
}

/** Whether this seat must do something before anything else: answer a question, or settle alien results. */
export function mustAnswer(ask: Ask | undefined): boolean {
  if (!ask) return false;
  return !ask.standing || ask.options.some((option) => option.action.act === "drive");
}

/** The figure that an action names. */
export const figureOf = (action: EliteAction): number | null => named(ELITE_TARGETS, action, "figure") ?? null;

/** The space that an action names. */
export const cellIn = (action: EliteAction): number | null => named(ELITE_TARGETS, action, "cell") ?? null;

/** Whether an action is first about a figure, then about a space that it goes to. */
export const isTwofold = (action: EliteAction): boolean => figureOf(action) !== null && cellIn(action) !== null;

/** The spaces where pressing does this. */
export function cellsOf(battlefield: Battlefield, action: EliteAction): number[] {
  const { view, chart } = battlefield;
  const figure = figureOf(action);
  if (figure !== null) return [view.at[figure]!];
  const cell = cellIn(action);
  if (cell !== null) return [cell];
  switch (action.act) {
    case "choose_hero":
      return [view.at[action.hero]!];
    case "search_now":
    case "search_later":
    case "choose_search":
      return [chart.plan.search_slots[action.token]!];
    case "check_find":
    case "reveal_find":
    case "pay_relic":
      return [view.token_at[action.objective]!];
    case "allocate":
    case "choose_slot": {
      const thing = thingOf(action.slot);
      return thing.kind === "token" ? [view.token_at[thing.number]!] : [];
    }
    case "take_cluster":
      return [chart.plan.clusters[view.clusters.indexOf(action.cluster)]?.cell ?? -1];
    case "act_next":
      return battlefield.aliens().flatMap((alien) => (view.kinds[alien] === action.group ? [view.at[alien]!] : []));
    default:
      return [];
  }
}

/** What can be done on the board, by space. With an alien chosen, the spaces that it would go to are there too. */
export function boardOffers(
  battlefield: Battlefield,
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
    for (const cell of cellsOf(battlefield, action)) add(cell, offer);
    if (isTwofold(action) && figureOf(action) === chosen) add(cellIn(action)!, offer);
  }
  return found;
}

/** The symbol that an action spends, if it spends one. */
export function symbolFor(battlefield: Battlefield, action: EliteAction): DieSymbol | null {
  if ("symbol" in action) return action.symbol;
  switch (action.act) {
    case "step":
      return "move";
    case "search_now":
    case "search_later":
      return "search";
    case "check_find":
      return battlefield.parts.numbers.check;
    case "reveal_find":
      return battlefield.parts.numbers.reveal;
    case "pay_relic": {
      const token = action.objective;
      const find = battlefield.parts.finds[battlefield.view.token_face[token] ?? -1];
      return find?.remove[Math.max(battlefield.view.paid[token]!, 0)]?.icons[0] ?? null;
    }
    case "suppress": {
      const trait = battlefield.hero(action.hero).traits.find((one) => one.do === "suppress");
      return trait?.do === "suppress" ? trait.icon : null;
    }
    case "drive":
      return "alien";
    default:
      return null;
  }
}

/** Of several equal slots of one thing the first: which of them is filled makes no difference. */
export function firstOfEach(offers: readonly Offer[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    const { action } = offer.option;
    const thing = action.act === "allocate" ? thingOf(action.slot) : null;
    const symbol = "symbol" in action ? action.symbol : "";
    const key = thing ? `${thing.kind} ${thing.number} ${symbol}` : offer.option.id;
    if (!found.has(key)) found.set(key, offer);
  }
  return [...found.values()];
}

/** The ways to put a die on a card. */
export const loadsOf = (offers: readonly Offer[], card: number): Offer<elite.Allocate>[] =>
  ofKinds(offers, "allocate").filter(
    ({ option: { action } }) => action.slot < EVENTS && Math.floor(action.slot / SLOTS) === card,
  );

/** Firing a card, or using it. */
export const usingOf = (offers: readonly Offer[], card: number): Offer | undefined =>
  ofKinds(offers, "fire", "use").find(({ option }) => option.action.card === card);

/** Kinds that have a place of their own on the dashboard or the board. */
const PLACED = ["step", "drive", "fire", "use", "finish", "ready_up", "done"] as const;
const OTHERS = ["connect", "take_back", "suppress"] as const;

/** What can be done where the hero stands: search, objectives, charges, devices. */
export function hereOffers(offers: readonly Offer[]): Offer[] {
  return firstOfEach(
    offers.filter(({ option: { action } }) =>
      action.act === "allocate" ? thingOf(action.slot).kind === "token" : !isAct(action, ...PLACED, ...OTHERS),
    ),
  );
}

export const otherOffers = (offers: readonly Offer[]): Offer[] => ofKinds(offers, ...OTHERS);

// -- what is suggested

/** What is planned first, what says no last; of aliens that move those with the longest way left, of targets the near ones. */
function orderOf(battlefield: Battlefield, action: EliteAction): readonly number[] {
  const isLast = isAct(action, "enough", "keep_none", "decline", "stay_back");
  const place = action.act === "go_on" ? -1 : isLast ? 1 : 0;
  const [figure, to] = [figureOf(action), cellIn(action)];
  if (figure === null || figure < 6 || battlefield.view.at[figure]! < 0) return [place];
  const { stepsHome, longWayHome } = battlefield.chart;
  if (to === null) return [place, stepsHome[battlefield.view.at[figure]!]!, figure];
  const there = battlefield.figuresOn(to);
  const pushes = there.some((other) => other < 6) ? 2 : there.length;
  return [place, battlefield.chart.start[to]!, pushes, -longWayHome[to]!, figure];
}

export function sorted(battlefield: Battlefield, offers: readonly Offer[]): Offer[] {
  const keyed = offers.map((offer) => ({ offer, key: orderOf(battlefield, offer.option.action) }));
  keyed.sort((a, b) => {
    for (let i = 0; i < Math.max(a.key.length, b.key.length); i++) {
      const by = (a.key[i] ?? 0) - (b.key[i] ?? 0);
      if (by !== 0) return by;
    }
    return 0;
  });
  return keyed.map((one) => one.offer);
}

/** The answers of a question, the one that most people want first. Of one alien's ways only the first. */
export function answers(battlefield: Battlefield, ask: Ask): Offer[] {
  const seen = new Set<number>();
  const offers = offersOf(ask).filter((offer) => kindOf(offer) !== "take_back");
  const relevant = isRush(ask) ? offers.filter((offer) => kindOf(offer) === "drive") : offers;
  return sorted(battlefield, relevant).filter(({ option }) => {
    const figure = figureOf(option.action);
    if (figure === null || cellIn(option.action) === null) return true;
    if (seen.has(figure)) return false;
    seen.add(figure);
    return true;
  });
}
