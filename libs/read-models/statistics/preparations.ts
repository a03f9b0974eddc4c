import { sql } from 'kysely';
import { printedIn } from '#projections';
import { nameKey, UNIDENTIFIED, type GameModule } from '#record';
import type { ReadModels } from '../database.js';
import { indexed } from '../indexed.js';
import { listed, storable } from '../records.js';
import { everything, type Knowledge } from '../search.js';
import { notesOfSides, sidesCounted } from './counted-games.js';
import { readHabits } from './habits.js';
import { meanOf, type Mean } from './mean.js';
import type {
  Preparation,
  PreparationQuery,
  RivalDay,
  RivalDeck,
  RivalHabit,
  SeenCard,
} from './preparation.js';
import { rateOf, type Rate } from './rate.js';

/** The maximum number of games whose cards and days are counted. Only recent games count, because decks change. */
const COUNTED = 200;
const LATEST = 10;
/** The maximum number of cards per Hero. `MOST_DECKS` is the maximum number of Heroes. */
const MOST_CARDS = 100;
const MOST_DECKS = 20;

/** One of the player's games, with the opposing side. */
interface Met {
  readonly game: string;
  readonly seat: number;
  readonly module: string;
  readonly started: string;
  readonly player: string;
  readonly won: number;
  readonly first: number;
  readonly days: number;
  readonly rival: string;
  readonly hero: string;
  readonly faction: string;
  readonly reactions: number;
}

/** A card event that spectators could see. */
interface Seen {
  readonly game: string;
  readonly kind: string;
  readonly reference: string;
  readonly name: string;
  readonly day: number;
}

/** A row of `game_days`: how a side played on one day of a game. */
interface DayOfGame {
  readonly day: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
  /** Encoded by `habitsOf`. */
  readonly habits: string;
}

/** Computes preparations for opponents and Heroes from games that the user can see in full. */
export class Preparations {
  readonly #printed: (reference: string) => string;

  constructor(
    private readonly models: Pick<ReadModels, 'db' | 'dialect'>,
    private readonly modules: ReadonlyMap<string, Pick<GameModule, 'see'>>,
  ) {
    this.#printed = printedIn(modules);
  }

  async of(query: PreparationQuery, knowledge: Knowledge = everything): Promise<Preparation> {
    const all = await this.#met(query, knowledge);
    const modules = numbersOf(all.map(({ module }) => module)).map(([module, games]) => ({ module, games }));
    const module = query.module ?? modules[0]?.module ?? null;
    const games = all.filter((met) => met.module === module);
    const counted = games.slice(0, COUNTED);
    const seen = await this.#seen(counted);
    const opponents = new Set(games.map(({ rival }) => nameKey(rival)));
    return {
      player: games[0]?.player ?? query.player ?? '',
      opponent: opponents.size === 1 ? (games[0]?.rival ?? null) : (query.opponent ?? null),
      module: games.length === 0 ? null : module,
      modules,
      games: games.length,
      counted: counted.length,
      all: winsIn(games),
      first: winsIn(games.filter(({ first }) => first === 1)),
      second: winsIn(games.filter(({ first }) => first !== 1)),
      length: meanIn(games.map(({ days }) => days)),
      reactions: meanIn(games.map(({ reactions }) => reactions)),
      days: await this.#days(counted, this.modules.get(module ?? '')?.see.habits?.names ?? []),
      decks: numbersOf(games.map(({ hero }) => hero))
        .slice(0, MOST_DECKS)
        .flatMap(([hero]) => this.#deck(games, counted, hero, seen)),
      latest: games.slice(0, LATEST).map(({ game, seat, rival, started, won }) => ({
        ...{ game, seat, opponent: rival, startedAt: started },
        won: won === 1,
      })),
    };
  }

  /** Returns the matching games for two players, most recent first. */
  async #met(query: PreparationQuery, knowledge: Knowledge): Promise<readonly Met[]> {
    const { edition, format, player, account, opponent, rivalHero, since } = query;
    const filter = {
      ...(edition !== undefined && { edition }),
      ...(format !== undefined && { format }),
      ...(player !== undefined && { player }),
      ...(account !== undefined && { account }),
    };
    const { db, dialect } = this.models;
    const { rows } = await sql<Met>`
      select s.game, s.seat, s.module, s.started, s.player, s.won, s.first, s.days,
        o.player as rival, o.hero, o.faction, o.reactions
      from game_sides s join game_sides o on o.game = s.game and o.seat = 1 - s.seat ${notesOfSides(knowledge)}
      where ${sidesCounted(dialect, filter, knowledge)} and s.seat < 2 and o.search <> s.search
        and not exists (select 1 from game_sides x where x.game = s.game and x.seat > 1)
        ${opponent === undefined ? sql`` : sql`and o.search = ${storable(indexed(nameKey(opponent)))}`}
        ${rivalHero === undefined ? sql`` : sql`and o.hero = ${storable(rivalHero)}`}
        ${since === undefined ? sql`` : sql`and s.started >= ${since}`}
      order by s.started desc, s.game desc`.execute(db);
    return rows;
  }

  /** Returns the opposing sides' card events that spectators could see, by game. */
  async #seen(games: readonly Met[]): Promise<ReadonlyMap<string, readonly Seen[]>> {
    const seen = new Map<string, Seen[]>();
    if (games.length === 0) return seen;
    const { db, dialect } = this.models;
    const others = listed(
      dialect,
      games.map(({ game, seat }) => [game, 1 - seat]),
    );
    const { rows } = await sql<Seen>`
      select c.game, c.kind, c.reference, c.name, c.seen_first_day as day
      from (select value ->> 0 as game, cast(value ->> 1 as integer) as seat from ${others}) g
        join card_events c on c.game = g.game and c.seat = g.seat
      where c.seen_times > 0 and c.seen_first_day is not null and c.reference <> ${UNIDENTIFIED}`.execute(db);
    for (const row of rows) seen.set(row.game, [...(seen.get(row.game) ?? []), row]);
    return seen;
  }

  /** Returns how the opposing sides played, by day. */
  async #days(games: readonly Met[], names: readonly string[]): Promise<readonly RivalDay[]> {
    if (games.length === 0) return [];
    const { db, dialect } = this.models;
    const others = listed(
      dialect,
      games.map(({ game, seat }) => [game, 1 - seat]),
    );
    const { rows } = await sql<DayOfGame>`
      select d.day, d.played, d.mana, d.unspent, d.habits
      from (select value ->> 0 as game, cast(value ->> 1 as integer) as seat from ${others}) g
        join game_days d on d.game = g.game and d.seat = g.seat`.execute(db);
    return [...new Set(rows.map(({ day }) => day))]
      .sort((left, right) => left - right)
      .map((day) => {
        const own = rows.filter((row) => row.day === day);
        const mean = (of: 'played' | 'mana' | 'unspent'): Mean => meanIn(own.map((row) => row[of]));
        const days = { day, played: mean('played'), mana: mean('mana'), unspent: mean('unspent') };
        return {
          ...days,
          habits: habitsIn(
            own.map(({ habits }) => readHabits(habits)),
            names,
          ),
        };
      });
  }

  #deck(
    games: readonly Met[],
    counted: readonly Met[],
    hero: string,
    seen: ReadonlyMap<string, readonly Seen[]>,
  ): RivalDeck[] {
    const own = games.filter((met) => met.hero === hero);
    const [last] = own;
    if (last === undefined) return [];
    const withCards = counted.filter((met) => met.hero === hero);
    const { faction, game, started } = last;
    return [
      {
        ...{ hero, faction, game, startedAt: started },
        all: winsIn(own),
        counted: withCards.length,
        cards: this.#cards(withCards.map((met) => seen.get(met.game) ?? [])),
      },
    ];
  }

  /** Counts the cards in games. Combines all printings of a card. Omits tokens, because decks do not contain them. */
  #cards(games: readonly (readonly Seen[])[]): readonly SeenCard[] {
    const cards = new Map<
      string,
      { reference: string; name: string; days: number[]; played: number; inMana: number }
    >();
    for (const events of games) {
      const own = new Map<string, { row: Seen; day: number; kinds: Set<string> }>();
      for (const row of events) {
        const key = this.#printed(row.reference);
        const before = own.get(key);
        own.set(key, {
          row,
          day: Math.min(before?.day ?? row.day, row.day),
          kinds: new Set([...(before?.kinds ?? []), row.kind]),
        });
      }
      for (const [key, { row, day, kinds }] of own) {
        if (kinds.has('created')) continue;
        const { reference, name } = row;
        const card = cards.get(key) ?? { reference, name, days: [], played: 0, inMana: 0 };
        card.days.push(day);
        if (kinds.has('played')) card.played++;
        if (kinds.has('put-in-mana')) card.inMana++;
        cards.set(key, card);
      }
    }
    return [...cards.values()]
      .map(({ days, ...card }) => ({
        ...card,
        games: days.length,
        firstDays: [...new Set(days)]
          .sort((left, right) => left - right)
          .map((day) => ({ day, games: days.filter((other) => other === day).length })),
      }))
      .sort(
        (left, right) =>
          right.games - left.games ||
          (left.firstDays[0]?.day ?? 0) - (right.firstDays[0]?.day ?? 0) ||
          (left.name < right.name ? -1 : 1),
      )
      .slice(0, MOST_CARDS);
  }
}

const winsIn = (games: readonly Met[]): Rate =>
  rateOf(games.length, games.filter(({ won }) => won === 1).length);

function meanIn(values: readonly number[]): Mean {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares, [0, Infinity]);
}

/** Returns the habits that at least one side showed on a day, sorted by name. */
const habitsIn = (
  sides: readonly ReadonlyMap<string, number>[],
  names: readonly string[],
): readonly RivalHabit[] =>
  names
    .filter((habit) => sides.some((side) => side.has(habit)))
    .map((habit) => ({ habit, times: meanIn(sides.map((side) => side.get(habit) ?? 0)) }));

/** Counts equal values and returns them in descending order of frequency. */
function numbersOf(values: readonly string[]): readonly (readonly [string, number])[] {
  const numbers = new Map<string, number>();
  for (const value of values) numbers.set(value, (numbers.get(value) ?? 0) + 1);
  return [...numbers].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
}
