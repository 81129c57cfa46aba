/** What lies before me: dice, heroes with their damage, equipment, and what can be done where they stand. */

import type { JSX } from "preact";
import { Track } from "../../ui/Track";
import { tipped } from "../../ui/tip";
import { Cards } from "./Cards";
import { useController } from "./context";
import { Dice } from "./Dice";
import { RULE_OF_DAMAGE } from "./lookup";

export function Dashboard(): JSX.Element | null {
  const controller = useController();
  const battlefield = controller.kit.value;
  const heroes = battlefield.heroesOf(battlefield.view.seat);
  if (heroes.length === 0) return null;
  return (
    <section class={`dashboard ${heroes.length > 1 ? "two" : ""}`} aria-label="Your dashboard">
      <div class="dashboard-dice">
        <Dice />
      </div>
      {heroes.map((hero) => (
        <div key={hero} class={`dashboard-hero ${heroes.length > 1 && controller.hero.value === hero ? "led" : ""}`}>
          <HeroPlate hero={hero} choosable={heroes.length > 1} />
          <Cards hero={hero} />
        </div>
      ))}
    </section>
  );
}

function HeroPlate({ hero, choosable }: { hero: number; choosable: boolean }): JSX.Element {
  const controller = useController();
  const battlefield = controller.kit.value;
  const { view } = battlefield;
  const data = battlefield.hero(hero);
  const marks = data.thresholds.map((at) => ({ at, sign: "–", words: "a die is lost" }));
  const about = controller.texts.value.say(`about.hero.${view.heroes[hero]!}`);
  return (
    <div class={`hero-plate hero-${hero}`}>
      <span class="hero-name display" {...tipped(() => ({ words: about, rule: RULE_OF_DAMAGE, kind: "hint" }))}>
        <span class="hero-initial" aria-hidden="true">
          {battlefield.initial(hero)}
        </span>
        {data.name}
        {choosable && (
          <button
            type="button"
            class="button small"
            aria-pressed={controller.hero.value === hero}
            aria-keyshortcuts="k"
            onClick={() => (controller.hero.value = hero)}
          >
            Lead <kbd aria-hidden="true">K</kbd>
          </button>
        )}
      </span>
      <Track name={`Damage of ${data.name}`} length={data.track} value={view.damage[hero]!} marks={marks} />
      <span class="hero-extras">
        {view.steps[hero]! > 0 && <span class="badge">{count(view.steps[hero]!, "free step")}</span>}
        {view.guard[hero]! > 0 && <span class="badge">guard {view.guard[hero]}</span>}
        {battlefield.locked(hero) > 0 && (
          <span class="badge bad">{count(battlefield.locked(hero), "die", "dice")} locked</span>
        )}
        {view.owed[hero]! > 0 && <span class="badge bad">{count(view.owed[hero]!, "die", "dice")} to lose</span>}
        {view.aside[hero]! > 0 && <span class="badge">{view.aside[hero]} tech for later</span>}
        {view.search_tokens.includes(hero) && <span class="badge">search later</span>}
      </span>
      <p class="hero-about">{about}</p>
    </div>
  );
}

const count = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
