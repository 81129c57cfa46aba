/** Makes elements that are passed on anew: one that was mounted would keep the tree around it, with all that was read. */

import { cloneElement, isValidElement, toChildArray, type ComponentChildren } from "preact";

/** The same elements, which remember no page of before: for tables at which things are forgotten. */
export const fresh = (children: ComponentChildren): ComponentChildren =>
  toChildArray(children).map((child) => (isValidElement(child) ? cloneElement(child) : child));
