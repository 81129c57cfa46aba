/** Beside the board: events that want dice, the mission, bosses; the log and the talk behind tabs. */

import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../ui/icons";
import { Tabs, type TabItem } from "../../ui/table/Tabs";
import { useController } from "./context";
import { EliteLog } from "./LogWords";
import { Slots } from "./Slots";
import { Squad } from "./Squad";

const MOST_HEARTS = 15;

export function Papers({ chat, squad = false }: { chat?: ComponentChildren; squad?: boolean }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const items: TabItem[] = [
    ...(squad ? [{ id: "squad", name: texts.say("ui.squad"), body: () => <Squad /> }] : []),
    { id: "mission", name: texts.say("ui.mission"), body: () => <MissionPaper events={squad} /> },
    { id: "log", name: texts.say("ui.log"), body: () => <EliteLog /> },
    ...(chat ? [{ id: "talk", name: texts.say("ui.talk"), body: () => chat }] : []),
  ];
  return <Tabs items={items} chosen={controller.papers.chosen} label={texts.say("ui.papers")} />;
}

/** What the mission wants, and how much of it is left. */
export function MissionWords(): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { progress, about } = controller.mission.value;
  return (
    <p class="mission-about">
      <strong class="display">{texts.message(progress)}</strong>
      {texts.message(about)}
    </p>
  );
}

function MissionPaper({ events }: { events: boolean }): JSX.Element {
  const controller = useController();
  const texts = controller.texts.value;
  const { lies, decks } = controller.mission.value;
  const there = controller.ground.value.objectives.filter(({ cell }) => cell >= 0);
  return (
    <div class="mission-paper">
      <MissionWords />
      {events && <Events />}
      {there.length > 0 && (
        <ul class="objectives" aria-label={texts.say("ui.objectives")}>
          {there.map(({ says, cell, is_ready, slots, first, filled }) => (
            <li key={first} class={is_ready ? "ready" : ""}>
              <span>
                {texts.message(says)} <span class="label">{texts.say(`cell.${cell}`)}</span>
              </span>
              {is_ready ? (
                <strong class="ready-badge">{texts.say("ui.ready")}</strong>
              ) : (
                <Slots slots={slots} first={first} filled={filled} />
              )}
            </li>
          ))}
        </ul>
      )}
      {lies.map((line) => (
        <p key={line.key}>{texts.message(line)}</p>
      ))}
      <Bosses />
      <p class="label">{texts.message(decks)}</p>
    </div>
  );
}

/** Those that have come, where they are, and how much they can still take. */
function Bosses(): JSX.Element | null {
  const controller = useController();
  const { setting, figures } = controller.calm.value;
  const texts = controller.texts.value;
  const found = setting.figures.flatMap(({ boss, kind }, figure) =>
    boss !== null && figures.at[figure]! >= 0 ? [{ boss, kind, figure }] : [],
  );
  if (found.length === 0) return null;
  return (
    <ul class="bosses" aria-label={texts.say("ui.bosses")}>
      {found.map(({ boss, kind, figure }) => {
        const health = figures.health[boss]!;
        return (
          <li key={figure}>
            <strong>{texts.say(`figure.${figure}`)}</strong>{" "}
            <span class="label">{texts.say(`cell.${figures.at[figure]}`)}</span>{" "}
            <span class="boss-health" role="img" aria-label={texts.say("ui.health", { n: health })}>
              {"♥".repeat(Math.min(health, MOST_HEARTS))}
            </span>
            <br />
            <span class="mission-small">{texts.say(`about.group.${kind}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Ongoing events with their slots: any hero may put dice there, from anywhere. */
export function Events(): JSX.Element | null {
  const controller = useController();
  const texts = controller.texts.value;
  const events = controller.events.value;
  if (events.length === 0) return null;
  return (
    <ul class="happenings" aria-label={texts.say("ui.events")}>
      {events.map(({ event, is_fulfilled, first, filled }) => (
        <li key={event} class={is_fulfilled ? "done" : ""}>
          <span class="happening-name">
            <Icon name={is_fulfilled ? "check" : "warn"} size={18} /> {texts.say(`happening.${event}`)}
          </span>
          <Slots slots={controller.parts.value.events[event]!.slots} first={first} filled={filled} />
          <span class="mission-small">{texts.say(`about.happening.${event}`)}</span>
        </li>
      ))}
    </ul>
  );
}
