import { sql, type RawBuilder } from 'kysely';
import { nameKey } from '#record';
import { indexed } from '../indexed.js';
import type { Dialect } from '../migrations.js';
import { storable } from '../records.js';
import type { Knowledge } from '../search.js';
import { notesOfSides, sidesCounted, type StatisticFilter } from './counted-games.js';
import { ofSide } from './reviewed-games.js';

/** A side of a finished game, with one review of the game. If there is no review, the review's fields are null. */
export interface ProfiledGame {
  readonly game: string;
  readonly seat: number;
  readonly module: string;
  /** When the game started, in ISO 8601 format. */
  readonly started: string;
  readonly player: string;
  readonly hero: string;
  readonly rival: string;
  readonly deck: string;
  readonly program: string | null;
  readonly model: string | null;
  readonly playouts: number | null;
  /** Encoded by `lossesOf`. Null if there is no review. */
  readonly losses: string | null;
  /** Encoded by `swingsOf`. Null if there is no review. */
  readonly swings: string | null;
}

/**
 * Returns a player's sides, each with all reviews that evaluated a decision. If `opponent` is given, only games against
 * this opponent count. The caller sums the rows, because the database would take several times as long for ten thousand
 * games.
 */
export const profiledGames = (
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
  opponent?: string,
): RawBuilder<ProfiledGame> => sql<ProfiledGame>`
  select s.game, s.seat, s.module, s.started, s.player, s.hero, s.rival_hero as rival, s.deck,
    r.program, r.model, r.playouts, r.losses, r.swings
  from game_sides s left join game_reviews r on ${ofSide} and r.accuracy >= 0 ${notesOfSides(knowledge)}
  where ${sidesCounted(dialect, filter, knowledge)} ${
    opponent === undefined
      ? sql``
      : sql`and exists (select 1 from game_sides o where o.game = s.game and o.seat <> s.seat
          and o.search = ${storable(indexed(nameKey(opponent)))})`
  }`;
