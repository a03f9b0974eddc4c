import type { Json } from '#record';

type Fields = Readonly<Record<string, Json>>;

/**
 * An event's value in a column. 0 stands for the previous event's value, and 1 for the previous event's id. Any other
 * value is in a list.
 */
type Cell = 0 | 1 | readonly [Json];

/** The values of consecutive events, by field. Most values are equal to the previous event's value. */
export interface Columns {
  readonly keys: readonly string[];
  readonly cells: readonly (readonly Cell[])[];
}

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asBefore = 0;
const idBefore = 1;

function cellOf(value: Json, before: Json | undefined, previousId: string | undefined): Cell {
  if (value === before) return asBefore;
  return value === previousId ? idBefore : [value];
}

/**
 * Returns the values of objects as columns, one for each field. Null unless all objects have the same fields in the
 * same order. `ids` are the ids of the events that contain the objects.
 */
export function columnsOf(objects: readonly Json[], ids: readonly string[]): Columns | null {
  const [first] = objects;
  if (!isObject(first)) return null;
  const keys = Object.keys(first);
  const named = JSON.stringify(keys);
  // Refuses the field name `__proto__`, because an assignment to `__proto__` would not create a field when an object is
  // rebuilt.
  if (keys.includes('__proto__')) return null;
  if (!objects.every((object) => isObject(object) && JSON.stringify(Object.keys(object)) === named))
    return null;
  const fields = objects as readonly Fields[];
  return {
    keys,
    cells: keys.map((key) =>
      fields.map((field, index) => cellOf(field[key] ?? null, fields[index - 1]?.[key], ids[index - 1])),
    ),
  };
}

/** Builds objects from columns on demand. */
export class ColumnReader {
  readonly #values: readonly (readonly Json[])[];

  constructor(
    private readonly columns: Columns,
    ids: readonly string[],
  ) {
    this.#values = columns.cells.map((cells) => {
      let value: Json = null;
      return cells.map((cell, index) => {
        if (cell === idBefore) value = ids[index - 1] ?? null;
        else if (cell !== asBefore) [value] = cell;
        return value;
      });
    });
  }

  at(index: number): Json {
    const made: Record<string, Json> = {};
    for (const [place, key] of this.columns.keys.entries()) made[key] = this.#values[place]?.[index] ?? null;
    return made;
  }
}
