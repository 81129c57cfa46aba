import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["**/*.test.ts"],
    globalSetup: ["setup.ts"],
    fileParallelism: true,
    maxWorkers: 2,
    // A machine may be busy with other things: what is slow is not wrong, what never comes is.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
