import { t } from "../i18n/i18n.svelte";

/** What a bot is called; one that only its game knows by its own name. */
export function botName(bot: string): string {
  const name = t(`web-bot-${bot}`);
  return name === `web-bot-${bot}` ? bot : name;
}
