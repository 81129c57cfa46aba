/** Takes pictures of a page: node dev/shoot.mjs OUT ADDRESS [WIDTHxHEIGHT ...] */

import { chromium } from "playwright-core";

const [out, address, ...sizes] = process.argv.slice(2);
const flags = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
for (const size of sizes.length > 0 ? sizes : ["1440x900", "1024x768", "390x844"]) {
    const [width, height] = size.split("x").map(Number);
    const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 });
    page.on("pageerror", (error) => console.log("error:", error.message));
    page.on("console", (line) => line.type() === "error" && console.log("console:", line.text()));
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}-${size}.png` });
    await page.close();
}
await browser.close();
