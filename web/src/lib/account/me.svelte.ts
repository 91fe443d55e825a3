/** Who is signed in in this browser; asked once, by whatever page shows it first. */
import { client, told } from "../api/client";
import { ApiError } from "../api/error";
import type { Account, SignedIn } from "../api/types";

class Me {
  /** null until the server has told. */
  state = $state.raw<SignedIn | null>(null);
  #asked = false;

  get account(): Account | null {
    return this.state?.account ?? null;
  }

  /** Ask, unless that has been done. */
  need(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.ask().catch((error: unknown) => {
      this.#asked = false;
      if (!(error instanceof ApiError)) throw error;
    });
  }

  async ask(): Promise<void> {
    this.state = await told(client.GET("/api/account"));
  }
}

export const me = new Me();
