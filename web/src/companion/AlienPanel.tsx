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
import { rowOf } from "../words/shell";
import { fill, say } from "./words";

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
      <h2 id="c-aliens">{say("aliens")}</h2>
      {now.length > 0 && (
        <ul class="c-now" aria-label={say("events.now")}>
          {now.map((event) => (
            <li key={event}>
              {fill("events.one", {
                name: <strong>{parts.events[event]!.name}</strong>,
                about: texts.say(`about.happening.${event}`),
              })}
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
          <span>{say("breach")}</span>
        </label>
      )}
      <details class="c-more">
        <summary>{say("decks")}</summary>
        <div class="c-row">
          <button type="button" class="button" onClick={() => memory.change(drawCard(box, parts, "swarm", CRYPTO))}>
            <Icon name="plus" size={20} /> {say("card.swarm")}
          </button>
          <button type="button" class="button" onClick={() => memory.change(drawCard(box, parts, "boss", CRYPTO))}>
            <Icon name="plus" size={20} /> {say("card.boss")}
          </button>
        </div>
        <p class="label">
          {say("decks.left", { swarm: box.swarm.length, discards: box.swarmDiscard.length, boss: box.boss.length })}
        </p>
        <h3>{say("decks.next_phase")}</h3>
        <More deck="swarm" name={say("cards.swarm")} box={box} parts={parts} />
        <More deck="boss" name={say("cards.boss")} box={box} parts={parts} />
      </details>
      <details class="c-more">
        <summary>{say("swarms")}</summary>
        {parts.swarms.map((swarm, i) => (
          <p key={swarm.id} class="c-swarm">
            <Shape of={swarm.id} letter={swarm.name[0]!} size={28} />
            <span>
              {fill("swarms.one", {
                name: <strong>{swarm.name}</strong>,
                movement: swarm.movement,
                about: texts.say(`about.group.${i}`),
              })}
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
        {fill("acts.abilities", { abilities: <strong>{say("acts.abilities_word")}</strong> })}{" "}
        {parts.swarms
          .map((swarm, i) => ({ swarm, i }))
          .filter(({ swarm }) => swarm.ability.length > 0)
          .map(({ swarm, i }) => (
            <span key={swarm.id} class="c-line">
              {say("acts.swarm", { name: swarm.name, about: texts.say(`about.group.${i}`) })}
            </span>
          ))}
        {box.bosses.length > 0 && <span class="c-line">{say("acts.bosses")}</span>}
      </li>
      <li>
        {fill("acts.movement", {
          movement: <strong>{say("acts.movement_word")}</strong>,
          moves: rowOf([
            ...parts.swarms.map((swarm) => say("acts.swarm_moves", { name: swarm.name, movement: swarm.movement })),
            ...box.bosses.map(({ boss }) =>
              say("acts.boss_moves", { name: parts.bosses[boss]!.name, movement: parts.bosses[boss]!.movement }),
            ),
          ]),
        })}
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
          <h3>{say("swarm.figures", { figures, name: type.name })}</h3>
          <p>{say("swarm.at", { cluster })}</p>
          <p class={activates ? "c-strong" : "label"}>
            {activates ? say("swarm.acts", { movement: type.movement }) : say("swarm.waits")}
          </p>
          {card.reshuffled && <p class="label">{say("swarm.reshuffled")}</p>}
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
          <p>{say("boss.at", { die: card.die, cluster: card.cluster })}</p>
          {boss.activates && <p class="c-strong">{say("boss.acts", { movement: boss.movement })}</p>}
        </div>
      </article>
    );
  }
  return (
    <article class={classes}>
      <div>
        <h3>{say(card.kind === "clear" ? "card.clear" : "card.none")}</h3>
        <p class="label">{say(card.kind === "clear" ? "card.clear_about" : "card.none_about")}</p>
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
        <span class="label">{say("boss.moves", { movement: boss.movement })}</span>
      </header>
      <p class="c-words">{texts.say(`about.boss.${one.boss}`)}</p>
      <div class="c-health" role="group" aria-label={say("boss.health", { name: boss.name })}>
        <button type="button" class="button main" onClick={() => by(-1)}>
          {fill("boss.hit", { name: <span class="hidden-but-read">{boss.name}</span> })}
        </button>
        <output class="c-health-left figures" aria-label={say("boss.health_left", { health: one.health })}>
          {one.health}
        </output>
        <span class="c-pips" aria-hidden="true">
          {Array.from({ length: Math.max(one.health, boss.health) }, (_, i) => (
            <i key={i} class={i < one.health ? "on" : ""} />
          ))}
        </span>
        <button
          type="button"
          class="button quiet"
          aria-label={say("boss.gains", { name: boss.name })}
          onClick={() => by(1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </article>
  );
}

function More({ deck, name, box, parts }: { deck: Deck; name: string; box: Box; parts: elite.Parts }): JSX.Element {
  const memory = useMemory();
  return (
    <div class="c-stepper" role="group" aria-label={say("decks.in_next_phase", { name })}>
      <span>{name}</span>
      <button
        type="button"
        class="button"
        aria-label={say("less")}
        onClick={() => memory.change(changeMore(box, deck, -1))}
      >
        −
      </button>
      <output class="figures">{cardsOf(box, parts, deck)}</output>
      <button
        type="button"
        class="button"
        aria-label={say("more")}
        onClick={() => memory.change(changeMore(box, deck, 1))}
      >
        +
      </button>
    </div>
  );
}
