/** The maximum number of stored entries. A new entry displaces the oldest. */
const MOST = 60;

/** A list in a storage of the browser, newest entry first. */
export interface Shelf<Kept> {
  readonly read: () => readonly Kept[];
  readonly write: (entries: readonly Kept[]) => void;
}

/**
 * Returns the list stored under a key. Drops invalid entries. If the browser stores nothing, the list lasts as long as
 * the page.
 */
export function shelf<Kept>(
  key: string,
  storage: () => Storage,
  isOne: (value: unknown) => value is Kept,
): Shelf<Kept> {
  let memory: readonly Kept[] = [];
  return {
    read: () => {
      let text: string | null;
      try {
        text = storage().getItem(key);
      } catch {
        return memory;
      }
      try {
        const read: unknown = JSON.parse(text ?? '[]');
        return Array.isArray(read) ? read.filter(isOne) : [];
      } catch {
        return [];
      }
    },
    write: (entries) => {
      memory = entries.slice(0, MOST);
      try {
        storage().setItem(key, JSON.stringify(memory));
      } catch {
        // They are kept as long as the page.
      }
    },
  };
}
