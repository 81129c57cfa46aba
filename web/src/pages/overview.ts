/** Reads OVERVIEW.md, a game in two minutes: headings with a picture, paragraphs and lists, and what one might search for. */

export interface Card {
  readonly title: string;
  readonly picture: { readonly name: string; readonly shows: string } | null;
  /** Paragraphs, and lists of steps or of things. */
  readonly parts: readonly (string | { readonly ordered: boolean; readonly items: readonly string[] })[];
}

export interface Overview {
  readonly title: string;
  /** Examples of what can be searched for in the rules. */
  readonly search: string;
  readonly cards: readonly Card[];
}

const HEADING = /^(#+) (.*)$/;
const PICTURE = /!\[(.*)\]\((\w+)\.svg\)/;
const ITEM = /^(-|\d+\.) (.*)$/;
const SEARCH = /^\u27e6?Search: (.*)$/;

export function overviewIn(text: string): Overview {
  let title = "";
  let search = "";
  const cards: { title: string; picture: Card["picture"]; parts: Card["parts"][number][] }[] = [];
  let open = false; // whether the next line goes on with the paragraph or item before
  for (const line of text.split("\n")) {
    const card = cards.at(-1);
    const [heading, picture, item, examples] = [HEADING, PICTURE, ITEM, SEARCH].map((kind) => kind.exec(line));
    const wasOpen = open;
    open = false;
    if (heading?.[1] === "#") title = heading[2]!;
    else if (heading) cards.push({ title: heading[2]!, picture: null, parts: [] });
    else if (examples) search = examples[1]!;
    else if (picture && card) card.picture = { shows: picture[1]!, name: picture[2]! };
    else if (card && line.trim() !== "") {
      const last = card.parts.at(-1);
      const words = item?.[2] ?? line;
      open = true;
      if (item && typeof last === "object")
        card.parts[card.parts.length - 1] = { ...last, items: [...last.items, words] };
      else if (item) card.parts.push({ ordered: item[1] !== "-", items: [words] });
      else if (wasOpen && typeof last === "string") card.parts[card.parts.length - 1] = `${last} ${line}`;
      else if (wasOpen && last && typeof last === "object")
        card.parts[card.parts.length - 1] = {
          ...last,
          items: [...last.items.slice(0, -1), `${last.items.at(-1)!} ${line.trim()}`],
        };
      else card.parts.push(words);
    }
  }
  return { title, search, cards };
}
