import { sql } from 'kysely';
import { anyOf } from '../records.js';
import type { ReadModels } from '../database.js';
import { everything, type Knowledge } from '../search.js';
import { MILLION, storedGrades } from './losses.js';
import { differenceOfMeans } from './mean.js';
import { largestFirst, LossSums } from './loss-sums.js';
import { SumsByKey } from './part-sums.js';
import { profiledGames, type ProfiledGame } from './profiled-games.js';
import type {
  Profile,
  MomentInGame,
  ProfileChange,
  ProfileDeck,
  ProfileMoment,
  ProfilePart,
  ProfileQuery,
  ProfileSwing,
} from './profile.js';
import type { MadeNow } from './reviewed-players.js';
import type { Swing } from './swings.js';
import type { LostMoment, SizedMoment } from './top-moments.js';

const MOMENTS = 5;
const SWINGS = 5;
/** The number of characters in a month such as `2026-11`. */
const MONTH = 7;

/**
 * Computes a player's losses by theme, day, Hero, deck and month. Counts only games that the user can see in full.
 * Never mixes reviews that differ in their version of Retrace, value model or number of playouts.
 */
export class Profiles {
  constructor(
    private readonly models: Pick<ReadModels, 'db' | 'dialect'>,
    /** The version of Retrace and the value model of new reviews, by module. */
    private readonly now: ReadonlyMap<string, MadeNow>,
  ) {}

  async of(query: ProfileQuery, knowledge: Knowledge = everything): Promise<Profile> {
    const { edition, format, player, account, playouts } = query;
    const filter = {
      ...(edition !== undefined && { edition }),
      ...(format !== undefined && { format }),
      ...(player !== undefined && { player }),
      ...(account !== undefined && { account }),
    };
    const { db, dialect } = this.models;
    const { rows } = await profiledGames(dialect, filter, knowledge, query.opponent).execute(db);
    const sides = rows.filter((side) => isMeant(side, query));
    const current = sides.filter((side) => this.#isCurrent(side));
    const modules = byNumber(current, ({ module }) => module);
    const module = query.module ?? modules[0]?.value ?? byNumber(sides, (side) => side.module)[0]?.value;
    const own = current.filter((side) => side.module === module);
    const counted = playouts ?? byNumber(own, (side) => side.playouts ?? 0)[0]?.value;
    const reviewed = own.filter((side) => side.playouts === counted);
    const all = sides.filter((side) => side.module === module);
    const { games, others } = numbersOf(all, new Set(reviewed));
    return {
      player: latestOf(all)?.player ?? player ?? '',
      module: module ?? null,
      playouts: reviewed.length === 0 ? null : (counted ?? null),
      games,
      others,
      modules: modules.map(({ value, number }) => ({ module: value, games: number })),
      ...(await this.#losses(reviewed, query)),
    };
  }

  #isCurrent({ module, program, model }: ProfiledGame): boolean {
    const now = this.now.get(module);
    return now?.program === program && (now.model ?? '') === model;
  }

  async #losses(games: readonly ProfiledGame[], query: ProfileQuery) {
    const { since = '', moments = MOMENTS, swings = SWINGS } = query;
    const now = new LossSums(query, moments, swings);
    const before = new LossSums(query, 0, 0);
    const months = new SumsByKey<string>();
    const inMonths = new Map<string, number>();
    for (const [number, game] of games.entries()) {
      const sums = game.started >= since ? now : before;
      const month = game.started.slice(0, MONTH);
      sums.add(game, number, months.of(month));
      inMonths.set(month, (inMonths.get(month) ?? 0) + 1);
    }
    const changed = (part: ProfilePart, earlier: ProfilePart): ProfileChange => ({
      ...part,
      before: since === '' ? null : earlier.lost,
      change: since === '' ? null : differenceOfMeans(part.lost, earlier.lost),
    });
    const shown = [...now.moments.values()].flatMap((top) => top.moments);
    const sides = await this.#sides([...shown, ...now.swings.moments]);
    return {
      all: changed(now.all(), before.all()),
      themes: largestFirst(now.themeParts()).map((part) => ({
        ...changed(part, before.theme(part.key)),
        moments: (now.moments.get(part.key)?.moments ?? []).map((moment) => lostIn(moment, sides)),
      })),
      days: largestFirst(now.dayParts()),
      heroes: now.heroes.parts(),
      rivalHeroes: now.rivalHeroes.parts(),
      decks: now.decks.parts().map((part): ProfileDeck => {
        const { hero = '', game = '', started = '' } = now.decks.latest(part.key) ?? {};
        return { ...part, hero, game, startedAt: started };
      }),
      swings: now.swings.moments.map((swing) => swungIn(swing, sides)),
      months: [...inMonths].sort().map(([month, number]) => months.of(month).part(month, number)),
    };
  }

  /** Returns the players in the games of key moments, by seat. */
  async #sides(moments: readonly SizedMoment[]): Promise<Sides> {
    if (moments.length === 0) return new Map();
    const { db, dialect } = this.models;
    const rows = await db
      .selectFrom('game_sides')
      .select(['game', 'seat', 'player'])
      .where(sql<boolean>`game in ${anyOf(dialect, [...new Set(moments.map(({ game }) => game.game))])}`)
      .orderBy('seat')
      .execute();
    const sides = new Map<string, string[]>();
    for (const { game, player } of rows) sides.set(game, [...(sides.get(game) ?? []), player]);
    return sides;
  }
}

/** For each game, the players' names by seat. */
type Sides = ReadonlyMap<string, readonly string[]>;

const momentIn = ({ game, revision }: SizedMoment, sides: Sides): MomentInGame => ({
  ...{ game: game.game, seat: game.seat, startedAt: game.started, revision },
  opponents: (sides.get(game.game) ?? []).filter((_, seat) => seat !== game.seat),
});

const lostIn = (moment: LostMoment, sides: Sides): ProfileMoment => ({
  ...momentIn(moment, sides),
  day: moment.day,
  loss: moment.size / MILLION,
  grade: storedGrades[moment.grade] ?? null,
});

function swungIn(swing: Swing, sides: Sides): ProfileSwing {
  const { before, after, by, day, theme } = swing;
  return {
    ...momentIn(swing, sides),
    before: before / MILLION,
    after: after / MILLION,
    decision: by === null ? null : { day, theme, player: sides.get(swing.game.game)?.[by] ?? '' },
  };
}

const isMeant = ({ hero, rival, deck }: ProfiledGame, query: ProfileQuery): boolean =>
  (query.hero === undefined || query.hero === hero) &&
  (query.rivalHero === undefined || query.rivalHero === rival) &&
  (query.deck === undefined || query.deck === deck);

/** Returns the distinct values of games, sorted by the number of games, highest first. */
function byNumber<Value extends string | number>(
  games: readonly ProfiledGame[],
  of: (game: ProfiledGame) => Value,
): readonly { readonly value: Value; readonly number: number }[] {
  const numbers = new Map<Value, number>();
  for (const game of games) numbers.set(of(game), (numbers.get(of(game)) ?? 0) + 1);
  return [...numbers]
    .map(([value, number]) => ({ value, number }))
    .sort((left, right) => right.number - left.number || (left.value < right.value ? -1 : 1));
}

/** Returns the number of sides, and the number of sides for which no review counts. */
function numbersOf(sides: readonly ProfiledGame[], counted: ReadonlySet<ProfiledGame>) {
  const idOf = ({ game, seat }: ProfiledGame): string => `${game} ${seat}`;
  const left = sides.filter((side) => !counted.has(side));
  if (left.length === 0) return { games: sides.length, others: 0 };
  const known = new Set([...counted].map(idOf));
  const rest = new Map(
    left.filter((side) => !known.has(idOf(side))).map((side) => [idOf(side), side.program !== null]),
  );
  return { games: known.size + rest.size, others: [...rest.values()].filter(Boolean).length };
}

const latestOf = (sides: readonly ProfiledGame[]): ProfiledGame | undefined =>
  sides.reduce<ProfiledGame | undefined>(
    (latest, side) => (latest !== undefined && latest.started > side.started ? latest : side),
    undefined,
  );
