/** The maximum number of stored entries. When it is exceeded, the oldest entry is dropped. */
const MOST = 60;

/** A list in browser storage, newest entry first. */
export interface Shelf<Kept> {
  readonly read: () => readonly Kept[];
  readonly write: (entries: readonly Kept[]) => void;
}

/**
 * Returns the list stored under a key, without invalid entries. If the browser cannot store the list, it is lost when
 * the page closes.
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
        // If storage is unavailable, the entries last until the page is closed.
      }
    },
  };
}
