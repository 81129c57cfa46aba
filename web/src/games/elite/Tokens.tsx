/** What lies on the map: objectives with their slots, targets, traps, acid, slime, search tokens, clusters. */

import type { JSX } from "preact";
import { lettered } from "../../settings";
import { memo } from "../../ui/table/memo";
import { Drawing } from "./art/Symbols";
import { useController } from "./context";
import { GlyphMark } from "./glyphs";
import { middle } from "./Ground";
import type { ObjectiveShown, Plan, Slot } from "./types";

export function Tokens(): JSX.Element {
  const controller = useController();
  const { acid, slime, clusters, search, targets, traps, objectives } = controller.ground.value;
  const { heroes, mission } = controller.setting.value;
  const plan = controller.plan.value;
  const at = (cell: number): string => `translate(${middle(plan, cell).join(" ")})`;
  return (
    <g class="tokens">
      <Spill kind="acid" cells={acid.join()} plan={plan} />
      <Spill kind="slime" cells={slime.join()} plan={plan} />
      {plan.clusters.map((cluster, slot) => (
        <g key={slot} class="cluster" transform={at(cluster.cell)}>
          <Drawing id="burrow" size={50} />
          <Badge words={String(clusters[slot])} />
        </g>
      ))}
      {search.map(({ state, hero }, token) => (
        <g
          key={token}
          class={`search-token ${state === "light" ? "light" : "dark"}`}
          transform={at(plan.search_slots[token]!)}
        >
          <Drawing id="search" size={34} />
          {hero >= 0 && <Badge words={heroes[hero]!.initial} />}
        </g>
      ))}
      {targets.map((cell) => (
        <g key={cell} class="target" transform={at(cell)}>
          <circle r="15" />
          <path d="M0-20v10M0 20V10M-20 0h10M20 0H10" />
        </g>
      ))}
      {traps.map((cell) => (
        <g key={cell} class="trap" transform={at(cell)}>
          <Drawing id="trap" size={36} />
        </g>
      ))}
      {objectives.map((shown, token) =>
        shown.cell < 0 ? null : (
          <Objective key={shown.first} number={token + 1} mission={mission} shown={shown} where={at(shown.cell)} />
        ),
      )}
    </g>
  );
}

/** A number or letter in the corner of what it belongs to. */
function Badge({ words }: { words: string }): JSX.Element {
  return (
    <g class="badge-disc" transform="translate(16 15)">
      <circle r="7.5" />
      <text y="4.5">{words}</text>
    </g>
  );
}

const Spill = memo(function Spill({ kind, cells, plan }: { kind: string; cells: string; plan: Plan }) {
  const words = useController().texts.value.say(`ui.${kind}`);
  return (
    <g class={`spill ${kind}`}>
      {(cells ? cells.split(",").map(Number) : []).map((cell, i) => {
        const [x, y] = middle(plan, cell);
        return (
          <g key={`${cell} ${i}`} transform={`translate(${x} ${y})`}>
            <Drawing id={kind} size={46} />
            {lettered.value && <text y="19">{words}</text>}
          </g>
        );
      })}
    </g>
  );
});

/** A token with its number, and below it the results that it wants. */
function Objective({
  number,
  mission,
  shown,
  where,
}: {
  number: number;
  mission: string;
  shown: ObjectiveShown;
  where: string;
}): JSX.Element {
  const { slots, filled, mark, is_ready: ready } = shown;
  // One or two slots lie below the number, more of them beside it in two rows.
  const isFull = slots.length > 2 && !ready;
  const size = isFull ? 14.5 : 18;
  const spotOf = (i: number): string =>
    isFull ? `${(i % 2) * size - 1} ${(Math.floor(i / 2) - 0.5) * size}` : `${(i - (slots.length - 1) / 2) * size} 11`;
  return (
    <g class={`objective ${mission} ${ready ? "ready" : ""}`} transform={where}>
      <path class="objective-plate" d="M-14-21h28l7 7v28l-7 7h-28l-7-7v-28z" />
      <text class="objective-number" x={isFull ? -14 : 0} y={isFull ? 7 : slots.length > 0 || mark !== "" ? -2 : 8}>
        {number}
      </text>
      {ready && <path class="objective-done" d="M-9 10l6 6L9 5" />}
      {!ready &&
        slots.map((wants, i) => (
          <g key={i} transform={`translate(${spotOf(i)})`}>
            <SlotMark slot={wants} filled={filled[i] !== null} size={size} />
          </g>
        ))}
      {mark !== "" && (
        <text class="objective-paid" y="15">
          {mark}
        </text>
      )}
    </g>
  );
}

function SlotMark({ slot, filled, size }: { slot: Slot; filled: boolean; size: number }): JSX.Element {
  const half = size / 2 - 0.5;
  return (
    <g class={`slot-mark ${filled ? "filled" : ""} ${slot.locking ? "locking" : ""}`}>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={slot.locking ? 1 : half} />
      {filled ? (
        <path d={`M${-half / 2} 0l${half / 3} ${half / 2} ${half / 1.5} ${-half}`} />
      ) : (
        slot.icons.map((icon, i) =>
          slot.icons.length > 1 ? (
            <GlyphMark
              key={icon}
              symbol={icon}
              size={size * 0.58}
              x={(i - 0.5) * size * 0.42}
              y={(i - 0.5) * size * 0.36}
            />
          ) : (
            <GlyphMark key={icon} symbol={icon} size={size - 4} />
          ),
        )
      )}
    </g>
  );
}
