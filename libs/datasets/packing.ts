import type { GamePart, PackedColumn, PackedTable } from './packed-table.js';
import type { Cell, Column, ColumnType } from './schema.js';

export type Columns = readonly (readonly [name: string, column: Column])[];
type AnyRow = Readonly<Record<string, Cell>>;

/** Packs a table's rows one game at a time. Keeps none of a game's objects or texts in memory. */
export class Packing {
  readonly #columns: readonly (readonly [name: string, packing: ColumnPacking])[];
  readonly #documents: readonly string[];
  readonly #games: GamePart[] = [];
  #rows = 0;

  constructor(columns: Columns) {
    this.#columns = columns.map(([name, { type }]) => [name, packingOf(type)]);
    this.#documents = columns.filter(([, { type }]) => type === 'json').map(([name]) => name);
  }

  /** The number of rows added so far. */
  get rows(): number {
    return this.#rows;
  }

  add(rows: readonly AnyRow[]): void {
    for (const [name, packing] of this.#columns) packing.add(rows, name);
    this.#games.push({ rows: rows.length, characters: charactersIn(rows, this.#documents) });
    this.#rows += rows.length;
  }

  table(): PackedTable {
    return { games: this.#games, columns: this.#columns.map(([, packing]) => packing.column()) };
  }
}

function charactersIn(rows: readonly AnyRow[], names: readonly string[]): number {
  let characters = 0;
  for (const row of rows)
    for (const name of names) characters += (row[name] as string | null | undefined)?.length ?? 0;
  return characters;
}

interface ColumnPacking {
  add(rows: readonly AnyRow[], name: string): void;
  column(): PackedColumn;
}

function packingOf(type: ColumnType): ColumnPacking {
  switch (type) {
    case 'integer':
    case 'number':
      return new PackedNumbers();
    case 'json':
      return new PackedTexts();
    default:
      return new PackedValues();
  }
}

/**
 * Returns an array with space for `more` numbers after the first `used` ones. Copies the numbers to a larger array if
 * necessary.
 */
function withRoom<Numbers extends Float64Array | Uint32Array | Int32Array | Uint8Array>(
  array: Numbers,
  used: number,
  more: number,
  make: (length: number) => Numbers,
): Numbers {
  if (used + more <= array.length) return array;
  const larger = make(Math.max(array.length * 2, used + more));
  larger.set(array.subarray(0, used));
  return larger;
}

// Uses loops, because creating typed arrays with a callback for each cell takes several times as long.
class PackedNumbers implements ColumnPacking {
  #numbers = new Float64Array(0);
  #used = 0;

  add(rows: readonly AnyRow[], name: string): void {
    const numbers = withRoom(this.#numbers, this.#used, rows.length, (length) => new Float64Array(length));
    let at = this.#used;
    for (const row of rows) numbers[at++] = (row[name] ?? NaN) as number;
    this.#numbers = numbers;
    this.#used = at;
  }

  column(): PackedColumn {
    return { kind: 'numbers', numbers: this.#numbers.slice(0, this.#used) };
  }
}

class PackedValues implements ColumnPacking {
  readonly #known = new Map<Cell, number>([[null, 0]]);
  #places = new Uint32Array(0);
  #used = 0;

  add(rows: readonly AnyRow[], name: string): void {
    const known = this.#known;
    const places = withRoom(this.#places, this.#used, rows.length, (length) => new Uint32Array(length));
    let before: Cell = null;
    let place = 0;
    let at = this.#used;
    for (const row of rows) {
      const cell = row[name] ?? null;
      // Most cells equal the previous cell, so the lookup is rarely needed.
      if (cell !== before) {
        place = known.get(cell) ?? known.size;
        if (place === known.size) known.set(cell, place);
        before = cell;
      }
      places[at++] = place;
    }
    this.#places = places;
    this.#used = at;
  }

  column(): PackedColumn {
    return { kind: 'values', values: [...this.#known.keys()], places: this.#places.slice(0, this.#used) };
  }
}

class PackedTexts implements ColumnPacking {
  #bytes = new Uint8Array(0);
  #lengths = new Int32Array(0);
  #usedBytes = 0;
  #used = 0;

  add(rows: readonly AnyRow[], name: string): void {
    const texts = rows.map((row) => (row[name] ?? null) as string | null);
    const joined = texts.map((text) => text ?? '').join('');
    const bytes = Buffer.from(joined);
    // Most texts are ASCII. If so, their lengths in characters and in bytes are equal.
    const isAscii = bytes.length === joined.length;
    this.#bytes = withRoom(this.#bytes, this.#usedBytes, bytes.length, (length) => new Uint8Array(length));
    this.#bytes.set(bytes, this.#usedBytes);
    this.#usedBytes += bytes.length;
    const lengths = withRoom(this.#lengths, this.#used, texts.length, (length) => new Int32Array(length));
    let at = this.#used;
    for (const text of texts) lengths[at++] = text === null ? -1 : isAscii ? text.length : bytesIn(text);
    this.#lengths = lengths;
    this.#used = at;
  }

  column(): PackedColumn {
    const bytes = this.#bytes.slice(0, this.#usedBytes);
    return { kind: 'texts', bytes, lengths: this.#lengths.slice(0, this.#used) };
  }
}

const bytesIn = (text: string): number => Buffer.byteLength(text);
