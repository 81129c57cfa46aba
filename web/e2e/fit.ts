/** Whether a page fits its window: every control can be brought into sight, is covered by nothing, and shows all its words. */

import type { Page } from "playwright-core";

/** Runs inside the page. */
function misfits(): string[] {
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, [role=tab], [role=gridcell], .prompt-question, h1";
  const found: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}"`;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const control of (dialog ?? document.body).querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.closest("svg, .skip-link, .hidden-but-read, [aria-hidden=true], [inert]")) continue;
    if (!control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(control);
    if (style.clipPath !== "none" || style.pointerEvents === "none") continue;
    control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = control.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const inWindow = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    if (!inWindow && box.width <= innerWidth && box.height <= innerHeight) {
      found.push(`out of reach: ${nameOf(control)} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      continue;
    }
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.25],
      [0.8, 0.75],
    ] as const) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      const mine = top && (control.contains(top) || top.contains(control) || top.closest("label")?.contains(control));
      if (!mine) {
        found.push(`covered: ${nameOf(control)} by ${top ? nameOf(top) : "nothing"}`);
        break;
      }
    }
    const cut =
      control.matches("button, .button, [role=tab]") &&
      control.scrollWidth > control.clientWidth + (style.overflowX === "visible" ? 12 : 5);
    if (cut) found.push(`cut off: ${nameOf(control)} has ${control.scrollWidth} in ${control.clientWidth}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);
  scrollTo(0, 0);
  return [...new Set(found)];
}

/** Everything on the page that cannot be reached, is covered, or is cut off. */
export const misfitsOf = (page: Page): Promise<string[]> => page.evaluate(misfits);

/** 1440x900 at one and two hundred per cent, a small laptop, a phone upright, 1280x1024 at two hundred per cent, a small
 * phone, and a phone at two hundred per cent. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 640, height: 512 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 195, height: 422 },
] as const;
