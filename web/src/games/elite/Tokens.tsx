/** What lies on the map: objectives with their slots, targets, traps, acid, slime, search tokens, clusters. */

import type { JSX } from "preact";
import { memo } from "../../ui/table/memo";
import { useController } from "./context";
import { GlyphMark } from "./glyphs";
import { middle } from "./Ground";
import type { Battlefield } from "./battlefield";
import { LIGHT, type Slot } from "./types";

export function Tokens(): JSX.Element {
  const battlefield = useController().lying.value;
  const { view, chart } = battlefield;
  const at = (cell: number): string => `translate(${middle(chart.plan, cell).join(" ")})`;
  const lying = view.token_at.flatMap((cell, token) => (cell >= 0 ? [token] : []));
  return (
    <g class="tokens">
      <Spill kind="acid" cells={view.acid.join()} plan={chart.plan} />
      <Spill kind="slime" cells={view.slime.join()} plan={chart.plan} />
      {chart.plan.clusters.map((cluster, slot) => (
        <g key={slot} class="cluster" transform={at(cluster.cell)}>
          <path d="M0-21l5 6 8-3 1 8 8 3-4 7 4 7-8 3-1 8-8-3-5 6-5-6-8 3-1-8-8-3 4-7-4-7 8-3 1-8 8 3z" />
          <text y="7">{view.clusters[slot]}</text>
        </g>
      ))}
      {view.search_tokens.map((state, token) => (
        <g
          key={token}
          class={`search-token ${state === LIGHT ? "light" : "dark"}`}
          transform={at(chart.plan.search_slots[token]!)}
        >
          <circle r="17" />
          <GlyphMark symbol="search" size={22} />
          {state >= 0 && <text y="-10">{battlefield.initial(state)}</text>}
        </g>
      ))}
      {view.targets.map((cell) => (
        <g key={cell} class="target" transform={at(cell)}>
          <circle r="15" />
          <path d="M0-20v10M0 20V10M-20 0h10M20 0H10" />
        </g>
      ))}
      {view.traps.map((cell) => (
        <g key={cell} class="trap" transform={at(cell)}>
          <path d="M-18 12l5-20 6 13 7-17 7 17 6-13 5 20z" />
        </g>
      ))}
      {lying.map((token) => (
        <Objective key={token} battlefield={battlefield} token={token} where={at(view.token_at[token]!)} />
      ))}
    </g>
  );
}

const Spill = memo(function Spill({
  kind,
  cells,
  plan,
}: {
  kind: string;
  cells: string;
  plan: Battlefield["chart"]["plan"];
}) {
  return (
    <g class={`spill ${kind}`}>
      {(cells ? cells.split(",").map(Number) : []).map((cell, i) => {
        const [x, y] = middle(plan, cell);
        return (
          <g key={`${cell} ${i}`} transform={`translate(${x} ${y})`}>
            <path d="M-19 2c-3-12 8-10 10-16 3-6 14-4 13 3 0 5 16 2 15 13-1 9-11 6-14 12-3 7-13 6-13-1 0-5-9-3-11-11z" />
            <text y="19">{kind === "acid" ? "ACID" : "SLIME"}</text>
          </g>
        );
      })}
    </g>
  );
});

/** A token with its number, and below it the results that it wants. */
function Objective({
  battlefield,
  token,
  where,
}: {
  battlefield: Battlefield;
  token: number;
  where: string;
}): JSX.Element {
  const { view } = battlefield;
  const ready = view.token_ready.includes(token);
  const face = view.token_face[token]!;
  const isFind = view.options.mission === "exploration";
  const slots = battlefield.slotsOf("token", token);
  // One or two slots lie below the number, more of them beside it in two rows.
  const isFull = slots.length > 2 && !ready;
  const size = isFull ? 14.5 : 18;
  const spotOf = (i: number): string =>
    isFull ? `${(i % 2) * size - 1} ${(Math.floor(i / 2) - 0.5) * size}` : `${(i - (slots.length - 1) / 2) * size} 11`;
  return (
    <g class={`objective ${view.options.mission} ${ready ? "ready" : ""}`} transform={where}>
      <rect x="-21" y="-21" width="42" height="42" rx="7" />
      <text
        class="objective-number"
        x={isFull ? -14 : 0}
        y={isFull ? 7 : slots.length > 0 || (isFind && face >= 0) ? -2 : 8}
      >
        {token + 1}
      </text>
      {ready && <path class="objective-done" d="M-9 10l6 6L9 5" />}
      {!ready &&
        slots.map(([slot, wants], i) => (
          <g key={slot} transform={`translate(${spotOf(i)})`}>
            <SlotMark slot={wants} filled={battlefield.isFilled(slot)} size={size} />
          </g>
        ))}
      {isFind && face >= 0 && (
        <text class="objective-paid" y="15">
          {view.paid[token]! >= 0 ? `${view.paid[token]}/3` : battlefield.parts.finds[face]!.name.slice(0, 7)}
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
