/** Why a question is asked: what the hero is in the middle of, from the order of play that the view shows. */

import type { Texts } from "../../../texts";
import { mainAsk } from "../offers";
import type { AloneView } from "../types";
import { doingOf, frameOf, namedOf } from "./doing";

/** `dangerous`: whether the second half of the card that evil played last is in force. */
export function hintOf(view: AloneView, texts: Texts, dangerous = true): string {
  const ask = mainAsk(view);
  if (!ask) return view.outcome ? "" : "Evil is asked after everything that you do, whether it can answer or not.";
  if (ask.kind === "hero_acts") {
    const finger = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
    return finger ? "On the map, press once to see and again to do." : "Point at anything to see what it would do.";
  }
  if (ask.kind === "look_closer") return "Acute sight: one more card, if you like.";
  if (ask.kind === "show_courage") return "You meet it for the first time. Evil may have to roll a die.";
  const doing = doingOf(view);
  if (doing === "sound") return locating(view, texts);
  if (doing) return texts.has(`doing.${doing}`) ? texts.say(`doing.${doing}`) : "";
  const frame = frameOf(view);
  const moments: readonly string[] = frame && "moments" in frame ? frame.moments : [];
  if (moments.includes("harm")) return `You are about to lose ${view.blow}.`;
  if (moments.includes("reaction") && !dangerous)
    return "Evil has played a card. Its dangerous half does nothing here: to ignore that half would change nothing.";
  const moment = moments.find((one) => texts.has(`moment.${one}`));
  return moment ? texts.say(`moment.${moment}`) : "";
}

/** How many things may be named yet; evil answers all of them together. */
function locating(view: AloneView, texts: Texts): string {
  const { named, of } = namedOf(view);
  const chosen = named.map((goal) => texts.say(`goal.${goal}`)).join(", ");
  const which = of > 1 ? `${named.length + 1} of ${of}. ` : "";
  return `${which}${chosen ? `Chosen: ${chosen}. ` : ""}Evil has to tell how far it is, and on which level.`;
}
