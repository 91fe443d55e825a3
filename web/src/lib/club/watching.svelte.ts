/** Public tables that the reader watches; kept in the browser. */
import { readSetting, writeSetting } from "../storage";

const PLACE = "watching";
/** The server tells of so many at once; who watches more lets the oldest go. */
const MOST = 20;

class Watching {
  tables = $state.raw<readonly string[]>(readSetting(PLACE)?.split(" ") ?? []);

  has(table: string): boolean {
    return this.tables.includes(table);
  }

  toggle(table: string): void {
    const others = this.tables.filter((one) => one !== table);
    this.tables = this.has(table) ? others : [table, ...others].slice(0, MOST);
    writeSetting(PLACE, this.tables.length === 0 ? null : this.tables.join(" "));
  }
}

export const watching = new Watching();
