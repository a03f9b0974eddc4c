import { sql, type RawBuilder } from 'kysely';
import type { ReadModels } from '../database.js';
import { everything, type Knowledge } from '../search.js';
import {
  isOfOnePlayer,
  notesOfSides,
  playerOfSides,
  sidesCounted,
  type StatisticFilter,
} from './counted-games.js';
import { numbersIn, type Numbers } from './numbers.js';
import { madeSo, ofSide, playOf, reviewedGames, wholeReviews, type ReviewedGame } from './reviewed-games.js';
import type { ReviewedPlayer, ReviewedPlayers, ReviewMaking, ReviewQuery } from './review-statistic.js';

/** The version of Retrace and the value model that new reviews use. The model is null if the game has none. */
export interface MadeNow {
  readonly program: string;
  readonly model: string | null;
}

const EVERY = 10;
const FIRST = 100;
const name = ({ search = '', module = '' }: Numbers): string => `${module}\n${search}`;

/**
 * Computes each player's statistics from reviews of finished games that the user can see in full. Never mixes reviews
 * that differ in their version of Retrace, value model or number of playouts.
 */
export class ReviewStatistics {
  constructor(
    private readonly models: Pick<ReadModels, 'db' | 'dialect'>,
    /** The version of Retrace and the value model of new reviews, by module. */
    private readonly now: ReadonlyMap<string, MadeNow>,
  ) {}

  async players(
    { playouts, by = 'month', every = EVERY, first = FIRST, ...filter }: StatisticFilter & ReviewQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<ReviewedPlayers> {
    const all = await this.#made(filter, knowledge);
    const counted = playouts ?? mostReviewed(all.filter(({ isCurrent }) => isCurrent));
    const made = all.map((making) => ({
      ...making,
      isCounted: making.isCurrent && making.playouts === counted,
    }));
    const makings = made.filter(({ isCounted }) => isCounted);
    if (makings.length === 0) return { playouts: null, made, players: [] };
    const { db, dialect } = this.models;
    const size = Math.max(1, Math.trunc(every));
    const found = await reviewedGames(dialect, filter, knowledge, makings).execute(db);
    const numbers = await this.#games(filter, knowledge, made);
    const players = new Map<string, ReviewedGame[]>();
    for (const game of found.rows) {
      const of = players.get(name(game));
      if (of === undefined) players.set(name(game), [game]);
      else of.push(game);
    }
    const most = [...players].sort(
      ([, left], [, right]) => right.length - left.length || compared(left, right),
    );
    return {
      playouts: makings[0]?.playouts ?? null,
      made,
      players: most
        .slice(0, first)
        .map(([key, games]) => playerOf(games, numbers.get(key) ?? {}, { by, every: size })),
    };
  }

  async #made(
    filter: StatisticFilter,
    knowledge: Knowledge,
  ): Promise<readonly Omit<ReviewMaking, 'isCounted'>[]> {
    const { db, dialect } = this.models;
    // A review covers every seat, so one seat's rows are sufficient if all sides of a game count.
    const isCountedFor = isOfOnePlayer(filter) ? sql`true` : sql`r.seat = 0`;
    const { rows } = await sql<Numbers>`
      select s.module, r.program, r.model, r.playouts, count(distinct s.game) as games
      from game_sides s join ${wholeReviews} ${notesOfSides(knowledge)}
      where ${sidesCounted(dialect, filter, knowledge)} and ${isCountedFor}
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

  /** Returns the number of each player's games and the number of these games without a counted review. */
  async #games(
    filter: StatisticFilter,
    knowledge: Knowledge,
    made: readonly ReviewMaking[],
  ): Promise<ReadonlyMap<string, Numbers>> {
    const { db, dialect } = this.models;
    const isReviewed = (so: RawBuilder<unknown>): RawBuilder<unknown> =>
      sql`exists (select 1 from game_reviews r where ${ofSide} and ${so})`;
    const [counted, others] = [true, false].map((isCounted) =>
      madeSo(made.filter((making) => making.isCounted === isCounted)),
    );
    const isLeftOut =
      others === undefined || counted === undefined || made.every(({ isCounted }) => isCounted)
        ? sql`1 = 0`
        : sql`${isReviewed(others)} and not ${isReviewed(counted)}`;
    // Groups by module first. Otherwise, SQLite would use the index on players and look up every side.
    const { rows } = await sql<Numbers>`
      select s.module, ${playerOfSides(filter)} as search, count(*) as games, sum(case when ${isLeftOut} then 1 else 0 end) as others
      from game_sides s ${notesOfSides(knowledge)}
      where ${sidesCounted(dialect, filter, knowledge)}
      group by 1, 2`.execute(db);
    return new Map(rows.map((row) => [name(row), row]));
  }
}

/** Returns the number of playouts that was used for the most games. Null if there are no reviews. */
function mostReviewed(made: readonly Pick<ReviewMaking, 'playouts' | 'games'>[]): number | null {
  const games = new Map<number, number>();
  for (const { playouts, games: more } of made) games.set(playouts, (games.get(playouts) ?? 0) + more);
  const [most] = [...games].sort(([a, some], [b, others]) => others - some || b - a);
  return most?.[0] ?? null;
}

/** Compares players by their names in their last games. */
function compared(left: readonly ReviewedGame[], right: readonly ReviewedGame[]): number {
  const [a, b] = [left, right].map((games) => `${games.at(-1)?.player ?? ''}\n${games.at(-1)?.module ?? ''}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

function playerOf(
  games: readonly ReviewedGame[],
  numbers: Numbers,
  { by, every }: { readonly by: 'month' | 'games'; readonly every: number },
): ReviewedPlayer {
  const of = numbersIn(numbers);
  const ends = Math.min(every, Math.floor(games.length / 2));
  const latest = games.at(-1);
  return {
    player: latest?.player ?? '',
    module: latest?.module ?? '',
    games: of('games'),
    others: of('others'),
    all: playOf(games),
    first: ends === 0 ? null : playOf(games.slice(0, ends)),
    last: ends === 0 ? null : playOf(games.slice(-ends)),
    trend: partsOf(games, by === 'month' ? null : every).map(({ from, part }) => ({
      month: by === 'month' ? (part[0]?.period ?? null) : null,
      from: from + 1,
      to: from + part.length,
      play: playOf(part),
    })),
  };
}

interface Part {
  readonly from: number;
  readonly part: readonly ReviewedGame[];
}

/** Splits games into periods of `every` games, or into months if `every` is null. */
function partsOf(games: readonly ReviewedGame[], every: number | null): readonly Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < games.length;) {
    const to = every === null ? monthFrom(games, from) : from + every;
    const part = games.slice(from, to);
    parts.push({ from, part });
    from += part.length;
  }
  return parts;
}

/** Returns the index after the last game in the month of the game at `from`. */
function monthFrom(games: readonly ReviewedGame[], from: number): number {
  let to = from + 1;
  while (to < games.length && games[to]?.period === games[from]?.period) to++;
  return to;
}
