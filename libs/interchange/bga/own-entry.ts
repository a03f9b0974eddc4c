/** What a table has under a name of its own: names of a log may be any, `constructor` among them. */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);
