import type { StatisticTables } from './statistic-tables.js';

/** The tables. Flags are stored as 0 (no) or 1 (yes). Times are in ISO 8601 format, in UTC. */
export interface Tables extends StatisticTables {
  games: {
    id: string;
    /** The store position of the game's first event, which makes the order of lists reproducible. */
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
    /** The parent's revision from which the game continues. */
    parent_revision: number | null;
    /** A `GameSummary` as JSON. */
    summary: string;
  };
  /** The players. For searching, their names are in lower case and without accents. */
  game_players: {
    game: string;
    seat: number;
    name: string;
    hero: string | null;
    faction: string | null;
    won: number;
  };
  /**
   * The numbers of card events for each player. Columns whose names begin with `seen` count only events that spectators
   * could see.
   */
  card_events: {
    game: string;
    seat: number;
    kind: string;
    reference: string;
    name: string;
    /** The card's name, normalised for searching. */
    search: string;
    first_day: number;
    times: number;
    seen_first_day: number | null;
    seen_times: number;
  };
  /** The games that contain card events, by the card's reference and by its normalised name. */
  card_games: {
    card: string;
    game: string;
    /** The card's name, normalised for searching. */
    search: string;
  };
  /** The current state of a game's notes and administrative entries, which can exist before the game's first event. */
  game_notes: {
    game: string;
    visibility: string | null;
    deleted: number;
    /** The importer's name. Null if the game was recorded here. */
    importer: string | null;
    /** The importer's identity, as returned by `authorKey`. Null if only the name is known. */
    importer_key: string | null;
    /** The result of checking an imported game against the rules. Null until it has been checked. */
    import_check: string | null;
  };
  /** The accounts that hold seats in games played here, as returned by `authorKey`. */
  game_holders: { game: string; seat: number; holder: string };
  /** The names that players chose when they claimed their seats. */
  seat_names: { game: string; seat: number; name: string };
  /** Tags as typed, and normalised for searching. */
  game_tags: { game: string; tag: string; place: number; search: string };
  /** One row per partition. The number of rows defines the number of partitions. */
  checkpoints: {
    partition: number;
    /** The position up to which events have been folded. Null before the first event. */
    position: string | null;
  };
  /** Games that could not be folded. `problem` is a `SetAside` as JSON. */
  set_aside: { game: string; problem: string };
  /** The projector that holds each partition's lease, and when the lease expires. */
  leases: { partition: number; owner: string | null; expires_at: string | null };
  /** The active projectors. */
  projectors: { owner: string; expires_at: string };
}

export type TableName = keyof Tables;
