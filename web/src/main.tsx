/** Where the client begins. */

import { render, type JSX } from "preact";
import "./styles/index.css";
import { Home } from "./pages/Home";
import { ReplayPage } from "./pages/Replay";
import { RulesPage } from "./pages/Rules";
import { Gone, TablePage } from "./pages/TablePage";
import { address, followLinks, pageOf } from "./router";
import { applyTheme } from "./settings";
import { wakeOnGesture } from "./sound";
import { LiveRegion } from "./ui/LiveRegion";
import { hideTip, TipHost } from "./ui/tip";

function Page(): JSX.Element {
  const page = pageOf(address.value);
  switch (page.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={page.id} id={page.id} />;
    case "replay":
      return <ReplayPage key={page.id} id={page.id} />;
    case "rules":
      return <RulesPage key={page.game} game={page.game} />;
    case "lost":
      return <Gone words="No page has this address." />;
  }
}

function App(): JSX.Element {
  return (
    <>
      <a class="skip-link" href="#main">
        Skip to the main part
      </a>
      <Page />
      <LiveRegion />
      <TipHost />
    </>
  );
}

applyTheme(document.documentElement);
followLinks(document);
wakeOnGesture(document);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
render(<App />, document.getElementById("app")!);
