/** Matches the keys under which GraphiQL stores queries together with their headers. */
const withHeaders = /^graphiql:(tabState|queries|favorites)$/;

const withoutHeaders = (text: string): string =>
  JSON.stringify(JSON.parse(text, (name, value: unknown) => (name === 'headers' ? undefined : value)));

const namesIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith('graphiql:'),
  );

/**
 * Wraps a storage so that GraphiQL's entries are stored without their headers, because the headers could contain
 * tokens.
 */
export const queryStorage = (storage: Storage) => ({
  getItem: (name: string) => storage.getItem(name),
  setItem: (name: string, text: string) =>
    storage.setItem(name, withHeaders.test(name) ? withoutHeaders(text) : text),
  removeItem: (name: string) => storage.removeItem(name),
  clear: () => namesIn(storage).forEach((name) => storage.removeItem(name)),
  get length() {
    return namesIn(storage).length;
  },
});
