/** Texts by language and game ("" for all pages, `page-…` for one alone, `<game>/lessons` for its lessons, `<game>/puzzles` for its puzzles), as `catalogues.ts` beside the configuration of Vite makes them. */
declare module "virtual:catalogues" {
  const catalogues: Record<string, Record<string, () => Promise<{ default: string[] }>>>;
  export default catalogues;
}
