/** Equipment before its player: what it wants, whether it is ready, and what pressing it does. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import { EquipmentArt } from "./art/EquipmentArt";
import { useController } from "./context";
import type { Controller } from "./controller";
import { loadsOf, usingOf } from "./offers";
import { Slots } from "./Slots";
import type { CardShown } from "./types";

const CARD_KEYS = { fire: ["f", "g"], use: ["b", "n", "j"] } as const;

/** The keys of a hero's cards: weapons, then what can be used. */
export function cardKeys(cards: readonly CardShown[]): Map<number, string> {
  const keysFor = (does: "fire" | "use"): [number, string][] =>
    cards
      .filter((card) => card.does === does)
      .flatMap(({ card }, i): [number, string][] => (CARD_KEYS[does][i] ? [[card, CARD_KEYS[does][i]]] : []));
  return new Map([...keysFor("fire"), ...keysFor("use")]);
}

export function Cards({ hero }: { hero: number }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { cards, tokens } = controller.heroes.value[hero]!;
  const { objectives } = controller.ground.value;
  const keys = cardKeys(cards);
  return (
    <ul class="cards" aria-label={texts.say("ui.equipment_of", { hero })}>
      {cards.map((card) => (
        <EquipmentCard
          key={card.card}
          shown={card}
          shortcut={controller.hero.value === hero ? keys.get(card.card) : undefined}
        />
      ))}
      {tokens.map((token) => {
        const { says, is_ready, slots, first, filled } = objectives[token]!;
        return (
          <li key={`token ${token}`} class={`equipment token ${is_ready ? "ready" : ""}`}>
            <span class="equipment-name">
              {texts.message(says)} {is_ready && <strong class="ready-badge">{texts.say("ui.ready")}</strong>}
            </span>
            <Slots slots={slots} first={first} filled={filled} />
          </li>
        );
      })}
      {cards.length === 0 && <li class="label">{texts.say("ui.no_equipment")}</li>}
    </ul>
  );
}

/** A weapon in my hands in short, as it is now. */
function statsOf(controller: Controller, card: number): string {
  const aim = controller.aims.value.find((one) => one.card === card);
  return aim ? controller.texts.value.message(aim.says) : "";
}

/** Why a card can be neither used nor loaded now. */
function whyNot(controller: Controller, { card, state }: CardShown): string {
  const texts = controller.texts.value;
  const about = texts.say(`about.card.${card}`);
  if (state === "used") return texts.say("ui.card_rests");
  const kinds = state === "ready" ? ["fire", "use"] : ["allocate"];
  const greyed = controller.ask.value?.greyed.find((one) => kinds.includes(one.kind));
  if (greyed) return `${texts.refusal(greyed.why)} ${about}`;
  return state === "ready" ? about : `${texts.say("ui.card_wants")} ${about}`;
}

function EquipmentCard({ shown, shortcut }: { shown: CardShown; shortcut?: string | undefined }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { card, does, state, attached } = shown;
  const data = controller.parts.value.cards[card]!;
  const use = usingOf(controller.offers.value, card);
  const load = loadsOf(controller.newest.value, controller.offers.value, card).length > 0;
  const classes = ["equipment", data.kind, state === "ready" && "ready", state === "used" && "worn"];
  if (use || load) classes.push("open");
  const name = texts.say(`card.${card}`);
  const about = [card, ...attached].map((one) => texts.say(`about.card.${one}`)).join(" ");
  const isWeapon = does === "fire";
  const showReach = (isOver: boolean): void => void (controller.weapon.value = isOver && isWeapon ? card : null);
  return (
    <li class={classes.filter(Boolean).join(" ")} data-card={card}>
      <span
        class="equipment-name"
        {...tipped(() => ({ words: about, rule: texts.rule(`ui.${data.kind}`), kind: "hint" }), showReach)}
      >
        {name}
        {state === "ready" && (
          <strong class="ready-badge">
            <Icon name="check" size={14} /> {texts.say("ui.ready")}
          </strong>
        )}
        {state === "used" && <span class="label">{texts.say("ui.used")}</span>}
      </span>
      <span class="equipment-says">
        <EquipmentArt card={data} />
        <span class="equipment-about">{statsOf(controller, card) || about}</span>
        {isWeapon && <span class="equipment-about">{texts.say(`more.card.${card}`)}</span>}
      </span>
      {attached.length > 0 && (
        <span class="equipment-parts">{attached.map((one) => `+ ${texts.say(`card.${one}`)}`).join(" ")}</span>
      )}
      <span class="equipment-row">
        <Slots slots={data.slots} first={shown.first} filled={shown.filled} />
        {does !== "" && (
          <button
            type="button"
            class={`button small ${use ? "main" : ""} ${controller.table.pending.value.has(`card-${card}`) ? "pending" : ""}`}
            data-anchor={`card-${card}`}
            aria-keyshortcuts={shortcut}
            aria-disabled={use || load ? undefined : "true"}
            onClick={() => controller.pressCard(card)}
            {...tipped(
              () => ({
                words: use || load ? about : whyNot(controller, shown),
                rule: texts.rule(`ui.${data.kind}`),
                kind: "hint",
              }),
              showReach,
            )}
          >
            {texts.say(!use && load ? "ui.load" : `ui.${does}`)}
            <span class="hidden-but-read"> {name}</span>
            {shortcut && <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
          </button>
        )}
      </span>
    </li>
  );
}
