/** How full and how busy the server is. */

import type { JSX } from "preact";
import type { AdminOverview } from "../wire.gen";
import { dateOf, say, sizeOf } from "./words";

export function OverviewPart({ overview: now }: { overview: AdminOverview }): JSX.Element {
  const facts: readonly (readonly [string, string])[] = [
    ["label.games", say("now.games", { playing: now.tables_playing, open: now.tables_open, over: now.tables_over })],
    ["label.people", say("now.people", { people: now.people, barred: now.barred })],
    ["label.connections", say("now.connections", { connections: now.connections, rooms: now.rooms })],
    ["label.kept", say("now.kept", { kept: sizeOf(now.kept_bytes), free: sizeOf(now.free_bytes) })],
  ];
  return (
    <section class="admin-part" aria-labelledby="admin-now">
      <h2 id="admin-now">{say("now")}</h2>
      {now.trouble && (
        <p class="trouble" role="alert">
          {say("now.trouble", { trouble: now.trouble })}
        </p>
      )}
      <dl class="admin-facts">
        {facts.map(([key, words]) => (
          <div key={key}>
            <dt class="label">{say(key)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        {say("now.entrance", { kind: now.entrance })} {now.links_admit && say("now.links")}
      </p>
      <p class="label">
        {say("now.version", { version: now.holdfast, since: dateOf(now.since) })} ·{" "}
        {say("now.memory", { memory: sizeOf(now.memory_bytes) })}
      </p>
    </section>
  );
}
