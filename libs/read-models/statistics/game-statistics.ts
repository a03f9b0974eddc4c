import { sql, type RawBuilder } from 'kysely';
import { UNIDENTIFIED } from '#record';
import type { ReadModels } from '../database.js';
import { everything, type Knowledge } from '../search.js';
import { countsOf, playerOfSides, seatsOf, sidesCounted, type StatisticFilter } from './counted-games.js';
import { cardOf, comparing } from './card-statistic.js';
import { mean, numbersIn, type Numbers } from './numbers.js';
import { playerOf } from './player-statistic.js';
import { rateOf, type Rate } from './rate.js';
import type {
  CardQuery,
  CardStatistic,
  Choices,
  DayStatistic,
  MatchupQuery,
  MatchupStatistic,
  Overview,
  PlayerStatistic,
} from './statistic.js';

/** Returns SQL references to the named columns of rows `r`, by name. */
const ofRows = (names: readonly string[]): Readonly<Record<string, RawBuilder<unknown>>> =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`r.${name}`)]));

/**
 * Returns SQL for whether the player of a side (`s`) also played another seat in the game. Compares players by account
 * if one is selected, otherwise by name.
 */
const isSelfPlay = ({ account }: StatisticFilter): RawBuilder<unknown> => sql`case when exists (select 1
  from game_sides o where o.game = s.game and o.seat <> s.seat and
    ${account === undefined ? sql`o.search = s.search` : sql`(o.game, o.seat) in ${seatsOf(account)}`})
  then 1 else 0 end`;

/** Adds the numbers in two rows. Other columns are taken from the first row. */
const added = (row: Numbers, other: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'reference' || name === 'name' ? value : Number(value) + Number(other[name]),
    ]),
  );

/** Returns the win rate for counts that include both sides of each game. */
const bothSides = (games: number, wins: number): Rate => ({
  ...rateOf(games, wins),
  ...{ rate: null, low: 0, high: 1 },
});

/** The maximum number of choices for each field. */
const MOST_CHOICES = 200;

/** Statistics about finished games that the user can see in full, except branches. */
export class GameStatistics {
  /** `printed` maps a card's reference to a name that all printings of the card share. */
  constructor(
    private readonly models: Pick<ReadModels, 'db' | 'dialect'>,
    private readonly printed: (reference: string) => string = (reference) => reference,
  ) {}

  async overview(filter: StatisticFilter = {}, knowledge: Knowledge = everything): Promise<Overview> {
    const [row = {}] = await this.#ofSides(
      sql`count(distinct s.game) as games, count(*) as sides, sum(s.days) as days, sum(s.reactions) as reactions,
        sum(s.first) as firsts, sum(s.first * s.won) as wins`,
      filter,
      knowledge,
    );
    const of = numbersIn(row);
    return {
      games: of('games'),
      days: mean(of('days'), of('sides')),
      reactions: mean(of('reactions'), of('sides')),
      first: rateOf(of('firsts'), of('wins')),
    };
  }

  /** Returns the values that each field of a filter can have, at most 200 per field. */
  async choices(filter: StatisticFilter = {}, knowledge: Knowledge = everything): Promise<Choices> {
    const of = async (column: 'module' | 'edition' | 'format' | 'hero' | 'faction' | 'search' | 'period') => {
      const by = sql.ref(`s.${column}`);
      const rows = await this.#ofSides(
        sql`${by} as choice, max(s.player) as player`,
        filter,
        knowledge,
        sql`and ${by} <> '' group by 1 order by count(*) desc, 1 limit ${sql.lit(MOST_CHOICES)}`,
      );
      return rows.map((row) => String(row[column === 'search' ? 'player' : 'choice']));
    };
    const [modules, editions, formats, heroes, factions, players, months] = await Promise.all([
      of('module'),
      of('edition'),
      of('format'),
      of('hero'),
      of('faction'),
      of('search'),
      of('period'),
    ]);
    return { modules, editions, formats, heroes, factions, players, months: months.sort().reverse() };
  }

  /**
   * Returns statistics about identified cards, sorted by `order`. A card counts as drawn only if it was drawn on the
   * day `byDay` or earlier.
   */
  async cards(
    { byDay = 1000, order = 'games', first = 100, ...filter }: StatisticFilter & CardQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly CardStatistic[]> {
    const counts = countsOf(
      {
        tallies: sql`card_tallies`,
        rows: sql`game_cards`,
        keys: ofRows(['reference', 'name', 'drawn_day', 'played', 'opening']),
        sums: { games: sql`1`, wins: sql`s.won`, ...ofRows(['copies']) },
      },
      this.models.dialect,
      filter,
      knowledge,
    );
    const when = (name: string, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      sum(case when ${condition} then games else 0 end) as ${sql.ref(`${name}_games`)},
      sum(case when ${condition} then wins else 0 end) as ${sql.ref(`${name}_wins`)}`;
    const { rows } = await sql<Numbers>`
      select reference, max(name) as name, sum(games) as all_games, sum(wins) as all_wins, sum(copies) as copies,
        ${when('drawn', sql`drawn_day >= 0 and drawn_day <= ${sql.lit(Math.trunc(byDay))}`)},
        ${when('played', sql`played = 1`)},
        ${when('seen', sql`opening >= 1`)},
        ${when('mana', sql`opening = 2`)}
      from (${counts}) counted where reference <> ${UNIDENTIFIED} group by reference having sum(games) > 0`.execute(
      this.models.db,
    );
    return this.#byCard(rows).map(cardOf).sort(comparing(order)).slice(0, first);
  }

  /** Combines the rows of each card's printings. The reference is that of the printing in the most decks. */
  #byCard(rows: readonly Numbers[]): readonly Numbers[] {
    const cards = new Map<string, Numbers>();
    const byUse = [...rows].sort(
      (left, right) =>
        Number(right['all_games']) - Number(left['all_games']) ||
        (String(left['reference']) < String(right['reference']) ? -1 : 1),
    );
    for (const row of byUse) {
      const card = this.printed(String(row['reference']));
      const known = cards.get(card);
      cards.set(card, known === undefined ? row : added(known, row));
    }
    return [...cards.values()];
  }

  /**
   * Returns the results of heroes or factions against each other in games for two players. The pair with the most games
   * comes first.
   */
  async matchups(
    { by = 'hero', first = 200, ...filter }: StatisticFilter & MatchupQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly MatchupStatistic[]> {
    const [own, rival] =
      by === 'hero' ? (['hero', 'rival_hero'] as const) : (['faction', 'rival_faction'] as const);
    const rows = await this.#ofSides(
      sql`${sql.ref(`s.${own}`)} as own, ${sql.ref(`s.${rival}`)} as rival, count(*) as sides,
        count(distinct s.game) as games, sum(s.won) as wins,
        sum(s.first) as firsts, sum(s.first * s.won) as first_wins, sum(s.days) as days`,
      filter,
      knowledge,
      sql`and ${sql.ref(`s.${own}`)} <> '' and ${sql.ref(`s.${rival}`)} <> '' group by 1, 2
        order by count(distinct s.game) desc, 1, 2 limit ${sql.lit(Math.trunc(first))}`,
    );
    return rows.map((row) => {
      const of = numbersIn(row);
      return {
        own: String(row['own']),
        rival: String(row['rival']),
        isMirror: row['own'] === row['rival'],
        all: of('sides') > of('games') ? bothSides(of('games'), of('wins')) : rateOf(of('games'), of('wins')),
        first: rateOf(of('firsts'), of('first_wins')),
        days: mean(of('days'), of('sides')),
      };
    });
  }

  /** Returns the players' statistics, sorted by the number of games, highest first. */
  async players(
    { first = 100, ...filter }: StatisticFilter & { readonly first?: number } = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly PlayerStatistic[]> {
    const rows = await this.#ofSides(
      sql`${playerOfSides(filter)} as search, s.period, ${isSelfPlay(filter)} as self, max(s.player) as player, count(*) as games,
        count(distinct s.game) as played, sum(s.won) as wins, sum(s.days) as days,
        sum(s.reactions) as reactions, sum(s.mana) as mana, sum(s.unspent) as unspent`,
      filter,
      knowledge,
      sql`group by 1, 2, 3 order by 1, 2, 3`,
    );
    const players = new Map<string, Numbers[]>();
    for (const row of rows) {
      const name = String(row['search']);
      players.set(name, [...(players.get(name) ?? []), row]);
    }
    return [...players.values()]
      .map(playerOf)
      .sort((left, right) => right.all.games - left.all.games || (left.player < right.player ? -1 : 1))
      .slice(0, first);
  }

  /** Returns for each day the mean number of cards played, mana available and mana left unspent. */
  async days(
    filter: StatisticFilter = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly DayStatistic[]> {
    const counts = countsOf(
      {
        tallies: sql`day_tallies`,
        rows: sql`game_days`,
        keys: { ...ofRows(['day']), won: sql`s.won` },
        sums: { games: sql`1`, ...ofRows(['played', 'mana', 'unspent']) },
      },
      this.models.dialect,
      filter,
      knowledge,
    );
    const { rows } = await sql<Numbers>`
      select day, sum(games) as sides, sum(played) as played, sum(mana) as mana, sum(unspent) as unspent,
        sum(case when won = 1 then games else 0 end) as winners,
        sum(case when won = 1 then played else 0 end) as won_played
      from (${counts}) counted group by day having sum(games) > 0 order by day`.execute(this.models.db);
    return rows.map((row) => {
      const of = numbersIn(row);
      return {
        day: of('day'),
        sides: of('sides'),
        played: mean(of('played'), of('sides')),
        mana: mean(of('mana'), of('sides')),
        unspent: mean(of('unspent'), of('sides')),
        playedByWinners: mean(of('won_played'), of('winners')),
      };
    });
  }

  async #ofSides(
    columns: RawBuilder<unknown>,
    filter: StatisticFilter,
    knowledge: Knowledge,
    rest: RawBuilder<unknown> = sql``,
  ): Promise<readonly Numbers[]> {
    const { rows } = await sql<Numbers>`
      select ${columns} from game_sides s left join game_notes n on n.game = s.game
      where ${sidesCounted(this.models.dialect, filter, knowledge)} ${rest}`.execute(this.models.db);
    return rows;
  }
}
