/** For somebody whose cookie is gone: this browser remembers that it knew them, and says where the way back is. */

import type { JSX } from "preact";
import { lastMe } from "../settings";
import { isKnown, me } from "../store";
import { Icon } from "../ui/icons";
import { say } from "../words/shell";

/** `way`: with a link to the page where one comes back. */
export function LostYou({ way = false }: { way?: boolean }): JSX.Element | null {
  const { id, name } = lastMe.value;
  if (!id || !isKnown.value || me.value.id) return null;
  return (
    <p class="lost-you" role="status">
      <Icon name="person" size={20} />
      <span>{say("you.lost", { name })}</span>
      {way && (
        <a class="button small" href="/you">
          {say("you.come_back")}
        </a>
      )}
    </p>
  );
}
