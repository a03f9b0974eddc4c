import type { StatisticTables } from './statistic-tables.js';

/** The tables. Numbers that are 0 or 1 mean no and yes. Times are ISO 8601, UTC. */
export interface Tables extends StatisticTables {
  games: {
    id: string;
    /** The position of the game's first event in the store, which orders lists reproducibly. */
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
    /** The revision of the parent from which the game continues. */
    parent_revision: number | null;
    /** `GameSummary` as JSON. */
    summary: string;
  };
  /** The players. Names are normalised for searching: in lower case, without accents. */
  game_players: {
    game: string;
    seat: number;
    name: string;
    hero: string | null;
    faction: string | null;
    won: number;
  };
  /** The numbers of card events of a player: `seen` counts those visible to spectators. */
  card_events: {
    game: string;
    seat: number;
    kind: string;
    reference: string;
    name: string;
    /** The name, normalised for searching. */
    search: string;
    first_day: number;
    times: number;
    seen_first_day: number | null;
    seen_times: number;
  };
  /** The games with card events, by reference and by normalised name. */
  card_games: {
    card: string;
    game: string;
    /** The name, normalised for searching. */
    search: string;
  };
  /** The notes and administration of games, which may exist before the first event of a game. */
  game_notes: {
    game: string;
    visibility: string | null;
    deleted: number;
    /** The name of the importer. Null if the game was recorded here. */
    importer: string | null;
    /** The identity of the importer, as returned by `authorKey`. Null if only the name is known. */
    importer_key: string | null;
    /** Whether the rules confirm an imported game. Null until it is compared with the rules. */
    import_check: string | null;
  };
  /** The accounts at the seats of games that were played here, as returned by `authorKey`. */
  game_holders: { game: string; seat: number; holder: string };
  /** The names that players chose when they claimed their seats. */
  seat_names: { game: string; seat: number; name: string };
  /** The tags as typed, and normalised for searching. */
  game_tags: { game: string; tag: string; place: number; search: string };
  /** The checkpoint of each partition. The number of rows is the number of partitions. */
  checkpoints: {
    partition: number;
    /** The position up to which events are folded. Null before the first event. */
    position: string | null;
  };
  /** Games that could not be folded, as `SetAside` in JSON. */
  set_aside: { game: string; problem: string };
  /** The owner of a partition's lease, and its end. */
  leases: { partition: number; owner: string | null; expires_at: string | null };
  /** The active projectors. */
  projectors: { owner: string; expires_at: string };
}

export type TableName = keyof Tables;
