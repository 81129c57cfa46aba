/** What the hero may do on a turn: ways, deeds, and what may come before them. */

import type { JSX } from "preact";
import { tipped } from "../../../ui/tip";
import type { Ask, Offer } from "../types";
import { Answer, Greyeds } from "../Answers";
import { useController } from "../context";
import { offersOf as ofKinds } from "../../../view";
import { actionOf, offersOf } from "../offers";
import type { AloneAction, Way } from "../types";
import type { Gait } from "./ground";
import { take } from "./hand";
import { itemOf } from "./Items";

const SHORTCUTS: Readonly<Record<string, string>> = {
  fight: "F",
  locate: "L",
  scavenge: "S",
  interact: "I",
  work: "W",
  unblock_door: "U",
  use_room: "Y",
  use_own_skill: "K",
  start_skill: "K",
  ask_companion: "C",
  start_companion: "C",
  bullet_time: "B",
};
const BEFORE: readonly AloneAction["act"][] = [
  "recover_health",
  "bullet_time",
  "start_skill",
  "start_companion",
  "sacrifice",
  "use_power",
];
const PAD: readonly Way[] = ["north", "west", "east", "south", "stairs"];

export function Deeds({ ask }: { ask: Ask }): JSX.Element {
  const all = offersOf(ask);
  const before = ofKinds(all, ...BEFORE);
  const deeds = all.filter(
    (offer) =>
      !before.includes(offer) && !["move", "explore"].includes(offer.option.action.act) && itemOf(offer) === undefined,
  );
  const texts = useController().texts.value;
  const greyed = ask.greyed.filter((one) => !["move", "explore", "use_item"].includes(one.kind));
  return (
    <div class="deeds">
      <Pad ask={ask} />
      <div class="deed-groups">
        <div class="deed-row" role="group" aria-label={texts.say("label.deeds")}>
          {deeds.map((offer) => (
            <Deed key={offer.option.id} offer={offer} among={deeds} />
          ))}
          <Greyeds greyed={greyed.filter((one) => !BEFORE.some((kind) => kind === one.kind))} />
        </div>
        {before.length > 0 && (
          <div class="deed-row before" role="group" aria-label={texts.say("label.before")}>
            {before.map((offer) => (
              <Deed key={offer.option.id} offer={offer} among={before} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** A button; only the first of its kind bears the key. */
function Deed({ offer, among }: { offer: Offer; among: readonly Offer[] }): JSX.Element {
  const act = offer.option.action.act;
  const first = among.find((other) => other.option.action.act === act) === offer;
  const track = actionOf(offer, "recover_health")?.track;
  const shortcut = track ? (track === "life" ? "R" : "T") : first ? SHORTCUTS[act] : undefined;
  return <Answer offer={offer} shortcut={shortcut} class="" />;
}

/** Four ways and the stairs, for walking or for looking. */
function Pad({ ask }: { ask: Ask }): JSX.Element {
  const controller = useController();
  const offers = offersOf(ask);
  return (
    <div
      class={`pad ${controller.hand.gait.value}`}
      role="group"
      aria-label={controller.texts.value.kind(controller.hand.gait.value)}
    >
      <div class="pad-switch" role="group" aria-label={controller.texts.value.say("label.gaits")}>
        <GaitButton of="move" />
        <GaitButton of="explore" />
      </div>
      {PAD.map((way) => (
        <PadButton
          key={way}
          ask={ask}
          way={way}
          offer={offers.find((offer) => actionOf(offer, controller.hand.gait.value)?.way === way)}
        />
      ))}
    </div>
  );
}

/** One half of the switch: what arrows and map mean now. */
function GaitButton({ of }: { of: Gait }): JSX.Element {
  const controller = useController();
  const on = controller.hand.gait.value === of;
  return (
    <button
      type="button"
      class={`pad-gait pad-${of}`}
      data-shortcut={on ? undefined : "x"}
      aria-pressed={on}
      onClick={() => {
        controller.hand.gait.value = of;
      }}
      {...tipped(() => ({
        words: controller.texts.value.say(`tip.gait_${of}`),
        kind: "hint",
      }))}
    >
      <svg viewBox="-13 -11 26 22" width="26" height="20" aria-hidden="true">
        <path d={of === "move" ? FEET : EYE} />
      </svg>
      <span>{controller.texts.value.say(`gait.${of}`)}</span>
    </button>
  );
}

const FEET = "M-8 4c-3-6 0-11 3-10s2 7 1 10zM3 9C0 3 3-2 6-1s2 7 1 10z";
const EYE = "M-12 0C-7-7 7-7 12 0 7 7-7 7-12 0zM-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const ARROWS: Readonly<Record<Way, string>> = {
  north: "M12 19V6M6 11l6-6 6 6",
  east: "M5 12h13M13 6l6 6-6 6",
  south: "M12 5v13M6 13l6 6 6-6",
  west: "M19 12H6M11 6l-6 6 6 6",
  stairs: "M4 19h4v-4h4v-4h4V7h4V3",
};

function PadButton({ ask, way, offer }: { ask: Ask; way: Way; offer: Offer | undefined }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const act = controller.hand.gait.value;
  const anchor = `pad-${way}`;
  const action: AloneAction = { act, way };
  const greyed = ask.greyed.find((one) => one.kind === act);
  const why = async (): Promise<{ words: string; rule: string } | null> => {
    if (offer) return null;
    const refusal = greyed?.why ?? (await controller.table.why(ask.id, action));
    return refusal && { words: texts.refusal(refusal), rule: refusal.rule };
  };
  const aimed = offer !== undefined && controller.over.value?.option.id === offer.option.id;
  return (
    <button
      type="button"
      class={`pad-way pad-${way} ${aimed ? "aimed" : ""} ${controller.table.pending.value.has(anchor) ? "pending" : ""}`}
      data-anchor={anchor}
      data-option={offer?.option.id}
      aria-label={texts.action(action)}
      aria-disabled={offer ? undefined : "true"}
      onClick={() => offer && take(controller, offer, anchor)}
      {...tipped(why, (on) => {
        controller.over.value = on ? (offer ?? null) : null;
      })}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={ARROWS[way]} />
      </svg>
    </button>
  );
}
