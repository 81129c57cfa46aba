/** What comes out of the burrows: swarm and boss cards, bosses with their health, and what they do. */

import type { JSX } from "preact";
import type { Texts } from "../texts";
import { Icon } from "../ui/icons";
import type { elite } from "../wire.gen";
import {
  arrivals,
  cardsOf,
  changeHealth,
  changeMore,
  drawCard,
  reminders,
  type BossInPlay,
  type Box,
  type Deck,
  type Turned,
} from "./box";
import { CRYPTO } from "./chance";
import { useMemory } from "./memory";
import { Shape } from "./shapes";

interface Props {
  readonly box: Box;
  readonly parts: elite.Parts;
  readonly texts: Texts;
}

export function AlienPanel({ box, parts, texts }: Props): JSX.Element {
  const memory = useMemory();
  const { breach } = memory;
  const now = reminders(box, parts);
  const turned = box.turned.map((card, i) => (
    <TurnedCard key={box.turned.length - i} card={card} newest={i === 0} box={box} parts={parts} />
  ));
  const bosses = box.bosses.map((one) => (
    <BossCard key={`boss ${one.boss}`} one={one} box={box} parts={parts} texts={texts} />
  ));
  return (
    <section class="c-panel c-aliens" aria-labelledby="c-aliens">
      <h2 id="c-aliens">Aliens</h2>
      {now.length > 0 && (
        <ul class="c-now" aria-label="Events to think of now">
          {now.map((event) => (
            <li key={event}>
              <strong>{parts.events[event]!.name}.</strong> {texts.say(`about.happening.${event}`)}
            </li>
          ))}
        </ul>
      )}
      {box.phase === "activation" && <Activation parts={parts} texts={texts} box={box} />}
      {/* While everybody acts, bosses are what is looked for; before, what has just come. */}
      {box.phase === "action" ? [bosses, turned] : [turned, bosses]}
      {box.phase !== "event" && (
        <label class="check c-breach">
          <input
            type="checkbox"
            checked={breach.value}
            onChange={(event) => (breach.value = event.currentTarget.checked)}
          />
          <span>An alien stands in the Starting Area. It must die before time is up.</span>
        </label>
      )}
      <details class="c-more">
        <summary>More cards, alarms, decks</summary>
        <div class="c-row">
          <button type="button" class="button" onClick={() => memory.change(drawCard(box, parts, "swarm", CRYPTO))}>
            <Icon name="plus" size={20} /> Swarm card
          </button>
          <button type="button" class="button" onClick={() => memory.change(drawCard(box, parts, "boss", CRYPTO))}>
            <Icon name="plus" size={20} /> Boss card
          </button>
        </div>
        <p class="label">
          Swarm deck {box.swarm.length}, discards {box.swarmDiscard.length}. Boss deck {box.boss.length}.
        </p>
        <h3>In the next Alien Spawning Phase</h3>
        <More deck="swarm" name="Swarm cards" box={box} parts={parts} />
        <More deck="boss" name="Boss cards" box={box} parts={parts} />
      </details>
      <details class="c-more">
        <summary>What swarms do</summary>
        {parts.swarms.map((swarm, i) => (
          <p key={swarm.id} class="c-swarm">
            <Shape of={swarm.id} letter={swarm.name[0]!} size={28} />
            <span>
              <strong>{swarm.name}</strong>, moves {swarm.movement}. {texts.say(`about.group.${i}`)}
            </span>
          </p>
        ))}
      </details>
    </section>
  );
}

/** Abilities first, then movement (R158, R164). */
function Activation({ box, parts, texts }: Props): JSX.Element {
  return (
    <ol class="c-steps">
      <li>
        <strong>Abilities</strong>, group by group, in the order you choose:{" "}
        {parts.swarms
          .map((swarm, i) => ({ swarm, i }))
          .filter(({ swarm }) => swarm.ability.length > 0)
          .map(({ swarm, i }) => (
            <span key={swarm.id} class="c-line">
              {swarm.name}s: {texts.say(`about.group.${i}`)}
            </span>
          ))}
        {box.bosses.length > 0 && <span class="c-line">Then each boss, as its card below says.</span>}
      </li>
      <li>
        <strong>Movement</strong>, figure by figure:{" "}
        {parts.swarms.map((swarm) => `${swarm.name}s ${swarm.movement}`).join(", ")}
        {box.bosses.map(({ boss }) => `, ${parts.bosses[boss]!.name} ${parts.bosses[boss]!.movement}`).join("")}.
      </li>
    </ol>
  );
}

function TurnedCard({
  card,
  newest,
  box,
  parts,
}: Omit<Props, "texts"> & { card: Turned; newest: boolean }): JSX.Element {
  const classes = `c-card c-turned ${newest ? "newest" : "older"}`;
  if (card.kind === "swarm") {
    const { swarm, cluster } = parts.swarm_cards[card.card]!;
    const { figures, activates } = arrivals(box, parts, card.card);
    const type = parts.swarms[swarm]!;
    return (
      <article class={classes}>
        <Shape of={type.id} letter={type.name[0]!} size={newest ? 56 : 32} />
        <div>
          <h3>
            {figures} {type.name}s
          </h3>
          <p>{cluster === 0 ? "at a cluster that you choose" : `at cluster ${cluster}`}</p>
          <p class={activates ? "c-strong" : "label"}>
            {activates ? `They act at once, then move ${type.movement}.` : "They do not act now."}
          </p>
          {card.reshuffled && <p class="label">The discards were shuffled first.</p>}
        </div>
      </article>
    );
  }
  if (card.kind === "boss") {
    const boss = parts.bosses[card.boss]!;
    return (
      <article class={classes}>
        <Shape of="boss" letter={boss.name[0]!} size={newest ? 56 : 32} />
        <div>
          <h3>{boss.name}</h3>
          <p>
            The die shows {card.die}: cluster {card.cluster}.
          </p>
          {boss.activates && <p class="c-strong">It acts at once, then moves {boss.movement}.</p>}
        </div>
      </article>
    );
  }
  return (
    <article class={classes}>
      <div>
        <h3>{card.kind === "clear" ? "All clear" : "No card left"}</h3>
        <p class="label">{card.kind === "clear" ? "No boss this time." : "The boss deck is empty and stays so."}</p>
      </div>
    </article>
  );
}

function BossCard({ one, box, parts, texts }: Props & { one: BossInPlay }): JSX.Element {
  const boss = parts.bosses[one.boss]!;
  const memory = useMemory();
  const by = (n: number): void => memory.change(changeHealth(box, one.boss, n));
  return (
    <article class="c-card c-boss">
      <header class="c-card-head">
        <Shape of="boss" letter={boss.name[0]!} size={36} />
        <h3>{boss.name}</h3>
        <span class="label">moves {boss.movement}</span>
      </header>
      <p class="c-words">{texts.say(`about.boss.${one.boss}`)}</p>
      <div class="c-health" role="group" aria-label={`Health of ${boss.name}`}>
        <button type="button" class="button main" onClick={() => by(-1)}>
          Hit<span class="hidden-but-read"> {boss.name}</span>
        </button>
        <output class="c-health-left figures" aria-label={`${one.health} health left`}>
          {one.health}
        </output>
        <span class="c-pips" aria-hidden="true">
          {Array.from({ length: Math.max(one.health, boss.health) }, (_, i) => (
            <i key={i} class={i < one.health ? "on" : ""} />
          ))}
        </span>
        <button type="button" class="button quiet" aria-label={`${boss.name} gains 1 health`} onClick={() => by(1)}>
          <Icon name="plus" size={20} />
        </button>
      </div>
    </article>
  );
}

function More({ deck, name, box, parts }: { deck: Deck; name: string; box: Box; parts: elite.Parts }): JSX.Element {
  const memory = useMemory();
  return (
    <div class="c-stepper" role="group" aria-label={`${name} in the next Alien Spawning Phase`}>
      <span>{name}</span>
      <button
        type="button"
        class="button"
        aria-label="One less"
        onClick={() => memory.change(changeMore(box, deck, -1))}
      >
        −
      </button>
      <output class="figures">{cardsOf(box, parts, deck)}</output>
      <button
        type="button"
        class="button"
        aria-label="One more"
        onClick={() => memory.change(changeMore(box, deck, 1))}
      >
        +
      </button>
    </div>
  );
}
