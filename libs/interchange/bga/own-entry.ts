/**
 * Returns a property of an object by name. Ignores inherited properties, because a log can contain any name, even
 * `constructor`.
 */
export const ownEntry = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined);
