/** Before the game: seats, characters, the mission, the link for friends, and the button that starts it. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../api";
import { tableAddress } from "../router";
import { beSomebody, me, type TableStore } from "../store";
import { Chat } from "../ui/Chat";
import { Header } from "../ui/Header";
import { Icon } from "../ui/icons";
import { useMood } from "../ui/screen";
import { LinkBox } from "../ui/LinkBox";
import type { GameBox, OptionChoice, TableInfo } from "../wire.gen";
import { shownGame } from "../games";
import { NameField } from "./Home";

const trouble = signal("");

/** Do something at the table; say in one sentence why it did not work. */
async function attempt(what: () => Promise<unknown>): Promise<void> {
  trouble.value = "";
  try {
    await what();
  } catch (problem) {
    trouble.value = problem instanceof Trouble ? problem.message : "That did not work.";
  }
}

interface Props {
  readonly store: TableStore;
  readonly info: TableInfo;
  readonly box: GameBox;
}

export function Lobby({ store, info, box }: Props): JSX.Element {
  useMood(info.game);
  const key = location.hash.slice(1);
  useEffect(() => {
    document.title = `${box.info.title} · Holdfast`;
    trouble.value = "";
  }, []);
  const Picture = shownGame(info.game)?.Picture;
  const free = info.seats.filter((seat) => !seat.person && !seat.bot).length;
  const seated = store.seat.value >= 0;
  return (
    <div class="page">
      <Header>
        <span class="display lobby-title">{box.info.title}</span>
      </Header>
      <main id="main" class="lobby">
        <h1>{seated ? "Your table is set" : "A seat is waiting for you"}</h1>
        {trouble.value && (
          <p class="trouble" role="alert">
            <Icon name="warn" size={20} /> {trouble.value}
          </p>
        )}
        <div class="lobby-columns">
          <div class="lobby-column">
            <section class="lobby-invite" aria-labelledby="invite">
              <h2 id="invite">Bring friends</h2>
              <Invite store={store} linkKey={key} seated={seated} />
            </section>
            <section aria-labelledby="seats">
              <h2 id="seats">Seats</h2>
              <ul class="seats">
                {info.seats.map((_, seat) => (
                  <Seat key={seat} seat={seat} store={store} info={info} box={box} />
                ))}
                <SeatCount store={store} info={info} box={box} />
              </ul>
            </section>
            <section class="lobby-talk" aria-labelledby="lobby-talk">
              <h2 id="lobby-talk">Talk</h2>
              <Chat store={store} />
            </section>
          </div>
          <section class="lobby-choices" aria-labelledby="choices">
            {Picture && <Picture />}
            <div class="lobby-card">
              <h2 id="choices">What to play</h2>
              <div class="choices">
                {box.choices
                  .filter((choice) => !choice.each_seat)
                  .map((choice) => (
                    <Choice key={choice.option} choice={choice} store={store} info={info} />
                  ))}
                <Openness store={store} info={info} />
              </div>
            </div>
          </section>
        </div>
        <div class="lobby-start">
          <span class="label" role="status">
            {free > 0
              ? `${free} free ${free === 1 ? "seat" : "seats"}: wait for friends, add bots, or take seats away.`
              : "Everybody is here."}
          </span>
          {store.isHost.value ? (
            <button
              type="button"
              class="button main big"
              aria-disabled={free > 0 ? "true" : undefined}
              onClick={() => void attempt(() => api.start(store.id))}
            >
              <Icon name="play" size={22} /> Start
            </button>
          ) : (
            <span class="label">The host starts the game.</span>
          )}
        </div>
      </main>
    </div>
  );
}

function Invite({ store, linkKey, seated }: { store: TableStore; linkKey: string; seated: boolean }): JSX.Element {
  const [made, setMade] = useState(linkKey.startsWith("seat.") ? "" : linkKey);
  useEffect(() => {
    if (!made && seated)
      void api.link(store.id).then(
        (link) => setMade(link.key),
        () => undefined,
      );
  }, [made, seated]);
  return (
    <>
      <LinkBox
        address={`${location.origin}${tableAddress(store.id)}${made ? `#${made}` : ""}`}
        name="Link to this table"
      />
      <div class="lobby-me">
        <NameField />
        <span class="label">No account, no password: whoever has the link may sit down.</span>
      </div>
    </>
  );
}

function Seat({ seat, store, info, box }: Props & { seat: number }): JSX.Element {
  const place = info.seats[seat]!;
  const mine = place.person !== "" && place.person === me.value.id;
  const free = !place.person && !place.bot;
  const host = store.isHost.value;
  const each = box.choices.filter((choice) => choice.each_seat);
  const picked = mine
    ? ""
    : each
        .flatMap((choice) => choice.values.find((value) => value.word === place.picks[choice.option])?.name ?? [])
        .join(", ");
  const taken = (option: string): string[] =>
    info.seats.flatMap((other, i) => (i === seat ? [] : (other.picks[option] ?? [])));
  return (
    <li class={`seat ${free ? "free" : ""} ${mine ? "own" : ""}`}>
      <span class="seat-who">
        <Icon name={place.bot ? "bot" : "person"} size={26} />
        <strong>{free ? `Seat ${seat + 1} is free` : place.name}</strong>
        {mine && <span class="label">you</span>}
        {place.person === info.host && <span class="label">host</span>}
        {picked && <span class="label">{picked}</span>}
        {place.bot && <span class="label">{place.bot} bot</span>}
        {place.person && !place.here && <span class="label">away</span>}
      </span>
      <span class="seat-actions">
        {(mine || (place.bot && host)) &&
          each.map((choice) => (
            <select
              key={choice.option}
              class="field"
              aria-label={`${choice.name} of ${place.name}`}
              value={place.picks[choice.option] ?? ""}
              onChange={(event) =>
                void attempt(() =>
                  api.setSeat(store.id, seat, { picks: { [choice.option]: event.currentTarget.value } }),
                )
              }
            >
              <option value="">{choice.name}: any</option>
              {choice.values.map((value) => (
                <option key={value.word} value={value.word} disabled={taken(choice.option).includes(value.word)}>
                  {value.name}
                </option>
              ))}
            </select>
          ))}
        {free && !mine && (
          <button
            type="button"
            class="button small"
            onClick={() =>
              void attempt(async () => (await beSomebody(), api.join(store.id, { key: location.hash.slice(1), seat })))
            }
          >
            Sit here
          </button>
        )}
        {free && host && (
          <select
            class="field"
            aria-label={`Put a bot on seat ${seat + 1}`}
            value=""
            onChange={(event) => void attempt(() => api.setSeat(store.id, seat, { bot: event.currentTarget.value }))}
          >
            <option value="">Add a bot</option>
            {[...box.info.bots].reverse().map((bot) => (
              <option key={bot} value={bot}>
                {bot}
              </option>
            ))}
          </select>
        )}
        {!free && host && !mine && (
          <button
            type="button"
            class="button small quiet"
            aria-label={`Remove ${place.name}`}
            onClick={() => void attempt(() => api.setSeat(store.id, seat, { clear: true }))}
          >
            <Icon name="close" size={18} />
          </button>
        )}
        {mine && each.length > 0 && <About choice={each[0]!} word={place.picks[each[0]!.option]} />}
      </span>
    </li>
  );
}

function About({ choice, word }: { choice: OptionChoice; word: string | undefined }): JSX.Element | null {
  const found = choice.values.find((value) => value.word === word);
  return found ? <span class="label seat-about">{found.about}</span> : null;
}

/** Who may come, and who may watch. */
function Openness({ store, info }: { store: TableStore; info: TableInfo }): JSX.Element {
  const disabled = !store.isHost.value;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={info.public}
          disabled={disabled}
          onChange={(event) => void attempt(() => api.choose(store.id, { public: event.currentTarget.checked }))}
        />
        <span>
          Open to everybody <span class="label">listed on the home page</span>
        </span>
      </label>
      <div class="choice">
        <label class="label" for="watch">
          Who may watch
        </label>
        <select
          id="watch"
          class="field"
          value={info.watch}
          disabled={disabled}
          onChange={(event) =>
            void attempt(() => api.choose(store.id, { watch: event.currentTarget.value as TableInfo["watch"] }))
          }
        >
          <option value="anyone">Anybody</option>
          <option value="link">Those who have the link</option>
          <option value="nobody">Nobody</option>
        </select>
      </div>
    </>
  );
}

function SeatCount({ store, info, box }: Props): JSX.Element | null {
  if (!store.isHost.value) return null;
  const set = (seats: number): void => void attempt(() => api.choose(store.id, { seats }));
  return (
    <li class="seat-count">
      {info.seats.length < box.info.most_seats && (
        <button type="button" class="button small quiet" onClick={() => set(info.seats.length + 1)}>
          <Icon name="plus" size={18} /> One more seat
        </button>
      )}
      {info.seats.length > box.info.least_seats && (
        <button type="button" class="button small quiet" onClick={() => set(info.seats.length - 1)}>
          One seat less
        </button>
      )}
    </li>
  );
}

function Choice({ choice, store, info }: { choice: OptionChoice; store: TableStore; info: TableInfo }): JSX.Element {
  const word = info.options[choice.option] ?? choice.values[0]?.word ?? "";
  const value = choice.values.find((one) => one.word === word);
  return (
    <div class="choice">
      <label class="label" for={`choice-${choice.option}`}>
        {choice.name}
      </label>
      <select
        id={`choice-${choice.option}`}
        class="field"
        value={word}
        disabled={!store.isHost.value}
        onChange={(event) =>
          void attempt(() =>
            api.choose(store.id, { options: { ...info.options, [choice.option]: event.currentTarget.value } }),
          )
        }
      >
        {choice.values.map((one) => (
          <option key={one.word} value={one.word}>
            {one.name}
          </option>
        ))}
      </select>
      {value?.about && <p class="label">{value.about}</p>}
    </div>
  );
}
