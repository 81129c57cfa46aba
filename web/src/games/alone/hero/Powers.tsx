/** Hero powers of the Avatar expansion: cards that are paid with the danger tokens that avatars hand over. */

import type { JSX } from "preact";
import type { alone } from "../../../wire.gen";
import { OptionButton } from "../../../ui/table/Options";
import { useController } from "../context";
import { actionOf, mainAsk, offersOf } from "../offers";

export function Powers(): JSX.Element | null {
  const controller = useController();
  const { hero } = controller.view.value;
  const texts = controller.texts.value;
  if (hero.power_tokens === null) return null;
  return (
    <section aria-label={texts.say("label.powers")}>
      <h2>{texts.say("label.powers")}</h2>
      <p class="label">{texts.say("about.powers", { tokens: hero.power_tokens })}</p>
      <ul class="powers">
        {hero.powers.map((power) => (
          <PowerCard key={power.power} power={power} />
        ))}
      </ul>
    </section>
  );
}

function PowerCard({ power }: { power: alone.PowerPart }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const offer = offersOf(mainAsk(controller.view.value)).find(
    (one) => actionOf(one, "use_power", "use_instant_power")?.power === power.power,
  );
  return (
    <li class={`power-card ${power.is_affordable ? "affordable" : ""}`} data-power={power.power}>
      <DangerPips of={power.cost} owed={!power.is_affordable} />
      <h3>{texts.say(`power.${power.power}`)}</h3>
      {offer ? (
        <OptionButton offer={offer} texts={texts} class="small" />
      ) : (
        <span class="label">{texts.message(power.when)}</span>
      )}
      <p>{texts.say(`power_does.${power.power}`)}</p>
    </li>
  );
}

/** So many danger tokens, as triangles and as a number for those who listen. */
export function DangerPips({ of, owed = false }: { of: number; owed?: boolean }): JSX.Element {
  const texts = useController().texts.value;
  return (
    <span class={`danger-pips ${owed ? "owed" : ""}`} role="img" aria-label={texts.say("cost.power", { tokens: of })}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
