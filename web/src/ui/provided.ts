/** Something that a part of the page belongs to, such as its table, given to all views below without being passed on. */

import { createContext, type Provider } from "preact";
import { useContext } from "preact/hooks";

/** The element that gives it, and the hook that asks for it. */
export function provided<Value>(): readonly [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  const use = (): Value => {
    const found = useContext(Context);
    if (!found) throw new Error("nothing is provided here");
    return found;
  };
  return [Context.Provider, use];
}
