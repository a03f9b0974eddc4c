/**
 * Reads records by following only docs/integrating/record.md and the published schemas. Imports nothing from the rules
 * of a game or the rest of this project.
 */
export type Data = Readonly<Record<string, unknown>>;

/** An action in the schema of its game. Reading a field that the schema lacks throws. */
export class ActionReader {
  constructor(
    private readonly data: Data,
    /**
     * The schema version of the record. Schema 1 lacks some data of later versions, which is derived as the schemas
     * describe.
     */
    private readonly schema: number,
  ) {}

  get kind(): string {
    return this.word('kind');
  }

  has(field: string): boolean {
    return this.data[field] !== undefined;
  }

  of(field: string): ActionReader {
    return new ActionReader(this.data[field] as Data, this.schema);
  }

  raw(field: string): unknown {
    return this.data[field];
  }

  number(field: string, inSchema1?: () => number): number {
    return this.#field(field, 'number', inSchema1) as number;
  }

  word(field: string, inSchema1?: () => string): string {
    return this.#field(field, 'string', inSchema1) as string;
  }

  flag(field: string, inSchema1?: () => boolean): boolean {
    return this.#field(field, 'boolean', inSchema1) as boolean;
  }

  numbers(field: string, inSchema1?: () => readonly number[]): readonly number[] {
    return this.#field(field, 'object', inSchema1) as readonly number[];
  }

  words(field: string, inSchema1?: () => readonly string[]): readonly string[] {
    return this.#field(field, 'object', inSchema1) as readonly string[];
  }

  /** Returns a number field, or null if the field is null. */
  maybe(field: string): number | null {
    return this.data[field] === null ? null : this.number(field);
  }

  #field(field: string, type: string, inSchema1?: () => unknown): unknown {
    const value = this.data[field];
    if (value === undefined && this.schema < 2 && inSchema1 !== undefined) return inSchema1();
    if (typeof value !== type || value === null)
      throw new Error(`"${String(this.data['kind'])}" does not tell "${field}"`);
    return value;
  }
}

/** Removes an item from a list in a state. The list contains the item at most once. Throws if it is missing. */
export function takeFrom(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`item ${item} is not in the list it leaves`);
  list.splice(index, 1);
}

export const putInto = (list: number[], item: number, index: number = list.length): void => {
  list.splice(index, 0, item);
};

/** Returns a list in a state. Throws if it is missing. */
export function listOf(lists: Readonly<Record<string, number[]>>, name: string): number[] {
  const list = lists[name];
  if (list === undefined) throw new Error(`there is no list "${name}"`);
  return list;
}

export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`there is nothing at ${index}`);
  return found;
};

/** Returns pairs sorted by name, as in canonical forms. */
export const pairs = (numbers: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(numbers).sort(([left], [right]) => (left < right ? -1 : 1));

/** A card in its zone, with the identity that players see. */
export interface Lying {
  readonly item: number;
  readonly zone: string;
  readonly seat: number;
  /** The seats that know the card's identity, one bit per seat. */
  readonly known: number;
  readonly object: number | null;
  readonly faceDown: boolean;
  readonly statuses: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A reader of one game. It receives the first event, and then the actions. */
export interface Reader {
  apply(action: ActionReader): void;
  canonical(): unknown;
  /** Returns every card in a zone, in the order of zones and cards. */
  lying(): readonly Lying[];
  /** Returns the measures of a seat that are counts, by name. */
  counts(seat: number): Readonly<Record<string, number>>;
}
