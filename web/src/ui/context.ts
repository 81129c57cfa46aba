/** The table that the views below belong to. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableModel } from "../table";

const Context = createContext<TableModel | null>(null);

export const TableProvider = Context.Provider;

export function useTable(): TableModel {
  const found = useContext(Context);
  if (!found) throw new Error("no table here");
  return found;
}
