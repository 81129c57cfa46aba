/** The leader's word: a comrade wants to react, and one press decides it. Nobody sees with what. */

import type { JSX } from "preact";
import { useDesk } from "../context";
import { offersOf } from "../offers";
import { OptionRow } from "../Answers";
import { LEADER_SAYS } from "./lights";

const SHORTCUTS = { approve: "Y", deny: "N" };

export function Approval(): JSX.Element | null {
  const desk = useDesk();
  const view = desk.view.value;
  const ask = view.asks.find((one) => one.kind === LEADER_SAYS);
  if (!ask) return null;
  const who = (view.evil?.proposals ?? []).map((seat) => desk.texts.value.say(`seat.${seat}`)).join(", ");
  return (
    <section class="evil-approval" role="alert" aria-label="The leader's word">
      <p>
        <strong>{who || "A comrade"}</strong> wants to react. You lead evil: agreed?
      </p>
      <OptionRow offers={offersOf(ask)} shortcuts={SHORTCUTS} />
    </section>
  );
}
