import type { StatisticTables } from './statistic-tables.js';

/** The tables. Numbers that are 0 or 1 are no and yes; times are ISO 8601, UTC. */
export interface Tables extends StatisticTables {
  games: {
    id: string;
    /** The position of its first event in the store, which orders the list reproducibly. */
    position: string;
    module: string;
    edition: string;
    format: string;
    finished: number;
    reason: string | null;
    days: number;
    turns: number;
    events: number;
    started_at: string;
    ended_at: string | null;
    parent: string | null;
    /** The event of the parent that it continues from. */
    parent_revision: number | null;
    /** `GameSummary` as JSON. */
    summary: string;
  };
  /** Names in search form: lower case without accents. */
  game_players: {
    game: string;
    seat: number;
    name: string;
    hero: string | null;
    faction: string | null;
    won: number;
  };
  /** Counts of card events of a player: `seen` by spectators, or all. */
  card_events: {
    game: string;
    seat: number;
    kind: string;
    reference: string;
    name: string;
    /** The name in lower case. */
    search: string;
    first_day: number;
    times: number;
    seen_first_day: number | null;
    seen_times: number;
  };
  /** The games with card events, by reference and by name in lower case. */
  card_games: {
    card: string;
    game: string;
    /** The name in lower case. */
    search: string;
  };
  /** Notes and administration of games, which may precede their start. */
  game_notes: {
    game: string;
    visibility: string | null;
    deleted: number;
    /** The name of the importer. Null if it was recorded here. */
    importer: string | null;
    /** The author key of the importer, as `authorKey` writes it. Null if only the name is known. */
    importer_key: string | null;
    /** Whether the rules confirm an imported game. Null until it is compared. */
    import_check: string | null;
  };
  /** The accounts at the seats of games that were played here, as `authorKey` writes them. */
  game_holders: { game: string; seat: number; holder: string };
  /** The names that players chose when they claimed their seats. */
  seat_names: { game: string; seat: number; name: string };
  /** The tags as typed, and in search form. */
  game_tags: { game: string; tag: string; place: number; search: string };
  /** The progress of each partition. The number of rows is the number of partitions. */
  checkpoints: {
    partition: number;
    /** Null before the first event. */
    position: string | null;
  };
  /** Games that could not be folded, as `SetAside` in JSON. */
  set_aside: { game: string; problem: string };
  /** The owner of a partition's lease, and its end. */
  leases: { partition: number; owner: string | null; expires_at: string | null };
  /** The projectors that are alive. */
  projectors: { owner: string; expires_at: string };
}

export type TableName = keyof Tables;
