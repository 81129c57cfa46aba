/** Passkeys end to end, with Chromium's virtual authenticator: made in one browser, used in another that has it too. */

import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { complaints } from "./complaints";
import { faults, person } from "./chromium";
import { browser, server } from "./fixtures";
import { openPosted } from "./tables";

/** A page by its name: passkeys are for names. */
const named = (): string => server.address.replace("127.0.0.1", "localhost");

interface Device {
  readonly session: CDPSession;
  readonly id: string;
}

/** A phone's lock for this page, which opens by itself. */
async function device(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id: authenticatorId };
}

/** What one device has, the other has too: so it is with passkeys that are kept with an account. */
async function carry(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.session.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials) {
    await to.session.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
  }
}

const me = (page: Page): Promise<{ id: string; name: string }> =>
  page.evaluate(() => fetch("/api/me").then((answer) => answer.json()));

test("a passkey made in one browser signs in in a fresh one, and the tables are there", async () => {
  const ann = await person(browser, "Ann");
  const { id } = await openPosted(ann, named(), { game: "key", seats: 2, bots: ["greedy"], start: true });
  const hers = await device(ann);
  await ann.goto(`${named()}/you`);
  await ann.getByLabel("What to call the passkey").fill("Ann's phone");
  await ann.getByLabel("What to call the passkey").press("Enter");
  const passkeys = ann.getByRole("region", { name: "Passkeys" });
  await passkeys.getByText("Ann's phone").waitFor();
  await passkeys.getByText("not used yet").waitFor();
  expect(await complaints(ann), "you, with a passkey").toEqual([]);

  const phone = await person(browser, "");
  const other = await device(phone);
  await carry(hers, other);
  await phone.goto(`${named()}/you`);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await phone.getByText("You are Ann here now.").first().waitFor();
  await phone.getByRole("region", { name: "Your tables" }).locator(`a[href="/t/${id}"]`).waitFor();
  expect(await me(phone)).toEqual(await me(ann));

  // Her first device has counted less than the one that signed in: it is taken for a copy.
  await ann.context().clearCookies();
  await ann.goto(`${named()}/you`);
  await ann.getByText("This browser does not know any more that you are Ann.").waitFor();
  await ann.getByRole("button", { name: "Sign in with a passkey" }).click();
  await ann.getByText("This passkey did not show who you are").waitFor();

  // The other one may; and when it is removed, it may not either.
  await phone.context().clearCookies();
  await phone.goto(`${named()}/you`);
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await phone.getByRole("region", { name: "Your tables" }).waitFor();
  await phone.goto(`${named()}/you`);
  await phone.getByText("last used on").waitFor();
  await phone.getByRole("button", { name: "Remove Ann's phone" }).click();
  await phone.getByText("Ann's phone").waitFor({ state: "detached" });
  await phone.context().clearCookies();
  await phone.reload();
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await phone.getByText("Nobody here has this passkey").waitFor();
  expect(faults).toEqual([]);
});

test("where the address is a number, it is said why there are no passkeys, and the link is offered", async () => {
  const ann = await person(browser, "Ann");
  await openPosted(ann, server.address, { game: "key", seats: 2 });
  await ann.goto(`${server.address}/you`);
  await ann.getByRole("region", { name: "Passkeys" }).getByText("open this page as localhost").waitFor();
  await ann.getByRole("button", { name: "Make my personal link" }).waitFor();
  expect(await ann.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
  expect(faults).toEqual([]);
});
