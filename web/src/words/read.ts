/** Files of texts (Fluent, `.ftl`), read exactly as the engine's `text_files.py` reads them: keys and patterns. */

/** Patterns by key. */
export type Table = Readonly<Record<string, string>>;

export const ENGLISH = "en";
/** Every text marked: whatever is not has not been made ready for other languages. */
export const MADE_UP = "en-XA";
export const MARKS = ["⟦", "⟧"] as const;

/** Where Python ends a line, too. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

export const keyOf = (message: string): string => message.replaceAll("-", ".").replaceAll("__", " ");

/** The patterns of a file by key, as they are written, without the indentation of later lines. */
export function readTable(text: string, name: string): Table {
  const table = new Map<string, string[]>();
  let lines: string[] | null = null;
  for (const [i, line] of text.split(LINE_END).entries()) {
    if (!line.trim() || line.startsWith("#")) continue;
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (!lines) throw new Error(`${name}, line ${i + 1}: this continues no message: ${line}`);
      lines.push(line);
      continue;
    }
    const equals = line.indexOf("=");
    const key = keyOf(line.slice(0, equals).trim());
    if (equals < 0 || table.has(key)) {
      throw new Error(`${name}, line ${i + 1}: expected \`message = text\`, each once, and found ${line}`);
    }
    lines = [line.slice(equals + 1).trim()];
    table.set(key, lines);
  }
  return Object.fromEntries([...table].map(([key, parts]) => [key, dedented(parts)]));
}

function dedented([first = "", ...more]: readonly string[]): string {
  const depth = Math.min(...more.map((line) => line.length - line.trimStart().length));
  return [first, ...more.map((line) => line.slice(depth).trimEnd())].filter(Boolean).join("\n");
}

export const inMarks = (words: string): string => `${MARKS[0]}${words}${MARKS[1]}`;

/** The same texts in the made-up language. */
export function marked(table: Table): Table {
  return Object.fromEntries(Object.entries(table).map(([key, pattern]) => [key, inMarks(pattern)]));
}

/** The first wanted language that is known, by its whole code or by its first part; else English. */
export function bestLanguage(wanted: readonly string[], known: readonly string[]): string {
  const forms = wanted.flatMap((code) => [code, code.split("-")[0]!]);
  return forms.find((form) => form === MADE_UP || known.includes(form)) ?? ENGLISH;
}
