const sources = import.meta.glob<string>(["$wording/en/ancien_regime.ftl", "$wording/en/web-coalitions*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(sources);
