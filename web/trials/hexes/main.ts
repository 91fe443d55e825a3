/** A field of hexagons as a third kind of map, for the tests of the stage; it is no part of the site. */
import { mount } from "svelte";
import Hexes from "./Hexes.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(Hexes, { target });
