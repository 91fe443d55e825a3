/** What the browser remembers for its reader. A browser that keeps nothing is not an error. */

const PREFIX = "pragmatica.";

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeSetting(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

/** All that is remembered under names that begin so. */
export function settingsOf(beginning: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + beginning));
    return names.map((name) => localStorage.getItem(name)).filter((text) => text !== null);
  } catch {
    return [];
  }
}
