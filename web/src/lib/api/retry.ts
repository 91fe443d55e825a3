/** Requests that may be repeated without harm are repeated until the server answers. */

const RETRIES = 4;
const FIRST_DELAY = 300;
const REPEATABLE = new Set([502, 503, 504]);

type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  fetch?: Fetch;
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Whether a second arrival of the request would change nothing. */
function isSafe(request: Request): boolean {
  return request.method === "GET" || request.headers.has("Idempotency-Key");
}

/** A `fetch` that repeats safe requests after a cut line or a server that restarts. */
export function retrying(options: RetryOptions = {}): Fetch {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const sleep = options.sleep ?? ((time: number) => new Promise((resolve) => setTimeout(resolve, time)));
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === RETRIES || !isSafe(request);
      try {
        const response = await send(request.clone());
        if (last || !REPEATABLE.has(response.status)) return response;
      } catch (error) {
        if (last || request.signal.aborted) throw error;
      }
      await sleep(FIRST_DELAY * 2 ** attempt);
    }
  };
}

/** A key that marks one submission, however often it is sent. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
