/** Pages with one sentence on them: something is coming, or nothing is here. */

import type { JSX } from "preact";
import type { TableStore } from "../store";
import { Header } from "../ui/Header";
import { Icon } from "../ui/icons";
import { LineBanner } from "../ui/LineBanner";
import { LostYou } from "./LostYou";
import { say } from "../words/shell";

export function Waiting({ words, line }: { words: string; line?: TableStore }): JSX.Element {
  return (
    <div class="page">
      {line && <LineBanner line={line.line} />}
      <Header />
      <main id="main" class="page-main waiting">
        <ShutDoor ajar />
        <h1>{words}</h1>
        <p class="label">{say("waiting.moment")}</p>
      </main>
    </div>
  );
}

export function Gone({ words }: { words: string }): JSX.Element {
  return (
    <div class="page">
      <Header />
      <main id="main" class="page-main waiting">
        <ShutDoor />
        <h1>{say("gone.title")}</h1>
        <p class="waiting-words">{words || say("gone.nothing")}</p>
        <LostYou way />
        <a class="button main" href="/">
          <Icon name="door" size={20} /> {say("gone.home")}
        </a>
      </main>
    </div>
  );
}

/** A door at the end of a corridor, light below it; ajar if somebody is expected. */
function ShutDoor({ ajar = false }: { ajar?: boolean }): JSX.Element {
  return (
    <svg class={`shut-door ${ajar ? "ajar" : ""}`} viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
      <path class="shut-wall" d="M0 0h240v200H0z" />
      <path class="shut-light" d="M74 186h92l34 14H40z" />
      <path class="shut-frame" d="M70 186V26h100v160" />
      <path class="shut-leaf" d={ajar ? "M78 186V34l66 14v126z" : "M78 186V34h84v152z"} />
      {!ajar && <path class="shut-panel" d="M90 48h60v50H90zM90 112h60v58H90z" />}
      <circle class="shut-knob" cx={ajar ? 136 : 152} cy="112" r="5" />
    </svg>
  );
}
