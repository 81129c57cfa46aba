/** Papers beside a board: tabs that can be put away, and lie behind a button where there is no room for them. */

import { signal, type Signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { Dialog } from "../Dialog";
import { Icon } from "../icons";
import { say } from "../../words/shell";

export class PaperStack {
  readonly chosen: Signal<string>;
  readonly opened = signal(false);

  /** `first` lies on top; whether they are put away is remembered by this device. */
  constructor(
    readonly folded: Signal<boolean>,
    first: string,
  ) {
    this.chosen = signal(first);
  }

  show(id: string): void {
    this.chosen.value = id;
    this.opened.value = true;
  }
}

interface ButtonProps {
  readonly stack: PaperStack;
  readonly class?: string;
  /** Of the sheet on which the papers lie. */
  readonly sheet?: string;
  readonly children: ComponentChildren;
}

export function PapersButton({ stack, class: extra = "", sheet = "", children }: ButtonProps): JSX.Element {
  const { opened } = stack;
  return (
    <>
      <button type="button" class={`button ${extra}`} onClick={() => (opened.value = true)}>
        <Icon name="log" size={20} /> <span class="button-word">{say("papers")}</span>
      </button>
      {opened.value && (
        <Dialog title={say("papers")} class={`papers-sheet ${sheet}`} onClose={() => (opened.value = false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

/** Put the papers away, so that the board has all the room; or beside it again. */
export function FoldButton({ stack }: { stack: PaperStack }): JSX.Element {
  const folded = stack.folded.value;
  return (
    <button
      type="button"
      class="button quiet icon fold"
      aria-label={say(folded ? "papers.unfold" : "papers.fold")}
      aria-pressed={folded}
      aria-keyshortcuts="p"
      onClick={() => {
        stack.folded.value = !folded;
        stack.opened.value = false;
      }}
    >
      <Icon name={folded ? "unfold" : "fold"} />
    </button>
  );
}
