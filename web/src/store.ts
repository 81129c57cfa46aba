/** What this browser knows: who it is, and the table that it is at. Messages come in, signals change. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { api } from "./api";
import { confirmDraft, draftOf, keepDraft } from "./drafts";
import { loadAny, loadGame, type ShownGame } from "./games";
import { GameClock } from "./gameclock";
import { notify } from "./notices";
import { lastMe, myName, pace, prefersLessMotion } from "./settings";
import { BROWSER, Line, type Answer, type World } from "./socket";
import { CLOSED, noFilm, TableModel, type Film, type LogLine, type Person, type Advice } from "./table";
import { Texts } from "./texts";
import type { Action, Refusal } from "./view";
import type {
  Consequence,
  GameBox,
  LogPage,
  Me,
  Message,
  Passage,
  Section,
  ServerMessage,
  Spoken,
  TableInfo,
  Whole,
} from "./wire.gen";
import { language } from "./words/language";
import { inMarks, MADE_UP } from "./words/read";
import { personName, say } from "./words/shell";

export const NOBODY: Me = { id: "", name: "", named: false };
export const me: Signal<Me> = signal(NOBODY);
/** Whether the server has said who this browser is. */
export const isKnown: Signal<boolean> = signal(false);

/** Learn who this browser is; with a name, become somebody. */
export async function introduce(name?: string): Promise<Me> {
  return be(name === undefined ? await api.me() : await api.nameMe({ name }));
}

function be(found: Me): Me {
  me.value = found;
  isKnown.value = true;
  if (found.named) myName.value = found.name;
  if (found.id) lastMe.value = { id: found.id, name: found.name };
  return found;
}

/** The server knows nobody here any more, as was wished. */
export function beForgotten(): void {
  me.value = NOBODY;
  myName.value = "";
  lastMe.value = { id: "", name: "" };
}

/** Become somebody, by the name that the browser remembers, or one made up. */
export async function beSomebody(): Promise<Me> {
  if (me.value.id) return me.value;
  if (myName.value) return introduce(myName.value);
  const number = String(Math.floor(1000 + Math.random() * 9000));
  return be(await api.nameMe({ name: say("me.guest_number", { number }), made_up: true }));
}

const NO_ANSWER: Refusal = { rule: "table", key: CLOSED, params: {} };

function refusalIn(answer: Answer): Refusal | null {
  if (answer.t === "refused" || answer.t === "reason") return answer.refusal;
  return answer.t === "error" ? NO_ANSWER : null;
}

function linesOf(log: readonly LogPage[]): LogLine[] {
  return log.flatMap((page) => page.events.map((event, i) => ({ n: page.n, key: `${page.n}.${i}`, event })));
}

function peopleOf(info: TableInfo): Person[] {
  return info.seats.map((seat, i) => ({
    seat: i,
    name: seat.name ? personName(seat.name) : say("seat.free"),
    bot: seat.bot || null,
    here: seat.here || seat.person === "",
  }));
}

const hintsOf = ({ hints, hints_written }: TableInfo) => ({ open: hints, written: hints_written });

/** How the log calls those who sit here now: a seat that a bot covers is not called as if its person did all that. */
export function seatNames(info: Pick<TableInfo, "seats">): Record<string, string> {
  const names = info.seats.map(({ name, person, bot }, i) => [
    `seat.${i}`,
    person && bot ? say("seat.covered", { name }) : personName(name),
  ]);
  return Object.fromEntries(names.filter(([, name]) => name));
}

/** The texts of a game at a table, with what things are called there. In the made-up language names of things are marked. */
export function textsAt(box: GameBox | null, names: Readonly<Record<string, string | Message>>): Texts {
  const things = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [
      key,
      typeof name !== "string" || !(key.startsWith("seat.") || language === MADE_UP)
        ? name
        : key.startsWith("seat.")
          ? personName(name)
          : inMarks(name),
    ]),
  );
  return new Texts(box?.texts ?? {}, things, language, box?.rules);
}

/** Whom something is said to: everybody, or only one's own side. */
export type To = "table" | "side";

/** A table and the line to it. */
export class TableStore {
  readonly info: Signal<TableInfo | null> = signal(null);
  readonly model: Signal<TableModel | null> = signal(null);
  readonly box: Signal<GameBox | null> = signal(null);
  /** Null while it is being loaded. */
  readonly game: Signal<ShownGame | null> = signal(null);
  readonly seat: Signal<number> = signal(-1);
  /** The seats that play on one side with this one; nobody where all play together. */
  readonly side: Signal<readonly number[]> = signal([]);
  readonly said: Signal<readonly Spoken[]> = signal([]);
  readonly wish: Signal<readonly number[]> = signal([]);
  readonly clock: GameClock = new GameClock(() => this.line.serverNow());
  readonly isHost: ReadonlySignal<boolean> = computed(
    () => this.info.value !== null && this.info.value.host === me.value.id,
  );
  readonly line: Line;
  /** As whom the server knows this line; null before the first welcome. */
  private person: string | null = null;
  private readonly stop: () => void;
  private notes = "";
  private passages: readonly Passage[] = [];
  private whole: Whole | null = null;
  private early: ServerMessage[] = [];
  /** The packs of the box that is here, and of the one that is being fetched. */
  private unpacked = "";
  private unpacking = "";

  constructor(
    readonly id: string,
    key: string,
    world: World = BROWSER,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const hello = () => ({ t: "hello", table: id, last: this.model.value?.n ?? null, key }) as const;
    this.line = new Line(
      `${scheme}://${location.host}/ws?language=${language}`,
      hello,
      (message) => this.take(message),
      world,
    );
    this.stop = effect(() => {
      const { id: mine } = me.value;
      if (mine && this.person !== null && mine !== this.person) {
        this.person = mine;
        this.line.renew();
      }
    });
  }

  close(): void {
    this.stop();
    this.line.close();
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.person = message.person;
        this.seat.value = message.seat;
        this.side.value = message.side;
        this.said.value = message.said;
        this.clock.info.value = message.clock;
        this.learn(message.table);
        this.recallNotes(message.notes);
        break;
      case "table":
        this.seat.value = message.seat;
        this.side.value = message.side;
        this.learn(message.table);
        break;
      case "whole":
        this.begin(message);
        break;
      case "update":
        this.happen(message);
        break;
      case "said":
        this.said.value = [...this.said.value, message.said];
        break;
      case "wish":
        this.wish.value = message.agreed;
        break;
      case "ended":
        this.passages = message.passages;
        if (this.model.value) this.model.value.passages.value = message.passages;
        break;
      case "notice":
        notify(this.words().has(message.key) ? this.words().say(message.key, message.params) : message.text);
        break;
      case "clock":
        this.clock.info.value = message.clock;
        break;
      case "pointed": {
        const shown = this.model.value?.pointed;
        if (shown) shown.value = { seat: message.seat, at: message.at, no: (shown.value?.no ?? 0) + 1 };
        break;
      }
    }
  }

  /** What the server has of the notes, or what it does not have yet. */
  private recallNotes(kept: string): void {
    const draft = draftOf(this.id, this.person ?? "");
    const text = draft ?? kept;
    if (this.model.value) this.model.value.notes.value = text;
    else this.notes = text;
    if (draft !== null) this.sender.note(draft);
  }

  private learn(info: TableInfo): void {
    this.info.value = info;
    const packs = info.packs.join(",");
    if (packs !== this.unpacking) {
      this.unpacking = packs;
      void this.unpack(info);
    }
    const model = this.model.value;
    if (!model) return;
    model.people.value = peopleOf(info);
    if (info.hints.length > model.hints.value.open.length)
      notify(say("hints.opened", { number: info.hints.length, of: info.hints_written }));
    model.hints.value = hintsOf(info);
    const names = Object.entries(seatNames(info));
    if (names.some(([key, name]) => model.texts.value.say(key) !== name)) {
      model.texts.value = model.texts.value.named(Object.fromEntries(names));
    }
  }

  /** Fetch what the game is shown with; without it nothing can be laid out. The host may add packs before it begins. */
  private async unpack({ game: name, packs, undrawn }: TableInfo): Promise<void> {
    const wanted = packs.join(",");
    try {
      const [box, game] = await Promise.all([api.box(name, packs), undrawn ? loadAny() : loadGame(name)]);
      if (this.unpacking !== wanted) return;
      this.game.value = game;
      this.box.value = box;
      this.unpacked = wanted;
    } catch {
      this.unpacking = "";
      // On a line that is down the next welcome tries again; on one that is up something is amiss.
      if (this.line.state.value === "open") this.line.close(say("trouble.game_not_loaded"));
      return;
    }
    if (this.whole) this.begin(this.whole);
  }

  /** What the server sent of the game's texts and the table's. */
  private words(): Texts {
    return this.model.value?.texts.value ?? textsAt(this.box.value, {});
  }

  /** All that this seat may know; the first time, the table is laid. */
  private begin(whole: Whole): void {
    const box = this.box.value;
    const info = this.info.value;
    if (!box || !info || this.unpacked !== info.packs.join(",")) {
      this.whole = whole;
      return;
    }
    this.whole = null;
    this.clock.info.value = whole.clock;
    let model = this.model.value;
    if (!model) {
      model = new TableModel(info.game, paced(this.game.value?.film ?? noFilm()));
      model.sender = this.sender;
      model.id = this.id;
      model.isHost = this.isHost;
      model.clock = this.clock;
      model.notes.value = this.notes;
      model.passages.value = this.passages;
    }
    model.texts.value = textsAt(box, whole.names).named(seatNames(info));
    model.content.value = box.content;
    model.about = box.about;
    model.talksThroughGame = box.info.talks_through_game;
    model.people.value = peopleOf(info);
    model.hints.value = hintsOf(info);
    model.reset(whole.n, whole.view, linesOf(whole.log));
    this.model.value = model;
    for (const message of this.early.splice(0)) this.take(message);
  }

  private happen(update: Extract<ServerMessage, { t: "update" }>): void {
    const model = this.model.value;
    if (!model) {
      if (this.whole) this.early.push(update);
      return;
    }
    if (update.after > model.n) {
      this.line.tell({ t: "sync", last: model.n });
      return;
    }
    const old = update.n < model.n || (update.n === model.n && update.changed === null);
    if (!old) model.push({ ...update, events: update.n === model.n ? [] : update.events });
  }

  readonly sender = {
    answer: async (ask: number, action: Action): Promise<Refusal | null> =>
      refusalIn(await this.line.ask({ t: "act", ask, action })),
    why: async (ask: number, action: Action): Promise<Refusal | null> =>
      refusalIn(await this.line.ask({ t: "why", ask, action })),
    preview: async (ask: number, action: Action): Promise<Consequence | null> => {
      const answer = await this.line.ask({ t: "preview", ask, action });
      return answer.t === "previewed" ? answer.consequence : null;
    },
    describe: async (): Promise<readonly Section[]> => {
      const answer = await this.line.ask({ t: "describe" });
      return answer.t === "described" ? answer.sections : [];
    },
    hint: async (): Promise<Advice> => {
      const answer = await this.line.ask({ t: "hint" });
      if (answer.t === "hinted") return { ask: answer.ask, action: answer.action };
      return { refusal: refusalIn(answer) ?? NO_ANSWER };
    },
    openHint: async (): Promise<Refusal | null> => refusalIn(await this.line.ask({ t: "open_hint" })),
    draft: (text: string): void => keepDraft(this.id, this.person ?? "", text),
    note: (text: string): void => {
      const person = this.person ?? "";
      void this.line.ask({ t: "note", text }).then(() => confirmDraft(this.id, person, text));
    },
    begin: async (): Promise<Refusal | null> => refusalIn(await this.line.ask({ t: "begin" })),
    enough: async (yes: boolean): Promise<Refusal | null> => refusalIn(await this.line.ask({ t: "enough", yes })),
    pause: async (reason: string): Promise<Refusal | null> => refusalIn(await this.line.ask({ t: "pause", reason })),
    resume: async (): Promise<Refusal | null> => refusalIn(await this.line.ask({ t: "resume" })),
    point: (at: string): void => void this.line.ask({ t: "point", at }),
  };

  async undo(): Promise<Refusal | null> {
    return refusalIn(await this.line.ask({ t: "undo" }));
  }

  async keepOn(): Promise<Refusal | null> {
    return refusalIn(await this.line.ask({ t: "keep_on" }));
  }

  async sayQuick(phrase: string, to: To = "table"): Promise<Refusal | null> {
    return refusalIn(await this.line.ask({ t: "quick", phrase, to }));
  }

  async say(text: string, to: To = "table"): Promise<Refusal | null> {
    return refusalIn(await this.line.ask({ t: "chat", text, to }));
  }
}

/** A game's film at the pace that this person likes. */
function paced(film: Film): Film {
  const share = (): number => (pace.value === "none" ? 0 : pace.value === "quick" || prefersLessMotion() ? 0.4 : 1);
  return { ...film, lasts: (events, view) => film.lasts(events, view) * share() };
}
