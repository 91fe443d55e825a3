const sources = import.meta.glob<string>(
  ["$wording/en/politics.ftl", "$wording/en/treaties.ftl", "$wording/en/web-realm.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(sources);
