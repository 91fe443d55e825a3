const sources = import.meta.glob<string>(["$wording/pl/ancien_regime.ftl", "$wording/pl/web-coalitions*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(sources);
