/** The doors of the home page: each game has the same buttons behind its own. */

import type { Locator, Page } from "playwright-core";

export const doorOf = (page: Page, game = "key"): Locator => page.locator(`.door[data-mood="${game}"]`);
