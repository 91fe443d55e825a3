/** Things of an account that a section lists: what the server last told of them, or why it refused. */
import { ApiError } from "../../lib/api/error";

export class Things<T> {
  all = $state.raw<T[]>([]);
  failed = $state.raw<ApiError | null>(null);

  async take(answer: Promise<T[]>): Promise<void> {
    this.failed = null;
    try {
      this.all = await answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failed = error;
    }
  }
}
