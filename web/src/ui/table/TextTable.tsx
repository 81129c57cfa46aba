/** A table in sentences, as the game tells it: what is asked with every answer as a button, what lies there, the log. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Ask, View } from "../../view";
import type { Texts } from "../../texts";
import type { Message, Section } from "../../wire.gen";
import { say } from "../../words/shell";
import { useTable } from "../context";
import { AskForm } from "./AskForm";
import { Log } from "./Log";
import { GreyedButton, OptionButton } from "./Options";

/** As much as is shown here of a game's prompt. */
interface Prompted {
  readonly prompt?: { readonly says: Message; readonly about: Message | null; readonly otherwise: Message | null };
}

interface Props {
  /** What this game shows besides: notes, talk. */
  readonly children?: ComponentChildren;
}

export function TextTable({ children }: Props): JSX.Element | null {
  const table = useTable();
  const texts = table.texts.value;
  const view = table.view.value;
  const sections = useSections();
  if (!view) return null;
  const lines = table.log.value.filter((line) => texts.has(`event.${line.event.event}`));
  return (
    <main class="text-table" id="main">
      <section aria-labelledby="text-now">
        <h2 id="text-now">{texts.say("text.now")}</h2>
        <PromptWords view={view} />
        {[...view.asks].sort(newestFirst).map((ask) => (
          <AskSection key={ask.id} ask={ask} said={promptOf(view, texts)} />
        ))}
      </section>
      <div class="text-columns">
        {sections.map((section) => (
          <div key={section.title.key}>
            <h2>{texts.message(section.title)}</h2>
            <ul class="text-list">
              {section.lines.map((line, i) => (
                <li key={i}>{texts.message(line)}</li>
              ))}
            </ul>
          </div>
        ))}
        {children}
      </div>
      <section aria-labelledby="text-log">
        <h2 id="text-log">{texts.say("text.log")}</h2>
        <Log lines={lines} say={(line) => texts.event(line.event, view.seat)} />
      </section>
    </main>
  );
}

/** What holds somebody up comes first, what has nothing to press last; else what was asked last, since what may be done at
 * any time was asked long ago. */
const newestFirst = (a: Ask, b: Ask): number => rank(a) - rank(b) || b.id - a.id;

const rank = (ask: Ask): number => 2 * Number(ask.standing) + Number(ask.options.length === 0);

/** The prompt of a game that has one, in words. */
const promptOf = ({ prompt }: View & Prompted, texts: Texts): string => (prompt ? texts.message(prompt.says) : "");

/** What is asked or waited for; a game without a prompt of its own asks by the name of its question. */
export function PromptWords({ view }: { view: View & Prompted }): JSX.Element {
  const texts = useTable().texts.value;
  const { prompt, outcome } = view;
  const ask = view.asks.find((one) => !one.standing);
  const question = ask ? texts.question(ask.kind, ask.situation) : texts.say("text.others_decide");
  const says = outcome ? texts.say(`outcome.${outcome.key}`) : prompt ? texts.message(prompt.says) : question;
  return (
    <>
      <p class="text-status" role="status">
        {says}
      </p>
      {!outcome &&
        [prompt?.about, prompt?.otherwise].map(
          (more) =>
            more && (
              <p key={more.key} class="label">
                {texts.message(more)}
              </p>
            ),
        )}
    </>
  );
}

/** One question, unless it was said above: its answers, what has to be filled in, and what is not possible now. */
export function AskSection({ ask, said = "" }: { ask: Ask; said?: string }): JSX.Element {
  const texts = useTable().texts.value;
  const question = texts.question(ask.kind, ask.situation);
  return (
    <section class="text-ask" aria-label={question}>
      {ask.standing && question !== said && <h3 class="label">{question}</h3>}
      <div class="text-options">
        {ask.options.map((option) => {
          const idle = ask.idle.find((one) => one.option === option.id);
          const words = texts.action(option.action, ask.situation);
          const name = idle && say("doubt.beside", { action: words, why: texts.refusal(idle.why) });
          return <OptionButton key={option.id} offer={{ ask, option }} texts={texts} name={name} />;
        })}
        {ask.greyed.map((greyed) => (
          <GreyedButton key={greyed.kind} greyed={greyed} name={texts.kind(greyed.kind)} texts={texts} />
        ))}
      </div>
      {ask.forms.map((form) => (
        <AskForm key={form.action} ask={ask} form={form} />
      ))}
    </section>
  );
}

/** The table in sentences; asked for anew whenever something else is shown, one question at a time. */
function useSections(): readonly Section[] {
  const table = useTable();
  const found = useSignal<readonly Section[]>([]);
  const asking = useRef(false);
  const view = table.view.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for every view
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      asking.current = true;
      let told: View | null;
      do {
        told = table.view.peek();
        const sections = await table.sender.describe?.();
        if (sections && !isLeft) found.value = sections;
      } while (!isLeft && told !== table.view.peek());
      asking.current = false;
    };
    if (!asking.current) void ask();
    return () => {
      isLeft = table.view.peek() === null;
    };
  }, [table, view]);
  return found.value;
}
