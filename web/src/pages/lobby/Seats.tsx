/** The seats: who sits there, as whom, and what can be done about it. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { api } from "../../api";
import { beSomebody, me } from "../../store";
import type { ShownGame } from "../../games";
import { Icon } from "../../ui/icons";
import { tipped } from "../../ui/tip";
import type { GameBox, OptionChoice, SeatInfo } from "../../wire.gen";
import { useAttempts } from "../attempt";
import { useNaming } from "../naming";
import type { LobbyProps } from "./Lobby";
import { botName, personName, say } from "../../words/shell";

interface SeatsProps extends LobbyProps {
  readonly Portrait?: ShownGame["Portrait"] | undefined;
}

export function Seats(props: SeatsProps): JSX.Element {
  return (
    <ul class="seats">
      {props.info.seats.map((_, seat) => (
        <Seat key={seat} seat={seat} {...props} />
      ))}
      <SeatCount {...props} />
    </ul>
  );
}

function Seat({ seat, store, info, box, Portrait }: SeatsProps & { seat: number }): JSX.Element {
  const { attempt } = useAttempts();
  const place = info.seats[seat]!;
  const mine = place.person !== "" && place.person === me.value.id;
  const free = !place.person && !place.bot;
  const host = store.isHost.value;
  const each = box.choices.filter((choice) => choice.each_seat);
  const taken = (option: string): string[] =>
    info.seats.flatMap((other, i) => (i === seat ? [] : (other.picks[option] ?? [])));
  const role = box.texts[`seat_role.${seat}`];
  const { named, dialog } = useNaming(say("seat.sit_down"));
  const sit = (): void =>
    void attempt(async () => (await beSomebody(), api.join(store.id, { key: location.hash.slice(1), seat })));
  const pick =
    (option: string) =>
    (word: string): void =>
      void attempt(() => api.setSeat(store.id, seat, { picks: { [option]: word } }));
  const picked = each.flatMap((choice) => {
    const nth = choice.values.findIndex((value) => value.word === place.picks[choice.option]);
    return nth < 0 ? [] : [{ word: choice.values[nth]!.word, nth }];
  });
  const face = Portrait && picked[0] && <Portrait {...picked[0]} />;
  const classes = ["seat", free && "free", mine && "own"];
  return (
    <li class={classes.filter(Boolean).join(" ")}>
      <span class="seat-badge">{face ?? <Icon name={free ? "plus" : place.bot ? "bot" : "person"} size={26} />}</span>
      <span class="seat-who">
        <strong>{free ? say("seat.is_free", { seat: seat + 1 }) : personName(place.name)}</strong>
        {role && <span class="seat-role">{role}</span>}
        <span class="label">{seatDetail(box, place, mine, place.person === info.host, each)}</span>
      </span>
      <span class="seat-actions">
        {((mine && !Portrait) || (place.bot && host)) &&
          each.map((choice) => (
            <Pick
              key={choice.option}
              choice={choice}
              place={place}
              taken={taken(choice.option)}
              onPick={pick(choice.option)}
            />
          ))}
        {free && (
          <button type="button" class={`button small ${store.seat.value < 0 ? "main" : ""}`} onClick={() => named(sit)}>
            {say("seat.sit")}
          </button>
        )}
        {free && host && (
          <select
            class="field"
            aria-label={say("seat.put_bot", { seat: seat + 1 })}
            value=""
            onChange={(event) => void attempt(() => api.setSeat(store.id, seat, { bot: event.currentTarget.value }))}
          >
            <option value="">{say("seat.add_bot")}</option>
            {[...box.info.bots].reverse().map((bot) => (
              <option key={bot} value={bot}>
                {kindOf(box, bot)}
              </option>
            ))}
          </select>
        )}
        {mine && !host && (
          <button type="button" class="button small quiet" onClick={() => void attempt(() => api.leave(store.id))}>
            {say("seat.stand_up")}
          </button>
        )}
        {!free && host && !mine && (
          <button
            type="button"
            class="button small quiet"
            aria-label={say("seat.remove", { name: personName(place.name) })}
            onClick={() => void attempt(() => api.setSeat(store.id, seat, { clear: true }))}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </span>
      {dialog}
      {mine &&
        Portrait &&
        each.map((choice) => (
          <Portraits
            key={choice.option}
            Portrait={Portrait}
            choice={choice}
            place={place}
            taken={taken(choice.option)}
            onPick={pick(choice.option)}
          />
        ))}
      {each.map((choice) => (
        <About key={choice.option} choice={choice} word={place.picks[choice.option]} />
      ))}
    </li>
  );
}

const textOf = (bot: string): string => `bot.${bot.replaceAll("-", "_")}`;

/** Who a bot is and how well it plays, as its game says; else what it is called. */
const kindOf = (box: GameBox, bot: string): string => box.texts[textOf(bot)] ?? botName(bot);

/** You, host, away; which bot; and what somebody else has picked. */
function seatDetail(
  box: GameBox,
  place: SeatInfo,
  mine: boolean,
  isHost: boolean,
  each: readonly OptionChoice[],
): string {
  const picked = each.flatMap(
    (choice) => choice.values.find((value) => value.word === place.picks[choice.option])?.name ?? [],
  );
  const parts = [
    mine && say("seat.you"),
    isHost && say("seat.host"),
    place.bot && (box.texts[textOf(place.bot)] ?? say("seat.bot", { bot: botName(place.bot) })),
    place.person && !place.here && say("seat.away"),
    ...(mine ? [] : picked),
  ];
  return parts.filter(Boolean).join(" · ");
}

interface PickProps {
  readonly choice: OptionChoice;
  readonly place: SeatInfo;
  readonly taken: readonly string[];
  readonly onPick: (word: string) => void;
}

function Pick({ choice, place, taken, onPick }: PickProps): JSX.Element {
  return (
    <select
      class="field"
      aria-label={say("seat.choice_of", { choice: choice.name, name: personName(place.name) })}
      value={place.picks[choice.option] ?? ""}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{say("seat.choice_any", { choice: choice.name })}</option>
      {choice.values.map((value) => (
        <option key={value.word} value={value.word} disabled={taken.includes(value.word)}>
          {value.name}
        </option>
      ))}
    </select>
  );
}

/** The same with faces: who they are, and what they can do when they are pointed at. */
function Portraits({
  Portrait,
  choice,
  place,
  taken,
  onPick,
}: PickProps & { Portrait: NonNullable<ShownGame["Portrait"]> }): JSX.Element {
  const chosen = place.picks[choice.option] ?? "";
  const label = say("seat.choice_of", { choice: choice.name, name: personName(place.name) });
  return (
    <span class="seat-portraits" role="group" aria-label={label}>
      <button type="button" class="portrait" aria-pressed={chosen === ""} onClick={() => onPick("")}>
        <Icon name="help" size={30} />
        <span>{say("seat.choice_any", { choice: choice.name })}</span>
      </button>
      {choice.values.map(({ word, name, about }, nth) => (
        <button
          key={word}
          type="button"
          class="portrait"
          aria-pressed={chosen === word}
          aria-disabled={taken.includes(word) ? "true" : undefined}
          onClick={() => !taken.includes(word) && onPick(word)}
          {...tipped(() => ({ words: about, kind: "hint" }))}
        >
          <Portrait word={word} nth={nth} />
          <span>{name}</span>
        </button>
      ))}
    </span>
  );
}

function About({ choice, word }: { choice: OptionChoice; word: string | undefined }): JSX.Element | null {
  const found = choice.values.find((value) => value.word === word);
  return found ? <span class="label seat-about">{found.about}</span> : null;
}

function SeatCount({ store, info, box }: LobbyProps): JSX.Element | null {
  const { attempt } = useAttempts();
  const { least_seats: least, most_seats: most } = box.info;
  const wanted = useRef<number | null>(null);
  if (!store.isHost.value) return null;
  const many = info.seats.length;
  /** Presses count from what was wanted last, not from what the server has said so far. */
  const add = async (by: number): Promise<void> => {
    const isBusy = wanted.current !== null;
    wanted.current = Math.min(most, Math.max(least, (wanted.current ?? many) + by));
    if (isBusy) return;
    let sent = many;
    while (wanted.current !== sent) {
      const seats = (sent = wanted.current);
      await attempt(() => api.choose(store.id, { seats }));
    }
    wanted.current = null;
  };
  return (
    <li class="seat-count">
      {many < most && (
        <button type="button" class="button small quiet" onClick={() => void add(1)}>
          <Icon name="plus" size={18} /> {say("seat.more")}
        </button>
      )}
      {many > least && (
        <button type="button" class="button small quiet" onClick={() => void add(-1)}>
          {say("seat.less")}
        </button>
      )}
    </li>
  );
}
