import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { NEVER_MS } from "./patience.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["**/*.test.ts"],
    globalSetup: ["setup.ts"],
    fileParallelism: true,
    // One more than there are cores: a browser often waits, for a clock, a bot or a frame.
    maxWorkers: 3,
    testTimeout: 3 * NEVER_MS,
    hookTimeout: NEVER_MS,
    expect: { poll: { timeout: NEVER_MS, interval: 50 } },
  },
});
