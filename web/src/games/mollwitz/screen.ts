export { default as Screen } from "./Screen.svelte";
export { playOn } from "./teller";
export { instruction } from "./instruction";
