/** The whole table as text: what you know, what you may do as real buttons, and the log. Nothing is missing here. */

import type { JSX } from "preact";
import { GreyedButton, OptionButton } from "../../ui/table/Options";
import { Notes } from "../../ui/table/Notes";
import { useController } from "./context";
import { rowsOf } from "./Console";
import { drawRisk } from "./Deck";
import { mainAsk } from "./offers";
import { Dossier, KeyLog } from "./Papers";
import { statusOf } from "./Prompt";
import { SolveButton } from "./Solve";
import { Talk } from "./Talk";
import { FATAL_ICONS, type KeyView, type Parts } from "./types";
import { PILE_DOES, PILE_NAMES, cardWords, roomName, roomWords } from "./words";

export function TextTable(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  return (
    <main class="text-table" id="main">
      <section aria-labelledby="text-now">
        <h2 id="text-now">Now</h2>
        <p class="text-status">{statusOf(view, controller.texts.value)}</p>
        <TextOptions />
      </section>
      <div class="text-columns">
        <section aria-labelledby="text-mission">
          <h2 id="text-mission">Mission: {view.mission.title}</h2>
          <MissionText />
        </section>
        <section aria-labelledby="text-hand">
          <h2 id="text-hand">Cards</h2>
          <CardsText />
        </section>
        <section aria-labelledby="text-rooms">
          <h2 id="text-rooms">Building</h2>
          <ol class="text-list">
            {view.stacks.map((_, room) => (
              <li key={room}>
                <strong>
                  {room + 1} {roomName(view, controller.parts.value, room)}
                </strong>
                : {roomWords(view, controller.parts.value, controller.texts.value, room)}.{" "}
                {waysWords(view, controller.parts.value, room)}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="text-log">
          <h2 id="text-log">Log</h2>
          <KeyLog />
        </section>
        <section aria-labelledby="text-talk">
          <h2 id="text-talk">Talk</h2>
          <Talk />
        </section>
        <section aria-labelledby="text-notes">
          <h2 id="text-notes">Notes</h2>
          <Notes />
        </section>
      </div>
    </main>
  );
}

function waysWords(view: KeyView, parts: Parts, room: number): string {
  const next = (view.neighbours[room] ?? []).map((other) => `${other + 1} ${roomName(view, parts, other)}`);
  return next.length > 0 ? `Ways to ${next.join(", ")}.` : "No way out.";
}

/** Every option of every ask, and every kind that is not possible now with its reason. */
function TextOptions(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const main = mainAsk(view);
  return (
    <div class="text-options">
      {[...view.asks]
        .sort((a, b) => Number(a !== main) - Number(b !== main))
        .map((ask) => (
          <div key={ask.id} role="group" aria-label={texts.question(ask.kind)}>
            {ask !== main && ask.options.length > 0 && <p class="label">{texts.question(ask.kind)}</p>}
            <div class="option-row">
              {ask.options.map((option) => (
                <OptionButton key={option.id} offer={{ ask, option }} texts={texts} class="small" />
              ))}
              {ask.greyed
                .filter((greyed) => greyed.kind !== "say" && greyed.kind !== "propose")
                .map((greyed) => (
                  <GreyedButton
                    key={greyed.kind}
                    greyed={greyed}
                    name={`${texts.kind(greyed.kind)}: ${texts.refusal(greyed.why)}`}
                    texts={texts}
                  />
                ))}
            </div>
          </div>
        ))}
      <SolveButton />
    </div>
  );
}

function MissionText(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const parts = controller.parts.value;
  const read = (index: number): string => {
    const content = view.windows[index];
    if (content !== null && content !== undefined) return content;
    const face = view.mission.windows[index]!;
    if (face.glyph >= 0) return `(${parts.glyphs[face.glyph]!.name})`;
    return face.mark === "none" ? "(dark)" : `(mark ${face.mark})`;
  };
  return (
    <>
      <p>{view.mission.question}</p>
      {rowsOf(view).map((row) => (
        <p key={row.row} class="text-console">
          {row.answer ? "Answer: " : `Row ${row.row + 1}: `}
          {row.panes.map((pane) => (pane ? read(pane.index) : "/")).join(" ")}
        </p>
      ))}
      {view.mission.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {view.mission.dossier.length > 0 && <Dossier />}
    </>
  );
}

function CardsText(): JSX.Element {
  const controller = useController();
  const view = controller.view.value;
  const texts = controller.texts.value;
  const hand = view.hands[view.seat]?.known ?? [];
  return (
    <ul class="text-list">
      {view.seat >= 0 && <li>Your hand: {hand.length > 0 ? hand.map(cardWords).join(", ") : "empty"}.</li>}
      {view.piles.map((pile, i) => {
        const top = pile[pile.length - 1];
        const locked = (view.counter_intel[i] ?? []).length > 0 ? " Locked by counter intel." : "";
        return (
          <li key={i}>
            {PILE_NAMES[i]} ({PILE_DOES[i]}):{" "}
            {top === undefined ? "empty" : `${cardWords(top)} on top of ${pile.length}`}.{locked}
          </li>
        );
      })}
      <li>
        Deck: {view.deck.length} cards.{" "}
        {view.in_peril ? `In peril, ${view.time_icons} of ${FATAL_ICONS} time icons.` : "Not in peril."}{" "}
        {drawRisk(view)}
      </li>
      <li>Discard: {view.discard.map(cardWords).join(", ") || "empty"}.</li>
      {view.hands.map((other, seat) => (
        <li key={seat}>
          {texts.say(`seat.${seat}`)}, {controller.parts.value.characters[view.characters[seat]!]?.name}: {other.size}{" "}
          cards, in {roomName(view, controller.parts.value, view.rooms[seat]!)}.
        </li>
      ))}
    </ul>
  );
}
