/** The field of Mollwitz by itself, with all that a counter can say, to be looked at and measured; it is no part of the site. */
import { mount } from "svelte";
import Trial from "./Trial.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(Trial, { target });
