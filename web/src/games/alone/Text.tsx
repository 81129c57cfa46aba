/** The whole table as text: what this side knows, what it may do as real buttons, and the log. Nothing is missing. */

import type { ComponentChildren, JSX } from "preact";
import { Notes } from "../../ui/table/Notes";
import { AloneLog } from "./AloneLog";
import { useController } from "./context";
import { Preview } from "./hero/Tray";
import { mainAsk, offersOf } from "./offers";
import { Greyeds, OptionRow } from "./Answers";
import { FULL } from "./types";
import { statusOf } from "./words";
import { companionWords, heardWords, itemWords, mapWords, missionWords, sectorWords, stateWords } from "./wording";

export function TextTable({ chat }: { chat?: ComponentChildren }): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const ask = mainAsk(view);
  return (
    <main class="text-table" id="main">
      <section aria-labelledby="text-now">
        <h2 id="text-now">Now</h2>
        <p class="text-status">{statusOf(view, texts)}</p>
        <OptionRow offers={offersOf(ask)} />
        {!view.evil && <Preview />}
        {ask && (
          <div class="option-row greyed-row">
            <Greyeds greyed={ask.greyed} />
          </div>
        )}
      </section>
      <div class="text-columns">
        <Section id="hero" name="The hero">
          <ul class="text-list">
            <li>
              Life {view.life} of {FULL}, self control {view.control} of {FULL}; health recovers up to {view.cap}.
            </li>
            <li>
              Adrenaline {view.adrenaline}. Round {view.round}, turn {view.turn} of 8.
            </li>
            {stateWords(view, texts).map((words) => (
              <li key={words}>{words}</li>
            ))}
            {view.items.map((carried) => (
              <li key={carried.item}>{itemWords(carried, texts)}</li>
            ))}
            {view.companion && <li>{companionWords(view.companion, texts)}</li>}
          </ul>
        </Section>
        <Section id="missions" name="Missions">
          <ul class="text-list">
            {view.quests.map((quest) => (
              <li key={quest.mission}>{missionWords(quest, controller.parts.value, texts)}</li>
            ))}
          </ul>
        </Section>
        <Section id="labyrinth" name="The labyrinth">
          <ul class="text-list">
            {heardWords(view, texts).map((words) => (
              <li key={words}>{words}</li>
            ))}
            {(view.labyrinth?.sectors ?? []).map((sector) => (
              <li key={sector.cell}>
                {sectorWords(view, sector, controller.tokens.value, texts, controller.parts.value)}
              </li>
            ))}
          </ul>
        </Section>
        {view.evil && (
          <Section id="map" name="The map">
            <ul class="text-list">
              {view.evil.sectors.map((sector) => (
                <li key={sector.place}>{mapWords(view, sector, texts, controller.parts.value)}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="log" name="Log">
          <AloneLog />
        </Section>
        {view.seat >= 0 && (
          <Section id="notes" name="Notes">
            <Notes />
          </Section>
        )}
        {chat && (
          <Section id="talk" name="Talk">
            {chat}
          </Section>
        )}
      </div>
    </main>
  );
}

function Section({ id, name, children }: { id: string; name: string; children: ComponentChildren }): JSX.Element {
  return (
    <section aria-labelledby={`text-${id}`}>
      <h2 id={`text-${id}`}>{name}</h2>
      {children}
    </section>
  );
}
