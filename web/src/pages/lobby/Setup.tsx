/** What is played, who may come, and who may watch: the host decides. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../../api";
import type { OptionChoice, TableInfo } from "../../wire.gen";
import { useAttempts } from "../attempt";
import { ChoiceField, choicesNow, settled, stillListed, useDone } from "../choices";
import type { LobbyProps } from "./Lobby";
import { boxOf, layersUpon } from "../../packs";
import { useWish } from "./wish";
import { fill, say } from "../../words/shell";

const watchOf = (word: string): TableInfo["watch"] => (word === "link" || word === "nobody" ? word : "anyone");

export function Setup({ store, info, box }: LobbyProps): JSX.Element {
  const { attempt } = useAttempts();
  const done = useDone(info.game);
  const words = settled(box.choices, info.options);
  const wish = useWish<Readonly<Record<string, string>>>();
  const asked = choicesNow(box.choices, words)
    .filter((choice) => !(info.campaign && choice === box.choices[0]))
    .filter((choice) => !(info.over_days && box.info.over_days && choice.option in box.info.over_days));
  const field = (choice: OptionChoice): JSX.Element => (
    <ChoiceField
      key={choice.option}
      choice={choice}
      words={words}
      done={done}
      disabled={!store.isHost.value}
      onChoose={(word) =>
        wish.change(
          words,
          (before) => settled(box.choices, { ...before, [choice.option]: word }),
          (options) => attempt(() => api.choose(store.id, { options })),
        )
      }
    />
  );
  return (
    <div class="choices">
      {asked.filter((choice) => !choice.is_detail).map(field)}
      <Expansions store={store} info={info} box={box} />
      {box.info.over_days && <Days store={store} info={info} />}
      <Details isChanged={asked.some((choice) => choice.is_detail && words[choice.option] !== choice.usual)}>
        {asked.filter((choice) => choice.is_detail).map(field)}
        <Openness store={store} info={info} />
      </Details>
    </div>
  );
}

/** What nobody has to look at, folded away: open where something in it is not as it usually is. */
function Details({ isChanged, children }: { isChanged: boolean; children: ComponentChildren }): JSX.Element {
  const [isOpen, setOpen] = useState(isChanged);
  return (
    <details class="choices-more" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("setup.more")}</summary>
      <div class="choices">{children}</div>
    </details>
  );
}

/** The box, and packs that may be added to it; what they bring is then chosen like everything else. */
function Expansions({ store, info, box }: LobbyProps): JSX.Element {
  const { attempt } = useAttempts();
  const wish = useWish<readonly string[]>();
  const send = async (packs: readonly string[]): Promise<void> => {
    const { choices } = await api.box(info.game, packs);
    await api.choose(store.id, { packs, options: settled(choices, stillListed(info.options, box.choices, choices)) });
  };
  const change = (pack: string, wanted: boolean): void =>
    wish.change(
      info.packs,
      (before) => (wanted ? [...before, pack] : before.filter((one) => one !== pack)),
      (packs) => attempt(() => send(packs)),
    );
  const usual = boxOf(box.info, info.packs);
  return (
    <>
      {box.info.boxes.length > 1 && (
        <ChoiceField
          choice={{
            option: "box",
            name: say("setup.box"),
            values: box.info.boxes,
            each_seat: false,
            only_if: {},
            usual,
            at_door: false,
            is_detail: false,
          }}
          words={{ box: usual }}
          disabled={!store.isHost.value}
          onChoose={(word) =>
            wish.change(
              info.packs,
              () => [word],
              (packs) => attempt(() => send(packs)),
            )
          }
        />
      )}
      {layersUpon(box.info, usual).map((pack) => (
        <label key={pack.word} class="check">
          <input
            type="checkbox"
            checked={info.packs.includes(pack.word)}
            disabled={!store.isHost.value}
            onChange={(event) => change(pack.word, event.currentTarget.checked)}
          />
          <span>
            {fill("setup.expansion", {
              pack: pack.name,
              expansion: <span class="label">{say("setup.expansion_word")}</span>,
            })}
          </span>
        </label>
      ))}
    </>
  );
}

/** Whether people have days for their turns; then no bot covers and no clock runs. */
function Days({ store, info }: Pick<LobbyProps, "store" | "info">): JSX.Element {
  const { attempt } = useAttempts();
  const change = (over_days: boolean): void => void attempt(() => api.choose(store.id, { over_days }));
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={info.over_days}
        disabled={!store.isHost.value}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{fill("setup.days", { about: <span class="label">{say("setup.days_about")}</span> })}</span>
    </label>
  );
}

/** After how many seconds a bot plays for somebody who is away; 0 is never. */
const COVERS = [30, 60, 300, 0] as const;

function coverWords(seconds: number): string {
  if (seconds === 0) return say("setup.cover_never");
  if (seconds < 60) return say("setup.cover_seconds", { seconds });
  return say("setup.cover_minutes", { minutes: Math.round(seconds / 60) });
}

function Openness({ store, info }: Pick<LobbyProps, "store" | "info">): JSX.Element {
  const { attempt } = useAttempts();
  const disabled = !store.isHost.value;
  return (
    <>
      <div class="choice">
        <label class="label" for="watch">
          {say("setup.watch")}
        </label>
        <select
          id="watch"
          class="field"
          value={info.watch}
          disabled={disabled}
          onChange={(event) => void attempt(() => api.choose(store.id, { watch: watchOf(event.currentTarget.value) }))}
        >
          <option value="anyone">{say("setup.watch_anyone")}</option>
          <option value="link">{say("setup.watch_link")}</option>
          <option value="nobody">{say("setup.watch_nobody")}</option>
        </select>
      </div>
      {!info.over_days && (
        <div class="choice">
          <label class="label" for="cover">
            {say("setup.cover")}
          </label>
          <select
            id="cover"
            class="field"
            value={String(info.cover_after_s)}
            disabled={disabled}
            onChange={(event) =>
              void attempt(() => api.choose(store.id, { cover_after_s: Number(event.currentTarget.value) }))
            }
          >
            {[...new Set([...COVERS, info.cover_after_s])].map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {coverWords(seconds)}
              </option>
            ))}
          </select>
        </div>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={info.public}
          disabled={disabled}
          onChange={(event) => void attempt(() => api.choose(store.id, { public: event.currentTarget.checked }))}
        />
        <span>{fill("setup.public", { where: <span class="label">{say("setup.public_where")}</span> })}</span>
      </label>
    </>
  );
}
