import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: { include: ["*.test.ts"], globalSetup: ["../e2e/setup.ts"], testTimeout: 1_200_000 },
});
