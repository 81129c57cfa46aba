/** Where Chromium is, and how it is started: without a window, without calls to anybody. */

import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { NEVER_MS } from "./patience";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  return named ?? PLACES.find((place) => existsSync(place));
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath()!, args: FLAGS, headless: true });
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Pages report here what should never happen: errors, and calls to anybody but our server. */
export const faults: string[] = [];

/** A person's own browser, with nothing remembered, at a pace that tests can bear. Who has a light screen asks for light
 * at night, too. */
export async function person(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, colorScheme: "dark", ...options });
  const light = options.colorScheme === "light";
  await context.addInitScript(
    ([who, theme]: string[]) => {
      if (localStorage.getItem("holdfast.name") !== null) return;
      localStorage.setItem("holdfast.name", JSON.stringify(who));
      localStorage.setItem("holdfast.theme", JSON.stringify(theme));
      localStorage.setItem("holdfast.pace", '"none"');
      localStorage.setItem("holdfast.tutorial", "true");
      localStorage.setItem("holdfast.begun", '["key","elite","alone"]'); // no newcomer
      localStorage.setItem("holdfast.passes", "false"); // evil passes when a test says so
    },
    [name, light ? "light" : "system"],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(NEVER_MS);
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  page.on("console", (line) => {
    if (
      line.type() === "error" &&
      !/ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/.test(line.text())
    )
      faults.push(`${name}: ${line.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!["127.0.0.1", "localhost"].includes(hostname) && !["data:", "blob:"].includes(protocol))
      faults.push(`${name} called ${request.url()}`);
  });
  return page;
}
