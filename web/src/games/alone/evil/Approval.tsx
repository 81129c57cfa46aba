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
  const texts = controller.texts.value;
  const seats = view.map?.proposals ?? [];
  return (
    <section class="evil-approval" role="alert" aria-label={texts.say("label.leaders_word")}>
      <p>{texts.say("ask.leader_says.of", { seat: seats[0] ?? view.seat })}</p>
      <OptionRow offers={offersOf(ask)} shortcuts={SHORTCUTS} />
    </section>
  );
}
