/** The four action piles: what each does, what lies on top, and whether the card in the fingers may go there. */

import type { JSX } from "preact";
import { showRefusal, tipped, type Tip } from "../../ui/tip";
import { PileIcon, TrapShape } from "./art";
import { CardFace } from "./Card";
import { useController } from "./context";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";
import { PILES, suitOf, rankOf } from "./types";
import { PILE_DOES, PILE_NAMES, cardWords } from "./words";

export const PILE_KEYS = ["R", "I", "G", "X"] as const;

export function Piles(): JSX.Element {
  return (
    <section class="piles" aria-label="Action piles">
      {PILES.map((name, pile) => (
        <Pile key={name} pile={pile} />
      ))}
    </section>
  );
}

function Pile({ pile }: { pile: number }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const cards = view.piles[pile] ?? [];
  const top = cards[cards.length - 1];
  const blocked = (view.counter_intel[pile] ?? []).length;
  const offer = controller.places.value.piles.get(pile);
  const accepts = controller.accepting.value.has(pile);
  const weighing =
    controller.overCard.value !== null || (controller.held.value.length > 0 && !controller.special.value);
  const canPlay = controller.places.value.plays.some((one) => one.option.action.pile === pile);
  const possible = offer !== undefined || accepts || (!weighing && canPlay);
  const clears = mainAsk(view)?.kind === "choose_pile" || mainAsk(view)?.kind === "choose_fix";
  const classes = [
    "pile",
    PILES[pile],
    (offer || (weighing && accepts)) && "lit",
    controller.mine && !possible && (weighing || clears) && "dim",
    blocked > 0 && "blocked",
    controller.table.pending.value.has(`pile-${pile}`) && "pending",
  ];
  const shows =
    top === undefined ? "" : `shows ${cardWords(top)}, ${cards.length} ${cards.length === 1 ? "card" : "cards"}`;
  const rest = [shows, blocked > 0 && "locked by counter intel"].filter(Boolean).join(", ");
  const act = (): void => {
    if (offer) controller.take(offer, `pile-${pile}`);
    else if (!controller.playOn(pile) && canPlay && controller.held.value.length === 0) {
      const anchor = document.querySelector(`[data-pile="${pile}"]`);
      if (anchor) showRefusal(anchor, "Pick up one of your cards first, then choose the pile.", "key:R27");
    }
  };
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      aria-disabled={possible ? undefined : "true"}
      aria-keyshortcuts={PILE_KEYS[pile]}
      data-anchor={`pile-${pile}`}
      data-pile={pile}
      onClick={act}
      {...tipped(
        () => reasonFor(controller, pile),
        (isOver) => {
          controller.overPile.value = isOver ? pile : null;
        },
      )}
    >
      <span class="pile-head">
        <PileIcon pile={pile} size={24} />
        <span class="pile-name">{PILE_NAMES[pile]}</span>
      </span>
      <span class="pile-top">
        {top === undefined ? (
          <span class="pile-empty">empty</span>
        ) : (
          <span key={top} class="pile-card fresh" data-depth={Math.min(cards.length, 4)}>
            <CardFace card={top} />
          </span>
        )}
        {blocked > 0 && (
          <span class="seal">
            <svg viewBox="0 0 32 32" width="44" height="44" aria-hidden="true">
              <TrapShape kind="counter_intel" action={pile} />
            </svg>
          </span>
        )}
      </span>
      <span class="pile-does">{PILE_DOES[pile]}</span>
      <span class="hidden-but-read">{rest}</span>
      <kbd class="pile-key" aria-hidden="true">
        {PILE_KEYS[pile]}
      </kbd>
    </button>
  );
}

async function reasonFor(controller: Controller, pile: number): Promise<Tip | null> {
  const view = controller.view.value;
  const ask = mainAsk(view);
  const texts = controller.texts.value;
  const cards = view.piles[pile] ?? [];
  const lying = cards.map((card) => `${rankOf(card)} ${suitOf(card)}`).join(", ");
  const hint: Tip = {
    words: `${PILE_NAMES[pile]}: ${PILE_DOES[pile]!.toLowerCase()}.${lying ? ` Lying here: ${lying}.` : ""}`,
    kind: "hint",
  };
  if (!ask || controller.places.value.piles.has(pile)) return hint;
  const held = controller.held.value[0];
  let refusal = null;
  if (ask.kind === "choose_action") {
    const hand = view.hands[view.seat]?.known ?? [];
    const card = held ?? hand[hand.length - 1];
    if (card !== undefined) refusal = await controller.table.why(ask.id, { act: "play_card", card, pile });
  } else if (ask.kind === "choose_pile") {
    refusal = await controller.table.why(ask.id, { act: "clear", pile });
  } else if (ask.kind === "choose_fix") {
    refusal = await controller.table.why(ask.id, { act: "trim", pile });
  }
  return refusal ? { words: texts.refusal(refusal), rule: refusal.rule } : hint;
}
