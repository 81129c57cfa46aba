/** A small menu under a button: Escape or a click elsewhere closes it, arrow keys move in it. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Menu({
  label,
  button,
  children,
}: {
  label: string;
  button: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", away);
    box.current?.querySelector<HTMLElement>(".menu-list button, .menu-list a")?.focus();
    return () => removeEventListener("pointerdown", away);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    const items = [...(box.current?.querySelectorAll<HTMLElement>(".menu-list button, .menu-list a") ?? [])];
    const at = items.findIndex((item) => item.matches(":focus"));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      setOpen(false);
      box.current?.querySelector<HTMLElement>("button")?.focus();
    } else if (step) {
      items[(at + step + items.length) % items.length]?.focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} class="menu" onKeyDown={onKeyDown}>
      <button
        type="button"
        class="button quiet icon"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div class="menu-list" onClick={() => setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
