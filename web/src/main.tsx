/** Where the client begins. */

import { render, type JSX } from "preact";
import "./styles/index.css";
import { shut } from "./entrance";
import { Home } from "./pages/Home";
import { late } from "./pages/late";
import { Gone } from "./pages/Plain";
import { TablePage } from "./pages/TablePage";
import { TurnsElsewhere } from "./pages/told/TurnsElsewhere";
import { address, followLinks, pageOf } from "./router";
import { applyTheme } from "./settings";
import { engine } from "./sound";
import { introduce } from "./store";
import { setTitle, showTitle } from "./title";
import { LiveRegion } from "./ui/LiveRegion";
import { Notices } from "./ui/Notices";
import { hideTip, TipHost } from "./ui/tip";
import { localeOf } from "./texts";
import { language } from "./words/language";
import { say, shell } from "./words/shell";

const AdminPage = late(() => import("./admin/Admin").then(({ Admin }) => Admin));
const CampaignPage = late(() => import("./pages/Campaign").then(({ CampaignScreen }) => CampaignScreen));
const CompanionPage = late(() => import("./companion/Companion").then(({ Companion }) => Companion));
const EntrancePage = late(() => import("./pages/Entrance").then(({ EntrancePage }) => EntrancePage));
const InvitedPage = late(() => import("./pages/Entrance").then(({ InvitedPage }) => InvitedPage));
const MailPage = late(() => import("./pages/told/MailPage").then(({ MailPage }) => MailPage));
const RecordsPage = late(() => import("./pages/records/Records").then(({ RecordsPage }) => RecordsPage));
const ReplayPage = late(() => import("./pages/Replay").then(({ ReplayPage }) => ReplayPage));
const RulesPage = late(() => import("./pages/Rules").then(({ RulesPage }) => RulesPage));
const YouPage = late(() => import("./pages/you/You").then(({ YouPage }) => YouPage));

/** Pages that strangers may see, too. */
const OUTSIDE: readonly string[] = ["companion", "admin", "you", "mail"];

function Page(): JSX.Element {
  const page = pageOf(address.value);
  if (shut.value && !OUTSIDE.includes(page.page)) return <EntrancePage />;
  switch (page.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={page.id} id={page.id} />;
    case "replay":
      return <ReplayPage key={page.id} id={page.id} />;
    case "campaign":
      return <CampaignPage key={page.id} id={page.id} />;
    case "companion":
      return <CompanionPage />;
    case "admin":
      return <AdminPage />;
    case "invited":
      return <InvitedPage />;
    case "you":
      return <YouPage />;
    case "records":
      return <RecordsPage key={page.people.join()} people={page.people} />;
    case "rules":
      return <RulesPage key={page.game} game={page.game} />;
    case "mail":
      return <MailPage key={page.what} what={page.what} />;
    case "lost":
      return <Gone words={say("gone.address")} />;
  }
}

function App(): JSX.Element {
  return (
    <>
      <a class="skip-link" href="#main">
        {say("skip")}
      </a>
      <Page />
      <TurnsElsewhere />
      <LiveRegion />
      <aside aria-label={say("hints")}>
        <Notices />
        <TipHost />
      </aside>
    </>
  );
}

applyTheme(document.documentElement);
followLinks(document);
engine.wakeOnGesture(document);
// Somebody has signed in, or was forgotten, in another tab of this browser.
addEventListener("storage", (event) => {
  if (event.key === "holdfast.person") void introduce().catch(() => undefined);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
document.documentElement.lang = localeOf(language);
setTitle(say("brand"));
showTitle();
void shell.ready.then(() => render(<App />, document.getElementById("app")!));
