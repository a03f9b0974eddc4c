/** The own property of a table with this name, since a log may name anything, even `constructor`. */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);
