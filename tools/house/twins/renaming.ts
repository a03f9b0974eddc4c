/** The new number of each renamed item. */
export type Renaming = ReadonlyMap<number, number>;

/** The fields of events that contain an item or a list of items. */
const itemFields = new Set(['item', 'items', 'order']);
/** Matches the keys of options about an item: the item's number, optionally after the letter i. */
const itemKey = /^(i?)\d+$/;

/**
 * Returns a copy of plain data in which the items are renumbered. `cardOf` lists the card of each item, for games whose
 * actions name both the item and its card.
 */
export function renamed<T>(data: T, renaming: Renaming, cardOf: readonly string[] = []): T {
  return deep(data, '', renaming, cardOf) as T;
}

/** Returns the items that plain data names. */
export function itemsIn(data: unknown): ReadonlySet<number> {
  const found = new Set<number>();
  const noted: Pick<Renaming, 'get'> = { get: (item) => void found.add(item) };
  deep(data, '', noted, []);
  return found;
}

function deep(
  value: unknown,
  field: string,
  renaming: Pick<Renaming, 'get'>,
  cardOf: readonly string[],
): unknown {
  if (typeof value === 'number') return itemFields.has(field) ? (renaming.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((member) => deep(member, field, renaming, cardOf));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, member]) => [name, deep(member, name, renaming, cardOf)] as const,
  );
  const made = Object.fromEntries(fields) as Record<string, unknown>;
  const card = typeof made['item'] === 'number' ? cardOf[made['item']] : undefined;
  return {
    ...made,
    ...(card !== undefined && typeof made['card'] === 'string' && { card }),
    ...(typeof made['key'] === 'string' && { key: keyOf(made['key'], made['about']) }),
  };
}

/** Returns an option's key with its item renumbered. */
function keyOf(key: string, about: unknown): string {
  const match = itemKey.exec(key);
  const item = typeof about === 'object' && about !== null && 'item' in about ? about.item : null;
  return match === null || typeof item !== 'number' ? key : `${match[1] ?? ''}${item}`;
}
