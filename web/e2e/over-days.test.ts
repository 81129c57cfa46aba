/** Over days: said in the lobby and at the table, marked in the list and the tab; and the switch for this browser. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person } from "./chromium";
import { browser, server } from "./fixtures";

const NO_SERVICE = /does not support the Push API in incognito/;
const ALLOWED = { permissions: ["notifications"] };

/** Somebody at a table of The Key with a bot, over days: in its lobby, or once it has begun. */
async function seated(who: string, { start = true, prepare = (): void => undefined } = {}): Promise<Page> {
  const page = await person(browser, who, ALLOWED);
  await page.addInitScript(prepare);
  await page.goto(server.address);
  const id = await page.evaluate(
    async ([name, begun]) => {
      const post = async (path: string, body: object): Promise<{ id: string }> => {
        const headers = { "content-type": "application/json" };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
      };
      await post("/api/me", { name });
      const wanted = { game: "key", seats: 2, bots: ["greedy"], start: begun, over_days: begun };
      return (await post("/api/tables", wanted)).id;
    },
    [who, start] as const,
  );
  await page.goto(`${server.address}/t/${id}`);
  return page;
}

/** The same, with the sheet open that says what it means to play over days. */
async function atTheSheet(who: string, prepare?: () => void): Promise<Page> {
  const page = await seated(who, prepare && { prepare });
  await page.getByRole("button", { name: "Over days: nobody is hurried" }).click();
  return page;
}

test("a table over days says so to everybody, and its turns are marked on other pages", async () => {
  const ann = await seated("Annika", { start: false });
  await ann.getByLabel("Over days").click();
  await expect.poll(() => ann.getByLabel("If somebody stays away").count()).toBe(0);
  expect(await ann.getByLabel("Over days").isChecked()).toBe(true);
  await ann.getByRole("button", { name: "Start" }).click();
  await ann.getByRole("button", { name: "Over days: nobody is hurried" }).click();
  expect(await ann.getByRole("dialog").textContent()).toContain("no bot plays for those who are away");
  expect(await complaints(ann), "the sheet about it").toEqual([]);
  await ann.keyboard.press("Escape");
  await ann.goto(server.address);
  await ann.getByRole("region", { name: "Your tables" }).getByText("your turn").waitFor();
  await expect.poll(() => ann.title()).toBe("(1) Holdfast");
  expect(faults).toEqual([]);
});

test("a browser that does not reach its push service says so, and stays as it was", async () => {
  const page = await atTheSheet("Berta");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tell me in this browser").click();
  await dialog.getByText("This browser did not reach its own service").waitFor();
  expect(await dialog.getByLabel("Tell me in this browser").isChecked()).toBe(false);
  expect(faults.filter((fault) => !NO_SERVICE.test(fault))).toEqual([]);
  faults.length = 0;
});

/** Stands for the push service, which tests do not reach: subscriptions with real keys, kept as the browser would. */
function ownPushService(): void {
  const inBase64 = (data: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(data)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  const made = (json: PushSubscriptionJSON): PushSubscription =>
    ({
      endpoint: json.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe: () => Promise.resolve(localStorage.removeItem("pushed") === undefined),
    }) as unknown as PushSubscription;
  const kept = (): PushSubscription | null => {
    const json = localStorage.getItem("pushed");
    return json ? made(JSON.parse(json)) : null;
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(kept());
  PushManager.prototype.subscribe = async (options) => {
    if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error("not as browsers want it");
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
    const p256dh = inBase64(await crypto.subtle.exportKey("raw", pair.publicKey));
    const auth = inBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
    const json = { endpoint: "https://push.example/abc", keys: { p256dh, auth } };
    localStorage.setItem("pushed", JSON.stringify(json));
    return made(json);
  };
}

test("the switch tells the server to tell this browser, and not to any more", async () => {
  const page = await atTheSheet("Carla", ownPushService);
  const told = (): Promise<string[]> =>
    page.evaluate(() => fetch("/api/told").then(async (answer) => (await answer.json()).browsers));
  const box = page.getByRole("dialog").getByLabel("Tell me in this browser");
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  expect(await told()).toEqual(["https://push.example/abc"]);

  await page.goto(server.address);
  const atHome = page.getByRole("region", { name: "When it is your turn" }).getByLabel("Tell me in this browser");
  await expect.poll(() => atHome.isChecked()).toBe(true);
  await atHome.click();
  await expect.poll(() => atHome.isChecked()).toBe(false);
  expect(await told()).toEqual([]);
  expect(faults).toEqual([]);
});

test("what the server sends is shown by the browser", async () => {
  const page = await atTheSheet("Dora", ownPushService);
  await page.getByRole("dialog").getByLabel("Tell me in this browser").click();
  await expect.poll(() => page.getByRole("dialog").getByLabel("Tell me in this browser").isChecked()).toBe(true);
  const line = await page.context().newCDPSession(page);
  const worker = new Promise<string>((found) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.endsWith("/t/"));
      if (ours) found(ours.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  const note = { title: "The Key: it is your turn", text: "It is your turn in First Day.", path: "/t/abc" };
  await line.send("ServiceWorker.deliverPushMessage", {
    origin: `${server.address}/`,
    registrationId: await worker,
    data: JSON.stringify(note),
  });
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const ours = await navigator.serviceWorker.getRegistration("/t/");
      return (await ours!.getNotifications()).flatMap(({ title, body, tag }) => [title, body, tag]);
    });
  await expect.poll(shown).toEqual([note.title, note.text, note.path]);
  expect(faults).toEqual([]);
});

test("the table says whether its page is looked at", async () => {
  const page = await person(browser, "Elli");
  const said: string[] = [];
  page.on("websocket", (line) => line.on("framesent", ({ payload }) => said.push(String(payload))));
  await page.goto(server.address);
  await page.getByRole("button", { name: "With two bots" }).first().click();
  await page.locator(".key-table").waitFor();
  const looks = (): string[] => said.filter((one) => one.includes('"look"'));
  expect(looks()).toEqual([]);
  for (const state of ["hidden", "visible"]) {
    await page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  }
  await expect.poll(looks).toEqual(['{"t":"look","looking":false}', '{"t":"look","looking":true}']);
  expect(faults).toEqual([]);
});

test("the links of mails lead to a page with one button, and say when they do not work", async () => {
  const page = await person(browser, "Fine");
  for (const [what, button] of [
    ["confirm", "This is my address"],
    ["stop", "Stop these mails"],
  ] as const) {
    await page.goto(`${server.address}/mail/${what}#nobody.nothing`);
    await page.getByRole("button", { name: button }).click();
    await page.getByText("This link does not work any more.").waitFor();
    expect(await complaints(page), what).toEqual([]);
  }
  expect(faults).toEqual([]);
});
