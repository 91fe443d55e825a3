/** What people do with their accounts; each answer tells who is signed in then. */
import { client, told } from "../api/client";
import type { Device, SignedIn, Vacations, WaysIn } from "../api/types";
import { at } from "../root";
import { me } from "./me.svelte";

const PROOF = "pragmatica.provider";

/** Take over what an answer tells. */
async function heard(answer: Promise<SignedIn>): Promise<void> {
  me.state = await answer;
}

export const accounts = {
  register: (name: string, password: string, language: string, zone: string) =>
    heard(told(client.POST("/api/account", { body: { name, password, language, zone } }))),

  signIn: (name: string, password: string) => heard(told(client.POST("/api/account/session", { body: { name, password } }))),

  signOut: () => heard(told(client.DELETE("/api/account/session"))),

  rename: (name: string) => heard(told(client.POST("/api/account/name", { body: { name } }))),

  settle: (language: string, zone: string) => heard(told(client.POST("/api/account/settings", { body: { language, zone } }))),

  setPassword: (old: string, password: string) => heard(told(client.POST("/api/account/password", { body: { old, password } }))),

  reset: (secret: string, password: string) => heard(told(client.POST("/api/account/reset", { body: { secret, password } }))),

  ways: (): Promise<WaysIn> => told(client.GET("/api/account/ways")),

  removePassword: (password: string): Promise<WaysIn> => told(client.POST("/api/account/password/removal", { body: { password } })),

  /** Have a link sent there that confirms the address. */
  setAddress: (address: string, password: string, language: string): Promise<unknown> =>
    told(client.POST("/api/account/address", { body: { address, password, language } })),

  confirmAddress: (secret: string): Promise<unknown> => told(client.POST("/api/account/address/confirmed", { body: { secret } })),

  removeAddress: (password: string) => heard(told(client.POST("/api/account/address/removal", { body: { password } }))),

  /** Have a link mailed; it is told alike whether anybody has the address. */
  mailLink: (address: string, purpose: "enter" | "reset", language: string): Promise<unknown> =>
    told(client.POST("/api/account/links", { body: { address, purpose, language } })),

  enter: (secret: string) => heard(told(client.POST("/api/account/session/link", { body: { secret } }))),

  vacations: (): Promise<Vacations> => told(client.GET("/api/account/vacations")),

  planVacation: (first: string, last: string, zone: string): Promise<Vacations> =>
    told(client.POST("/api/account/vacations", { body: { first, last, zone } })),

  endVacation: (begin: number): Promise<Vacations> => told(client.POST("/api/account/vacations/end", { body: { begin } })),

  /** Go to the provider of identities; what proves that this browser went is kept until it comes back. */
  async goToProvider(link: boolean): Promise<void> {
    const { address, proof } = await told(client.POST("/api/account/provider", { body: { link } }));
    sessionStorage.setItem(PROOF, proof);
    location.assign(address);
  },

  comeBack(state: string, code: string): Promise<void> {
    const proof = sessionStorage.getItem(PROOF) ?? "-";
    sessionStorage.removeItem(PROOF);
    return heard(told(client.POST("/api/account/session/provider", { body: { proof, state, code } })));
  },

  leaveProvider: (password: string): Promise<WaysIn> =>
    told(client.POST("/api/account/provider/removal", { body: { password } })),

  remove: (password: string) => heard(told(client.POST("/api/account/deletion", { body: { password } }))),

  devices: (): Promise<Device[]> => told(client.GET("/api/account/devices")),

  endDevice: (device: string): Promise<Device[]> =>
    told(client.DELETE("/api/account/devices/{device}", { params: { path: { device } } })),

  endOthers: (): Promise<Device[]> => told(client.DELETE("/api/account/devices")),
};

/** Where all that is kept of somebody can be fetched. */
export const exportAddress = (): string => at("/api/account/export");
