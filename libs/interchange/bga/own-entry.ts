/** Returns the own property of a table with this name. A log may contain any name, even `constructor`. */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);
