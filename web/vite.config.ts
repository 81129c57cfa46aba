import { defineConfig } from "vitest/config";
import { breakpoints } from "./breakpoints.ts";
import { scopes } from "./scopes.ts";

const server = process.env.HOLDFAST_SERVER ?? "http://127.0.0.1:8000";

/** What is no part of the shell: games, and pages that are fetched when somebody comes to them. */
const APART =
  /src.(main|games.(?!any.)\w+.|companion|admin.|passkeys|ui.(KeySheet|SoundSheet|Track|glide|table.grid)|pages.(Campaign|Entrance|ForgetMe|Replay|filmstrip|Rules|rulebook|overview|OverviewCards|you.|records.(?!AfterRecord)|told.(MailPage|ToldPanel|push)))/;

/** Drawings go out without the words that are there for those who draw. */
const withoutComments = {
  name: "drawings-without-comments",
  transform: (code: string, id: string): string | undefined =>
    id.endsWith(".svg?raw") ? code.replace(/<!--.*?-->\\n/gs, "") : undefined,
};

export default defineConfig({
  plugins: [withoutComments],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  css: { postcss: { plugins: [breakpoints, scopes] } },
  build: {
    outDir: "../src/holdfast/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // One file for all that is no game's own, and one for each game: small files pack badly. What begins stays out
    // of it, because the pictures of the games have to be there before the first page is drawn.
    rolldownOptions: {
      checks: { bundlerTimings: false }, // nothing that a player on a slow machine could do anything about
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "shell", test: (id: string) => !APART.test(id) }],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/record.ts"],
    testTimeout: 300_000, // a busy machine is not a broken client
  },
});
