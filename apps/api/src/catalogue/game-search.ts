import type { CardEventKind as CardEventWord } from '#projections';
import type { CardCondition, GameOrder, GameSearch, Ordering, Range } from '#read-models';
import { fail, isLegible, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import type { CardEventKind } from '../replay/card-events/card-event.types.js';
import type {
  CardEventCondition,
  GameFilter,
  GameOrderBy,
  GameOrderField,
  NumberRange,
  TimeRange,
} from './game-filter.types.js';

const MOST_SIGNS = 200;
const MOST_CARDS = 5;

const orderingOf: Readonly<Record<GameOrderField, Ordering>> = {
  RECORDED: 'recorded',
  STARTED: 'started',
  DAYS: 'days',
  TURNS: 'turns',
  EVENTS: 'events',
};

export const orderOf = ({ field, direction }: GameOrderBy): GameOrder => ({
  by: orderingOf[field],
  direction: direction === 'ASC' ? 'asc' : 'desc',
});

/** The fields of `T`, with null and undefined removed from their types. */
type Given<T> = { [Name in keyof T]?: Exclude<T[Name], null | undefined> };
const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Given<T>;

const rangeOf = (range: NumberRange | null | undefined): Range<number> | null =>
  range == null ? null : given({ from: range.from, to: range.to });

const timesOf = (range: TimeRange | null | undefined): Range<string> | null =>
  range == null ? null : given({ from: range.from?.toISOString(), to: range.to?.toISOString() });

const wordOf = (kind: CardEventKind): CardEventWord =>
  kind.toLowerCase().replaceAll('_', '-') as CardEventWord;

const conditionOf = ({ card, kind, seat, byDay, atLeast }: CardEventCondition): CardCondition => ({
  card,
  kind: wordOf(kind),
  ...given({ seat, byDay, atLeast }),
});

/**
 * Converts a filter to a read-model search. Fails with `SEARCH_INVALID` if a text or list is too long or a count is
 * invalid.
 */
export function searchOf(filter: GameFilter): Result<GameSearch, Problem> {
  const problem = problemOf(filter);
  if (problem !== null) return fail(problem);
  const { text, module, edition, format, player, hero, faction, finished, winner, reason, tag, parent } =
    filter;
  return ok(
    given({
      ...{ text, module, edition, format, player, hero, faction, finished, reason, tag, parent },
      winner: winner == null ? null : given({ seat: winner.seat, name: winner.name }),
      days: rangeOf(filter.days),
      turns: rangeOf(filter.turns),
      events: rangeOf(filter.events),
      started: timesOf(filter.started),
      cards: filter.cards?.map(conditionOf),
    }) as GameSearch,
  );
}

function problemOf(filter: GameFilter): Problem | null {
  const cards = filter.cards ?? [];
  if (cards.length > MOST_CARDS)
    return bad('cards', `there are ${cards.length} conditions`, `Use at most ${MOST_CARDS} conditions.`);
  const texts: [string, unknown][] = [
    ...Object.entries(filter),
    ['winner.name', filter.winner?.name],
    ...cards.map(({ card }, at): [string, unknown] => [`cards.${at}.card`, card]),
  ];
  for (const [field, text] of texts)
    if (typeof text === 'string' && text.length > MOST_SIGNS)
      return bad(field, `the text has ${text.length} characters`, `Use at most ${MOST_SIGNS} characters.`);
  for (const [field, text] of texts)
    if (typeof text === 'string' && !(isLegible(text) && isStorable(text)))
      return bad(
        field,
        'the text contains control characters or characters that change the text direction',
        'Remove these characters.',
      );
  for (const [at, { atLeast, seat }] of cards.entries())
    if ((atLeast ?? 1) < 1 || (seat ?? 0) < 0)
      return bad(
        `cards.${at}`,
        'the number of times is below 1, or the seat is below 0',
        'Use a number of at least 1, and a seat from 0.',
      );
  return null;
}

/** Whether a database can store a text. NUL characters and lone surrogates cannot be stored. */
const isStorable = (text: string): boolean => !/\0|\p{Cs}/u.test(text);

const bad = (field: string, what: string, advice: string): Problem => ({
  code: 'SEARCH_INVALID',
  message: `The game filter is not valid (${field}): ${what}.`,
  advice,
  where: field,
});
