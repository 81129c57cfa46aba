/** A dialog over the page, by the browser's own element: focus stays inside, Escape closes it. */

import { focused } from "./elements";
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import { say } from "../words/shell";

interface Props {
  readonly title: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly class?: string;
}

export function Dialog({ title, onClose, children, wide = false, class: extra = "" }: Props): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const dialog = box.current!;
    const before = focused();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>("[autofocus], .button.main")?.focus();
    return () => {
      dialog.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${wide ? "wide" : ""} ${extra}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose?.();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={name}>{title}</h2>
          {onClose && (
            <button type="button" class="button quiet icon" aria-label={say("close")} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
