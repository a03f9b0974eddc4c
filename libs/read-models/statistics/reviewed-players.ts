import { sql } from 'kysely';
import type { ReadModels } from '../database.js';
import { everything, type Knowledge } from '../search.js';
import { sidesCounted, type StatisticFilter } from './counted-games.js';
import { numbersIn, type Numbers } from './numbers.js';
import { madeSo, playIn, reviewedParts, wholeReviews } from './reviewed-games.js';
import type {
  ReviewedPeriod,
  ReviewedPlayer,
  ReviewedPlayers,
  ReviewMaking,
  ReviewQuery,
} from './review-statistic.js';

/** The program and the value model with which reviews of a game are made now; model null: the game has none. */
export interface MadeNow {
  readonly program: string;
  readonly model: string | null;
}

const EVERY = 10;
const FIRST = 100;
const ends: readonly unknown[] = ['first', 'last'];
const name = ({ search, module }: Numbers): string => JSON.stringify([search, module]);

/**
 * What the reviews of finished games come to for each player, as far as the reader knows the games wholly. Reviews of other programs,
 * models and numbers of playouts are never counted together.
 */
export class ReviewStatistics {
  constructor(
    private readonly models: Pick<ReadModels, 'db' | 'dialect'>,
    /** By module. */
    private readonly now: ReadonlyMap<string, MadeNow>,
  ) {}

  async players(
    { playouts, by = 'month', every = EVERY, first = FIRST, ...filter }: StatisticFilter & ReviewQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<ReviewedPlayers> {
    const all = await this.#made(filter, knowledge);
    const counted = playouts ?? mostReviewed(all.filter(({ isCurrent }) => isCurrent));
    const made = all.map((one) => ({ ...one, isCounted: one.isCurrent && one.playouts === counted }));
    const makings = made.filter(({ isCounted }) => isCounted);
    if (makings.length === 0) return { playouts: null, made, players: [] };
    const { db, dialect } = this.models;
    const size = Math.max(1, Math.trunc(every));
    const parts = await reviewedParts(dialect, filter, knowledge, { makings, by, every: size }).execute(db);
    const numbers = await this.#games(filter, knowledge, makings);
    const players = new Map<string, Numbers[]>();
    for (const row of parts.rows) players.set(name(row), [...(players.get(name(row)) ?? []), row]);
    return {
      playouts: makings[0]?.playouts ?? null,
      made,
      players: [...players.entries()]
        .map(([key, rows]) => playerOf(rows, numbers.get(key) ?? {}, by))
        .sort((one, other) => other.all.games - one.all.games || (one.player < other.player ? -1 : 1))
        .slice(0, first),
    };
  }

  /** What the reviews of the games were made with. */
  async #made(
    filter: StatisticFilter,
    knowledge: Knowledge,
  ): Promise<readonly Omit<ReviewMaking, 'isCounted'>[]> {
    const { db, dialect } = this.models;
    const { rows } = await sql<Numbers>`
      select s.module, r.program, r.model, r.playouts, count(distinct s.game) as games
      from game_sides s join ${wholeReviews} left join game_notes n on n.game = s.game
      where ${sidesCounted(dialect, filter, knowledge)}
      group by 1, 2, 3, 4 order by 5 desc, 4 desc, 1, 2, 3`.execute(db);
    return rows.map((row) => {
      const { module, program, model: digest } = row;
      const model = digest === '' ? null : String(digest);
      const now = this.now.get(String(module));
      return {
        module: String(module),
        program: String(program),
        model,
        playouts: Number(row['playouts']),
        games: Number(row['games']),
        isCurrent: now !== undefined && now.program === program && now.model === model,
      };
    });
  }

  /** How many games each player has, and how many of those are left out that have a review. */
  async #games(
    filter: StatisticFilter,
    knowledge: Knowledge,
    makings: readonly ReviewMaking[],
  ): Promise<ReadonlyMap<string, Numbers>> {
    const { db, dialect } = this.models;
    const { rows } = await sql<Numbers>`
      select search, module, count(*) as games, sum(case when reviews > 0 and counted = 0 then 1 else 0 end) as others
      from (
        select s.search, s.module, s.game, s.seat, count(r.game) as reviews,
          sum(case when ${madeSo(makings)} then 1 else 0 end) as counted
        from game_sides s left join ${wholeReviews} left join game_notes n on n.game = s.game
        where ${sidesCounted(dialect, filter, knowledge)}
        group by 1, 2, 3, 4) sides
      group by 1, 2`.execute(db);
    return new Map(rows.map((row) => [name(row), row]));
  }
}

/** The number of playouts that the most games were reviewed with; null: there are no reviews. */
function mostReviewed(made: readonly Pick<ReviewMaking, 'playouts' | 'games'>[]): number | null {
  const games = new Map<number, number>();
  for (const { playouts, games: more } of made) games.set(playouts, (games.get(playouts) ?? 0) + more);
  const [most] = [...games].sort(([a, some], [b, others]) => others - some || b - a);
  return most?.[0] ?? null;
}

function playerOf(rows: readonly Numbers[], numbers: Numbers, by: 'month' | 'games'): ReviewedPlayer {
  const parts = rows
    .filter(({ part }) => !ends.includes(part))
    .sort((one, other) => Number(one['first_place']) - Number(other['first_place']));
  const end = (which: 'first' | 'last') => {
    const row = rows.find(({ part }) => part === which);
    return row === undefined ? null : playIn(row);
  };
  const of = numbersIn(numbers);
  return {
    player: String(parts.at(-1)?.['player'] ?? ''),
    module: String(parts.at(-1)?.['module'] ?? ''),
    games: of('games'),
    others: of('others'),
    all: playIn(together(parts)),
    first: end('first'),
    last: end('last'),
    trend: parts.map((row): ReviewedPeriod => ({
      month: by === 'month' ? String(row['part']) : null,
      from: Number(row['first_place']),
      to: Number(row['last_place']),
      play: playIn(row),
    })),
  };
}

/** Rows of sums as one. */
function together(rows: readonly Numbers[]): Numbers {
  const sum: Record<string, number> = {};
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (Number.isFinite(Number(value))) sum[column] = (sum[column] ?? 0) + Number(value);
  return sum;
}
