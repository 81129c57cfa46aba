/** A finished game, step by step, as any seat saw it: scrub, play, and play on from here. */

import { nearest } from "../ui/elements";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { loadGame, type ShownGame } from "../games";
import { filmPlace, go, tableAddress } from "../router";
import { prefersLessMotion } from "../settings";
import { beSomebody, textsAt } from "../store";
import { TableModel } from "../table";
import { TableProvider } from "../ui/context";
import { Icon } from "../ui/icons";
import type { Film, GameBox } from "../wire.gen";
import { wordsFor } from "./attempt";
import { logUntil, marksOfSteps, viewAt, type Frames } from "./filmstrip";
import { Gone, Waiting } from "./Plain";
import { fill, personName, say, titleOf } from "../words/shell";
import { setTitle } from "../title";

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1100;
const ALL_SEEING = -2;

/** The whole film, piece by piece. */
async function load(id: string, seat: number, key: string): Promise<Frames> {
  let film = await api.film(id, seat, 0, key);
  const steps = [...film.steps];
  while (steps.length < film.total) {
    film = await api.film(id, seat, steps.length, key);
    if (film.steps.length === 0) break;
    steps.push(...film.steps);
  }
  return { film, steps };
}

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const [place] = useState(() => filmPlace(location.hash));
  const [seat, setSeat] = useState(place.all ? ALL_SEEING : -1);
  const [frames, setFrames] = useState<Frames | null>(null);
  const [box, setBox] = useState<GameBox | null>(null);
  const [game, setGame] = useState<ShownGame | null>(null);
  const [problem, setProblem] = useState("");
  const line = useSignal(place.line);
  useEffect(() => {
    setTitle(titleOf(say("replay")));
    load(id, seat, place.key).then(
      async (found) => {
        const name = found.film.table.game;
        const [itsBox, itsGame] = await Promise.all([api.box(name, found.film.table.packs), loadGame(name)]);
        setBox(itsBox);
        setGame(itsGame);
        setFrames(found);
      },
      (trouble: unknown) => setProblem(wordsFor(trouble)),
    );
  }, [id, seat, place.key]);
  if (problem) return <Gone words={problem} />;
  if (!frames || !box || !game) {
    return <Waiting words={say("waiting.film")} />;
  }
  return (
    <Screen
      id={id}
      game={game}
      frames={frames}
      box={box}
      seat={seat}
      line={line}
      plays={place.plays}
      onSeat={setSeat}
    />
  );
}

interface ScreenProps {
  readonly id: string;
  readonly game: ShownGame;
  readonly frames: Frames;
  readonly box: GameBox;
  readonly seat: number;
  /** The line of the game's log that is shown. */
  readonly line: Signal<number>;
  /** It plays by itself. */
  readonly plays: boolean;
  readonly onSeat: (seat: number) => void;
}

function Screen({ id, game, frames, box, seat, line, plays, onSeat }: ScreenProps): JSX.Element {
  const { film, steps } = frames;
  const [playing, setPlaying] = useState(plays && !prefersLessMotion());
  const [speed, setSpeed] = useState<number>(1);
  const last = steps.length - 1;
  const marks = useMemo(() => marksOfSteps(game, steps), [game, steps]);
  const found = steps.findLastIndex((one) => one.line <= line.value);
  const at = Math.max(0, found);
  const model = useMemo(() => new TableModel(film.table.game), [film]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film is laid out once; steps are shown below
  useMemo(() => {
    model.content.value = box.content;
    model.texts.value = textsAt(box, film.names);
    model.people.value = film.table.seats.map((place, i) => ({
      seat: i,
      name: personName(place.name),
      bot: place.bot || null,
      here: true,
    }));
    model.reset(at, viewAt(game, frames, at, seat), logUntil(steps, at));
  }, [model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown when it is reached
  useEffect(() => {
    model.reset(at, viewAt(game, frames, at, seat), logUntil(steps, at));
    model.events.value = steps[at]!.events;
  }, [model, at]);
  const to = (step: number): void => {
    line.value = steps[Math.min(last, Math.max(0, step))]!.line;
  };
  /** Whoever goes by hand has stopped it. */
  const jump = (step: number): void => {
    setPlaying(false);
    to(step);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `to` is new with every drawing and does the same
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => to(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `to` is new with every drawing and does the same
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (nearest(event, "input, select, textarea, dialog, button")) return;
      const move = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (event.key === " ") setPlaying((now) => !now);
      else if (move !== undefined) jump(at + move);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [at]);
  return (
    <div class="replay">
      <TableProvider value={model}>
        <game.Table
          key={seat}
          table={model}
          film
          menu={
            <a class="button quiet" href="/">
              {say("replay.home")}
            </a>
          }
        />
      </TableProvider>
      <nav class="replay-bar" aria-label={say("replay")}>
        <span class="replay-buttons">
          <Button name="first" label={say("replay.first")} onClick={() => jump(0)} />
          <Button name="back" label={say("replay.back")} onClick={() => jump(at - 1)} />
          <Button
            name={playing ? "pause" : "play"}
            label={say(playing ? "pause" : "replay.play")}
            onClick={() => setPlaying(!playing)}
          />
          <Button name="forward" label={say("replay.forward")} onClick={() => jump(at + 1)} />
          <Button name="last" label={say("replay.last")} onClick={() => jump(last)} />
        </span>
        <span class="scrub">
          <span class="scrub-marks" aria-hidden="true">
            {marks.map((mark) => (
              <i key={mark.step} class={mark.kind} style={{ left: `${(mark.step / Math.max(1, last)) * 100}%` }} />
            ))}
          </span>
          <input
            class="scrubber"
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say("replay.step")}
            aria-valuetext={say("replay.step_of", { step: at + 1, of: steps.length })}
            onInput={(event) => jump(Number(event.currentTarget.value))}
          />
        </span>
        <span class="figures replay-count">
          {at + 1}/{steps.length}
        </span>
        <select
          class="field"
          aria-label={say("replay.speed")}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={String(one)}>
              {one} ×
            </option>
          ))}
        </select>
        <select
          class="field"
          aria-label={say("replay.seen_by")}
          value={String(seat)}
          onChange={(event) => onSeat(Number(event.currentTarget.value))}
        >
          <option value="-1">{say("replay.as_public")}</option>
          {film.table.seats.map((place, i) => (
            <option key={i} value={String(i)}>
              {say("replay.as", { name: personName(place.name) })}
            </option>
          ))}
          <option value={String(ALL_SEEING)}>
            {game.truth ? model.texts.value.say(game.truth) : say("replay.everything")}
          </option>
        </select>
        <ForkButton id={id} film={film} line={steps[at]!.line} seat={Math.max(0, seat)} />
        <a class="button small" href={api.saveAddress(id)} download>
          <Icon name="download" size={18} /> {say("replay.save")}
        </a>
      </nav>
    </div>
  );
}

function Button({ name, label, onClick }: { name: string; label: string; onClick: () => void }): JSX.Element {
  return (
    <button type="button" class="button quiet icon" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

function ForkButton({
  id,
  film,
  line: from,
  seat,
}: {
  id: string;
  film: Film;
  line: number;
  seat: number;
}): JSX.Element {
  const [problem, setProblem] = useState("");
  const name = personName(film.table.seats[seat]?.name ?? "");
  const fork = async (): Promise<void> => {
    try {
      await beSomebody();
      const opened = await api.fork(id, { to: from, seat });
      go(`${tableAddress(opened.id)}#${opened.key}`);
    } catch (trouble) {
      setProblem(wordsFor(trouble));
    }
  };
  return (
    <>
      <button type="button" class="button small" onClick={() => void fork()}>
        <Icon name="fork" size={18} />{" "}
        {fill("replay.play_on", {
          more: <span class="fork-words">{say("replay.play_on_as", { name })}</span>,
        })}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
