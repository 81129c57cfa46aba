/** How the night went: the turns that hurt most, how near it stood, and life and self control from turn to turn. */

import type { ComponentChildren, JSX } from "preact";
import { filmAddress } from "../../../router";
import { useReport } from "../../../ui/table/report";
import type { Report, ReportChapter } from "../../../wire.gen";
import { useController } from "../context";

const CURVES = ["life", "control"] as const;
const [WIDE, HIGH, EDGE] = [480, 76, 6];

/** `children` stand with how near it stood: what was done, and what was not. */
export function Story({ children }: { children: ComponentChildren }): JSX.Element {
  const { table } = useController();
  return <StoryTold report={useReport(table.id, true)}>{children}</StoryTold>;
}

const NOTHING: Pick<Report, "scenes" | "near" | "chapters"> = { scenes: [], near: [], chapters: [] };

interface ToldProps {
  readonly report: Report | null;
  readonly children: ComponentChildren;
}

export function StoryTold({ report, children }: ToldProps): JSX.Element {
  const { table, texts } = useController();
  const words = texts.value;
  const { scenes, near, chapters } = report ?? NOTHING;
  return (
    <section class="story">
      {chapters.length > 1 && <Curves chapters={chapters} />}
      {scenes.length > 0 && (
        <div class="story-worst">
          <h3>{words.say("label.worst")}</h3>
          <ol>
            {scenes.map(({ line, title, events }) => (
              <li key={line}>
                <h4>
                  {table.id ? (
                    <a href={filmAddress(table.id, { all: true, line, plays: true })}>{words.message(title)}</a>
                  ) : (
                    words.message(title)
                  )}
                </h4>
                <p>{events.map((event) => words.event(event, table.seat.value)).join(" ")}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div class="story-near">
        {near.length > 0 && <h3>{words.say("label.near")}</h3>}
        {near.map((message) => (
          <p key={message.key}>{words.message(message)}</p>
        ))}
        {children}
      </div>
    </section>
  );
}

/** Two lines that fall from turn to turn; marks where something happened that one remembers. */
function Curves({ chapters }: { chapters: readonly ReportChapter[] }): JSX.Element {
  const texts = useController().texts.value;
  const of = (kind: string): readonly number[] =>
    chapters.map(({ counts }) => counts.find((count) => count.kind === kind)?.n ?? 0);
  const most = Math.max(1, ...CURVES.flatMap(of));
  const x = (i: number): number => EDGE + (i * (WIDE - 2 * EDGE)) / Math.max(1, chapters.length - 1);
  const y = (n: number): number => HIGH - EDGE - (n * (HIGH - 2 * EDGE)) / most;
  return (
    <figure class="story-curves">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {chapters.map(({ line, moments }, i) =>
          moments.map(({ kind }, j) => <circle key={`${line} ${j}`} class={kind} cx={x(i)} cy={HIGH - 3} r="2.5" />),
        )}
        {CURVES.map((kind) => (
          <path
            key={kind}
            class={kind}
            d={`M${of(kind)
              .map((n, i) => `${x(i).toFixed(1)} ${y(n).toFixed(1)}`)
              .join("L")}`}
          />
        ))}
      </svg>
      <figcaption>
        <span class="hidden-but-read">{texts.say("label.curves")}: </span>
        {CURVES.map((kind) => {
          const [line, says] = [of(kind), chapters[0]!.counts.find((count) => count.kind === kind)?.says];
          const about = { first: line[0]!, last: line.at(-1)! };
          return says ? (
            <span key={kind} class={kind}>
              {texts.say("label.curve", { name: texts.message(says), ...about })}
            </span>
          ) : null;
        })}
      </figcaption>
    </figure>
  );
}
