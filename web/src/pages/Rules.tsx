/** A game's rules in our words: searchable, every rule with its number and an address of its own. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../api";
import { DOORS } from "../games";
import { Header } from "../ui/Header";
import { Icon } from "../ui/icons";
import { useMood } from "../ui/screen";
import { OverviewCards } from "./OverviewCards";
import { overviewIn, type Overview } from "./overview";
import { holds, codeApart, rulesIn, type Rule, type Section } from "./rulebook";
import { say, titleOf } from "../words/shell";
import { setTitle } from "../title";

export function RulesPage({ game }: { game: string }): JSX.Element {
  useMood(game, DOORS[game]?.light);
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [problem, setProblem] = useState("");
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    setTitle(titleOf(say("rules")));
    api.rules(game).then(
      (text) => setSections(rulesIn(text)),
      (trouble: unknown) => setProblem(trouble instanceof Trouble ? trouble.message : say("trouble.no_rules")),
    );
  }, [game]);
  useEffect(() => {
    // A game of somebody else's may have none.
    api.overview(game).then(
      (text) => setOverview(overviewIn(text)),
      () => setOverview(null),
    );
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the overview moves what stands below it
  useEffect(() => {
    if (!sections) return;
    const show = (): void => {
      const rule = location.hash.slice(1);
      const found = rule ? document.getElementById(rule) : null;
      found?.scrollIntoView({ block: "center" });
      found?.focus();
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [sections, overview]);
  const shown = (sections ?? []).map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => holds(rule, wanted)),
  }));
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <div class="page">
      <Header />
      <main id="main" class="rules">
        <h1>{sections?.[0]?.title ?? say("rules")}</h1>
        {problem && (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
        {!wanted && overview && <OverviewCards game={game} overview={overview} />}
        {overview && <h2 id="law">{say("rules.law")}</h2>}
        <label class="rules-search">
          <Icon name="search" />
          <span class="hidden-but-read">{say("rules.search")}</span>
          <input
            class="field"
            type="search"
            placeholder={
              overview?.search ? say("rules.search_for", { examples: overview.search }) : say("rules.search")
            }
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <span class="label" role="status">
            {wanted ? say("rules.found", { count }) : ""}
          </span>
        </label>
        {!wanted && sections && (
          <nav class="rules-contents" aria-label={say("rules.contents")}>
            {sections.slice(1).map((section) => (
              <a key={section.id} href={`#${section.id}`}>
                {section.title}
              </a>
            ))}
          </nav>
        )}
        {shown.map((section, i) => (
          <Part key={section.id} section={section} first={i === 0} searching={wanted !== ""} />
        ))}
      </main>
    </div>
  );
}

function Part({
  section,
  first,
  searching,
}: {
  section: Section;
  first: boolean;
  searching: boolean;
}): JSX.Element | null {
  if (searching && section.rules.length === 0) return null;
  return (
    <section class="rules-part">
      {!first && (
        <h2 id={section.id} tabIndex={-1}>
          {section.title}
        </h2>
      )}
      {!searching && section.words.map((words) => <p key={words}>{inline(words)}</p>)}
      <ul>
        {section.rules.map((rule) => (
          <RuleLine key={rule.number} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function RuleLine({ rule }: { rule: Rule }): JSX.Element {
  return (
    <li id={rule.number} class="rule" tabIndex={-1}>
      <a class="rule-number" href={`#${rule.number}`}>
        {rule.number}
      </a>
      <span>{inline(rule.words)}</span>
    </li>
  );
}

function inline(words: string): ComponentChildren {
  return codeApart(words).map((part, i) => (part.code ? <code key={i}>{part.words}</code> : part.words));
}
