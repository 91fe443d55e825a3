/** Whom the reader likes to meet, and whom he does not; asked once, by whatever shows it first. */
import { me } from "../account/me.svelte";
import type { Regard } from "../api/types";
import { regard, regards } from "./api";

class Regards {
  /** null until the server has told. */
  all = $state.raw<readonly Regard[] | null>(null);
  /** Of which account they are. */
  #whose = "";

  /** Ask, unless that has been done for who is signed in. */
  async need(): Promise<void> {
    const whose = me.account?.id ?? "";
    if (whose === "" || whose === this.#whose) return;
    this.#whose = whose;
    this.all = await regards();
  }

  of(account: string): Regard["kind"] | null {
    return this.all?.find((one) => one.account.id === account)?.kind ?? null;
  }

  async set(account: string, kind: Regard["kind"] | null): Promise<void> {
    await regard(account, kind);
    this.all = await regards();
  }
}

export const known = new Regards();
