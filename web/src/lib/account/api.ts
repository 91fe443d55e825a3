/** What people do with their accounts; each answer tells who is signed in then. */
import { client, told } from "../api/client";
import type { Device, SignedIn } from "../api/types";
import { at } from "../root";
import { me } from "./me.svelte";

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

  remove: (password: string) => heard(told(client.POST("/api/account/deletion", { body: { password } }))),

  devices: (): Promise<Device[]> => told(client.GET("/api/account/devices")),

  endDevice: (device: string): Promise<Device[]> =>
    told(client.DELETE("/api/account/devices/{device}", { params: { path: { device } } })),

  endOthers: (): Promise<Device[]> => told(client.DELETE("/api/account/devices")),
};

/** Where all that is kept of somebody can be fetched. */
export const exportAddress = (): string => at("/api/account/export");
