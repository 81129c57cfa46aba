/** Before the browser tests: a browser, and a built client. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromiumPath } from "./chromium";

export default function setup(): void {
  if (!chromiumPath()) install();
  if (!chromiumPath()) {
    throw new Error(
      "The browser tests need Chromium. Install it (on Debian: apt-get install chromium) or name one with CHROMIUM=/path/to/chromium.",
    );
  }
  const page = fileURLToPath(new URL("../../src/holdfast/server/static/index.html", import.meta.url));
  if (!existsSync(page)) throw new Error("The client is not built: run `make client`, or `npm run build` in web/.");
}

/** Debian's own, where we may. */
function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Chromium for the browser tests (apt-get install chromium)");
  const apt = (...words: string[]): void => {
    execFileSync("apt-get", ["-y", "-qq", ...words], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  try {
    apt("install", "chromium");
  } catch {
    try {
      apt("update");
      apt("install", "chromium");
    } catch {
      // The sentence above says what to do.
    }
  }
}
