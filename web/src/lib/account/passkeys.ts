/** Passkeys: the browser makes and signs, the server draws and checks. Fetched only by the pages of an account. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { client, told } from "../api/client";
import type { Passkey } from "../api/types";
import { me } from "./me.svelte";

/** Whether this browser can have passkeys for this address: it must be a name, and safe from listeners. */
export const canHavePasskeys = (): boolean =>
  window.isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

/** What the browser has made or signed; null where its reader has thought better of it. */
async function asked<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((cause: unknown) => {
    if (cause instanceof Error) return null;
    throw cause;
  });
}

const plain = (credential: object): Record<string, unknown> => ({ ...credential });

export const passkeys = {
  list: (): Promise<Passkey[]> => told(client.GET("/api/account/passkeys")),

  /** null where none was made. */
  async add(password: string): Promise<Passkey[] | null> {
    const { options } = await told(client.POST("/api/account/passkeys/offer", { body: { password } }));
    const credential = await asked(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
    return credential && told(client.POST("/api/account/passkeys", { body: { credential: plain(credential) } }));
  },

  remove: (passkey: string): Promise<Passkey[]> =>
    told(client.DELETE("/api/account/passkeys/{passkey}", { params: { path: { passkey } } })),

  /** Make an account that has a passkey and no password; whether that was done. */
  async register(name: string, language: string, zone: string): Promise<boolean> {
    const { options } = await told(client.POST("/api/account/passkey/offer", { body: { name, language, zone } }));
    const credential = await asked(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
    if (credential === null) return false;
    me.state = await told(client.POST("/api/account/passkey", { body: { credential: plain(credential) } }));
    return true;
  },

  /** Whether somebody is signed in now. */
  async signIn(): Promise<boolean> {
    const { options } = await told(client.POST("/api/account/session/offer", { body: {} }));
    const credential = await asked(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
    if (credential === null) return false;
    me.state = await told(client.POST("/api/account/session/passkey", { body: { credential: plain(credential) } }));
    return true;
  },
};
