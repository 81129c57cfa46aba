import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { NEVER_MS } from "../e2e/patience.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: { include: ["*.test.ts"], globalSetup: ["../e2e/setup.ts"], testTimeout: 2 * NEVER_MS, hookTimeout: NEVER_MS },
});
