/** The reaction track: what lies on it, what the next card would cover, and where danger is printed. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import type { alone } from "../../../wire.gen";
import { Sign } from "../art/Symbols";
import { useController } from "../context";
import { DarkSign } from "../map/FigureArt";

/** `would`: whether a card is being considered, so that its price is shown. */
export function ReactionTrack({ would = false }: { would?: boolean }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { reactions } = controller.view.value;
  const { track, covered, next, played, most } = reactions;
  const cards = cardsBySpace(reactions);
  const deckOf = (card: number | null): string => {
    const look = card === null ? undefined : controller.box.value.reactions[card];
    return look ? `deck-${look.deck}` : "dark";
  };
  const price = texts.message(reactions.price);
  const words = texts.say("text.track", { covered, of: track.length });
  return (
    <section class="evil-track" aria-label={`${words} ${price}`}>
      <ol class="evil-track-spaces" aria-hidden="true">
        {track.map((danger, i) => {
          const lies = cards[i];
          const isNext = i >= covered && i < covered + next;
          const classes = [
            "evil-space",
            lies && "full",
            lies?.lying.is_up && "up",
            danger && "danger",
            isNext && "next",
          ];
          return (
            <li key={i} class={[...classes, isNext && would && "would"].filter(Boolean).join(" ")}>
              {lies?.begins && <DarkSign id={deckOf(lies.lying.card)} size={26} />}
              {!lies && danger && (
                <Sign id="danger" size={22}>
                  <DangerMark />
                </Sign>
              )}
            </li>
          );
        })}
      </ol>
      <p class="evil-price" tabIndex={0} {...tipped(() => texts.hint("tip.price"))}>
        <strong class="figures">
          {played}/{most}
        </strong>{" "}
        {price}
      </p>
    </section>
  );
}

/** For each covered space the card that covers it, and whether it begins there. */
function cardsBySpace({ lying }: alone.ReactionsPart): { lying: alone.LyingCard; begins: boolean }[] {
  return lying.flatMap((one) => Array.from({ length: one.spaces }, (_, i) => ({ lying: one, begins: i === 0 })));
}

function DangerMark(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M12 3 22 21H2zM12 10v5M12 17.500v.5" fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}
