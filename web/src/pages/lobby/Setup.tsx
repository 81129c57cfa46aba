/** What is played, who may come, and who may watch: the host decides. */

import type { JSX } from "preact";
import { api } from "../../api";
import type { TableInfo } from "../../wire.gen";
import { useAttempts } from "../attempt";
import { ChoiceField, choicesNow, settled, stillListed } from "../choices";
import type { LobbyProps } from "./Lobby";
import { useWish } from "./wish";

const watchOf = (word: string): TableInfo["watch"] => (word === "link" || word === "nobody" ? word : "anyone");

export function Setup({ store, info, box }: LobbyProps): JSX.Element {
  const { attempt } = useAttempts();
  const words = settled(box.choices, info.options);
  const wish = useWish<Readonly<Record<string, string>>>();
  return (
    <div class="choices">
      {choicesNow(box.choices, words)
        .filter((choice) => !(info.campaign && choice === box.choices[0]))
        .map((choice) => (
          <ChoiceField
            key={choice.option}
            choice={choice}
            words={words}
            disabled={!store.isHost.value}
            onChoose={(word) =>
              wish.change(
                words,
                (before) => settled(box.choices, { ...before, [choice.option]: word }),
                (options) => attempt(() => api.choose(store.id, { options })),
              )
            }
          />
        ))}
      <Expansions store={store} info={info} box={box} />
      <Openness store={store} info={info} />
    </div>
  );
}

/** Packs that may be added to the base; what they bring is then chosen like everything else. */
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
  return (
    <>
      {box.info.expansions.map((pack) => (
        <label key={pack.word} class="check">
          <input
            type="checkbox"
            checked={info.packs.includes(pack.word)}
            disabled={!store.isHost.value}
            onChange={(event) => change(pack.word, event.currentTarget.checked)}
          />
          <span>
            {pack.name} <span class="label">expansion</span>
          </span>
        </label>
      ))}
    </>
  );
}

/** After how many seconds a bot plays for somebody who is away; 0 is never. */
const COVERS = [30, 60, 300, 0] as const;

function coverWords(seconds: number): string {
  if (seconds === 0) return "wait for them";
  if (seconds < 60) return `a bot plays after ${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return `a bot plays after ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;
}

function Openness({ store, info }: Pick<LobbyProps, "store" | "info">): JSX.Element {
  const { attempt } = useAttempts();
  const disabled = !store.isHost.value;
  return (
    <>
      <div class="choice">
        <label class="label" for="watch">
          Who may watch
        </label>
        <select
          id="watch"
          class="field"
          value={info.watch}
          disabled={disabled}
          onChange={(event) => void attempt(() => api.choose(store.id, { watch: watchOf(event.currentTarget.value) }))}
        >
          <option value="anyone">Anybody</option>
          <option value="link">Those who have the link</option>
          <option value="nobody">Nobody</option>
        </select>
      </div>
      <div class="choice">
        <label class="label" for="cover">
          If somebody stays away
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
    </>
  );
}
