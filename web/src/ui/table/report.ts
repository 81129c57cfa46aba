/** What a finished game comes to, counted by the server. */

import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../../api";
import type { Report } from "../../wire.gen";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** What passes by waiting: the game has ended here, the table may be about to; or the server is busy, or away. */
const passes = ({ status, key }: Trouble): boolean =>
  key === "film.not_over" || status === 0 || status === 429 || status >= 500;

/** The report on a table's game once it is over, as soon as the server has it. */
export function useReport(table: string, isOver: boolean): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    if (!isOver || !table) return;
    let gone = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const load = async (pause: number): Promise<void> => {
      try {
        const story = await api.story(table);
        if (!gone) setReport(story.report);
      } catch (trouble) {
        if (!gone && trouble instanceof Trouble && passes(trouble))
          next = setTimeout(() => void load(Math.min(2 * pause, LONGEST_PAUSE_MS)), pause);
      }
    };
    void load(FIRST_PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(next);
    };
  }, [table, isOver]);
  return report;
}
