/** A table of a campaign in its lobby. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { Passages } from "../../ui/Passages";
import type { CampaignInfo } from "../../wire.gen";
import { say } from "../../words/shell";

/** Which chapter this table will play, and how it begins. */
export function Chapter({ id }: { id: string }): JSX.Element | null {
  const [campaign, setCampaign] = useState<CampaignInfo | null>(null);
  useEffect(() => {
    // A friend who has only just come does not belong to it yet, and reads along at the table.
    void api.campaign(id).then(setCampaign, () => undefined);
  }, [id]);
  if (!campaign) return <p class="label">{say("campaign.next_chapter")}</p>;
  return (
    <div class="read-paper chapter">
      <p>
        <strong>{campaign.page.heading}</strong>
      </p>
      <Passages passages={campaign.page.passages} />
    </div>
  );
}
