/** The leader's word: a comrade wants to react, and one press decides it. Nobody sees with what. */

import type { JSX } from "preact";
import { useController } from "../context";
import { offersOf } from "../offers";
import { OptionRow } from "../Answers";
import { LEADER_SAYS } from "./placed";

const SHORTCUTS = { approve: "Y", deny: "N" };

export function Approval(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  const ask = view.asks.find((one) => one.kind === LEADER_SAYS);
  if (!ask) return null;
  const who = (view.evil?.proposals ?? []).map((seat) => controller.texts.value.say(`seat.${seat}`)).join(", ");
  return (
    <section class="evil-approval" role="alert" aria-label="The leader's word">
      <p>
        <strong>{who || "A comrade"}</strong> wants to react. You lead evil: agreed?
      </p>
      <OptionRow offers={offersOf(ask)} shortcuts={SHORTCUTS} />
    </section>
  );
}
