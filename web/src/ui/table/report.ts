/** What a finished game comes to, counted by the server. */

import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../../api";
import type { Report } from "../../wire.gen";

const TRIES = 3;
const A_MOMENT_MS = 1000;

/** The report on a table's game once it is over, as soon as the server has it. */
export function useReport(table: string, isOver: boolean): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    if (!isOver || !table) return;
    let gone = false;
    const load = async (): Promise<void> => {
      for (let i = 0; i < TRIES && !gone; i += 1) {
        try {
          const story = await api.story(table);
          if (!gone) setReport(story.report);
          return;
        } catch (trouble) {
          // The game has ended here; the table may be about to.
          if (!(trouble instanceof Trouble) || trouble.status !== 409) return;
          await new Promise((go) => setTimeout(go, A_MOMENT_MS));
        }
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [table, isOver]);
  return report;
}
