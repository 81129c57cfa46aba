/** Reads RULES.md: headings, paragraphs, and lines such as `- R28 The card must be strictly higher`. */

export interface Rule {
  readonly number: string;
  readonly words: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly rules: readonly Rule[];
}

const RULE = /^- ([A-Z]+\d+[a-z]?) (.*)$/;

export function rulesIn(text: string): Section[] {
  const sections: { id: string; title: string; words: string[]; rules: Rule[] }[] = [];
  let paragraph: string[] = [];
  const current = () => sections[sections.length - 1];
  const finish = (): void => {
    if (paragraph.length > 0) current()?.words.push(paragraph.join(" "));
    paragraph = [];
  };
  for (const line of text.split("\n")) {
    const heading = /^#{1,3} (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      finish();
      const title = heading[1]!;
      sections.push({ id: `part-${sections.length}`, title, words: [], rules: [] });
    } else if (rule) {
      finish();
      current()?.rules.push({ number: rule[1]!, words: rule[2]! });
    } else if (line.trim() === "") {
      finish();
    } else {
      paragraph.push(line.trim().replace(/^- /, ""));
    }
  }
  finish();
  return sections;
}

/** Whether a rule answers a search: its number, or all words. */
export function holds(rule: Rule, wanted: string): boolean {
  const words = wanted.trim().toLowerCase();
  if (!words) return true;
  if (rule.number.toLowerCase() === words) return true;
  const all = `${rule.number} ${rule.words}`.toLowerCase();
  return words.split(/\s+/).every((word) => all.includes(word));
}

/** Words, with what stands between backticks apart: that is code. */
export function codeApart(words: string): { words: string; code: boolean }[] {
  return words.split("`").map((part, i) => ({ words: part, code: i % 2 === 1 }));
}
