import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { accounts } from "../../lib/account/api";
import { ApiError } from "../../lib/api/error";
import type { Account, Device } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import Entrance from "./Entrance.svelte";
import FromMail from "./FromMail.svelte";
import Own from "./Own.svelte";
import Reset from "./Reset.svelte";

const PASSWORD = "seven league boots";
const ANNA: Account = { id: "a", name: "Anna", role: "member", language: "", zone: "", created: 0, mail: null };
const DEVICES: Device[] = [
  { id: "1", device: "Firefox, Linux", created: 0, seen: 0, here: true },
  { id: "2", device: "Chrome, Android", created: 0, seen: 0, here: false },
];

beforeAll(async () => {
  await language.start();
  await language.need("page-account");
});
beforeEach(() => {
  vi.spyOn(accounts, "devices").mockResolvedValue(DEVICES);
  vi.spyOn(accounts, "ways").mockResolvedValue({ password: true, passkeys: 0, mail: false, provider: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function fill(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test("who signs in is let in with name and password", async () => {
  const signIn = vi.spyOn(accounts, "signIn").mockResolvedValue();
  const ondone = vi.fn();
  render(Entrance, { registration: true, mail: false, provider: null, ondone });

  await fill("Name", "Anna");
  await fill("Password", `${PASSWORD}{Enter}`);

  expect(signIn).toHaveBeenCalledWith("Anna", PASSWORD);
  expect(ondone).toHaveBeenCalled();
});

test("a refusal is told, and what was written stays", async () => {
  vi.spyOn(accounts, "signIn").mockRejectedValue(new ApiError(403, { error: "sign-in-refused" }));
  const ondone = vi.fn();
  render(Entrance, { registration: true, mail: false, provider: null, ondone });

  await fill("Name", "Anna");
  await fill("Password", "something else{Enter}");

  expect(screen.getByRole("alert").textContent).toBe("There is no account with this name and this password.");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Anna");
  expect(ondone).not.toHaveBeenCalled();
});

test("an account is made in the reader's language, and its password is a new one to the browser", async () => {
  const register = vi.spyOn(accounts, "register").mockResolvedValue();
  render(Entrance, { registration: true, mail: false, provider: null, ondone: vi.fn() });

  await userEvent.click(screen.getByRole("button", { name: "Make an account" }));
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
  await fill("Name", "Anna");
  await fill("Password", PASSWORD);
  await userEvent.click(screen.getByRole("button", { name: "Make an account" }));

  expect(register).toHaveBeenCalledWith("Anna", PASSWORD, "en", expect.any(String));
});

test("where the host of the server makes the accounts nobody is offered to make one", () => {
  render(Entrance, { registration: false, mail: false, provider: null, ondone: vi.fn() });

  expect(screen.queryByRole("button", { name: "Make an account" })).toBeNull();
});

test("a password is shown to who asks for it", async () => {
  render(Entrance, { registration: true, mail: false, provider: null, ondone: vi.fn() });
  const kind = (): string => screen.getByLabelText<HTMLInputElement>("Password").type;

  expect(kind()).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(kind()).toBe("text");
});

test("the secret of a link is sent with the new password, and stands in no address", async () => {
  history.replaceState(null, "", "/account/reset#the-secret");
  const reset = vi.spyOn(accounts, "reset").mockResolvedValue();
  render(Reset, { ondone: vi.fn() });

  await fill("New password", `${PASSWORD}{Enter}`);

  expect(reset).toHaveBeenCalledWith("the-secret", PASSWORD);
  expect(location.hash).toBe("");
});

test("another device is signed out, and this one is not offered", async () => {
  const end = vi.spyOn(accounts, "endDevice").mockResolvedValue(DEVICES.slice(0, 1));
  render(Own, { account: ANNA });

  await userEvent.click(await screen.findByRole("button", { name: "Sign out: Chrome, Android" }));

  expect(end).toHaveBeenCalledWith("2");
  expect(screen.queryByRole("button", { name: /^Sign out: / })).toBeNull();
});

test("a new password is sent with the old one, and both fields are empty then", async () => {
  const set = vi.spyOn(accounts, "setPassword").mockResolvedValue();
  render(Own, { account: ANNA });
  await screen.findByLabelText("Password until now");

  await fill("Password until now", PASSWORD);
  await fill("New password", "another password");
  await userEvent.click(screen.getByRole("button", { name: "Set the password" }));

  expect(set).toHaveBeenCalledWith(PASSWORD, "another password");
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
});

test("a link from a mail does nothing before its button is pressed", async () => {
  history.replaceState(null, "", "/account/enter#the-secret");
  const enter = vi.spyOn(accounts, "enter").mockResolvedValue();
  render(FromMail, { part: "enter", ondone: vi.fn() });

  expect(enter).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(enter).toHaveBeenCalledWith("the-secret");
});

test("who has forgotten his password has a link mailed where the server sends any", async () => {
  const mailLink = vi.spyOn(accounts, "mailLink").mockResolvedValue(undefined);
  render(Entrance, { registration: true, mail: true, provider: null, ondone: vi.fn() });

  await userEvent.click(screen.getByText("A link by mail", { selector: "summary" }));
  await fill("Mail address", "anna@club.example");
  await userEvent.click(screen.getByRole("radio", { name: "to set another password" }));
  await userEvent.click(screen.getByRole("button", { name: "Send the link" }));

  expect(mailLink).toHaveBeenCalledWith("anna@club.example", "reset", "en");
  expect(screen.getByRole("status").textContent).toContain("anna@club.example");
});

test("where no mail is sent nothing is said of it", () => {
  render(Entrance, { registration: true, mail: false, provider: null, ondone: vi.fn() });

  expect(screen.queryByText("A link by mail")).toBeNull();
});

test("an account without a password is asked for none", async () => {
  vi.spyOn(accounts, "ways").mockResolvedValue({ password: false, passkeys: 1, mail: false, provider: false });
  render(Own, { account: ANNA });

  await screen.findByLabelText("New password");
  expect(screen.queryByLabelText("Password until now")).toBeNull();
});
