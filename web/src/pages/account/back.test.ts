import { expect, test } from "vitest";
import { wayBack } from "./back";

test("who came from a table goes back to it", () => {
  expect(wayBack("#back=/table/FWw_7k-x")).toBe("/table/FWw_7k-x");
});

test.each(["", "#back=", "#back=//elsewhere.example", "#back=https://elsewhere.example", "#back=javascript:alert(1)", "#back=/%2Felsewhere"])(
  "%s leads nowhere else",
  (hash) => {
    expect(wayBack(hash)).toBeNull();
  },
);
