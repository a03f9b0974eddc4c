/** Returns an own property of a table by its name. The name may be anything in a log, even `constructor`. */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);
