const sources = import.meta.glob<string>(
  ["$wording/pl/*.ftl", "!**/cli.ftl", "!**/ancien_regime.ftl", "!**/web-coalitions.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(sources);
