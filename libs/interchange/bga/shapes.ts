import { z } from 'zod';

/** An id as a string. The platform writes ids as numbers or strings. */
const id = z.union([z.string().max(60), z.number()]).transform(String);
const number = z.union([z.number(), z.string().regex(/^-?\d+$/)]).transform(Number);

/** A notification in a packet. If a notification has no arguments, PHP writes an empty list instead of an object. */
const notification = z.looseObject({
  uid: z.string().max(60),
  type: z.string().max(60),
  log: z.unknown().optional(),
  args: z.unknown().optional(),
});

/**
 * The notifications that the server sent together on one channel. A channel belongs either to a table or to a player.
 */
const packet = z.looseObject({
  channel: z.string().regex(/^\/(table|player)\/[tp]\d+$/),
  table_id: id,
  move_id: id.nullish(),
  packet_id: id.nullish(),
  time: number,
  data: z.array(notification).max(100_000),
});
export type Packet = z.infer<typeof packet>;

export const archiveShape = z.looseObject({
  logs: z.array(packet).max(100_000),
  players: z.array(z.looseObject({ id, name: z.string().max(200).optional() })).optional(),
});
export type ArchiveData = z.infer<typeof archiveShape>;

/** The state of a card or token at the time of its notification. */
export const cardShape = z.looseObject({
  id,
  location: z.string().max(60),
  pId: id,
  properties: z.looseObject({
    uid: z.string().max(60),
    name: z.string().max(200),
    type: z.string().max(60).catch(''),
  }),
});
export type LoggedCard = z.infer<typeof cardShape>;

/** A marker, such as a boost, a status or an expedition counter. */
export const markerShape = z.looseObject({ id, location: z.string().max(60), type: z.string().max(60) });
export type Marker = z.infer<typeof markerShape>;

const values = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * The arguments of a notification, with typed access. A missing or malformed value is returned as null or as an empty
 * list.
 */
export class Arguments {
  readonly #read = new Map<string, unknown>();

  constructor(private readonly fields: Readonly<Record<string, unknown>>) {}

  static of(value: unknown): Arguments {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return new Arguments(isObject ? (value as Record<string, unknown>) : {});
  }

  raw(name: string): unknown {
    return this.fields[name];
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null;
  }

  number(name: string): number | null {
    const read = number.safeParse(this.fields[name]);
    return read.success ? read.data : null;
  }

  text(name: string): string | null {
    const value = this.fields[name];
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : null;
  }

  of(name: string): Arguments {
    return this.#once(`of ${name}`, () => Arguments.of(this.fields[name]));
  }

  get names(): readonly string[] {
    return Object.keys(this.fields);
  }

  /** Returns the strings in a list. */
  texts(name: string): readonly string[] {
    return values(this.fields[name]).filter((value) => typeof value === 'string');
  }

  card(name: string): LoggedCard | null {
    return this.#once(`card ${name}`, () => {
      const read = cardShape.safeParse(this.fields[name]);
      return read.success ? read.data : null;
    });
  }

  /** Returns the cards in a list, or in an object whose keys are ids. */
  cards(name: string): readonly LoggedCard[] {
    return this.#once(`cards ${name}`, () => this.#all(name, cardShape));
  }

  marker(name: string): Marker | null {
    const read = markerShape.safeParse(this.fields[name]);
    return read.success ? read.data : null;
  }

  markers(name: string): readonly Marker[] {
    return this.#once(`markers ${name}`, () => this.#all(name, markerShape));
  }

  #all<T>(name: string, shape: z.ZodType<T>): readonly T[] {
    return values(this.fields[name]).flatMap((value) => {
      const read = shape.safeParse(value);
      return read.success ? [read.data] : [];
    });
  }

  /** Parsed values are cached, because a log is read several times. */
  #once<T>(what: string, read: () => T): T {
    if (!this.#read.has(what)) this.#read.set(what, read());
    return this.#read.get(what) as T;
  }

  /** Returns the ids in a list that contains ids, cards or markers. */
  ids(name: string): readonly string[] {
    return values(this.fields[name]).flatMap((value) => {
      const plain = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
      const read = id.safeParse(plain);
      return read.success ? [read.data] : [];
    });
  }
}
