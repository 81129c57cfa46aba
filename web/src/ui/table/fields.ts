/** What the fields of views and answers are called. */

import type { Texts } from "../../texts";

export const spaced = (name: string): string => name.replaceAll("_", " ");

/** `field.<name>` among the game's texts, else as it is in the code. */
export const fieldName = (name: string, texts: Texts): string =>
  texts.has(`field.${name}`) ? texts.say(`field.${name}`) : spaced(name);
