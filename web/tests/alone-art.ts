/** Answers those who fetch ALONE's drawings as the server would. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";

const ROOT = join(import.meta.dirname, "..");

export function serveArt(): void {
  vi.stubGlobal("fetch", (file: string) => Promise.resolve(new Response(readFileSync(join(ROOT, file), "utf8"))));
}
