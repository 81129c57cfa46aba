/** Beside the board: events that want dice, the mission, bosses; the log and the talk behind tabs. */

import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../ui/icons";
import { Tabs, type TabItem } from "../../ui/table/Tabs";
import { tokenName } from "./Cards";
import { cellName } from "./chart";
import { useController } from "./context";
import { EliteLog } from "./LogWords";
import { Slots } from "./Slots";
import { Squad } from "./Squad";

export function Papers({ chat, squad = false }: { chat?: ComponentChildren; squad?: boolean }): JSX.Element {
  const controller = useController();
  const items: TabItem[] = [
    ...(squad ? [{ id: "squad", name: "Squad", body: () => <Squad /> }] : []),
    { id: "mission", name: "Mission", body: () => <MissionPaper events={squad} /> },
    { id: "log", name: "Log", body: () => <EliteLog /> },
    ...(chat ? [{ id: "talk", name: "Talk", body: () => chat }] : []),
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label="Papers" />;
}

/** What the mission still wants, in a few words. */
export function progress(controller: ReturnType<typeof useController>): string {
  const battlefield = controller.kit.value;
  if (battlefield.view.is_complete) return "Done: everybody home!";
  if (battlefield.view.phase === "setup" && battlefield.view.options.mission === "capture")
    return "Traps to lay, and to close";
  const [left, ready] = [battlefield.leftToDo(), battlefield.readyTokens()];
  return ready > 0 ? `${ready} ready, ${left - ready} to go, then home` : `${left} to go, then home`;
}

function MissionPaper({ events }: { events: boolean }): JSX.Element {
  const controller = useController();
  const battlefield = controller.kit.value;
  const { view, parts } = battlefield;
  const mission = parts.missions[view.options.mission];
  const { plan } = battlefield.chart;
  return (
    <div class="mission-paper">
      <p class="mission-about">
        <strong>{progress(controller)}</strong>{" "}
        {view.is_complete ? "Walk every hero back to the Starting Area before the round ends." : mission?.about}
      </p>
      {events && <Events />}
      {view.token_at.some((at) => at >= 0) && (
        <ul class="objectives" aria-label="Objectives">
          {view.token_at.map((at, token) =>
            at < 0 ? null : (
              <li key={token} class={view.token_ready.includes(token) ? "ready" : ""}>
                <span>
                  {view.options.mission === "exploration"
                    ? findWords(controller, token)
                    : tokenName(battlefield, token)}{" "}
                  <span class="label">{cellName(plan, at)}</span>
                </span>
                {view.token_ready.includes(token) ? (
                  <strong class="ready-badge">Ready</strong>
                ) : (
                  <Slots kind="token" number={token} />
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {view.targets.length > 0 && <p>Targets: {view.targets.map((cell) => cellName(plan, cell)).join(", ")}</p>}
      {view.traps.length > 0 && <p>Traps: {view.traps.map((cell) => cellName(plan, cell)).join(", ")}</p>}
      <Bosses />
      <p class="label">
        Event track: {view.track} left. Swarm deck {view.swarm}, boss deck {view.boss}, search {view.search}, tech{" "}
        {view.tech}.
      </p>
    </div>
  );
}

/** Those that have come, where they are, and how much they can still take. */
function Bosses(): JSX.Element | null {
  const controller = useController();
  const battlefield = controller.calm.value;
  const { view, parts } = battlefield;
  const found = battlefield.aliens().filter((figure) => battlefield.bossOf(figure) !== null);
  if (found.length === 0) return null;
  return (
    <ul class="bosses" aria-label="Bosses">
      {found.map((figure) => {
        const boss = battlefield.bossOf(figure)!;
        return (
          <li key={figure}>
            <strong>{parts.bosses[boss]!.name}</strong>{" "}
            <span class="label">{cellName(battlefield.chart.plan, view.at[figure]!)}</span>{" "}
            <span class="boss-health" role="img" aria-label={`${view.health[boss]} health`}>
              {"♥".repeat(Math.min(view.health[boss]!, 15))}
            </span>
            <br />
            <span class="mission-small">{controller.texts.value.say(`about.group.${boss + parts.swarms.length}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function findWords(controller: ReturnType<typeof useController>, token: number): string {
  const battlefield = controller.kit.value;
  const face = battlefield.view.token_face[token]!;
  if (face < 0) return `Token ${token + 1}, face down`;
  const find = battlefield.parts.finds[face]!;
  const paid = battlefield.view.paid[token]!;
  return paid >= 0 ? `${find.name}, ${paid} of ${find.remove.length} paid` : `${find.name}, not revealed`;
}

/** Ongoing events with their slots: any hero may put dice there, from anywhere. */
export function Events(): JSX.Element | null {
  const controller = useController();
  const battlefield = controller.kit.value;
  const { ongoing, fulfilled } = battlefield.view;
  if (ongoing.length === 0) return null;
  return (
    <ul class="happenings" aria-label="Events">
      {ongoing.map((event) => (
        <li key={event} class={fulfilled.includes(event) ? "done" : ""}>
          <span class="happening-name">
            <Icon name={fulfilled.includes(event) ? "check" : "warn"} size={18} />{" "}
            {battlefield.parts.events[event]!.name}
          </span>
          <Slots kind="event" number={event} />
          <span class="mission-small">{controller.texts.value.say(`about.happening.${event}`)}</span>
        </li>
      ))}
    </ul>
  );
}
