/** The other browsers where somebody is signed in, and out of which they can sign. */

import type { JSX } from "preact";
import { api } from "../../api";
import type { WaysBack } from "../../wire.gen";
import { say } from "../../words/shell";
import { useAttempts } from "../attempt";

interface Props {
  readonly ways: WaysBack;
  readonly onChange: (ways: WaysBack) => void;
}

export function Elsewhere({ ways, onChange }: Props): JSX.Element | null {
  const { press } = useAttempts();
  if (ways.devices === 0) return null;
  return (
    <section class="you-part" aria-labelledby="you-elsewhere">
      <h2 id="you-elsewhere">{say("you.elsewhere")}</h2>
      <p>{say("you.elsewhere_about")}</p>
      <p>
        <button
          type="button"
          class="button small"
          onClick={() => void press("sign-out", async () => onChange(await api.signOutElsewhere()))}
        >
          {say("you.sign_out_elsewhere")}
        </button>
      </p>
    </section>
  );
}
