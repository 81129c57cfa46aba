// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { KeyTable } from "../src/games/key/KeyTable";
import type { KeyScreen } from "../src/games/key/types";
import { strikesOut } from "../src/settings";
import { Texts } from "../src/texts";
import { Passages } from "../src/ui/Passages";
import { TableProvider } from "../src/ui/context";
import { positions, tableWith } from "./fixtures";

afterEach(() => {
  render(null, document.body);
  strikesOut.value = false;
});

const { content, texts, of } = positions();
const first = of[0]!;

/** A table whose card prints lists of which the windows rule out one entry. */
function listed(): HTMLElement {
  const view: KeyScreen = {
    ...first.view,
    mission: { ...first.view.mission, dossier: ["NAMES:", "OTTER", "UTTER"], news: "Doors may be walls tonight." },
    console: { ...first.view.console, ruled_out: [2] },
  };
  const table = tableWith(view, content, { ...texts, ...first.texts });
  render(
    <TableProvider value={table}>
      <KeyTable table={table} menu={null} />
    </TableProvider>,
    document.body,
  );
  return document.body;
}

async function opened(tab: string): Promise<HTMLElement> {
  const page = listed();
  const found = [...page.querySelectorAll<HTMLElement>("[role=tab]")].find((one) => one.textContent?.includes(tab));
  found!.click();
  await new Promise((done) => setTimeout(done));
  return page;
}

test("striking out is the player's choice", async () => {
  const page = await opened(texts["ui.dossier"]!);
  const entries = (): string[] => [...page.querySelectorAll(".dossier-entry.out")].map((one) => one.textContent);
  expect(entries()).toEqual([]);
  expect(page.querySelectorAll(".dossier-entry").length).toBe(2);
  page.querySelector<HTMLInputElement>(".dossier-choice input")!.click();
  await new Promise((done) => setTimeout(done));
  expect(strikesOut.value).toBe(true);
  expect(entries()).toEqual(["UTTER"]);
});

test("what is new tonight can be read again at the table", async () => {
  const page = await opened(texts["ui.mission"]!);
  expect(page.querySelector(".paper-news")?.textContent).toContain("Doors may be walls tonight.");
});

test("a proof is told in the words of the page", () => {
  const words = new Texts({ "proof.title": "How so", "proof.ends": "Only { $answer } is left." });
  const passage = {
    kind: "proof" as const,
    title: "",
    text: "",
    heading: { key: "proof.title", params: {} },
    said: [{ key: "proof.ends", params: { answer: "OTTER" } }],
  };
  render(<Passages passages={[passage]} texts={words} />, document.body);
  expect(document.querySelector(".passage.proof h3")?.textContent).toBe("How so");
  expect([...document.querySelectorAll(".passage.proof li")].map((one) => one.textContent)).toEqual([
    "Only OTTER is left.",
  ]);
});
