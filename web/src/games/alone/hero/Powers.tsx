/** Hero powers of the Avatar expansion: cards that are paid with the danger tokens that avatars hand over. */

import type { JSX } from "preact";
import { OptionButton } from "../../../ui/table/Options";
import { useController } from "../context";
import { actionOf, mainAsk, offersOf } from "../offers";
import type { Power } from "../types";
import { count } from "../words";

export function Powers(): JSX.Element | null {
  const controller = useController();
  const view = controller.view.value;
  if (!view.options.avatars) return null;
  return (
    <section aria-label="Hero powers">
      <h2>Hero powers</h2>
      <p class="label">
        You hold {count(view.power_tokens, "danger token")}. Each activation of an avatar brings one, a knock-down as
        many as it has upgrades.
      </p>
      <ul class="powers">
        {controller.parts.value.powers.map((power, i) => (
          <PowerCard key={power.id} power={power} at={i} />
        ))}
      </ul>
    </section>
  );
}

function PowerCard({ power, at }: { power: Power; at: number }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const affordable = view.power_tokens >= power.cost;
  const offer = offersOf(mainAsk(view)).find(
    (one) => (actionOf(one, "use_power") ?? actionOf(one, "use_instant_power"))?.power === at,
  );
  return (
    <li class={`power-card ${affordable ? "affordable" : ""}`} data-power={power.id}>
      <DangerPips of={power.cost} owed={!affordable} />
      <h3>{power.name}</h3>
      {offer ? (
        <OptionButton offer={offer} texts={texts} class="small" />
      ) : (
        <span class="label">{power.when === "start" ? "start of a turn" : "at once"}</span>
      )}
      <p>{texts.say(`power_text.${at}`).replace(/^\d+ danger tokens?\. /, "")}</p>
    </li>
  );
}

/** So many danger tokens, as triangles and as a number for those who listen. */
export function DangerPips({ of, owed = false }: { of: number; owed?: boolean }): JSX.Element {
  return (
    <span class={`danger-pips ${owed ? "owed" : ""}`} role="img" aria-label={count(of, "danger token")}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
