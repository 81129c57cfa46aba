/** One table as this browser sees it: signals that views read, and the few things that a person can do. */

import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { GameClock } from "./gameclock";
import { Stage, type Moment, type Timer } from "./stage";
import { Texts } from "./texts";
import { withChanges } from "./changes";
import type { Action, GameEvent, GameTypes, Refusal, Update } from "./view";
import type { Consequence, Forgot, Passage, Section } from "./wire.gen";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
}

export interface LogLine<E extends GameEvent = GameEvent> {
  readonly n: number;
  readonly key: string;
  readonly event: E;
}

/** A refusal, and the thing on screen beside which it is to be shown. */
export interface Refused {
  readonly anchor: string;
  readonly refusal: Refusal;
}

/** An answer that would come to nothing, held back until its person has been asked once more. */
export interface Doubt<A extends Action = Action> {
  readonly ask: number;
  readonly action: A;
  readonly anchor: string;
  readonly why: Refusal;
}

/** An answer to an ask that is open, or why there is none to recommend. */
export type Advice<A extends Action = Action> =
  { readonly ask: number; readonly action: A } | { readonly refusal: Refusal };

/** How answers leave this browser; the socket provides it, tests and the replay provide others. */
export interface Sender<A extends Action = Action> {
  answer(ask: number, action: A): Promise<Refusal | null>;
  why(ask: number, action: A): Promise<Refusal | null>;
  /** What an answer would do, as far as this seat can know. */
  preview?(ask: number, action: A): Promise<Consequence | null>;
  /** The table in sentences. */
  describe?(): Promise<readonly Section[]>;
  /** What a good player would do in my place. */
  hint?(): Promise<Advice<A>>;
  /** Open the next hint that was written for this game, for everybody. */
  openHint?(): Promise<Refusal | null>;
  note?(text: string): void;
  /** Notes as they are being written, before they are sent. */
  draft?(text: string): void;
  /** As the host: everybody is ready now. */
  begin?(): Promise<Refusal | null>;
  /** I have done enough while this clock runs, or not after all: when everybody has, it is put forward to its end. */
  enough?(yes: boolean): Promise<Refusal | null>;
  pause?(reason: string): Promise<Refusal | null>;
  resume?(): Promise<Refusal | null>;
  /** Show everybody a place on the board. */
  point?(at: string): void;
}

export const NOBODY_LISTENS: Sender = {
  answer: () => Promise.resolve(null),
  why: () => Promise.resolve(null),
};

/** How a game shows what happens between two views. */
export interface Film<G extends GameTypes = GameTypes> {
  /** How long a moment stays, in milliseconds; `view` is what is shown then, if anything is new. */
  lasts(events: readonly G["event"][], view: G["view"] | null): number;
  /** The views on the way from one to another, `end`, by what happened between them. */
  moments(
    from: G["view"],
    events: readonly G["event"][],
    end: G["view"],
  ): { view: G["view"]; events: readonly G["event"][] }[];
}

/** Nothing is shown between two views. */
export const noFilm = <G extends GameTypes>(): Film<G> => ({
  lasts: () => 0,
  moments: (view, events) => [{ view, events }],
});

/** The refusal of an answer to a question that has been answered, or that things have overtaken. */
export const CLOSED = "refused.closed";

/** Whether after this event a seat knows less. */
const isForgotten = (event: GameEvent): event is Forgot => event.event === "forgot";

/** A table of one game: the types of its views, actions, events and content are `G`. */
/** What the server says of single actions, as long as what is shown is the same. */
class AskedOnce<V, A> {
  private answers = new Map<string, Promise<A>>();
  private shown: V | null = null;

  of(shown: V | null, ask: number, action: Action, find: () => Promise<A>): Promise<A> {
    if (this.shown !== shown) {
      this.shown = shown;
      this.answers.clear();
    }
    const key = `${ask} ${JSON.stringify(action)}`;
    const found = this.answers.get(key) ?? find();
    this.answers.set(key, found);
    return found;
  }
}

export class TableModel<G extends GameTypes = GameTypes> {
  readonly view: Signal<G["view"] | null> = signal(null);
  readonly events: Signal<readonly G["event"][]> = signal([]);
  readonly log: Signal<readonly LogLine<G["event"]>[]> = signal([]);
  readonly people: Signal<readonly Person[]> = signal([]);
  readonly texts: Signal<Texts> = signal(new Texts({}));
  readonly content: Signal<G["content"] | null> = signal(null);
  readonly pending: Signal<ReadonlySet<string>> = signal(new Set());
  readonly refused: Signal<Refused | null> = signal(null);
  readonly doubt: Signal<Doubt<G["action"]> | null> = signal(null);
  readonly notes: Signal<string> = signal("");
  /** The hints that were written for this game: those that are open, and how many there are. */
  readonly hints: Signal<{ readonly open: readonly string[]; readonly written: number }> = signal({
    open: [],
    written: 0,
  });
  /** What there is to read when the game is over. */
  readonly passages: Signal<readonly Passage[]> = signal([]);
  /** The place that somebody shows, for a moment. */
  readonly pointed: Signal<{ readonly seat: number; readonly at: string; readonly no: number } | null> = signal(null);
  /** Of an event the kind of secret that it tells: it is forgotten with its kind. */
  about: Readonly<Record<string, string>> = {};
  readonly stage: Stage<G>;
  readonly seat: ReadonlySignal<number>;
  sender: Sender<G["action"]> = NOBODY_LISTENS;
  /** Whether talk is an action of the game: then nobody says anything beside it, such as why they stopped it. */
  talksThroughGame = false;
  /** Whether this person opened the table. */
  isHost: ReadonlySignal<boolean> = signal(false);
  /** The table's name on the server; a film's is of no use to it. */
  id = "";
  /** The game's clock; in a film it stands. */
  clock: GameClock = new GameClock(() => 0);
  n = 0;
  /** By anchor, the ask whose answer pends there. */
  private readonly asked = new Map<string, number>();
  private readonly whys: AskedOnce<G["view"], Refusal | null> = new AskedOnce();
  private readonly previews: AskedOnce<G["view"], Consequence | null> = new AskedOnce();

  constructor(
    readonly game: string,
    private readonly film: Film<G> = noFilm(),
    timer?: Timer,
  ) {
    this.stage = new Stage<G>({ show: (moment) => this.show(moment), lasts: film.lasts }, timer);
    this.seat = computed(() => this.view.value?.seat ?? -1);
  }

  /** A whole view: on arrival, and after a gap that could not be filled. */
  reset(n: number, view: G["view"], log: readonly LogLine<G["event"]>[] = []): void {
    this.stage.clear();
    this.n = n;
    this.log.value = log;
    this.events.value = [];
    this.view.value = view;
  }

  push(update: Update<G>): void {
    this.n = Math.max(this.n, update.n);
    const from = this.stage.newest ?? this.view.value;
    const { n, holds, events, changed } = update;
    const view = from && changed && withChanges(from, changed);
    const last: Moment<G> = { n, holds, events: [], view };
    if (!from || !view || events.length < 2) {
      this.stage.push({ ...last, events });
      return;
    }
    const moments = this.film.moments(from, events, view);
    const end = moments.pop();
    this.stage.push(...moments.map((moment, i) => ({ n, holds: i === 0 ? holds : null, ...moment })), {
      ...last,
      events: end?.events ?? [],
      holds: moments.length === 0 ? holds : null,
    });
  }

  private show({ n, holds, events, view }: Moment<G>): void {
    let lines = this.log.value;
    if (holds !== null) lines = lines.filter((line) => line.n <= holds);
    const already = lines.length - 1 - lines.findLastIndex((line) => line.n !== n);
    const more = events.map((event, i) => ({ n, key: `${n}.${already + i}`, event }));
    batch(() => {
      const all = more.length > 0 ? [...lines, ...more] : lines;
      this.log.value = events.some(isForgotten) ? this.remembered(all) : all;
      if (view) this.view.value = view;
      this.events.value = events;
    });
  }

  /** The lines without what was forgotten after they were written. */
  private remembered(lines: readonly LogLine<G["event"]>[]): readonly LogLine<G["event"]>[] {
    const gone = new Map<string, number>();
    lines.forEach(({ event }, i) => {
      if (isForgotten(event)) for (const kind of event.kinds) gone.set(kind, i);
    });
    return gone.size > 0 ? lines.filter((line, i) => i > (gone.get(this.about[line.event.event] ?? "") ?? -1)) : lines;
  }

  /** Answer an ask. `anchor` names what was clicked: there the answer pends, and there a refusal is shown.
   *
   * What would come to nothing is sent only when its person has said so once more.
   */
  async answer(ask: number, action: G["action"], anchor: string, sure = false): Promise<boolean> {
    const why = sure ? undefined : this.whyIdle(ask, action);
    this.doubt.value = why ? { ask, action, anchor, why } : null;
    if (why) return false;
    // The next question may be there before the word that the last answer was done: that is no second press of it.
    if (this.asked.get(anchor) === ask) return false;
    this.stage.skip();
    this.refused.value = null;
    this.asked.set(anchor, ask);
    this.pending.value = new Set(this.asked.keys());
    const refusal = await this.sender.answer(ask, action);
    if (this.asked.get(anchor) === ask) this.asked.delete(anchor);
    this.pending.value = new Set(this.asked.keys());
    if (refusal) this.refused.value = { anchor, refusal };
    return refusal === null;
  }

  /** Do what would come to nothing, after all. */
  insist(): void {
    const doubt = this.doubt.value;
    if (doubt) void this.answer(doubt.ask, doubt.action, doubt.anchor, true);
  }

  /** Why an answer would come to nothing, as the game says. */
  private whyIdle(id: number, action: G["action"]): Refusal | undefined {
    const ask = this.view.value?.asks.find((one) => one.id === id);
    if (!ask || ask.idle.length === 0) return undefined;
    const words = JSON.stringify(action);
    const meant = ask.options.find((option) => option.action === action || JSON.stringify(option.action) === words);
    return ask.idle.find((one) => one.option === meant?.id)?.why;
  }

  /** Why something is not possible; asked once for each view. What is not asked any more has no reason. */
  why(ask: number, action: G["action"]): Promise<Refusal | null> {
    const found = async (): Promise<Refusal | null> => {
      const refusal = await this.sender.why(ask, action);
      return refusal?.key === CLOSED ? null : refusal;
    };
    return this.whys.of(this.view.value, ask, action, found);
  }

  /** What something would do; asked once for each view. */
  preview(ask: number, action: G["action"]): Promise<Consequence | null> {
    const found = async (): Promise<Consequence | null> => (await this.sender.preview?.(ask, action)) ?? null;
    return this.previews.of(this.view.value, ask, action, found);
  }
}
