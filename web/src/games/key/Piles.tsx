/** The four action piles: what each does, what lies on top, and whether the card in the fingers may go there. */

import type { JSX } from "preact";
import { about } from "../../targets";
import { showRefusal, tipped, type Tip } from "../../ui/tip";
import { KEY_TARGETS } from "../../wire.gen";
import { PileIcon, TrapShape } from "./art";
import { CardFace } from "./Card";
import { useController } from "./context";
import type { Controller } from "./controller";
import { mainAsk } from "./offers";
import { PILES, type KeyAction } from "./types";

export const PILE_KEYS = ["R", "I", "G", "X"] as const;

export function Piles(): JSX.Element {
  const texts = useController().texts.value;
  return (
    <section class="piles" aria-label={texts.say("ui.piles")}>
      {PILES.map((name, pile) => (
        <Pile key={name} pile={pile} />
      ))}
    </section>
  );
}

function Pile({ pile }: { pile: number }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const { cards, counter_intel } = view.piles[pile]!;
  const top = cards[cards.length - 1];
  const blocked = counter_intel.length;
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
  const act = (): void => {
    if (offer) controller.take(offer, `pile-${pile}`);
    else if (!controller.playOn(pile) && canPlay && controller.held.value.length === 0) {
      const anchor = document.querySelector(`[data-pile="${pile}"]`);
      if (anchor) showRefusal(anchor, texts.say("ui.card_first"), texts.rule("ui.card_first"));
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
        <span class="pile-name">{texts.say(`pile.${pile}`)}</span>
      </span>
      <span class="pile-top">
        {top === undefined ? (
          <span class="pile-empty">{texts.say("ui.empty")}</span>
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
      <span class="pile-does">{texts.say(`does.${pile}`)}</span>
      <span class="hidden-but-read">{texts.say("pile.shows", { cards, top, locked: blocked })}</span>
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
  const hint: Tip = { words: texts.say("pile.hint", { pile, cards: view.piles[pile]!.cards }), kind: "hint" };
  if (!ask) return hint;
  const hand = view.hands[view.seat]?.known ?? [];
  const card = controller.held.value[0] ?? hand[hand.length - 1];
  const offered = controller.places.value.piles.get(pile);
  const meant = offered?.option.action ?? meantBy(controller, pile, card);
  if (!meant) return hint;
  const refusal = offered ? null : await controller.table.why(ask.id, meant);
  if (refusal) return { words: texts.refusal(refusal), rule: refusal.rule };
  const would = controller.held.value.length > 0 || offered ? await controller.table.preview(ask.id, meant) : null;
  const said = [...(would?.does ?? []), ...(would?.risks ?? [])].map((words) => texts.message(words));
  return said.length > 0 ? { words: said.join(" "), kind: "hint" } : hint;
}

/** The action that a press on this pile means: like one that is offered, with this card or with this pile. */
function meantBy(controller: Controller, pile: number, card: number | undefined): KeyAction | undefined {
  const ask = mainAsk(controller.view.value);
  if (ask?.kind === "choose_action") return card === undefined ? undefined : { act: "play_card", card, pile };
  const other = [...controller.places.value.piles.values()][0]?.option.action;
  return other && about(KEY_TARGETS, other, { pile });
}
