/** The icon of a card: the kind of creature that it belongs to. */

import type { JSX } from "preact";
import { useController } from "../context";
import { CreatureIcon } from "../map/FigureArt";

export function KindIcon({ kind, size = 30 }: { kind: string | null; size?: number }): JSX.Element {
  const token = useController().box.value.tokens.find((one) => one.shape === kind);
  return <CreatureIcon token={token} size={size} />;
}
