/** Every area of the interface in this language: one file for each. */
const areas = import.meta.glob<object>('./*.json', { eager: true, import: 'default' });

export default Object.fromEntries(
  Object.entries(areas).map(([file, texts]) => [file.slice('./'.length, -'.json'.length), texts]),
);
