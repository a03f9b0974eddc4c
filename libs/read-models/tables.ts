import type { StatisticTables } from './statistic-tables.js';

/** The tables. Numbers that are 0 or 1 are no and yes; times are ISO 8601, UTC. */
export interface Tables extends StatisticTables {
  games: {
    id: string;
    /** Of its first event in the store: the order of the list, the same however it was built. */
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
  /** Names as they are searched by: in small letters, without accents. */
  game_players: {
    game: string;
    seat: number;
    name: string;
    hero: string | null;
    faction: string | null;
    won: number;
  };
  /** How often something happened to cards of a player: `seen` by spectators, or at all. */
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
  /** In which games something happened to a card, by its reference and by its name in lower case. */
  card_games: {
    card: string;
    game: string;
    /** The name in lower case. */
    search: string;
  };
  /** Notes and administration of games, which may come before their start. */
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
  /** As it was typed, and as it is searched by. */
  game_tags: { game: string; tag: string; place: number; search: string };
  /** How far each partition of the games is. There are as many partitions as rows. */
  checkpoints: {
    partition: number;
    /** Null before the first event. */
    position: string | null;
  };
  /** Games that could not be taken in, as `SetAside` in JSON. */
  set_aside: { game: string; problem: string };
  /** Who keeps a partition up to date, and until when. */
  leases: { partition: number; owner: string | null; expires_at: string | null };
  /** The projectors that are alive. */
  projectors: { owner: string; expires_at: string };
}

export type TableName = keyof Tables;
