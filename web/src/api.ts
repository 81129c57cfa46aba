/** The lobby over HTTP. Whatever goes wrong becomes a `Trouble` with one sentence that can be shown. */

import type {
  AfterGame,
  BrowserToTell,
  CampaignInfo,
  CampaignList,
  ChannelToTell,
  Choose,
  ComeIn,
  DoneByMe,
  Film,
  Forgotten,
  Fork,
  GameBox,
  HostInfo,
  LinkPicture,
  GameInfo,
  Invite,
  Join,
  LinkMade,
  LinkOwner,
  MailAnswer,
  MailSecret,
  MailToTell,
  Me,
  MyTurns,
  NewMe,
  NewPasskey,
  NewTable,
  NextGame,
  Opened,
  PersonalLink,
  Problem,
  QuietTable,
  RecordPage,
  Report,
  SetSeat,
  SignedIn,
  TableInfo,
  Tables,
  TurnsTold,
  Tidied,
  UsePasskey,
  WaysBack,
} from "./wire.gen";
import type { AskingOptions, MakingOptions } from "./passkeys";
import type { GameEvent, Told } from "./view";
import { noteRefusal } from "./entrance";
import { language } from "./words/language";
import { ENGLISH } from "./words/read";
import { say } from "./words/shell";

export class Trouble extends Error {
  constructor(
    words: string,
    readonly status: number,
    readonly key: string,
  ) {
    super(words);
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    // The server says in this language what goes wrong.
    response = await fetch(path, { ...init, headers: { "accept-language": language, ...init.headers } });
  } catch {
    throw new Trouble(say("trouble.unreachable"), 0, "unreachable");
  }
  const body = response.headers.get("content-type")?.startsWith("application/json")
    ? await response.json()
    : await response.text();
  if (response.ok) return body;
  const problem: Partial<Problem> = body;
  noteRefusal(problem.key ?? "");
  throw new Trouble(problem.error ?? say("trouble.something"), response.status, problem.key ?? "");
}

const get = <T>(path: string): Promise<T> => request<T>(path);

function post<T>(path: string, body: object = {}): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** What is being changed about a table, by its id. */
const changes = new Map<string, Promise<unknown>>();

/**
 * Changes of a table are sent one after the other, each when the one before it is done. A start `builds` on what was
 * chosen: if that is refused, nothing begins that nobody chose.
 */
function inOrder<T>(id: string, change: () => Promise<T>, builds = false): Promise<T> {
  const before = changes.get(id) ?? Promise.resolve();
  const mine = before.then(change, builds ? undefined : change);
  const forget = (): void => {
    if (changes.get(id) === mine) changes.delete(id);
  };
  changes.set(id, mine);
  mine.then(forget, forget);
  return mine;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const campaign = (id: string): string => `/api/campaigns/${encodeURIComponent(id)}`;
const BASE: readonly string[] = ["base"];
const boxes = new Map<string, Promise<GameBox>>();

export const api = {
  me: () => get<Me>("/api/me"),
  comeIn: (wanted: ComeIn) => post<Me>("/api/entrance", wanted),
  nameMe: (wanted: NewMe) => post<Me>("/api/me", wanted),
  waysBack: () => get<WaysBack>("/api/me/ways-back"),
  personalLink: () => post<PersonalLink>("/api/me/link"),
  lookAtLink: (key: string) => post<LinkOwner>("/api/me/link/look", { key }),
  comeByLink: (key: string, bring: boolean) => post<SignedIn>("/api/me/link/use", { key, bring }),
  passkeyOptions: () => post<{ readonly options: MakingOptions }>("/api/me/passkeys/options"),
  addPasskey: (made: NewPasskey) => post<WaysBack>("/api/me/passkeys", made),
  removePasskey: (id: string) => post<WaysBack>("/api/me/passkeys/remove", { id }),
  askForPasskey: () => post<{ readonly options: AskingOptions }>("/api/me/passkeys/ask"),
  comeByPasskey: (credential: UsePasskey["credential"], bring: boolean) =>
    post<SignedIn>("/api/me/passkeys/use", { credential, bring }),
  signOutElsewhere: () => post<WaysBack>("/api/me/sign-out-elsewhere"),
  forgetMe: () => post<Forgotten>("/api/me/forget"),
  games: () => get<readonly GameInfo[]>("/api/games"),
  /** Everything needed to show a game with these packs; asked for once. */
  box(game: string, packs: readonly string[] = BASE): Promise<GameBox> {
    const more = [
      ...(packs.join(",") === BASE.join(",") ? [] : [`packs=${encodeURIComponent(packs.join(","))}`]),
      ...(language === ENGLISH ? [] : [`language=${language}`]),
    ].join("&");
    const address = `/api/games/${encodeURIComponent(game)}${more && `?${more}`}`;
    let found = boxes.get(address);
    if (!found) {
      found = get<GameBox>(address);
      found.catch(() => boxes.delete(address));
      boxes.set(address, found);
    }
    return found;
  },
  rules: (game: string) => get<string>(`/api/games/${encodeURIComponent(game)}/rules`),
  overview: (game: string) => get<string>(`/api/games/${encodeURIComponent(game)}/overview`),
  turns: () => get<MyTurns>("/api/turns"),
  told: () => get<TurnsTold>("/api/told"),
  tellBrowser: (wanted: BrowserToTell) => post<TurnsTold>("/api/told/browser", wanted),
  tellMail: (wanted: MailToTell) => post<TurnsTold>("/api/told/mail", wanted),
  tellChannel: (wanted: ChannelToTell) => post<TurnsTold>("/api/told/channel", wanted),
  keepQuiet: (wanted: QuietTable) => post<TurnsTold>("/api/told/quiet", wanted),
  confirmMail: (wanted: MailSecret) => post<MailAnswer>("/api/mail/confirm", wanted),
  stopMail: (wanted: MailSecret) => post<MailAnswer>("/api/mail/stop", wanted),
  host: () => get<HostInfo>("/api/host"),
  qr: (link: string) => post<LinkPicture>("/api/qr", { link }),
  tables: () => get<Tables>("/api/tables"),
  open: (wanted: NewTable) => post<Opened>("/api/tables", wanted),
  join: (id: string, wanted: Join) => post<TableInfo>(`${table(id)}/join`, wanted),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  leaveToOthers: (id: string) => post<TableInfo>(`${table(id)}/leave`, { unless_alone: true }),
  leaveForGood: (id: string) => post<TableInfo>(`${table(id)}/leave`, { for_good: true }),
  tidy: () => post<Tidied>("/api/tables/tidy"),
  choose: (id: string, wanted: Choose) => inOrder(id, () => post<TableInfo>(`${table(id)}/choose`, wanted)),
  setSeat: (id: string, seat: number, wanted: SetSeat) =>
    inOrder(id, () => post<TableInfo>(`${table(id)}/seats/${seat}`, wanted)),
  start: (id: string) => inOrder(id, () => post<TableInfo>(`${table(id)}/start`), true),
  rematch: (id: string, next: boolean) => post<Opened>(`${table(id)}/rematch`, { next }),
  /** What the game of a table that is over proposes as the next one. */
  next: (id: string) => get<NextGame>(`${table(id)}/next?language=${language}`),
  /** What this person has done of a game. */
  done: (game: string) => get<DoneByMe>(`/api/games/${encodeURIComponent(game)}/done`),
  /** What this person has finished; with `people`, only what these finished with them. */
  records: (people: readonly string[]) =>
    get<RecordPage>(`/api/records?with=${people.map(encodeURIComponent).join(",")}&language=${language}`),
  /** What the game of a table that is over is among those of this person. */
  afterGame: (id: string) => get<AfterGame>(`${table(id)}/record?language=${language}`),
  /** With `renew`, which is for the host, earlier links stop working. */
  link: (id: string, wanted: Invite = {}) => post<LinkMade>(`${table(id)}/link`, wanted),
  seatLink: (id: string) => post<LinkMade>(`${table(id)}/seat-link`),
  takeSeat: (id: string, key: string) => post<TableInfo>(`${table(id)}/take-seat`, { key }),
  campaigns: () => get<CampaignList>("/api/campaigns"),
  newCampaign: (game: string) => post<CampaignInfo>("/api/campaigns", { game }),
  campaign: (id: string) => get<CampaignInfo>(campaign(id)),
  takeReward: (id: string, reward: string) => post<CampaignInfo>(`${campaign(id)}/reward`, { reward }),
  breakOff: (id: string) => post<CampaignInfo>(`${campaign(id)}/break-off`),
  /** `key` is the secret of a link, for those who did not sit at the table. */
  film: (id: string, seat: number, first: number, key = "") =>
    request<Film>(`${table(id)}/film?seat=${seat}&first=${first}`, { headers: { "x-holdfast-link": key } }),
  /** What was told in a game whose events are `E`. */
  story: <E extends GameEvent>(id: string) =>
    get<{ readonly lines: readonly Told<E>[]; readonly report: Report | null }>(`${table(id)}/story`),
  saveAddress: (id: string) => `${table(id)}/save`,
  fork: (id: string, wanted: Fork) => post<Opened>(`${table(id)}/fork`, wanted),
  upload: (file: Blob) =>
    request<Opened>("/api/films", { method: "POST", headers: { "content-type": "application/x-ndjson" }, body: file }),
};
