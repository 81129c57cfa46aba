/** At a table that is played over days: says so, and lets somebody be told of their turns, or hear nothing of it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { notify } from "../../notices";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/icons";
import { say } from "../../words/shell";
import { wordsFor } from "../attempt";
import { late } from "../late";

/** How somebody is told of their turns: fetched when it is shown, like what it says. */
export const ToldWhenShown = late(() => import("./ToldPanel").then((found) => found.ToldPanel), true);

export function OverDays({ table, seated }: { table: string; seated: boolean }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button small quiet over-days" aria-label={say("days")} onClick={() => setOpen(true)}>
        <Icon name="moon" size={18} /> <span class="wide-only">{say("days")}</span>
      </button>
      {open && (
        <Dialog title={say("days")} onClose={() => setOpen(false)}>
          <p>{say("days.about")}</p>
          {seated && <ToldWhenShown />}
          {seated && <QuietSwitch table={table} />}
        </Dialog>
      )}
    </>
  );
}

function QuietSwitch({ table }: { table: string }): JSX.Element | null {
  const [quiet, setQuiet] = useState<boolean | null>(null);
  useEffect(() => {
    void api.told().then(
      (told) => setQuiet(told.quiet.includes(table)),
      () => undefined,
    );
  }, [table]);
  if (quiet === null) return null;
  const change = async (wanted: boolean): Promise<void> => {
    try {
      setQuiet((await api.keepQuiet({ table, quiet: wanted })).quiet.includes(table));
    } catch (trouble) {
      notify(wordsFor(trouble));
    }
  };
  return (
    <label class="check">
      <input type="checkbox" checked={quiet} onChange={(event) => void change(event.currentTarget.checked)} />
      <span>{say("told.quiet")}</span>
    </label>
  );
}
