/** The buttons in a table's top bar: view, sound, undo, help, and the rest in a menu. */

import { nearest, listener } from "../ui/elements";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce";
import { api } from "../api";
import type { ShownGame } from "../games";
import { notify } from "../notices";
import { packNames } from "../packs";
import { go, rulesAddress, tableAddress } from "../router";
import { lettered, pace, sound, textView, theme } from "../settings";
import { me, type TableStore } from "../store";
import type { Texts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/icons";
import { LinkBox } from "../ui/LinkBox";
import { Menu } from "../ui/Menu";
import { showRefusal } from "../ui/tip";
import { wordsFor } from "./attempt";
import { late } from "./late";
import { OverDays } from "./told/OverDays";
import { NameForm } from "./naming";
import { keyName, personName, rowOf, say } from "../words/shell";

const KeySheet = late(() => import("../ui/KeySheet").then((found) => found.KeySheet), true);
const SoundSheet = late(() => import("../ui/SoundSheet").then((found) => found.SoundSheet), true);

const PACES = { calm: "quick", quick: "none", none: "calm" } as const;
const THEMES = { system: "dark", dark: "light", light: "system" } as const;

interface Props {
  readonly store: TableStore;
  readonly keys: ShownGame["keys"];
}

export function TableMenu({ store, keys }: Props): JSX.Element {
  const [sheet, setSheet] = useState<"" | "keys" | "sound">("");
  const [link, setLink] = useState<{
    title: string;
    path: string;
    about: string;
    renews: boolean;
    invites: boolean;
  } | null>(null);
  const model = store.model.value;
  const info = store.info.value;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || nearest(event, "input, textarea, select, dialog")) return;
      if (event.key === "?") setSheet("keys");
      else if (event.key.toLowerCase() === "v") textView.value = !textView.value;
      else if (event.key.toLowerCase() === "m") sound.value = !sound.value;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const undo = async (event: MouseEvent): Promise<void> => {
    const anchor = listener(event);
    const refusal = await store.undo();
    if (refusal && model) showRefusal(anchor, model.texts.value.refusal(refusal), refusal.rule);
  };
  const tell = (what: Promise<unknown>): Promise<void> =>
    what.then(
      () => undefined,
      (trouble: unknown) => notify(wordsFor(trouble)),
    );
  const invite = (renew = false): Promise<void> =>
    tell(
      api.link(store.id, { renew }).then((made) =>
        setLink({
          title: say("menu.invite_title"),
          path: `${tableAddress(store.id)}#${made.key}`,
          about: renew ? `${mayDo()} ${say("link.earlier_dead")}` : mayDo(),
          renews: store.isHost.value,
          invites: true,
        }),
      ),
    );
  const mayDo = (): string => {
    const watches = info?.watch !== "nobody";
    const sits = !(info?.rivals && info.stage === "playing");
    return say(`link.may.${watches ? (sits ? "both" : "watch") : sits ? "sit" : "nothing"}`);
  };
  const move = (): Promise<void> =>
    tell(
      api.seatLink(store.id).then((made) =>
        setLink({
          title: say("menu.device"),
          path: `${tableAddress(store.id)}#seat.${made.key}`,
          about: say("link.device"),
          renews: false,
          invites: false,
        }),
      ),
    );
  const view = model?.view.value;
  const setFor = (view && store.game.value?.setFor(view, model.content.value, model.texts.value)) ?? [];
  const added = info && store.box.value ? packNames(store.box.value.info, info.packs) : [];
  const packs = added.length > 0 ? [say("setup.packs", { packs: added.join(", ") })] : [];
  const seated = store.seat.value >= 0;
  const mayUndo = seated && !store.box.value?.info.never_undone;
  // With others at the table a bot takes over until one comes back; alone and over days, the table simply waits.
  const leave = async (): Promise<void> => {
    if (seated && info?.stage === "playing") await tell(api.leaveToOthers(store.id));
    go("/");
  };
  return (
    <>
      <Skip store={store} />
      {info?.over_days && info.stage === "playing" && <OverDays table={store.id} seated={seated} />}
      {mayUndo && info?.stage === "playing" && (
        <button
          type="button"
          class="button quiet icon wide-only"
          aria-label={say("menu.undo")}
          onClick={(event) => void undo(event)}
        >
          <Icon name="undo" />
        </button>
      )}
      <button
        type="button"
        class="button quiet icon wide-only"
        aria-label={say(textView.value ? "menu.board" : "menu.text")}
        aria-pressed={textView.value}
        onClick={() => (textView.value = !textView.value)}
      >
        <Icon name={textView.value ? "board" : "text"} />
      </button>
      <button
        type="button"
        class="button quiet icon wide-only"
        aria-label={say("menu.help")}
        onClick={() => setSheet("keys")}
      >
        <Icon name="help" />
      </button>
      <Menu label={say("menu")} button={<Icon name="menu" />}>
        {setFor.length + packs.length > 0 && <p class="menu-set">{[...setFor, ...packs].join(" · ")}</p>}
        {info?.over_days && <p class="menu-set">{say("days")}</p>}
        <button type="button" onClick={() => (textView.value = !textView.value)}>
          <Icon name={textView.value ? "board" : "text"} size={20} /> {say(textView.value ? "menu.board" : "menu.text")}
        </button>
        {mayUndo && (
          <button type="button" onClick={(event) => void undo(event)}>
            <Icon name="undo" size={20} /> {say("menu.undo")}
          </button>
        )}
        <button type="button" onClick={() => setSheet("sound")}>
          <Icon name={sound.value ? "sound" : "mute"} size={20} />{" "}
          {say("menu.sound", { on: sound.value ? "on" : "off" })}
        </button>
        <button type="button" onClick={() => (pace.value = PACES[pace.value])}>
          <Icon name="clock" size={20} /> {say("menu.pace", { pace: pace.value })}
        </button>
        {store.game.value?.hasLetters && (
          <button type="button" aria-pressed={lettered.value} onClick={() => (lettered.value = !lettered.value)}>
            <Icon name="text" size={20} /> {say("menu.letters", { on: lettered.value ? "on" : "off" })}
          </button>
        )}
        <button type="button" onClick={() => (theme.value = THEMES[theme.value])}>
          <Icon name="theme" size={20} /> {say("menu.theme", { theme: theme.value })}
        </button>
        {seated && (
          <button type="button" onClick={() => void invite()}>
            <Icon name="link" size={20} /> {say("menu.invite")}
          </button>
        )}
        {seated && (
          <button type="button" onClick={() => void move()}>
            <Icon name="refresh" size={20} /> {say("menu.device")}
          </button>
        )}
        {seated &&
          info?.stage === "playing" &&
          !info.rivals &&
          info.seats.map(
            (place, i) =>
              place.person &&
              !place.bot &&
              i !== store.seat.value &&
              (store.isHost.value || (!place.here && !info.over_days)) && (
                <button
                  key={i}
                  type="button"
                  onClick={() => void tell(api.setSeat(store.id, i, { bot: info.cover || "random" }))}
                >
                  <Icon name="bot" size={20} /> {say("menu.cover", { name: personName(place.name) })}
                </button>
              ),
          )}
        <button type="button" onClick={() => setSheet("keys")}>
          <Icon name="help" size={20} /> {say("menu.help")}
        </button>
        <a href={rulesAddress(info?.game ?? "key")} target="_blank" rel="noopener">
          <Icon name="book" size={20} /> {say("rules")}
        </a>
        <button type="button" onClick={() => void leave()}>
          <Icon name="door" size={20} /> {say("menu.leave")}
        </button>
      </Menu>
      {sheet === "keys" && (
        <KeySheet
          keys={keys.map(([key, does]) => [key, model?.texts.value.has(does) ? model.texts.value.say(does) : does])}
          words={glossaryOf(model?.texts.value)}
          onClose={() => setSheet("")}
        />
      )}
      {sheet === "sound" && <SoundSheet onClose={() => setSheet("")} />}
      {link && (
        <Dialog title={link.title} onClose={() => setLink(null)}>
          {link.invites && !me.value.named && (
            <>
              <p>{say("me.seen_as", { name: me.value.name })}</p>
              <NameForm does={say("me.give")} onNamed={() => announce(say("me.given"))} />
            </>
          )}
          <LinkBox path={link.path} />
          <p class="label">{link.about}</p>
          {link.renews && (
            <button type="button" class="button small quiet" onClick={() => void invite(true)}>
              <Icon name="refresh" size={18} /> {say("link.new")}
            </button>
          )}
        </Dialog>
      )}
      <UndoVote store={store} />
    </>
  );
}

/** What things are called, and what that means, where the game has such words. */
function glossaryOf(texts: Texts | undefined): (readonly [string, string])[] {
  return texts?.listed("term").map(([term, name]) => [name, texts.say(`word.${term}`)]) ?? [];
}

/** While others' moves are still being shown: show them all at once. */
function Skip({ store }: { store: TableStore }): JSX.Element | null {
  const model = store.model.value;
  if (!model || model.stage.waiting.value < 2) return null;
  return (
    <button type="button" class="button small skip" onClick={() => model.stage.skip()}>
      <Icon name="skip" size={18} /> {say("table.skip")} <kbd>{keyName("Space")}</kbd>
    </button>
  );
}

/** Somebody would like to go back: everybody has to agree. */
function UndoVote({ store }: { store: TableStore }): JSX.Element | null {
  const agreed = store.wish.value;
  const seat = store.seat.value;
  const texts = store.model.value?.texts.value;
  if (agreed.length === 0 || !texts || seat < 0) return null;
  const names = rowOf(agreed.map((one) => texts.say(`seat.${one}`)));
  const mine = agreed.includes(seat);
  return (
    <div class="undo-vote" role="alertdialog" aria-label={say("undo")}>
      <span>{mine ? say("undo.waiting") : say("undo.asked", { names, many: agreed.length })}</span>
      {!mine && (
        <button type="button" class="button small main" onClick={() => void store.undo()}>
          {say("undo.agree")}
        </button>
      )}
      <button type="button" class="button small" onClick={() => void store.keepOn()}>
        {say(mine ? "undo.never_mind" : "undo.no")}
      </button>
    </div>
  );
}
