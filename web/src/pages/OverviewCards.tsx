/** A game in two minutes: cards with a picture each. */

import type { JSX } from "preact";
import type { Card, Overview } from "./overview";

interface Props {
  readonly game: string;
  readonly overview: Overview;
}

export function OverviewCards({ game, overview }: Props): JSX.Element {
  return (
    <section class="overview" aria-labelledby="overview">
      <h2 id="overview">{overview.title}</h2>
      <div class="overview-cards">
        {overview.cards.map((card) => (
          <OneCard key={card.title} game={game} card={card} />
        ))}
      </div>
    </section>
  );
}

function OneCard({ game, card }: { game: string; card: Card }): JSX.Element {
  const from = `/api/games/${encodeURIComponent(game)}/overview`;
  return (
    <article class="overview-card">
      {card.picture && <img src={`${from}/${card.picture.name}.svg`} alt={card.picture.shows} loading="lazy" />}
      <h3>{card.title}</h3>
      {card.parts.map((part, i) => {
        if (typeof part === "string") return <p key={i}>{part}</p>;
        const items = part.items.map((item) => <li key={item}>{item}</li>);
        return part.ordered ? <ol key={i}>{items}</ol> : <ul key={i}>{items}</ul>;
      })}
    </article>
  );
}
