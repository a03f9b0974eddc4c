/** Groups the texts in files by area. A file is named after its area. */
export const byArea = (files: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.replace(/^.*\//, '').replace('.json', ''), texts]),
  );
