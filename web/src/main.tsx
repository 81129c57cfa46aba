/** Where the client begins. */

import { render, type JSX } from "preact";
import "./styles/index.css";
import { CampaignScreen } from "./pages/Campaign";
import { CompanionPage } from "./pages/Companion";
import { Home } from "./pages/Home";
import { Gone } from "./pages/Plain";
import { ReplayPage } from "./pages/Replay";
import { RulesPage } from "./pages/Rules";
import { TablePage } from "./pages/TablePage";
import { address, followLinks, pageOf } from "./router";
import { applyTheme } from "./settings";
import { engine } from "./sound";
import { LiveRegion } from "./ui/LiveRegion";
import { Notices } from "./ui/Notices";
import { hideTip, TipHost } from "./ui/tip";
import { localeOf } from "./texts";
import { language } from "./words/language";
import { say, shell } from "./words/shell";

function Page(): JSX.Element {
  const page = pageOf(address.value);
  switch (page.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={page.id} id={page.id} />;
    case "replay":
      return <ReplayPage key={page.id} id={page.id} />;
    case "campaign":
      return <CampaignScreen key={page.id} id={page.id} />;
    case "companion":
      return <CompanionPage />;
    case "rules":
      return <RulesPage key={page.game} game={page.game} />;
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
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
document.documentElement.lang = localeOf(language);
void shell.ready.then(() => render(<App />, document.getElementById("app")!));
