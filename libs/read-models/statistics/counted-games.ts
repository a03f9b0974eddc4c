import { sql, type RawBuilder } from 'kysely';
import { authorKey, nameKey, type Author } from '#record';
import type { Dialect } from '../migrations.js';
import { indexed } from '../indexed.js';
import { anyOf, storable } from '../records.js';
import { continuesAfterLink } from '../conditions.js';
import type { Knowledge } from '../search.js';

/** A filter for the games that statistics count. All given fields must match. */
export interface StatisticFilter {
  readonly module?: string;
  readonly edition?: string;
  readonly format?: string;
  /** The first and last month in which the counted games started, such as `2026-11`. */
  readonly from?: string;
  readonly to?: string;
  /** A player's full name, in any case. Only this player's side of each game counts. */
  readonly player?: string;
  /**
   * Only seats held by this account count, under any player name. The account counts as one player and is allowed to
   * see these games in full.
   */
  readonly account?: Author;
}

/** Returns an SQL query for the games and seats that an account holds. */
export const seatsOf = (account: Author): RawBuilder<unknown> =>
  sql`(select game, seat from game_holders where holder = ${indexed(authorKey(account))})`;

/**
 * Returns an SQL expression for the player of a side (`s`). This is a constant if the filter selects an account,
 * otherwise the player's name.
 */
export const playerOfSides = ({ account }: StatisticFilter): RawBuilder<unknown> =>
  account === undefined ? sql`s.search` : sql`''`;

/** Whether a filter selects only some of a game's sides. */
export const isOfOnePlayer = ({ player, account }: StatisticFilter): boolean =>
  player !== undefined || account !== undefined;

const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Returns the SQL conditions for rows that match the filter. `of` is the table or alias that contains the columns. */
function isMeant(of: string, filter: StatisticFilter): RawBuilder<unknown>[] {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${of}.${name}`);
  const given = (name: 'module' | 'edition' | 'format'): RawBuilder<unknown>[] =>
    filter[name] === undefined ? [] : [sql`${column(name)} = ${storable(filter[name])}`];
  return [
    ...given('module'),
    ...given('edition'),
    ...given('format'),
    ...(filter.from === undefined ? [] : [sql`${column('period')} >= ${filter.from}`]),
    ...(filter.to === undefined ? [] : [sql`${column('period')} <= ${filter.to}`]),
  ];
}

const visibility = sql`coalesce(n.visibility, 'PUBLIC')`;

/** Returns the SQL condition that the user played or imported a game. */
function isOwn(dialect: Dialect, knowledge: Exclude<Knowledge, { readonly kind: 'everything' }>) {
  const { own, importer } = knowledge;
  const held = sql`s.game in ${anyOf(dialect, own)}`;
  return importer === undefined ? held : sql`(${held} or n.importer_key = ${indexed(authorKey(importer))})`;
}

/** Returns the SQL condition that the user sees only the linked part of the game of a side (`s`). */
const isCut = (knowledge: Knowledge): RawBuilder<unknown> =>
  continuesAfterLink(knowledge, sql`s.game`, sql`s.last`);

/**
 * Returns SQL that joins the notes (`n`) to sides (`s`). Empty if the user is allowed to see everything, because the
 * join would take longer than counting.
 */
export const notesOfSides = (knowledge: Knowledge): RawBuilder<unknown> =>
  knowledge.kind === 'everything' ? sql`` : sql`left join game_notes n on n.game = s.game`;

/**
 * Returns the SQL condition that a side (`s`) matches the filter and that the user can see its game in full. The side
 * must be joined with `notesOfSides`.
 */
export function sidesCounted(
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
): RawBuilder<unknown> {
  const { player, account } = filter;
  return and([
    ...isMeant('s', filter),
    ...(player === undefined ? [] : [sql`s.search = ${storable(indexed(nameKey(player)))}`]),
    ...(account === undefined ? [] : [sql`(s.game, s.seat) in ${seatsOf(account)}`]),
    ...(knowledge.kind === 'everything' || account !== undefined
      ? []
      : [sql`(${visibility} = 'PUBLIC' or ${isOwn(dialect, knowledge)})`]),
    ...(knowledge.linked === undefined ? [] : [sql`not ${isCut(knowledge)}`]),
  ]);
}

/** The two sources for counts: the rows of a tally, and the rows that the tally summarises. */
export interface Counts {
  readonly tallies: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
  /** The tally's key columns, each as an SQL expression that uses rows `r` and sides `s`. */
  readonly keys: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The tally's summed columns, each as an SQL expression that uses rows `r` and sides `s`. */
  readonly sums: Readonly<Record<string, RawBuilder<unknown>>>;
}

/**
 * Returns SQL that counts the matching games that the user can see in full. Where possible, takes the count from the
 * tally and subtracts the games that the user sees only in part. For a single player and for games with limited access,
 * counts rows instead.
 */
export function countsOf(
  { tallies, rows, keys, sums }: Counts,
  dialect: Dialect,
  filter: StatisticFilter,
  knowledge: Knowledge,
): RawBuilder<unknown> {
  const columns = sql.join([...Object.keys(keys), ...Object.keys(sums)].map((name) => sql.ref(name)));
  const details = (where: RawBuilder<unknown>, sign: 1 | -1 = 1) => sql`
    select ${sql.join([
      ...Object.entries(keys).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
      ...Object.entries(sums).map(([name, value]) => sql`${sql.lit(sign)} * ${value} as ${sql.ref(name)}`),
    ])} from game_sides s
      left join game_notes n on n.game = s.game
      cross join ${rows} r
    where r.game = s.game and r.seat = s.seat and ${where}`;
  if (isOfOnePlayer(filter)) return details(sidesCounted(dialect, filter, knowledge));
  const isOpen = (of: RawBuilder<unknown>) =>
    knowledge.kind === 'everything' ? [] : [sql`${of} = 'PUBLIC'`];
  const meant = and([...isMeant('t', filter), ...isOpen(sql`t.visibility`)]);
  const parts = [sql`select ${columns} from ${tallies} t where ${meant}`];
  if (knowledge.linked !== undefined)
    parts.push(details(and([...isMeant('s', filter), ...isOpen(visibility), isCut(knowledge)]), -1));
  if (knowledge.kind !== 'everything' && (knowledge.own.length > 0 || knowledge.importer !== undefined))
    parts.push(details(and([sidesCounted(dialect, filter, knowledge), sql`${visibility} <> 'PUBLIC'`])));
  return sql.join(parts, sql` union all `);
}
