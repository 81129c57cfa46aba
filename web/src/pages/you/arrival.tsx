/** What becomes of whoever sat at this browser before, when somebody signs in. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { shut } from "../../entrance";
import { notify } from "../../notices";
import { go } from "../../router";
import { introduce, me } from "../../store";
import { LinkBox } from "../../ui/LinkBox";
import type { SignedIn, WaysBack } from "../../wire.gen";
import { say } from "../../words/shell";
import { personalAddress } from "./ThisIsMe";

export const hasWayBack = (ways: WaysBack): boolean => ways.has_link || ways.devices > 0 || ways.passkeys.length > 0;

/** Whether what was played in this browser comes along; whoever has a way back stays who they are. */
export function Bring({
  ways,
  bring,
  onChange,
}: {
  ways: WaysBack;
  bring: boolean;
  onChange: (bring: boolean) => void;
}): JSX.Element {
  const { name } = me.value;
  if (hasWayBack(ways)) return <p class="label">{say("you.before_comes_back", { name })}</p>;
  return (
    <label class="check">
      <input type="checkbox" checked={bring} onChange={(event) => onChange(event.currentTarget.checked)} />{" "}
      {say("you.bring", { name })}
    </label>
  );
}

interface Arrival {
  readonly arrive: (found: SignedIn) => Promise<void>;
  /** What there is to know of what could not come along. */
  readonly left: JSX.Element | null;
}

/** What happens after somebody has signed in: to the first page, unless something is left to be told. */
export function useArrival(onDone: () => void): Arrival {
  const [left, setLeft] = useState<{ name: string; many: number; key: string } | null>(null);
  const leave = (): void => {
    setLeft(null);
    onDone();
    go("/");
  };
  const arrive = async (found: SignedIn): Promise<void> => {
    const { name } = me.value;
    await introduce();
    shut.value = "";
    notify(say(found.brought > 0 ? "you.arrived_with" : "you.arrived", { name: found.me.name, tables: found.brought }));
    if (found.link_back) setLeft({ name, many: found.left, key: found.link_back });
    else leave();
  };
  return {
    arrive,
    left: left && (
      <section class="you-part" aria-labelledby="left-behind">
        <h2 id="left-behind">{say("you.left", { name: left.name })}</h2>
        <p>{say("you.left_about", { name: left.name, tables: left.many })}</p>
        <LinkBox path={personalAddress(left.key)} name={say("you.link_of", { name: left.name })} />
        <p>
          <button type="button" class="button main" onClick={leave}>
            {say("you.left_kept")}
          </button>
        </p>
      </section>
    ),
  };
}
