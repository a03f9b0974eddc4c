import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from './migrations.js';

/** Tables that describe how finished games were played. Branches are omitted. Flags are stored as 0 (no) or 1 (yes). */
export interface StatisticTables {
  /** One row per seat in a game, with the fields by which statistics are filtered. */
  game_sides: {
    game: string;
    seat: number;
    partition: number;
    module: string;
    edition: string;
    format: string;
    /** The month in which the game started, such as `2026-11`. */
    period: string;
    /** When the game started, in ISO 8601 format, in UTC. */
    started: string;
    /** The revision of the game's last event. A review of the whole game covers the events up to this one. */
    last: number;
    player: string;
    /** The player's name, normalised for comparison. */
    search: string;
    hero: string;
    faction: string;
    /** The opponent's hero in a game for two players, otherwise empty. */
    rival_hero: string;
    rival_faction: string;
    won: number;
    first: number;
    days: number;
    reactions: number;
    mana: number;
    unspent: number;
    /** A digest of the deck list. Empty if the list is unknown. */
    deck: string;
  };
  /** One row per card in a seat's deck. */
  game_cards: {
    game: string;
    seat: number;
    reference: string;
    name: string;
    copies: number;
    /** The day on which the card was first drawn. -1 if it was never drawn. */
    drawn_day: number;
    played: number;
    /** Before the first turn, the card was not drawn (0), drawn (1), or put in mana (2). */
    opening: number;
  };
  /** One row per seat and day, describing how the seat played on this day. */
  game_days: {
    game: string;
    seat: number;
    day: number;
    played: number;
    mana: number;
    unspent: number;
    /** Encoded by `habitsOf`. */
    habits: string;
  };
  /**
   * One row per seat in a stored review, with the review's results and settings. A new review replaces a review that
   * differs only in its seed. Fractions are in millionths.
   */
  game_reviews: {
    game: string;
    seat: number;
    program: string;
    /** The digest of the value model. Empty if the game has none. */
    model: string;
    playouts: number;
    perspective: string;
    /** The last revision that the review covers. */
    last: number;
    review: string;
    seed: string;
    edition: string;
    /** 1 if deck lists were known to the review. */
    lists: number;
    /** The accuracy in millionths. -1 if no decision was evaluated. */
    accuracy: number;
    luck: number;
    adjusted: number;
    judged: number;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
    /** Encoded by `lossesOf`. */
    losses: string;
    /** Encoded by `swingsOf`. */
    swings: string;
  };
  /** Sums of `game_cards` rows, by the fields used for filtering and by the visibility of the game. */
  card_tallies: Scope & {
    reference: string;
    name: string;
    drawn_day: number;
    played: number;
    opening: number;
    games: number;
    wins: number;
    copies: number;
  };
  /** Sums of `game_days` rows, by the fields used for filtering and by the visibility of the game. */
  day_tallies: Scope & {
    day: number;
    won: number;
    games: number;
    played: number;
    mana: number;
    unspent: number;
  };
}

/**
 * The key columns that all tallies share. They include the partition, so parallel writers never wait for each other.
 */
interface Scope {
  partition: number;
  module: string;
  edition: string;
  format: string;
  period: string;
  visibility: string;
}

export type StatisticTable = keyof StatisticTables;
type Columns<T extends StatisticTable> = Readonly<
  Record<keyof StatisticTables[T] & string, 'text' | 'integer'>
>;
interface Shape<T extends StatisticTable> {
  readonly key: readonly (keyof StatisticTables[T] & string)[];
  readonly columns: Columns<T>;
}

const integer = 'integer' as const;
const text = 'text' as const;
export const scopeColumns = ['partition', 'module', 'edition', 'format', 'period', 'visibility'] as const;
const scope = {
  partition: integer,
  module: text,
  edition: text,
  format: text,
  period: text,
  visibility: text,
} as const;

export const statisticShapes: { readonly [T in StatisticTable]: Shape<T> } = {
  game_sides: {
    key: ['game', 'seat'],
    columns: {
      game: text,
      seat: integer,
      partition: integer,
      module: text,
      edition: text,
      format: text,
      period: text,
      started: text,
      last: integer,
      player: text,
      search: text,
      hero: text,
      faction: text,
      rival_hero: text,
      rival_faction: text,
      won: integer,
      first: integer,
      days: integer,
      reactions: integer,
      mana: integer,
      unspent: integer,
      deck: text,
    },
  },
  game_cards: {
    key: ['game', 'seat', 'reference'],
    columns: {
      game: text,
      seat: integer,
      reference: text,
      name: text,
      copies: integer,
      drawn_day: integer,
      played: integer,
      opening: integer,
    },
  },
  game_days: {
    key: ['game', 'seat', 'day'],
    columns: {
      game: text,
      seat: integer,
      day: integer,
      played: integer,
      mana: integer,
      unspent: integer,
      habits: text,
    },
  },
  game_reviews: {
    key: ['game', 'seat', 'program', 'model', 'playouts', 'perspective', 'lists', 'last'],
    columns: {
      game: text,
      seat: integer,
      program: text,
      model: text,
      playouts: integer,
      perspective: text,
      last: integer,
      review: text,
      seed: text,
      edition: text,
      lists: integer,
      accuracy: integer,
      luck: integer,
      adjusted: integer,
      judged: integer,
      inaccuracies: integer,
      mistakes: integer,
      blunders: integer,
      losses: text,
      swings: text,
    },
  },
  card_tallies: {
    key: [...scopeColumns, 'reference', 'name', 'drawn_day', 'played', 'opening'],
    columns: {
      ...scope,
      reference: text,
      name: text,
      drawn_day: integer,
      played: integer,
      opening: integer,
      games: integer,
      wins: integer,
      copies: integer,
    },
  },
  day_tallies: {
    key: [...scopeColumns, 'day', 'won'],
    columns: {
      ...scope,
      day: integer,
      won: integer,
      games: integer,
      played: integer,
      mana: integer,
      unspent: integer,
    },
  },
};

export const statisticTables = Object.keys(statisticShapes) as readonly StatisticTable[];

/** Creates the tables. Each table stores its rows in key order. */
export async function createStatisticTables(db: Kysely<unknown>, { kind }: Dialect): Promise<void> {
  const types = { text: kind === 'postgres' ? sql`text collate "C"` : sql`text`, integer: sql`integer` };
  for (const table of statisticTables) {
    const { columns, key } = statisticShapes[table];
    let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
    for (const [name, type] of Object.entries(columns))
      made = made.addColumn(name, types[type], (column) => column.notNull());
    await made
      .addPrimaryKeyConstraint(`${table}_key`, [...key])
      .modifyEnd(kind === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  }
  await db.schema
    .createIndex('game_sides_by_player')
    .on('game_sides')
    .columns(['search', 'game', 'seat'])
    .execute();
}

/** Drops the tables and creates them again. Their rows must then be derived from the events again. */
export async function renewStatisticTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const table of statisticTables) await db.schema.dropTable(table).ifExists().execute();
  await createStatisticTables(db, dialect);
}
