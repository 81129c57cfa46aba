/** A campaign: what to read, how things stand, and the next game of it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { DOORS } from "../games";
import { go, tableAddress } from "../router";
import { beSomebody, introduce } from "../store";
import { Header } from "../ui/Header";
import { Icon } from "../ui/icons";
import { Passages } from "../ui/Passages";
import { useMood } from "../ui/screen";
import type { CampaignInfo } from "../wire.gen";
import { AttemptsProvider, TroubleLine, useAttempts, useNewAttempts, wordsFor } from "./attempt";
import { useNaming } from "./naming";
import { ChoiceField, settled, type ChosenWords } from "./choices";
import { Gone, Waiting } from "./Plain";
import { rowOf, say, titleOf } from "../words/shell";
import { setTitle } from "../title";

export function CampaignScreen({ id }: { id: string }): JSX.Element {
  const [campaign, setCampaign] = useState<CampaignInfo | null>(null);
  const [problem, setProblem] = useState("");
  const attempts = useNewAttempts();
  useEffect(() => {
    setTitle(titleOf(say("campaign")));
    void introduce()
      .then(() => api.campaign(id))
      .then(setCampaign, (trouble: unknown) => setProblem(wordsFor(trouble)));
  }, [id]);
  if (problem) return <Gone words={problem} />;
  if (!campaign) return <Waiting words={say("waiting.file")} />;
  return (
    <AttemptsProvider value={attempts}>
      <Screen campaign={campaign} onChange={setCampaign} />
    </AttemptsProvider>
  );
}

interface Props {
  readonly campaign: CampaignInfo;
  readonly onChange: (campaign: CampaignInfo) => void;
}

function Screen({ campaign, onChange }: Props): JSX.Element {
  const { page } = campaign;
  const Picture = DOORS[campaign.game]?.Picture;
  useMood(campaign.game);
  return (
    <div class="page">
      <Header>
        <span class="display lobby-title">{page.title}</span>
      </Header>
      <main id="main" class="campaign">
        <section class="campaign-read" aria-labelledby="chapter">
          <p class="label">
            {say(page.of > 0 ? "campaign.chapter" : "campaign.game", { number: page.number, of: page.of })}
            {campaign.people.length > 0 && ` · ${rowOf(campaign.people)}`}
          </p>
          <h1 id="chapter">{page.heading}</h1>
          <TroubleLine />
          <div class="read-paper">
            <Passages passages={page.passages} level="h2" />
          </div>
          <Rewards campaign={campaign} onChange={onChange} />
          {!page.is_over && page.rewards.length === 0 && <Next campaign={campaign} onChange={onChange} />}
        </section>
        <aside class="campaign-side" aria-label={say("campaign.so_far")}>
          {Picture && <Picture />}
          <div class="lobby-card">
            <h2>{say("campaign.so_far")}</h2>
            <p>{page.standing}</p>
            <ol class="campaign-log">
              {page.log.map((line) => (
                <li key={line.number} class={line.result}>
                  <Icon name={line.result === "won" ? "check" : "close"} size={20} />
                  <span>
                    <strong>{line.title}</strong> <span class="label">{say(`campaign.${line.result}`)}</span>
                    {line.about && <span class="label campaign-about">{line.about}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </aside>
      </main>
    </div>
  );
}

function Rewards({ campaign, onChange }: Props): JSX.Element | null {
  const { attempt } = useAttempts();
  if (campaign.page.rewards.length === 0) return null;
  return (
    <section class="campaign-next" aria-labelledby="rewards">
      <h2 id="rewards">{say("campaign.rewards")}</h2>
      <div class="reward-row">
        {campaign.page.rewards.map((reward) => (
          <button
            key={reward.word}
            type="button"
            class="reward"
            onClick={() => void attempt(() => api.takeReward(campaign.id, reward.word).then(onChange))}
          >
            <strong>{reward.name}</strong>
            <span>{reward.about}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** The next game: alone, with bots, or with friends; or the one that is being played already. */
function Next({ campaign, onChange }: Props): JSX.Element {
  const { attempt } = useAttempts();
  const { named, dialog } = useNaming(say("me.ask_open"));
  const { page } = campaign;
  const [chosen, setChosen] = useState<ChosenWords>({});
  const [busy, setBusy] = useState(false);
  const words = settled(page.choices, chosen);
  const open = (seats: number, bots: boolean): void => {
    if (busy) return;
    setBusy(true);
    void attempt(async () => {
      await beSomebody();
      const { info } = await api.box(campaign.game);
      const [bot = ""] = info.comrades;
      const with_ = bots ? { bots: Array<string>(seats - 1).fill(bot) } : {};
      const start = bots || seats === 1;
      const opened = await api.open({
        game: campaign.game,
        seats,
        campaign: campaign.id,
        options: words,
        start,
        ...with_,
      });
      go(`${tableAddress(opened.id)}#${opened.key}`);
    }).finally(() => setBusy(false));
  };
  if (campaign.table)
    return (
      <section class="campaign-next" aria-labelledby="next">
        <h2 id="next">{say("campaign.being_played")}</h2>
        <div class="door-buttons">
          <a class="button main" href={tableAddress(campaign.table)}>
            <Icon name="play" size={22} /> {say("campaign.to_table")}
          </a>
          <button
            type="button"
            class="button"
            onClick={() => void attempt(() => api.breakOff(campaign.id).then(onChange))}
          >
            {say("campaign.break_off")}
          </button>
        </div>
      </section>
    );
  return (
    <section class="campaign-next" aria-labelledby="next">
      <h2 id="next">{page.next || say("campaign.next")}</h2>
      {page.choices.map((choice) => (
        <ChoiceField
          key={choice.option}
          choice={choice}
          words={words}
          onChoose={(word) => setChosen({ ...words, [choice.option]: word })}
        />
      ))}
      <div class="door-buttons">
        <button type="button" class={`button main ${busy ? "pending" : ""}`} onClick={() => open(1, false)}>
          <Icon name="play" size={22} /> {say("door.play_alone")}
        </button>
        <button type="button" class="button" onClick={() => open(3, true)}>
          <Icon name="bot" size={20} /> {say("door.with_bots", { many: 2 })}
        </button>
        <button type="button" class="button" onClick={() => named(() => open(2, false))}>
          <Icon name="link" size={20} /> {say("campaign.friends")}
        </button>
        {dialog}
      </div>
    </section>
  );
}
