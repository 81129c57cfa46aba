/** Tabs: one panel at a time, arrow keys between them. */

import { listener } from "../elements";
import type { Signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";

export interface TabItem {
  readonly id: string;
  readonly name: string;
  readonly body: () => ComponentChildren;
  readonly badge?: string | undefined;
}

export function Tabs({
  items,
  chosen,
  label,
}: {
  items: readonly TabItem[];
  chosen: Signal<string>;
  label: string;
}): JSX.Element {
  const current = items.find((item) => item.id === chosen.value) ?? items[0]!;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = items[(items.indexOf(current) + step + items.length) % items.length]!;
    chosen.value = next.id;
    listener(event).querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-row" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`tab-${item.id}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={item === current}
            aria-controls={`panel-${item.id}`}
            tabIndex={item === current ? 0 : -1}
            onClick={() => {
              chosen.value = item.id;
            }}
          >
            {item.name}
            {item.badge && <span class="tab-badge">{item.badge}</span>}
          </button>
        ))}
      </div>
      <div
        key={current.id}
        id={`panel-${current.id}`}
        class="tab-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`tab-${current.id}`}
      >
        {current.body()}
      </div>
    </div>
  );
}
