/** Where the mission's tokens lie, for these players on this map; and the other missions' tables to look up. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { elite } from "../wire.gen";
import type { Box } from "./box";

export function MissionPanel({ box, parts }: { box: Box; parts: elite.Parts }): JSX.Element {
  const { players, map, difficulty } = box.setup;
  const [looked, look] = useState(box.setup.mission);
  const mission = parts.missions[looked]!;
  const rows = mission.slots[map] ?? [];
  const own = rows[players - 1] ?? [];
  return (
    <section class="c-panel c-mission" aria-labelledby="c-mission">
      <h2 id="c-mission">Mission</h2>
      <label class="c-look">
        <span class="label">Mission</span>
        <select class="field" value={looked} onChange={(event) => look(event.currentTarget.value)}>
          {Object.values(parts.missions).map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <p class="c-words">{mission.about}</p>
      <p class="label">
        {parts.maps[map]!.plan.name}, {players === 1 ? "alone" : `${players} players`},{" "}
        {parts.difficulties[difficulty]!.name}
      </p>
      <h3>Objective slots</h3>
      <ul class="c-slots c-places">
        {own.map((slot) => (
          <li key={slot} class="figures">
            {slot}
          </li>
        ))}
      </ul>
      <details class="c-more">
        <summary>For other numbers of players</summary>
        <table class="c-table">
          <thead>
            <tr>
              <th scope="col">Players</th>
              <th scope="col">Slots</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(1).map((row, i) => (
              <tr key={i} class={Math.max(2, players) === i + 2 ? "own" : ""}>
                <th scope="row">{i === 0 ? "1 or 2" : i + 2}</th>
                <td class="figures">{row.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
