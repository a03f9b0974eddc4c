/**
 * Returns `after`, but reuses equal parts of `before`, so that components that show these parts need not render again.
 * Works on plain data. Matches list items by their `key` or, if they have none, by their index.
 */
export function withEqualParts<Value>(before: Value, after: Value): Value {
  return joined(before, after) as Value;
}

function joined(before: unknown, after: unknown): unknown {
  if (before === after || !isHolder(before) || !isHolder(after)) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? joinedLists(before, after) : after;
  if (Array.isArray(before)) return after;
  return joinedObjects(before, after);
}

type Holder = Readonly<Record<string, unknown>>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function joinedLists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const keyed = new Map(before.flatMap((item) => (keyOf(item) === null ? [] : [[keyOf(item), item]])));
  const items = after.map((item, index) => joined(keyed.get(keyOf(item)) ?? before[index], item));
  return before.length === items.length && items.every((item, index) => item === before[index])
    ? before
    : items;
}

function joinedObjects(before: Holder, after: Holder): Holder {
  const names = Object.keys(after);
  const parts = names.map(
    (name) => [name, joined(Object.hasOwn(before, name) ? before[name] : undefined, after[name])] as const,
  );
  return Object.keys(before).length === names.length && parts.every(([name, part]) => part === before[name])
    ? before
    : Object.fromEntries(parts);
}

const keyOf = (item: unknown): string | null =>
  isHolder(item) && typeof item['key'] === 'string' ? item['key'] : null;
