/** Invitations: made, copied, withdrawn. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { announce } from "../announce";
import { useAttempts } from "../pages/attempt";
import { listener } from "../ui/elements";
import type { AdminModel } from "./model";
import { SureButton } from "./parts";
import { dateOf, say } from "./words";

const ONLY_HERE: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

export function InvitationPart({ model }: { model: AdminModel }): JSX.Element {
  const { invitations } = model.invitations.value;
  return (
    <section class="admin-part" aria-labelledby="admin-invitations">
      <h2 id="admin-invitations">{say("invitations")}</h2>
      <p class="label">{say("invitations.about")}</p>
      <NewInvitation model={model} />
      {model.made.value && <MadeLink key={model.made.value.link} link={model.made.value.link} />}
      <ul class="admin-rows">
        {invitations.map((one) => (
          <li key={one.id}>
            <span class="admin-words">
              <strong>{one.note || say("invitations.unnamed")}</strong>
              <span class="label">
                {say("invitations.left", { left: one.left, uses: one.uses, until: dateOf(one.expires) })}
                {!one.works && ` · ${say("invitations.ended")}`} · <code>{one.id}</code>
              </span>
            </span>
            <SureButton
              words={say("invitations.withdraw")}
              name={say("invitations.withdraw_which", { id: one.id })}
              about={say("invitations.withdraw_about")}
              onYes={() => model.act(`/invitations/${one.id}/withdraw`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewInvitation({ model }: { model: AdminModel }): JSX.Element {
  const { press } = useAttempts();
  const [wanted, setWanted] = useState({ note: "", uses: 1, days: 7 });
  return (
    <form
      class="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void press("invite", () => model.invite(wanted));
      }}
    >
      <label>
        <span class="label">{say("invitations.for")}</span>
        <input
          class="field"
          maxLength={80}
          value={wanted.note}
          onInput={(event) => setWanted({ ...wanted, note: event.currentTarget.value })}
        />
      </label>
      <label class="admin-number">
        <span class="label">{say("invitations.uses")}</span>
        <input
          class="field"
          type="number"
          min={1}
          max={1000}
          required
          value={wanted.uses}
          onInput={(event) => setWanted({ ...wanted, uses: event.currentTarget.valueAsNumber })}
        />
      </label>
      <label class="admin-number">
        <span class="label">{say("invitations.days")}</span>
        <input
          class="field"
          type="number"
          min={1}
          max={3650}
          required
          value={wanted.days}
          onInput={(event) => setWanted({ ...wanted, days: event.currentTarget.valueAsNumber })}
        />
      </label>
      <button type="submit" class="button main">
        {say("invitations.make")}
      </button>
    </form>
  );
}

function MadeLink({ link }: { link: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent): Promise<void> => {
    listener(event).parentElement?.querySelector("input")?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      document.execCommand("copy");
    }
    setCopied(true);
    announce(say("invitations.copied"));
  };
  return (
    <>
      <div class="link-box">
        <input
          class="field"
          readOnly
          value={link}
          aria-label={say("invitations.link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={(event) => void copy(event)}>
          {say(copied ? "invitations.copied" : "invitations.copy")}
        </button>
      </div>
      {ONLY_HERE.includes(new URL(link).hostname) && (
        <p class="warning" role="status">
          {say("invitations.only_here")}
        </p>
      )}
    </>
  );
}
