/** Whether what a browser kept can still be used. */

import type { elite } from "../wire.gen";
import type { Box } from "./box";

/** Whether what was kept belongs to this content: it may be of an older companion, or of other cards. */
export function fits(
  box: Box,
  { events, swarm_cards, bosses, numbers, maps, missions, difficulties }: elite.Parts,
): boolean {
  const among = (cards: unknown, n: number): boolean =>
    Array.isArray(cards) && cards.every((card) => Number.isInteger(card) && card >= 0 && card < n);
  const { setup } = box;
  return (
    typeof setup === "object" &&
    [maps[setup.map], missions[setup.mission], difficulties[setup.difficulty]].every((one) => one !== undefined) &&
    numbers.event_slots[setup.players - 1] !== undefined &&
    [box.track, box.ongoing, box.fulfilled, box.past].every((cards) => among(cards, events.length)) &&
    (box.event === null || among([box.event], events.length)) &&
    [box.swarm, box.swarmDiscard].every((cards) => among(cards, swarm_cards.length)) &&
    among(box.boss, bosses.length + numbers.all_clear) &&
    Array.isArray(box.bosses) &&
    [box.dead, box.bosses.map((one) => one.boss)].every((cards) => among(cards, bosses.length)) &&
    Array.isArray(box.due) &&
    Array.isArray(box.turned) &&
    typeof box.more?.swarm === "number"
  );
}
