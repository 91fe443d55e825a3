import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language } from "./lib/i18n/i18n.svelte";
import { router } from "./lib/router.svelte";
import { loadPage } from "./pages";
import { readAhead } from "./pages/ahead";
import { waiting } from "./lib/posts/waiting.svelte";
import { translated } from "./lib/translated.svelte";
import { theme } from "./lib/theme.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
theme.start();
router.start();
translated.start();
waiting.start();
const ready = Promise.all([language.start(), loadPage(router.route).catch(() => null)]); // the page tells of a failure
readAhead(router.route);
try {
  await ready;
  mount(App, { target });
} catch {
  document.getElementById("unloaded")?.removeAttribute("hidden"); // without its words the page says what it can
}
