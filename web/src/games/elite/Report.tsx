/** After the game: how the rounds went, who did what, and the film from any moment of it; counted by the server. */

import type { JSX } from "preact";
import { momentAddress } from "../../router";
import { useReport } from "../../ui/table/report";
import type { ReportChapter, Report as Counted, ReportTable } from "../../wire.gen";
import { useController } from "./context";
import "./styles/report.css";

export function Report(): JSX.Element | null {
  const { table, texts } = useController();
  const report = useReport(table.id, (table.view.value?.outcome ?? null) !== null);
  return report && <ReportWords report={report} label={texts.value.say("ui.report")} />;
}

export function ReportWords({ report, label }: { report: Counted; label: string }): JSX.Element {
  const { table, texts } = useController();
  const mine = report.seats.find(({ seat }) => seat === table.seat.value);
  return (
    <section class="report" aria-label={label}>
      {mine && (
        <section class="report-you" aria-label={texts.value.say("ui.you")}>
          {mine.says.map((one) => (
            <p key={one.key}>{texts.value.message(one)}</p>
          ))}
        </section>
      )}
      {report.medals.length > 0 && (
        <ul class="report-medals">
          {report.medals.map(({ says, who, n }) => (
            <li key={says.key}>
              <span class="label">{texts.value.message(says)}</span>
              <strong class="display">{texts.value.message(who)}</strong>
              <span class="figures">{n}</span>
            </li>
          ))}
        </ul>
      )}
      <Rounds chapters={report.chapters} />
      {report.tables.map((one) => (
        <WhoDidWhat key={one.title.key} table={one} />
      ))}
      <Luck shares={report.luck} />
    </section>
  );
}

/** Round by round: how many came, how many fell, what it cost; each leads into the film. */
function Rounds({ chapters }: { chapters: readonly ReportChapter[] }): JSX.Element | null {
  const { table } = useController();
  const texts = table.texts.value;
  const most = Math.max(1, ...chapters.flatMap((one) => one.counts.map(({ n }) => n)));
  if (chapters.length === 0) return null;
  const place = (line: number, words: string): JSX.Element =>
    table.id ? <a href={momentAddress(table.id, line)}>{words}</a> : <span>{words}</span>;
  return (
    <>
      <h3>{texts.say("ui.round_by_round")}</h3>
      <ol class="report-rounds">
        {chapters.map(({ line, title, about, counts, moments }) => (
          <li key={line}>
            <h4>
              {place(line, texts.message(title))}
              {about && <span class="label">{texts.message(about)}</span>}
            </h4>
            <dl class="report-bars">
              {counts.map(({ kind, says, n }) => (
                <div key={kind} class={kind}>
                  <dt>{texts.message(says)}</dt>
                  <dd class="figures">
                    <i style={{ width: `${(n / most) * 100}%` }} />
                    {n}
                  </dd>
                </div>
              ))}
            </dl>
            {moments.length > 0 && (
              <ul class="report-moments">
                {moments.map((moment, i) => (
                  <li key={i} class={moment.kind}>
                    {place(moment.line, texts.event(moment.event))}
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

function WhoDidWhat({ table }: { table: ReportTable }): JSX.Element {
  const { texts, table: model } = useController();
  const title = texts.value.message(table.title);
  return (
    <>
      <h3>{title}</h3>
      <div class="report-scroll" tabIndex={0} role="region" aria-label={title}>
        <table class="report-table">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.key} scope="col">
                  {texts.value.message(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ head, seat, cells }, i) => (
              <tr key={i}>
                <th scope="row">
                  {texts.value.message(head)}
                  {seat !== null && <span class="label">{model.people.value[seat]?.name}</span>}
                </th>
                {cells.map((n, column) => (
                  <td key={column} class="figures">
                    {n ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What the dice showed. */
function Luck({ shares }: { shares: Counted["luck"] }): JSX.Element | null {
  const { texts } = useController();
  if (shares.length === 0) return null;
  return (
    <details class="report-luck">
      <summary>{texts.value.say("ui.luck")}</summary>
      <ul>
        {shares.map(({ says, n, percent }) => (
          <li key={says.key}>
            <span>{texts.value.message(says)}</span>
            <span class="report-share" aria-hidden="true">
              <i style={{ width: `${Math.min(100, percent * 3)}%` }} />
            </span>
            <span class="figures">{texts.value.say("ui.share", { n, percent })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
