import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from './migrations.js';

/** How finished games without a parent were played. Numbers that are 0 or 1 mean no and yes. */
export interface StatisticTables {
  /** One row per seat and game, with the fields by which statistics are filtered. */
  game_sides: {
    game: string;
    seat: number;
    partition: number;
    module: string;
    edition: string;
    format: string;
    /** The month in which the game started, such as `2026-11`. */
    period: string;
    /** The time at which the game started, as ISO 8601, UTC. */
    started: string;
    /** The revision of the game's last event, which is also the last revision in reviews of the whole game. */
    last: number;
    player: string;
    /** The player's name, normalised for comparison. */
    search: string;
    hero: string;
    faction: string;
    /** The hero of the other seat in games for two, otherwise empty. */
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
  /** One row per card in the deck of a seat. */
  game_cards: {
    game: string;
    seat: number;
    reference: string;
    name: string;
    copies: number;
    /** The day on which the card was first drawn. -1 if it was not drawn. */
    drawn_day: number;
    played: number;
    /** The state before the first turn: 0 not drawn, 1 drawn, 2 put in mana. */
    opening: number;
  };
  /** One row per seat and day of a game, with the play of the seat. */
  game_days: {
    game: string;
    seat: number;
    day: number;
    played: number;
    mana: number;
    unspent: number;
    /** A text of `habitsOf`. */
    habits: string;
  };
  /**
   * The results of a stored review for a seat, with the settings of the review. A new review with the same settings and
   * another seed replaces it. Shares are in millionths.
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
    /** 1 if the deck lists were known. */
    lists: number;
    /** The accuracy in millionths. -1 if no decision was evaluated. */
    accuracy: number;
    luck: number;
    adjusted: number;
    judged: number;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
    /** The losses, in the format of `lossesOf`. */
    losses: string;
    /** A text of `swingsOf`. */
    swings: string;
  };
  /** Sums of `game_cards`, by filter values and by access to the game. */
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
  /** Sums of `game_days`, by filter values and by access to the game. */
  day_tallies: Scope & {
    day: number;
    won: number;
    games: number;
    played: number;
    mana: number;
    unspent: number;
  };
}

/** The common keys of tallies. They include the partition, so that parallel writers never wait for each other. */
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

/** Creates the tables, each ordered by its key. */
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

/** Creates the tables again. Their rows must be folded again. */
export async function renewStatisticTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const table of statisticTables) await db.schema.dropTable(table).ifExists().execute();
  await createStatisticTables(db, dialect);
}
