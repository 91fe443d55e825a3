const sources = import.meta.glob<string>(
  ["$wording/pl/politics.ftl", "$wording/pl/treaties.ftl", "$wording/pl/web-realm.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(sources);
