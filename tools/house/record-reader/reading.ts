/**
 * The common parts of a program that reads records as docs/integrating/record.md and the published schemas describe
 * them. The program imports neither rules nor anything else from this project.
 */
export type Data = Readonly<Record<string, unknown>>;

/** Reads an action of a game. Throws if a field is read that the game's schema lacks. */
export class ActionReader {
  constructor(
    private readonly data: Data,
    /**
     * The schema version of the record. Schema 1 lacks some data that later versions contain. That data is derived as
     * the schemas describe.
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

/** Removes an item from a list of the state. Throws if the item is missing. */
export function takeFrom(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`item ${item} is not in the list it leaves`);
  list.splice(index, 1);
}

export const putInto = (list: number[], item: number, index: number = list.length): void => {
  list.splice(index, 0, item);
};

/** Returns a list of the state by its name. Throws if it is missing. */
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

/** Returns name–number pairs sorted by name, as in canonical forms. */
export const pairs = (numbers: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(numbers).sort(([left], [right]) => (left < right ? -1 : 1));

/** A card in a zone, and the seats of the players who know which card it is. */
export interface Lying {
  readonly item: number;
  readonly zone: string;
  readonly seat: number;
  /** The seats of the players who know the card, as a bit mask with one bit per seat. */
  readonly known: number;
  readonly object: number | null;
  readonly faceDown: boolean;
  readonly statuses: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

/** Folds one game. A reader is created from the game's first event, and then receives the actions. */
export interface Reader {
  apply(action: ActionReader): void;
  canonical(): unknown;
  /** Returns all cards that are in a zone, ordered by zone and then by position. */
  lying(): readonly Lying[];
  /** Returns those of a seat's measures that are counts, by name. */
  counts(seat: number): Readonly<Record<string, number>>;
}
