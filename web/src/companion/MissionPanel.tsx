/** Where the mission's tokens lie, for these players on this map; and the other missions' tables to look up. */

import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { elite } from "../wire.gen";
import type { Box } from "./box";
import { eitherOf } from "../words/shell";
import { say } from "./words";

export function MissionPanel({ box, parts }: { box: Box; parts: elite.Parts }): JSX.Element {
  const { players, map, difficulty } = box.setup;
  const [looked, look] = useState(box.setup.mission);
  const mission = parts.missions[looked]!;
  const rows = mission.slots[map] ?? [];
  const own = rows[players - 1] ?? [];
  return (
    <section class="c-panel c-mission" aria-labelledby="c-mission">
      <h2 id="c-mission">{say("mission")}</h2>
      <label class="c-look">
        <span class="label">{say("mission")}</span>
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
        {say("mission.set", {
          map: parts.maps[map]!.plan.name,
          players,
          difficulty: parts.difficulties[difficulty]!.name,
        })}
      </p>
      <h3>{say("mission.slots")}</h3>
      <ul class="c-slots c-places">
        {own.map((slot) => (
          <li key={slot} class="figures">
            {slot}
          </li>
        ))}
      </ul>
      <details class="c-more">
        <summary>{say("mission.others")}</summary>
        <table class="c-table">
          <thead>
            <tr>
              <th scope="col">{say("players")}</th>
              <th scope="col">{say("mission.slots_column")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(1).map((row, i) => (
              <tr key={i} class={Math.max(2, players) === i + 2 ? "own" : ""}>
                <th scope="row">{i === 0 ? eitherOf(["1", "2"]) : i + 2}</th>
                <td class="figures">{row.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
