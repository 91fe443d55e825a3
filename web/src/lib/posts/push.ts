/** Web push: the browser is told even when no page is open. */
import { at } from "../root";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** What the browser's push service has given it for this site; null: nothing. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(at("/"));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask it for something, made for the server that has this public key. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register(at("/worker.js"), { scope: at("/") });
  const known = await worker.pushManager.getSubscription();
  if (known !== null && spelled(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** As the server wants it. */
export const keysOf = (made: PushSubscription): { address: string; p256dh: string; auth: string } => ({
  address: made.endpoint,
  p256dh: spelled(made.getKey("p256dh")),
  auth: spelled(made.getKey("auth")),
});

/** Bytes in base64 as addresses have it, without its end. */
export function spelled(bytes: ArrayBuffer | null): string {
  if (bytes === null) return "";
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
