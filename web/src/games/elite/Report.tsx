/** After the game: how the rounds went, who did what, and the film from any moment of it. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, Trouble } from "../../api";
import { momentAddress } from "../../router";
import type { LogLine } from "../../table";
import type { Told } from "../../view";
import { useController } from "./context";
import { facesOf, medals, statistics, type HeroCounts, type RoundCounts, type Statistics } from "./stats";
import type { EliteEvent, EliteView, Table } from "./types";
import "./styles/report.css";

const TRIES = 3;
const A_MOMENT_MS = 1000;

/** The whole story from the server; until it is here, and where it cannot be had, what this browser saw. */
function useStory(table: Table, over: boolean): { told: readonly Told<EliteEvent>[]; whole: boolean } {
  const [story, setStory] = useState<readonly Told<EliteEvent>[] | null>(null);
  useEffect(() => {
    if (!over || !table.id) return;
    let gone = false;
    const load = async (): Promise<void> => {
      for (let i = 0; i < TRIES && !gone; i += 1) {
        try {
          const { lines } = await api.story<EliteEvent>(table.id);
          if (!gone) setStory(lines);
          return;
        } catch (trouble) {
          // The game has ended here; the table may be about to.
          if (!(trouble instanceof Trouble) || trouble.status !== 409) return;
          await new Promise((go) => setTimeout(go, A_MOMENT_MS));
        }
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [table, over]);
  const log = table.log.value;
  const seen = useMemo(() => toldBy(log), [log]);
  return story ? { told: story, whole: true } : { told: seen, whole: false };
}

/** The log of this browser, command by command: it knows no times. */
function toldBy(log: readonly LogLine<EliteEvent>[]): Told<EliteEvent>[] {
  const lines = new Map<number, EliteEvent[]>();
  for (const { n, event } of log) lines.set(n, [...(lines.get(n) ?? []), event]);
  return [...lines].map(([line, events]) => ({ line, at: 0, events }));
}

export function Report(): JSX.Element | null {
  const { table } = useController();
  const view = table.view.value;
  const parts = table.content.value;
  const { told, whole } = useStory(table, view?.outcome !== null && view !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted when the game is over and when the story is here
  const found = useMemo(() => (view && parts ? statistics(told, view, parts) : null), [told, view?.outcome]);
  if (!view?.outcome || !parts || !found) return null;
  return (
    <section class="report" aria-label="Report" data-whole={whole}>
      <Medals found={found} />
      <Rounds rounds={found.rounds} whole={whole} />
      <WhoDidWhat found={found} view={view} />
      <Luck found={found} />
    </section>
  );
}

function Medals({ found }: { found: Statistics }): JSX.Element | null {
  const { texts } = useController();
  const won = medals(found);
  if (won.length === 0) return null;
  return (
    <ul class="report-medals">
      {won.map(({ words, hero, n }) => (
        <li key={words}>
          <span class="label">{words}</span>
          <strong class="display">{texts.value.say(`hero.${hero}`)}</strong>
          <span class="figures">{n}</span>
        </li>
      ))}
    </ul>
  );
}

const BARS: readonly (readonly [keyof RoundCounts & ("came" | "kills" | "damage"), string])[] = [
  ["came", "came"],
  ["kills", "killed"],
  ["damage", "damage"],
];

/** Round by round: how many came, how many fell, what it cost; each leads into the film. */
function Rounds({ rounds, whole }: { rounds: readonly RoundCounts[]; whole: boolean }): JSX.Element | null {
  const { table } = useController();
  const texts = table.texts.value;
  const most = Math.max(1, ...rounds.flatMap((one) => [one.came, one.kills, one.damage]));
  if (rounds.length === 0) return null;
  const place = (line: number, words: string): JSX.Element =>
    whole && table.id ? <a href={momentAddress(table.id, line)}>{words}</a> : <span>{words}</span>;
  return (
    <>
      <h3>Round by round</h3>
      <ol class="report-rounds">
        {rounds.map((one) => (
          <li key={one.round}>
            <h4>
              {place(one.line, `Round ${one.round}`)}
              {one.event !== null && <span class="label">{texts.say(`happening.${one.event}`)}</span>}
            </h4>
            <dl class="report-bars">
              {BARS.map(([field, words]) => (
                <div key={field} class={field}>
                  <dt>{words}</dt>
                  <dd class="figures">
                    <i style={{ width: `${(one[field] / most) * 100}%` }} />
                    {one[field]}
                  </dd>
                </div>
              ))}
            </dl>
            {one.moments.length > 0 && (
              <ul class="report-moments">
                {one.moments.map(({ line, event, kind }, i) => (
                  <li key={i} class={kind}>
                    {place(line, texts.event(event))}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const COLUMNS: readonly (readonly [keyof HeroCounts, string])[] = [
  ["kills", "kills"],
  ["shots", "shots"],
  ["hits", "hits"],
  ["damage", "damage"],
  ["healed", "healed"],
  ["steps", "steps"],
  ["searches", "searches"],
  ["items", "items used"],
];

function WhoDidWhat({ found, view }: { found: Statistics; view: EliteView }): JSX.Element {
  const { table } = useController();
  const texts = table.texts.value;
  const solo = view.seats === 1;
  const dice = (seat: number): JSX.Element => {
    const one = found.seats[seat]!;
    return (
      <>
        <td class="figures">{one.dice}</td>
        <td class="figures">{one.placed}</td>
        <td class="figures">{one.driven}</td>
        <td class="figures">{one.objectives}</td>
      </>
    );
  };
  return (
    <>
      <h3>Who did what</h3>
      <div class="report-scroll" tabIndex={0} role="region" aria-label="Who did what">
        <table class="report-table">
          <thead>
            <tr>
              <th scope="col">Hero</th>
              {COLUMNS.map(([field, words]) => (
                <th key={field} scope="col">
                  {words}
                </th>
              ))}
              <th scope="col">dice rolled</th>
              <th scope="col">dice placed</th>
              <th scope="col">aliens driven</th>
              <th scope="col">objectives</th>
            </tr>
          </thead>
          <tbody>
            {found.heroes.map((one, hero) => (
              <tr key={hero}>
                <th scope="row">
                  {texts.say(`hero.${hero}`)}
                  {!solo && <span class="label">{table.people.value[hero]?.name}</span>}
                </th>
                {COLUMNS.map(([field]) => (
                  <td key={field} class="figures">
                    {one[field]}
                  </td>
                ))}
                {solo ? hero === 0 ? dice(0) : <td colSpan={4}>the dice are shared</td> : dice(hero)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What the dice showed, against one in six. */
function Luck({ found }: { found: Statistics }): JSX.Element | null {
  const { texts } = useController();
  const faces = facesOf(found);
  if (faces.every(({ n }) => n === 0)) return null;
  return (
    <details class="report-luck">
      <summary>What the dice showed</summary>
      <ul>
        {faces.map(({ face, n, share }) => (
          <li key={face}>
            <span>{texts.value.say(`symbol.${face}`)}</span>
            <span class="report-share" aria-hidden="true">
              <i style={{ width: `${Math.min(1, share * 3) * 100}%` }} />
            </span>
            <span class="figures">
              {n}, {Math.round(share * 100)} %
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
