import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { authorKey, type Author } from '#record';
import { indexed, searchable } from './indexed.js';
import type { Dialect } from './migrations.js';
import { anyOf, storable } from './records.js';
import { MOST_WORDS, type CardCondition, type GameSearch, type Knowledge, type Range } from './search.js';
import type { Tables } from './tables.js';

type Builder = ExpressionBuilder<Tables, 'games'>;
type Condition = Expression<SqlBool>;

/** Returns an SQL pattern that matches texts containing `text`. Special characters are escaped with `!`. */
const containing = (text: string): string => `%${searchable(text).replaceAll(/[!%_]/g, '!$&')}%`;

const within = <T extends string | number>(column: string, { from, to }: Range<T> = {}): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${to}`]),
];

const equal = (column: string, value: string | number | undefined): Condition[] =>
  value === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${value}`];

const partOf = (column: string, text: string | undefined): Condition[] =>
  text === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} like ${containing(text)} escape '!'`];

/** Returns the condition that the game's existence is not hidden from the user. */
export function mayKnow(eb: Builder, dialect: Dialect, knowledge: Knowledge): Condition[] {
  if (knowledge.kind === 'everything') return [];
  return [eb.or([eb.not(hasVisibility(['PRIVATE'])), isOwn(eb, dialect, knowledge)])];
}

/**
 * Returns the condition that a game continues beyond the part that a link shows. `last` is the game's last revision.
 */
export const continuesAfterLink = (
  { linked = [] }: Knowledge,
  game: RawBuilder<unknown>,
  last: RawBuilder<unknown>,
): RawBuilder<SqlBool> => {
  const links = linked.map(({ game: id, until }) => sql`(${game} = ${id} and ${last} > ${until})`);
  return links.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(links, sql` or `)})`;
};

/** Returns the condition that the user knows only the beginning of a game. */
export const isCut = (knowledge: Knowledge): RawBuilder<SqlBool> =>
  continuesAfterLink(knowledge, sql`games.id`, sql`games.events - 1`);

const hasVisibility = (visibilities: readonly string[]): Condition =>
  sql<SqlBool>`exists (select 1 from game_notes where game = games.id and visibility in (${sql.join(visibilities)}))`;

/** Replaces the characters that databases cannot store, so that search texts match stored rows. */
const asKept = (search: GameSearch): GameSearch =>
  JSON.parse(JSON.stringify(search), (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as GameSearch;

type Known = Exclude<Knowledge, { readonly kind: 'everything' }>;

const isOwn = (eb: Builder, dialect: Dialect, { own, importer }: Known): Condition =>
  eb.or([
    eb('games.id', 'in', anyOf(dialect, own)),
    ...(importer === undefined ? [] : [isImported(importer)]),
  ]);

const isImported = (importer: Author): Condition =>
  sql<SqlBool>`exists (select 1 from game_notes where game = games.id and importer_key = ${indexed(authorKey(importer))})`;

/** Returns the condition that the user is allowed to see everything in the game. */
function seesAll(eb: Builder, dialect: Dialect, knowledge: Knowledge): Condition {
  const over = eb.and([eb('games.finished', '=', 1), eb.not(isCut(knowledge))]);
  if (knowledge.kind === 'everything') return over;
  const restricted = hasVisibility(['PLAYERS', 'PRIVATE']);
  return eb.and([over, eb.or([eb.not(restricted), isOwn(eb, dialect, knowledge)])]);
}

/** Returns the conditions under which a game matches a search. */
export function isMeant(eb: Builder, dialect: Dialect, given: GameSearch, knowledge: Knowledge): Condition[] {
  const search = asKept(given);
  const { finished, winner, tag } = search;
  const knows = seesAll(eb, dialect, knowledge);
  const isWhole = eb.not(isCut(knowledge));
  const ofCourse = [
    ...equal('games.reason', search.reason),
    ...within('games.days', search.days),
    ...within('games.turns', search.turns),
    ...within('games.events', search.events),
    ...(winner === undefined
      ? []
      : aPlayer([...equal('won', 1), ...equal('seat', winner.seat), ...partOf('name', winner.name)])),
    ...(tag === undefined
      ? []
      : [
          sql<SqlBool>`exists (select 1 from game_tags where game = games.id and search = ${searchable(tag)})`,
        ]),
    ...(search.cards ?? []).map((card) => happened(eb, card, knows)),
  ];
  return [
    ...wordsIn(search.text).map((word) => mentions(eb, word, knows, isWhole)),
    ...equal('games.module', search.module),
    ...equal('games.edition', search.edition),
    ...equal('games.format', search.format),
    ...(finished === undefined ? [] : [isFinished(knowledge, finished)]),
    ...isBranch(search.parent, knowledge),
    ...within('games.started_at', search.started),
    ...aPlayer([
      ...partOf('name', search.player),
      ...partOf('hero', search.hero),
      ...equal('faction', search.faction === undefined ? undefined : searchable(search.faction)),
    ]),
    ...(ofCourse.length === 0 ? [] : [isWhole, ...ofCourse]),
  ];
}

/** Returns the condition that, to the user's knowledge, a game is finished (if `finished` is true) or unfinished. */
function isFinished(knowledge: Knowledge, finished: boolean): Condition {
  const isSeen = sql<SqlBool>`games.finished = ${finished ? 1 : 0}`;
  if (knowledge.linked === undefined) return isSeen;
  return finished
    ? sql<SqlBool>`(${isSeen} and not ${isCut(knowledge)})`
    : sql<SqlBool>`(${isSeen} or ${isCut(knowledge)})`;
}

/** Returns the condition that the game branches from `parent` and that the user is allowed to see the parent. */
function isBranch(parent: string | undefined, knowledge: Knowledge): Condition[] {
  const isOwn = parent === undefined || knowledge.kind === 'everything' || knowledge.own.includes(parent);
  if (isOwn) return equal('games.parent', parent);
  const { importer } = knowledge;
  const isOthers =
    importer === undefined
      ? sql`true`
      : sql`(importer_key is null or importer_key <> ${indexed(authorKey(importer))})`;
  return [
    ...equal('games.parent', parent),
    sql<SqlBool>`not exists (
      select 1 from game_notes where game = ${parent} and visibility = 'PRIVATE' and ${isOthers})`,
  ];
}

/** Returns the condition that a single player satisfies all of the given conditions. */
const aPlayer = (conditions: readonly Condition[]): Condition[] =>
  conditions.length === 0
    ? []
    : [
        sql<SqlBool>`exists (
          select 1 from game_players where game = games.id and ${sql.join(conditions, sql` and `)})`,
      ];

const wordsIn = (text = ''): readonly string[] =>
  text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Returns the condition that a word occurs in the parts of a game that the user is allowed to see. */
function mentions(eb: Builder, word: string, knows: Condition, isWhole: Condition): Condition {
  const within = containing(word);
  const has = (column: string): Condition => sql<SqlBool>`${sql.ref(column)} like ${within} escape '!'`;
  const ofCard = (times: string): Condition =>
    sql<SqlBool>`exists (
      select 1 from card_events where game = games.id and ${sql.ref(times)} > 0 and ${has('search')})`;
  return eb.or([
    has('games.module'),
    has('games.format'),
    sql<SqlBool>`exists (
      select 1 from game_players where game = games.id
        and (${has('name')} or ${has('hero')} or ${has('faction')}))`,
    eb.and([
      isWhole,
      sql<SqlBool>`exists (select 1 from game_tags where game = games.id and ${has('search')})`,
    ]),
    eb.and([knows, ofCard('times')]),
    eb.and([isWhole, eb.not(knows), ofCard('seen_times')]),
  ]);
}

/**
 * Returns a condition on the card events that the user is allowed to see, which are all card events or only those that
 * spectators can see.
 */
function happened(eb: Builder, condition: CardCondition, knows: Condition): Condition {
  const counted = (times: string, firstDay: string): Condition =>
    sql<SqlBool>`games.id in (${gamesIn(condition, times, firstDay)})`;
  return eb.or([
    eb.and([knows, counted('times', 'first_day')]),
    eb.and([eb.not(knows), counted('seen_times', 'seen_first_day')]),
  ]);
}

function gamesIn({ card, kind, seat, byDay, atLeast = 1 }: CardCondition, times: string, firstDay: string) {
  const name = searchable(card);
  const there = sql`(game, search) in (select game, search from card_games where card in (${name}, ${card}))`;
  const named = sql`(search = ${name} or reference = ${card})`;
  const conditions = [there, named, sql`kind = ${kind}`, sql`${sql.ref(times)} > 0`, ...equal('seat', seat)];
  const first = byDay === undefined ? sql`` : sql`and min(${sql.ref(firstDay)}) <= ${byDay}`;
  return sql`
    select game from card_events where ${sql.join(conditions, sql` and `)}
    group by game having sum(${sql.ref(times)}) >= ${atLeast} ${first}`;
}
