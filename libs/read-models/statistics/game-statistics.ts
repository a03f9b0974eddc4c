import { sql, type RawBuilder } from 'kysely';
import type { ReadModels } from '../database.js';
import { everything, type Knowledge } from '../search.js';
import { countsOf, sidesCounted, type StatisticFilter } from './counted-games.js';
import { differenceOf, rateOf, type Rate, type RateDifference } from './rate.js';

/** A card over many games. A game with the card in both decks counts for each. */
export interface CardStatistic {
  readonly reference: string;
  readonly name: string;
  /** Decks with it, and how many copies they have together. */
  readonly inDeck: Rate;
  readonly copies: number;
  /** Drawn, up to the day that is asked for. */
  readonly drawn: Rate;
  readonly played: Rate;
  /** Drawn before the first turn, and how often it was put in mana then. */
  readonly opening: Rate;
  readonly openingMana: Rate;
  /** Rate when drawn less rate when not. Null: one of both never happened. */
  readonly impact: RateDifference | null;
}

export const cardOrders = ['games', 'name', 'rate', 'drawn', 'played', 'impact'] as const;
export type CardOrder = (typeof cardOrders)[number];

/** One hero, or faction, against another. */
export interface MatchupStatistic {
  readonly own: string;
  readonly rival: string;
  readonly all: Rate;
  /** When it took the first turn. */
  readonly first: Rate;
  /** Mean length in days. */
  readonly days: number;
}

/** How a player did in one month. */
export interface PlayerPeriod {
  readonly period: string;
  readonly all: Rate;
}

export interface PlayerStatistic {
  readonly player: string;
  readonly all: Rate;
  /** Share of mana that was not spent; null: the games have none. */
  readonly unspent: number | null;
  /** Mean of a game. */
  readonly reactions: number;
  readonly days: number;
  /** By month, the oldest first. */
  readonly trend: readonly PlayerPeriod[];
}

/** A day of the game, over all sides that reached it: means. */
export interface DayStatistic {
  readonly day: number;
  readonly sides: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
  /** Cards played by those who won. */
  readonly playedByWinners: number;
}

/** What all games come to together. */
export interface Overview {
  readonly games: number;
  readonly days: number;
  /** Mean of a side in a game. */
  readonly reactions: number;
  /** How often who took the first turn won. */
  readonly first: Rate;
}

type Numbers = Readonly<Record<string, number | string>>;
const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
const numbersIn =
  (row: Numbers) =>
  (name: string): number =>
    Number(row[name] ?? 0);

/** What finished games come to, as far as the reader knows them wholly. Branches do not count. */
export class GameStatistics {
  constructor(private readonly models: Pick<ReadModels, 'db' | 'dialect'>) {}

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

  /** The cards in an order, the most or the best first; `byDay`: drawn on that day or before. */
  async cards(
    { byDay = 1000, order = 'games', first = 100, ...filter }: StatisticFilter & CardQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly CardStatistic[]> {
    const columns = ['reference', 'name', 'drawn_day', 'played', 'opening'];
    const counts = countsOf(
      {
        tally: sql.join([...columns, 'games', 'wins', 'copies'].map((name) => sql.ref(`t.${name}`))),
        from: sql`card_tallies`,
        detail: sql`${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}, 1 as games, s.won as wins, r.copies`,
        rows: sql`game_cards`,
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
      from (${counts}) counted group by reference`.execute(this.models.db);
    return rows.map(cardOf).sort(comparing(order)).slice(0, first);
  }

  /** Heroes, or factions, against each other in games of two; the most played first. */
  async matchups(
    { by = 'hero', first = 200, ...filter }: StatisticFilter & MatchupQuery = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly MatchupStatistic[]> {
    const [own, rival] =
      by === 'hero' ? (['hero', 'rival_hero'] as const) : (['faction', 'rival_faction'] as const);
    const rows = await this.#ofSides(
      sql`${sql.ref(`s.${own}`)} as own, ${sql.ref(`s.${rival}`)} as rival, count(*) as games, sum(s.won) as wins,
        sum(s.first) as firsts, sum(s.first * s.won) as first_wins, sum(s.days) as days`,
      filter,
      knowledge,
      sql`and ${sql.ref(`s.${own}`)} <> '' and ${sql.ref(`s.${rival}`)} <> '' group by 1, 2
        order by count(*) desc, 1, 2 limit ${sql.lit(Math.trunc(first))}`,
    );
    return rows.map((row) => {
      const of = numbersIn(row);
      return {
        own: String(row['own']),
        rival: String(row['rival']),
        all: rateOf(of('games'), of('wins')),
        first: rateOf(of('firsts'), of('first_wins')),
        days: mean(of('days'), of('games')),
      };
    });
  }

  /** The players, those with the most games first. */
  async players(
    { first = 100, ...filter }: StatisticFilter & { readonly first?: number } = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly PlayerStatistic[]> {
    const rows = await this.#ofSides(
      sql`s.search, s.period, max(s.player) as player, count(*) as games, sum(s.won) as wins, sum(s.days) as days,
        sum(s.reactions) as reactions, sum(s.mana) as mana, sum(s.unspent) as unspent`,
      filter,
      knowledge,
      sql`group by 1, 2 order by 1, 2`,
    );
    const players = new Map<string, Numbers[]>();
    for (const row of rows) {
      const name = String(row['search']);
      players.set(name, [...(players.get(name) ?? []), row]);
    }
    return [...players.values()]
      .map(playerOf)
      .sort((one, other) => other.all.games - one.all.games || (one.player < other.player ? -1 : 1))
      .slice(0, first);
  }

  /** The curve: what is played, had and left on each day. */
  async days(
    filter: StatisticFilter = {},
    knowledge: Knowledge = everything,
  ): Promise<readonly DayStatistic[]> {
    const columns = ['played', 'mana', 'unspent'];
    const counts = countsOf(
      {
        tally: sql.join(['day', 'won', 'games', ...columns].map((name) => sql.ref(`t.${name}`))),
        from: sql`day_tallies`,
        detail: sql`r.day, s.won, 1 as games, ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}`,
        rows: sql`game_days`,
      },
      this.models.dialect,
      filter,
      knowledge,
    );
    const { rows } = await sql<Numbers>`
      select day, sum(games) as sides, sum(played) as played, sum(mana) as mana, sum(unspent) as unspent,
        sum(case when won = 1 then games else 0 end) as winners,
        sum(case when won = 1 then played else 0 end) as won_played
      from (${counts}) counted group by day order by day`.execute(this.models.db);
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

export interface CardQuery {
  readonly byDay?: number;
  readonly order?: CardOrder;
  readonly first?: number;
}

export interface MatchupQuery {
  readonly by?: 'hero' | 'faction';
  readonly first?: number;
}

function cardOf(row: Numbers): CardStatistic {
  const of = numbersIn(row);
  const rate = (name: string): Rate => rateOf(of(`${name}_games`), of(`${name}_wins`));
  const [inDeck, drawn] = [rate('all'), rate('drawn')];
  const undrawn = rateOf(inDeck.games - drawn.games, inDeck.wins - drawn.wins);
  return {
    reference: String(row['reference']),
    name: String(row['name']),
    inDeck,
    copies: of('copies'),
    drawn,
    played: rate('played'),
    opening: rate('seen'),
    openingMana: rate('mana'),
    impact: differenceOf(drawn, undrawn),
  };
}

/** What cards are ordered by: more comes first. */
const weights: Readonly<Record<Exclude<CardOrder, 'name'>, (card: CardStatistic) => number>> = {
  games: ({ inDeck }) => inDeck.games,
  rate: ({ inDeck }) => inDeck.rate ?? -1,
  drawn: ({ drawn }) => drawn.rate ?? -1,
  played: ({ played }) => played.rate ?? -1,
  impact: ({ impact }) => impact?.value ?? -2,
};

const comparing =
  (order: CardOrder) =>
  (one: CardStatistic, other: CardStatistic): number => {
    const byName =
      Number(one.name > other.name) - Number(one.name < other.name) ||
      (one.reference < other.reference ? -1 : 1);
    return order === 'name' ? byName : weights[order](other) - weights[order](one) || byName;
  };

function playerOf(rows: readonly Numbers[]): PlayerStatistic {
  const sum = (name: string): number => rows.reduce((all, row) => all + Number(row[name] ?? 0), 0);
  const [games, mana] = [sum('games'), sum('mana')];
  return {
    player: String(rows.at(-1)?.['player'] ?? ''),
    all: rateOf(games, sum('wins')),
    unspent: mana === 0 ? null : sum('unspent') / mana,
    reactions: mean(sum('reactions'), games),
    days: mean(sum('days'), games),
    trend: rows.map((row) => ({
      period: String(row['period']),
      all: rateOf(Number(row['games']), Number(row['wins'])),
    })),
  };
}
