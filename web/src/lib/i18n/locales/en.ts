const sources = import.meta.glob<string>(
  [
    "$wording/en/*.ftl",
    "!$wording/en/cli*.ftl",
    "!$wording/en/ancien_regime.ftl",
    "!$wording/en/web-coalitions*.ftl",
    "!$wording/en/politics.ftl",
    "!$wording/en/treaties.ftl",
    "!$wording/en/web-realm.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(sources);
