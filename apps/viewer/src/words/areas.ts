/** Maps the texts in files by area, which is the name of the file. */
export const byArea = (files: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.replace(/^.*\//, '').replace('.json', ''), texts]),
  );
