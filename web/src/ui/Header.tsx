/** The shell's own bar, on every page but the table. */

import type { ComponentChildren, JSX } from "preact";
import { theme, type Theme } from "../settings";
import { Icon } from "./icons";
import { LanguageField } from "./LanguageField";
import { say } from "../words/shell";

const NEXT: Readonly<Record<Theme, Theme>> = { system: "dark", dark: "light", light: "system" };

export function ThemeButton(): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={say("theme", { theme: theme.value })}
      onClick={() => {
        theme.value = NEXT[theme.value];
      }}
    >
      <Icon name="theme" />
    </button>
  );
}

export function Header({ children }: { children?: ComponentChildren }): JSX.Element {
  return (
    <header class="shell-bar">
      <a class="brand" href="/">
        <Icon name="anchor" size={28} />
        <span>{say("brand")}</span>
      </a>
      <div class="shell-middle">{children}</div>
      <LanguageField />
      <a class="button quiet icon" href="/you" aria-label={say("you")}>
        <Icon name="person" />
      </a>
      <ThemeButton />
    </header>
  );
}
