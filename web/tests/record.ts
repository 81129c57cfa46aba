/** Before the tests: let Python write real views, texts and sentences. */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));

export default function record(): void {
  const here = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
  const python = process.env.HOLDFAST_PYTHON ?? (existsSync(here) ? here : "python3");
  const folder = fileURLToPath(new URL("../dev/", import.meta.url));
  const scripts = readdirSync(folder).filter((name) => /^record.*\.py$/.test(name));
  try {
    for (const script of scripts) {
      execFileSync(python, [folder + script, FIXTURES], { stdio: ["ignore", "inherit", "inherit"] });
    }
  } catch {
    throw new Error(
      `${python} could not record views: install Holdfast first (make check), or name a Python with HOLDFAST_PYTHON`,
    );
  }
}
