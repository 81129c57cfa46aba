/** Equipment before its player: what it wants, whether it is ready, and what pressing it does. */

import type { JSX } from "preact";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import { useController } from "./context";
import type { Controller } from "./controller";
import type { Battlefield } from "./battlefield";
import { ruleOfCard } from "./lookup";
import { loadsOf, usingOf } from "./offers";
import { Slots } from "./Slots";
import { ANYWHERE } from "./types";

const WEAPON_KEYS = ["f", "g"] as const;
const ITEM_KEYS = ["b", "n", "j"] as const;

/** The keys of a hero's cards: weapons, then what can be used. */
export function cardKeys(battlefield: Battlefield, hero: number): Map<number, string> {
  const cards = battlefield.view.carried[hero] ?? [];
  const weapons = cards.filter((card) => battlefield.card(card).kind === "weapon");
  const items = cards.filter((card) => battlefield.card(card).kind === "item" && battlefield.card(card).use.length > 0);
  return new Map([
    ...weapons.flatMap((card, i) => (WEAPON_KEYS[i] ? [[card, WEAPON_KEYS[i]] as const] : [])),
    ...items.flatMap((card, i) => (ITEM_KEYS[i] ? [[card, ITEM_KEYS[i]] as const] : [])),
  ]);
}

export function Cards({ hero }: { hero: number }): JSX.Element {
  const controller = useController();
  const battlefield = controller.kit.value;
  const keys = cardKeys(battlefield, hero);
  const cards = battlefield.view.carried[hero] ?? [];
  const order = [...keys.keys(), ...cards.filter((card) => !keys.has(card))];
  return (
    <ul class="cards" aria-label={`Equipment of ${battlefield.hero(hero).name}`}>
      {order.map((card) => (
        <EquipmentCard key={card} card={card} shortcut={controller.hero.value === hero ? keys.get(card) : undefined} />
      ))}
      {battlefield.carriedTokens(hero).map((token) => (
        <li
          key={`token ${token}`}
          class={`equipment token ${battlefield.view.token_ready.includes(token) ? "ready" : ""}`}
        >
          <span class="equipment-name">
            {tokenName(battlefield, token)}{" "}
            {battlefield.view.token_ready.includes(token) && <strong class="ready-badge">Ready</strong>}
          </span>
          <Slots kind="token" number={token} />
        </li>
      ))}
      {order.length === 0 && <li class="label">No equipment yet.</li>}
    </ul>
  );
}

export function tokenName(battlefield: Battlefield, token: number): string {
  const faces = battlefield.parts.objectives[battlefield.view.options.mission];
  return `${faces?.[battlefield.view.token_face[token]!]?.name ?? "Objective"} ${token + 1}`;
}

export function stats(battlefield: Battlefield, card: number): string {
  const attack = battlefield.card(card).attack;
  const reach = battlefield.reachOf(card);
  if (!attack || !reach) return "";
  const far = reach.range >= ANYWHERE ? "∞" : String(reach.range);
  const worth = attack.damage > 1 ? ` ×${attack.damage}` : "";
  return `range ${far}${reach.straight ? " straight" : ""} · ${attack.dice} ${attack.dice === 1 ? "die" : "dice"}, hits on ${attack.to_hit}+${worth}`;
}

/** What a card does; a weapon's first line says in words what its numbers say. */
export const moreOf = (about: string, isWeapon: boolean): string =>
  about
    .split("\n")
    .slice(isWeapon ? 1 : 0)
    .join(" ");

/** Why a card can be neither used nor loaded now. */
function whyNot(controller: Controller, card: number, ready: boolean): string {
  const texts = controller.texts.value;
  if (controller.kit.value.view.worn.includes(card)) return "It was used; it rests until the next round.";
  const kinds = ready ? ["fire", "use"] : ["allocate"];
  const greyed = controller.ask.value?.greyed.find((one) => kinds.includes(one.kind));
  const about = texts.say(`about.card.${card}`);
  return greyed ? `${texts.refusal(greyed.why)} ${about}` : ready ? about : `It wants more dice. ${about}`;
}

function EquipmentCard({ card, shortcut }: { card: number; shortcut?: string | undefined }): JSX.Element {
  const controller = useController();
  const battlefield = controller.kit.value;
  const data = battlefield.card(card);
  const use = usingOf(controller.offers.value, card);
  const load = loadsOf(controller.offers.value, card).length > 0;
  const usable = data.attack !== null || data.use.length > 0;
  const ready = usable && battlefield.isReady(card);
  const worn = battlefield.view.worn.includes(card);
  const classes = ["equipment", data.kind, ready && "ready", worn && "worn", (use || load) && "open"];
  const verb = use ? (data.attack ? "Fire" : "Use") : load ? "Load" : data.attack ? "Fire" : "Use";
  const attachments = battlefield.attachmentsOf(card);
  const about = [card, ...attachments].map((one) => controller.texts.value.say(`about.card.${one}`)).join(" ");
  return (
    <li class={classes.filter(Boolean).join(" ")} data-card={card}>
      <span
        class="equipment-name"
        {...tipped(
          () => ({ words: about, rule: ruleOfCard(data), kind: "hint" }),
          (isOver) => (controller.weapon.value = isOver && data.attack ? card : null),
        )}
      >
        {data.name}
        {ready && (
          <strong class="ready-badge">
            <Icon name="check" size={14} /> Ready
          </strong>
        )}
        {worn && <span class="label">used</span>}
      </span>
      <span class="equipment-about">{stats(battlefield, card) || about}</span>
      {data.attack && (
        <span class="equipment-about">{moreOf(controller.texts.value.say(`about.card.${card}`), true)}</span>
      )}
      {attachments.length > 0 && (
        <span class="equipment-parts">+ {attachments.map((one) => battlefield.card(one).name).join(", ")}</span>
      )}
      <span class="equipment-row">
        <Slots kind="card" number={card} />
        {usable && (
          <button
            type="button"
            class={`button small ${use ? "main" : ""} ${controller.table.pending.value.has(`card-${card}`) ? "pending" : ""}`}
            data-anchor={`card-${card}`}
            aria-keyshortcuts={shortcut}
            aria-disabled={use || load ? undefined : "true"}
            onClick={() => controller.pressCard(card)}
            {...tipped(
              () => ({
                words: use || load ? about : whyNot(controller, card, ready),
                rule: ruleOfCard(data),
                kind: "hint",
              }),
              (isOver) => (controller.weapon.value = isOver && data.attack ? card : null),
            )}
          >
            {verb}
            <span class="hidden-but-read"> {data.name}</span>
            {shortcut && <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
          </button>
        )}
      </span>
    </li>
  );
}
