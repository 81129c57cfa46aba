/** Before the tests: let Python write real views, texts and sentences. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const FIXTURES = fileURLToPath(new URL("fixtures", import.meta.url));

export default function record(): void {
  const here = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
  const python = process.env["HOLDFAST_PYTHON"] ?? (existsSync(here) ? here : "python3");
  const script = fileURLToPath(new URL("../dev/record.py", import.meta.url));
  try {
    execFileSync(python, [script, FIXTURES], { stdio: ["ignore", "inherit", "inherit"] });
  } catch {
    throw new Error(
      `${python} could not record views: install Holdfast first (make check), or name a Python with HOLDFAST_PYTHON`,
    );
  }
}
