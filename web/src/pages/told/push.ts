/** Web Push in this browser: whether it can be told, and asking it to be. */

import type { BrowserToTell } from "../../wire.gen";

const WORKER = "/turns-sw.js";
const SCOPE = "/t/";

/** Why this browser cannot be told: it has no such thing, the page is not secure, or its person said no. */
export type Hindrance = "" | "insecure" | "missing" | "denied";

export function hindrance(): Hindrance {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) {
    return "missing";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** The subscription by which this browser is told of turns now, null if it is not. */
export async function pushedNow(): Promise<PushSubscription | null> {
  if (hindrance() === "insecure" || hindrance() === "missing") return null;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

async function awake(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active || !coming) return worker;
  await new Promise<void>((done) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && done());
  });
  return worker;
}

/** Asks the person and the browser. Throws what the browser says; null where the person said no. */
export async function subscribe(pushKey: string): Promise<BrowserToTell | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await awake(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const old = await worker.pushManager.getSubscription();
  if (old && !isFor(old, pushKey)) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) });
  return toTell(made);
}

/** A server that was set up anew has another key: what was made for the old one is worth nothing. */
function isFor(made: PushSubscription, pushKey: string): boolean {
  const key = made.options.applicationServerKey;
  return key !== null && String(new Uint8Array(key)) === String(bytesOf(pushKey));
}

export function toTell(made: PushSubscription): BrowserToTell {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
