/** The oldest is forgotten when another is kept. */
const MOST = 60;

/** What is kept in a storage of the browser, the newest first. */
export interface Shelf<Kept> {
  readonly read: () => readonly Kept[];
  readonly write: (kept: readonly Kept[]) => void;
}

/** What is kept under a key, as long as it is what it should be; where the browser keeps nothing, as long as the page is open. */
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
    write: (kept) => {
      memory = kept.slice(0, MOST);
      try {
        storage().setItem(key, JSON.stringify(memory));
      } catch {
        // They are kept as long as the page.
      }
    },
  };
}
