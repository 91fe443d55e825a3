import { expect, test } from "vitest";
import { newKey, retrying } from "./retry";

const sleep = (): Promise<void> => Promise.resolve();
const url = "http://localhost/api/tables/1/actions";

/** A server that fails in the given ways, then answers 200. */
function failing(...ways: (number | "cut")[]): { fetch: (request: Request) => Promise<Response>; asked: Request[] } {
  const asked: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    const way = ways[asked.length];
    asked.push(request);
    if (way === "cut") return Promise.reject(new TypeError("network"));
    return Promise.resolve(new Response(null, { status: way ?? 200 }));
  };
  return { fetch, asked };
}

test("a submission with a key is repeated with the same key after a cut", async () => {
  const { fetch, asked } = failing("cut", 503);
  const request = new Request(url, { method: "POST", body: "{}", headers: { "Idempotency-Key": "abc" } });

  const response = await retrying({ fetch, sleep })(request);

  expect(response.status).toBe(200);
  expect(asked.map((one) => one.headers.get("Idempotency-Key"))).toEqual(["abc", "abc", "abc"]);
});

test("a submission without a key is sent once", async () => {
  const { fetch, asked } = failing("cut");

  await expect(retrying({ fetch, sleep })(new Request(url, { method: "POST" }))).rejects.toThrow("network");
  expect(asked).toHaveLength(1);
});

test("reading is repeated", async () => {
  const { fetch, asked } = failing("cut", "cut");

  await retrying({ fetch, sleep })(new Request(url));

  expect(asked).toHaveLength(3);
});

test("a refusal is an answer, not a failure", async () => {
  const { fetch, asked } = failing(409);

  const response = await retrying({ fetch, sleep })(new Request(url));

  expect(response.status).toBe(409);
  expect(asked).toHaveLength(1);
});

test("it gives up after five attempts", async () => {
  const { fetch, asked } = failing("cut", "cut", "cut", "cut", "cut", "cut");

  await expect(retrying({ fetch, sleep })(new Request(url))).rejects.toThrow("network");
  expect(asked).toHaveLength(5);
});

test("keys differ", () => {
  expect(newKey()).not.toBe(newKey());
});
