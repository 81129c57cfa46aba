/** The companion: for those who have the box on their table. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { wordsFor } from "../pages/attempt";
import { Gone, Waiting } from "../pages/Plain";
import { sound } from "../settings";
import { textsAt } from "../store";
import { Icon } from "../ui/icons";
import { Menu } from "../ui/Menu";
import { useMood } from "../ui/screen";
import { SoundSheet } from "../ui/SoundSheet";
import type { elite, GameBox } from "../wire.gen";
import { AlienPanel } from "./AlienPanel";
import type { Box } from "./box";
import { ClockPanel } from "./ClockPanel";
import { EventPanel } from "./EventPanel";
import { fits } from "./fits";
import { Memory, MemoryProvider, useMemory, type Panel } from "./memory";
import { MissionPanel } from "./MissionPanel";
import { NextButton } from "./NextButton";
import { keepOffline, type Offline } from "./offline";
import { SetupForm } from "./Setup";
import { useTicking } from "./ticking";
import "./cards.css";
import "./companion.css";
import "./tokens.css";
import { say as shell, titleOf } from "../words/shell";
import { say } from "./words";
import { named } from "./named";
import { setTitle } from "../title";

/** The panels, what each is called by key, and its icon. */
const PANELS: readonly (readonly [Panel, string, string])[] = [
  ["clock", "clock", "clock"],
  ["event", "events", "log"],
  ["aliens", "aliens", "warn"],
  ["mission", "mission", "star"],
];

const OFFLINE_WORDS: Readonly<Record<Offline, string>> = {
  ready: "offline.ready",
  "not yet": "offline.not_yet",
  never: "offline.never",
};

const isOfElite = (content: unknown): content is elite.Parts =>
  typeof content === "object" && content !== null && "swarms" in content;

export function Companion(): JSX.Element {
  const [found, setFound] = useState<GameBox | null>(null);
  const [problem, setProblem] = useState("");
  const [offline, setOffline] = useState<Offline>("not yet");
  const [memory] = useState(() => new Memory());
  useMood("elite");
  useTicking(memory);
  useEffect(offerIcon, []);
  useEffect(() => {
    setTitle(titleOf(shell("companion")));
    api
      .box("elite")
      .then((one) => {
        setFound(one);
        return keepOffline().then(setOffline);
      })
      .catch((trouble: unknown) => setProblem(wordsFor(trouble)));
  }, []);
  if (problem) return <Gone words={problem} />;
  if (!found) return <Waiting words={shell("waiting.box")} />;
  const { content } = found;
  if (!isOfElite(content)) return <Gone words={say("other_box")} />;
  const texts = textsAt(found, {});
  const parts = named(content, texts);
  const { box, panel } = memory;
  const now = box.value && fits(box.value, parts) ? box.value : null;
  return (
    <MemoryProvider value={memory}>
      <div class="companion">
        <Bar now={now} rounds={parts.numbers.rounds} />
        <main id="main" class="companion-main" data-panel={now ? panel.value : "setup"}>
          {now ? (
            <>
              <ClockPanel box={now} parts={parts} />
              <EventPanel box={now} parts={parts} texts={texts} />
              <AlienPanel box={now} parts={parts} texts={texts} />
              <MissionPanel key={now.setup.mission} box={now} parts={parts} />
            </>
          ) : (
            <SetupForm parts={parts} />
          )}
          <p class="label c-offline" role="status" data-offline={offline}>
            {say(OFFLINE_WORDS[offline])}
          </p>
        </main>
        {now && (
          <footer class="companion-foot">
            <nav class="c-tabs" aria-label={say("parts")}>
              {PANELS.map(([id, name, icon]) => (
                <button
                  key={id}
                  type="button"
                  aria-current={panel.value === id ? "true" : undefined}
                  onClick={() => (panel.value = id)}
                >
                  <Icon name={icon} size={22} /> {say(name)}
                </button>
              ))}
            </nav>
            <NextButton box={now} parts={parts} texts={texts} />
          </footer>
        )}
      </div>
    </MemoryProvider>
  );
}

/** Phones may put the companion beside their other applications. */
function offerIcon(): () => void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/companion.webmanifest";
  document.head.append(link);
  return () => link.remove();
}

function Bar({ now, rounds }: { now: Box | null; rounds: number }): JSX.Element {
  const [sheet, setSheet] = useState(false);
  const memory = useMemory();
  return (
    <header class="companion-bar">
      <a class="brand" href="/" aria-label={say("all_games")}>
        <Icon name="anchor" size={26} />
      </a>
      <h1>
        {shell("companion")}
        {now && (
          <span class="c-round figures">
            {now.phase === "over" ? say("round.over") : say("round", { round: now.round, of: rounds })}
          </span>
        )}
      </h1>
      {now && (
        <button
          type="button"
          class="button quiet icon"
          aria-label={say("back")}
          aria-disabled={memory.canGoBack() ? undefined : "true"}
          onClick={() => memory.goBack()}
        >
          <Icon name="undo" />
        </button>
      )}
      <button type="button" class="button quiet icon" aria-label={shell("sound")} onClick={() => setSheet(true)}>
        <Icon name={sound.value ? "sound" : "mute"} />
      </button>
      {now && (
        <Menu label={shell("menu")} button={<Icon name="menu" />}>
          <a href="/rules/elite" target="_blank" rel="noopener">
            <Icon name="book" size={20} /> {shell("rules")}
          </a>
          <button type="button" onClick={() => memory.begin(null)}>
            <Icon name="refresh" size={20} /> {say("another")}
          </button>
        </Menu>
      )}
      {sheet && <SoundSheet onClose={() => setSheet(false)} />}
    </header>
  );
}
