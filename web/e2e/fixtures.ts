/** What a file of browser tests lives in: a browser and a server of its own. Importing it opens both for that file. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./chromium";
import { Server } from "./server";

export let browser: Browser;
export const server = new Server();

beforeAll(async () => {
  [browser] = await Promise.all([launch(), server.start()]);
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});
