/** What the screens of both sides get from the table. */

import type { ComponentChildren } from "preact";

export interface ScreenProps {
  /** The table's own talk. */
  readonly chat?: ComponentChildren;
  /** A film: nothing is asked. */
  readonly film: boolean;
}
