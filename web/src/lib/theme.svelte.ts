/** Light, dark, or as the system says. */
import { readSetting, writeSetting } from "./storage";

export type Theme = "system" | "light" | "dark";

class ThemeChoice {
  current = $state<Theme>("system");

  start(): void {
    const kept = readSetting("theme");
    this.choose(kept === "light" || kept === "dark" ? kept : "system");
  }

  choose(theme: Theme): void {
    this.current = theme;
    writeSetting("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const theme = new ThemeChoice();
