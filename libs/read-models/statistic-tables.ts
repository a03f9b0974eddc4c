import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Dialect } from './migrations.js';

/** How finished games were played, without branches. 0 and 1 mean no and yes. */
export interface StatisticTables {
  /** A seat of a game, and the fields by which statistics are filtered. */
  game_sides: {
    game: string;
    seat: number;
    partition: number;
    module: string;
    edition: string;
    format: string;
    /** Month in which the game started: `2026-11`. */
    period: string;
    /** When it started: ISO 8601, UTC. */
    started: string;
    /** The revision of its last event, as in reviews of the whole game. */
    last: number;
    player: string;
    /** The name as names are compared. */
    search: string;
    hero: string;
    faction: string;
    /** The other seat's hero in games for two, otherwise empty. */
    rival_hero: string;
    rival_faction: string;
    won: number;
    first: number;
    days: number;
    reactions: number;
    mana: number;
    unspent: number;
    /** A digest of the deck list. Empty if the list is not known. */
    deck: string;
  };
  /** A card of the deck of a seat. */
  game_cards: {
    game: string;
    seat: number;
    reference: string;
    name: string;
    copies: number;
    /** -1 if not drawn. */
    drawn_day: number;
    played: number;
    /** Before the first turn: 0 not drawn, 1 drawn, 2 put in mana. */
    opening: number;
  };
  /** The play of a seat on a day of a game. */
  game_days: { game: string; seat: number; day: number; played: number; mana: number; unspent: number };
  /**
   * The results of a stored review for a seat, with its settings. A new review with the same settings and
   * another seed replaces it. Shares are in millionths.
   */
  game_reviews: {
    game: string;
    seat: number;
    program: string;
    /** Empty if the game has no value model. */
    model: string;
    playouts: number;
    perspective: string;
    /** The revision at its end. */
    last: number;
    review: string;
    seed: string;
    edition: string;
    /** 1: the deck lists were known. */
    lists: number;
    /** The accuracy. -1 if no decision was judged. */
    accuracy: number;
    luck: number;
    adjusted: number;
    judged: number;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
    /** A text of `lossesOf`. */
    losses: string;
  };
  /** `game_cards` added up, by filters and by access to the game. */
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
  /** Sums of `game_days`. */
  day_tallies: Scope & {
    day: number;
    won: number;
    games: number;
    played: number;
    mana: number;
    unspent: number;
  };
}

/** The keys of tallies, including the partition, so that parallel writers never wait for each other. */
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
    columns: { game: text, seat: integer, day: integer, played: integer, mana: integer, unspent: integer },
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

/** Recreates the tables; their rows are folded again. */
export async function renewStatisticTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const table of statisticTables) await db.schema.dropTable(table).ifExists().execute();
  await createStatisticTables(db, dialect);
}
