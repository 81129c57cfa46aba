/** The desk that ALONE's views below belong to. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Desk } from "./desk";

const Context = createContext<Desk | null>(null);

export const DeskProvider = Context.Provider;

export function useDesk(): Desk {
  const found = useContext(Context);
  if (!found) throw new Error("no desk here");
  return found;
}
