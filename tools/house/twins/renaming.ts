/** The new number of each renamed item. */
export type Renaming = ReadonlyMap<number, number>;

/** Fields of events that hold items, alone or in lists. */
const itemFields = new Set(['item', 'items', 'order']);
/** The key of an option about an item may contain the item's number, alone or after a letter. */
const itemKey = /^(i?)\d+$/;

/**
 * Returns a copy of plain data with items renamed in fields that hold items. `cardOf` has the card of each item, for
 * games whose actions name the card beside the item.
 */
export function renamed<T>(data: T, renaming: Renaming, cardOf: readonly string[] = []): T {
  return deep(data, '', renaming, cardOf) as T;
}

/** The items that plain data names. */
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

/** The key of an option, with its item renamed. */
function keyOf(key: string, about: unknown): string {
  const match = itemKey.exec(key);
  const item = typeof about === 'object' && about !== null && 'item' in about ? about.item : null;
  return match === null || typeof item !== 'number' ? key : `${match[1] ?? ''}${item}`;
}
