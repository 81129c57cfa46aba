/** A server of our own for one file of tests: its port, its data, and the ways it can go down. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { faults } from "./chromium";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = `${ROOT}.venv/bin/python`;
export const PYTHON = process.env.HOLDFAST_PYTHON ?? (existsSync(HERE) ? HERE : "python3");

/**
 * `games` are more games than the installed ones, named by where they stand: `tests.toys.tictactoe:GAME`; `flags` are
 * more flags of `holdfast serve`.
 */
export class Server {
  address = "";
  private readonly data = mkdtempSync(join(tmpdir(), "holdfast-"));
  private process: ChildProcess | null = null;

  constructor(
    private readonly games: readonly string[] = [],
    private readonly flags: readonly string[] = [],
  ) {}

  /** The key of whoever runs it. */
  get adminKey(): string {
    return readFileSync(join(this.data, "admin.key"), "utf8").trim();
  }

  async start(): Promise<this> {
    const port = this.address ? new URL(this.address).port : "0";
    const child = spawn(PYTHON, this.words(port), { cwd: ROOT });
    this.process = child;
    let said = "";
    await new Promise<void>((ready, fail) => {
      child.stdout.on("data", (data: Buffer) => {
        said += data.toString();
        const found = /Holdfast is at (\S+)/.exec(said);
        if (!found) return;
        this.address = found[1]!.replace("localhost", "127.0.0.1").replace(/\/$/, "");
        ready();
      });
      child.stderr.on("data", (data: Buffer) => (said += data.toString()));
      child.on("exit", (code, signal) => {
        if (this.process === child) faults.push(`the server ended by itself (${code ?? signal}): ${said}`);
        fail(new Error(`The server ended before it began:\n${said}`));
      });
    });
    return this;
  }

  private words(port: string): string[] {
    return [
      ...["-m", "holdfast.cli", "serve", "--port", port, "--data", this.data, "--sync", "normal", "--log", "warning"],
      ...["--seed", "browser-tests"], // the same games are dealt in every run
      ...["--bot-pace", "0"],
      ...this.flags,
      ...this.games.flatMap((game) => ["--game", game]),
    ];
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
