/** What lies before me: dice, heroes with their damage, equipment, and what can be done where they stand. */

import type { JSX } from "preact";
import { Track } from "../../ui/Track";
import { tipped } from "../../ui/tip";
import { Face } from "./art/Face";
import { Cards } from "./Cards";
import { useController } from "./context";
import { Dice } from "./Dice";
import { FacesBeside } from "./Faces";

export function Dashboard(): JSX.Element | null {
  const controller = useController();
  const heroes = controller.setting.value.heroes.flatMap((one, hero) =>
    one.seat === controller.table.seat.value ? [hero] : [],
  );
  if (heroes.length === 0) return null;
  return (
    <section
      class={`dashboard ${heroes.length > 1 ? "two" : ""}`}
      aria-label={controller.texts.value.say("ui.dashboard")}
    >
      <div class="dashboard-dice">
        <Dice />
      </div>
      {heroes.map((hero) => (
        <div key={hero} class={`dashboard-hero ${heroes.length > 1 && controller.hero.value === hero ? "led" : ""}`}>
          <HeroPlate hero={hero} choosable={heroes.length > 1} />
          <Cards hero={hero} />
        </div>
      ))}
      <FacesBeside />
    </section>
  );
}

function HeroPlate({ hero, choosable }: { hero: number; choosable: boolean }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { damage, badges } = controller.heroes.value[hero]!;
  const face = controller.setting.value.heroes[hero]!;
  const data = controller.parts.value.heroes[face.hero]!;
  const name = texts.say(`hero.${hero}`);
  const marks = data.thresholds.map((at) => ({ at, sign: "–", words: texts.say("ui.die_lost") }));
  const about = texts.say(`about.hero.${face.hero}`);
  return (
    <div class={`hero-plate hero-${hero}`}>
      <span
        class="hero-name display"
        {...tipped(() => ({ words: about, rule: texts.rule("about.hero"), kind: "hint" }))}
      >
        <Face id={data.id} hero={hero} initial={face.initial} />
        {name}
        {choosable && (
          <button
            type="button"
            class="button small"
            aria-pressed={controller.hero.value === hero}
            aria-keyshortcuts="k"
            onClick={() => (controller.hero.value = hero)}
          >
            {texts.say("ui.lead")} <kbd aria-hidden="true">K</kbd>
          </button>
        )}
      </span>
      <Track name={texts.say("ui.damage_of", { name })} length={data.track} value={damage} marks={marks} />
      <span class="hero-extras">
        {badges.map(({ says, is_bad }) => (
          <span key={says.key} class={`badge ${is_bad ? "bad" : ""}`}>
            {texts.message(says)}
          </span>
        ))}
      </span>
      <p class="hero-about">{about}</p>
    </div>
  );
}
