/** Looks from time to time at how many other tables it is my turn, whatever page is shown: the tab says so. */

import { useEffect } from "preact/hooks";
import { api } from "../../api";
import { address, pageOf } from "../../router";
import { me } from "../../store";
import { turnsElsewhere } from "../../title";

const EVERY_MS = 30_000;

export function TurnsElsewhere(): null {
  const id = me.value.id;
  const page = pageOf(address.value);
  const shown = page.page === "table" ? page.id : "";
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = id ? await api.turns().catch(() => null) : { tables: [] };
      if (found && !gone) turnsElsewhere.value = found.tables.filter((table) => table !== shown).length;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id, shown]);
  return null;
}
