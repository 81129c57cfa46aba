/** What the shell knows of a game: a picture for its door, and a table that is loaded when somebody sits down at it. */

import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import type { Music } from "../sound";
import type { Film, TableModel } from "../table";
import type { Texts } from "../texts";
import type { GameTypes } from "../view";

export interface GameTableProps<G extends GameTypes = GameTypes> {
  readonly table: TableModel<G>;
  /** Buttons of the shell (menu, sound, help), to stand in the table's top bar. */
  readonly menu: ComponentChildren;
  /** What one can do when the game is over. */
  readonly after?: ComponentChildren;
  /** The table's own talk, for when the game has none. */
  readonly chat?: ComponentChildren;
  /** A film: nothing is asked, nothing stands in the way. */
  readonly film?: boolean;
}

/** A game as it is drawn; the types of what it draws are `G`. */
export interface ShownGame<G extends GameTypes = GameTypes> {
  Table(props: GameTableProps<G>): JSX.Element | null;
  /** A face for what seats pick in the lobby, by its word and its place in the list; null where there is none. */
  Portrait?(props: { readonly word: string; readonly nth: number }): JSX.Element | null;
  readonly film: Film<G>;
  /** What the table was set for, in a few words each, the most important first: by the view, not by the lobby. */
  setFor(view: G["view"], content: G["content"], texts: Texts): readonly string[];
  /** What is heard while people gather at its table. */
  readonly ambience?: Music;
  /** Its drawings can stand back for letters on plain shapes. */
  readonly hasLetters?: boolean;
  /** Keys, each with what it does: in words, or the key of a text of the game. */
  readonly keys: readonly (readonly [string, string])[];
  /** Whether a film has a mark where this happened: something gained, or something lost. */
  markOf(event: G["event"]): "good" | "bad" | null;
  /** One view from those of the public and of every seat, for the all-seeing. */
  joined(views: readonly G["view"][]): G["view"];
  /** The text that says what the all-seeing film is called, where sides play against each other. */
  readonly truth?: string;
}

/** What the client adds to what the server says of a game. */
export interface Door {
  /** What it is called until the server has answered. */
  title(): string;
  /** How much there is to press, until the server has said what: places are kept for it. */
  readonly keeps?: {
    readonly choices: number;
    readonly lessons: number;
    readonly ready: number;
    readonly campaign?: boolean;
  };
  readonly Picture?: FunctionComponent;
  /** It plays at night: its pages are dark for everybody who has not asked for light. */
  readonly light?: "night";
  /** Where those find help who have the game's box on their table. */
  readonly companion?: string;
  /** The game's drawing, a piece of script of its own; without one it is played as text. */
  readonly load?: () => Promise<ShownGame>;
}
