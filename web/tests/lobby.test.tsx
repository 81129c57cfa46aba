// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render, type JSX } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { Attempts, AttemptsProvider } from "../src/pages/attempt";
import { Invite } from "../src/pages/lobby/Invite";
import { GiveUp } from "../src/pages/lobby/Lobby";
import { Seats } from "../src/pages/lobby/Seats";
import { Setup } from "../src/pages/lobby/Setup";
import { me, type TableStore } from "../src/store";
import type { GameBox, OptionValue, SeatInfo, TableInfo } from "../src/wire.gen";

const FREE: SeatInfo = { person: "", name: "", bot: "", here: false, picks: {} };
const store = { id: "t", isHost: signal(true), seat: signal(0) } as unknown as TableStore;
const box = { info: { least_seats: 1, most_seats: 6, bots: [] }, choices: [], texts: {} } as unknown as GameBox;
const tableOf = (seats: number): TableInfo =>
  ({ seats: Array.from({ length: seats }, () => FREE), host: "me" }) as unknown as TableInfo;

const page = document.createElement("div");
const button = (words: string): HTMLButtonElement =>
  [...page.querySelectorAll("button")].find((one) => one.textContent?.includes(words))!;

function draw(part: JSX.Element): void {
  act(() => render(<AttemptsProvider value={new Attempts()}>{part}</AttemptsProvider>, page));
}

afterEach(() => {
  render(null, page);
  vi.restoreAllMocks();
});

function lobby(seats: number): { asked: number[]; answer: () => Promise<void> } {
  const [asked, answers]: [number[], (() => void)[]] = [[], []];
  vi.spyOn(api, "choose").mockImplementation((_, wanted) => {
    asked.push(wanted.seats!);
    return new Promise((done) => answers.push(() => done(tableOf(wanted.seats!))));
  });
  draw(<Seats store={store} info={tableOf(seats)} box={box} />);
  return {
    asked,
    answer: async () => {
      answers.shift()!();
      await new Promise((next) => setTimeout(next));
    },
  };
}

test.each([0, -1])("a host may close the table, from seat %i", async (seat) => {
  const left = vi.spyOn(api, "leave").mockResolvedValue(tableOf(1));
  const host = { ...store, seat: signal(seat) } as unknown as TableStore;
  draw(<GiveUp store={host} info={tableOf(1)} />);
  act(() => button("Close this table").click());
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  expect(left).toHaveBeenCalledTimes(seat < 0 ? 1 : 2);
});

test("heroes are picked by their faces, and nobody takes one whom somebody else has", () => {
  const values = ["voker", "kara"].map((word) => ({ word, name: word, about: `${word} walks far`, note: "" }));
  const heroes = { option: "heroes", name: "Hero", each_seat: true, values, usual: "" };
  const picked = vi.spyOn(api, "setSeat").mockResolvedValue(tableOf(2));
  const seats = [
    { ...FREE, person: "p1", name: "Ann", here: true },
    { ...FREE, bot: "mate", picks: { heroes: "kara" } },
  ];
  me.value = { ...me.value, id: "p1" };
  draw(
    <Seats
      store={store}
      info={{ ...tableOf(2), seats } as unknown as TableInfo}
      box={{ ...box, choices: [heroes] } as unknown as GameBox}
      Portrait={({ word }) => <i data-face={word} />}
    />,
  );
  expect(page.querySelector('.seat-badge [data-face="kara"]'), "who a seat is stands in its badge").not.toBeNull();
  act(() => button("kara").click());
  expect(button("kara").getAttribute("aria-disabled")).toBe("true");
  expect(picked).not.toHaveBeenCalled();
  act(() => button("voker").click());
  expect(picked).toHaveBeenCalledWith("t", 0, { picks: { heroes: "voker" } });
});

test.each([
  ["it is as usual", {}, false],
  ["something in it is not", { leader: "3" }, true],
])("what nobody has to look at is folded away where %s", (_, options, isOpen) => {
  const value = (word: string): OptionValue => ({ word, name: word, about: "", note: "", only_if: {} });
  const asked = { each_seat: false, only_if: {}, at_door: false, values: ["any", "3"].map(value), usual: "any" };
  const choices = [
    { ...asked, option: "difficulty", name: "Difficulty", is_detail: false },
    { ...asked, option: "leader", name: "Leader", is_detail: true },
  ];
  vi.spyOn(api, "done").mockReturnValue(new Promise(() => undefined));
  const info = { ...tableOf(1), game: "alone", options, packs: ["base"], watch: "link" } as unknown as TableInfo;
  const boxed = { ...box, choices, info: { ...box.info, boxes: [], expansions: [] } } as unknown as GameBox;
  draw(<Setup store={store} info={info} box={boxed} />);
  const details = page.querySelector("details")!;
  expect(details.open).toBe(isOpen);
  const labels = (of: Element): (string | null)[] => [...of.querySelectorAll("label")].map((one) => one.textContent);
  expect(labels(details)).toContain("Leader");
  expect(labels(details)).not.toContain("Difficulty");
  expect(labels(page)).toContain("Difficulty");
});

test("three quick presses add three seats, however slow the server is", async () => {
  const { asked, answer } = lobby(2);
  for (let i = 0; i < 3; i++) act(() => button("One more seat").click());
  expect(asked).toEqual([3]);
  await answer();
  expect(asked).toEqual([3, 5]);
  await answer();
  expect(asked).toEqual([3, 5]);
});

test("more presses than there are seats ask for no more than there are, and back again is nothing", async () => {
  const { asked, answer } = lobby(4);
  for (let i = 0; i < 5; i++) act(() => button("One more seat").click());
  await answer();
  expect(asked).toEqual([5, 6]);
  act(() => button("One seat less").click());
  await answer();
  expect(asked).toEqual([5, 6, 5]);
});

test.each([true, false])(
  "who invites is shown a link that works when somebody was removed (seated: %s)",
  async (seated) => {
    const asked = vi.spyOn(api, "link").mockResolvedValue({ key: "new", expires: 0 });
    const link = (): string => page.querySelector("input")!.value;
    draw(<Invite store={store} linkKey="old" seated={seated} renewed={0} />);
    expect(link()).toMatch(/#old$/);
    draw(<Invite store={store} linkKey="old" seated={seated} renewed={1} />);
    await vi.waitFor(() => expect(link()).toMatch(/#new$/));
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test("a bot that may be added says how well it plays; one that has no words is called as it is", () => {
  const bots = ["random", "cracker", "seer", "somebody-elses"];
  const texts = { "bot.seer": "Oracle: strong, thinks longer", "bot.cracker": "Locksmith: strong" };
  const offered = { ...box, texts, info: { ...box.info, bots } } as unknown as GameBox;
  draw(<Seats store={store} info={tableOf(2)} box={offered} />);
  const options = [...page.querySelector('select[aria-label="Put a bot on seat 1"]')!.querySelectorAll("option")];
  expect(options.map((one) => [one.value, one.textContent])).toEqual([
    ["", "Add a bot"],
    ["somebody-elses", "somebody-elses"],
    ["seer", "Oracle: strong, thinks longer"],
    ["cracker", "Locksmith: strong"],
    ["random", "random"],
  ]);
});
