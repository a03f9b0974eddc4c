import type { GameFilter } from '../generated/graphql.js';

/** The filters of the games list. An empty string means that the filter is off. */
export interface GameQuery {
  readonly text: string;
  readonly finished: boolean | null;
  readonly module: string;
  readonly player: string;
  readonly hero: string;
  readonly faction: string;
  readonly format: string;
  readonly edition: string;
  readonly tag: string;
  readonly card: string;
  readonly winner: string;
  /** The first day, in the format of a date field, such as `2026-11-22`. */
  readonly from: string;
  readonly until: string;
  readonly shortest: string;
  readonly longest: string;
}

export const anyGame: GameQuery = {
  text: '',
  finished: null,
  module: '',
  player: '',
  hero: '',
  faction: '',
  format: '',
  edition: '',
  tag: '',
  card: '',
  winner: '',
  from: '',
  until: '',
  shortest: '',
  longest: '',
};

/** Whether a query uses any filters. If so, the filter fields must be shown. */
export const isFiltered = (query: GameQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== anyGame[name as keyof GameQuery]);

/** Returns the filter for the API, without empty fields. Days are in the user's time zone. */
export function filterOf(query: GameQuery): GameFilter {
  const { finished, tag, card, winner, from, until, shortest, longest } = query;
  const word = (name: 'text' | 'module' | 'player' | 'hero' | 'faction' | 'format' | 'edition') => {
    const value = query[name].trim();
    return value === ''
      ? {}
      : { [name]: name === 'format' || name === 'faction' ? value.toLowerCase() : value };
  };
  return {
    ...word('text'),
    ...word('module'),
    ...word('player'),
    ...word('hero'),
    ...word('faction'),
    ...word('format'),
    ...word('edition'),
    ...(finished === null ? {} : { finished }),
    ...(tag.trim() === '' ? {} : { tag: tag.trim() }),
    ...(card.trim() === '' ? {} : { cards: [{ card: card.trim(), kind: 'PLAYED' as const }] }),
    ...(winner.trim() === '' ? {} : { winner: { name: winner.trim() } }),
    ...range('started', startOf(from), endOf(until)),
    ...range('events', count(shortest), count(longest)),
  };
}

function range<Value>(name: 'started' | 'events', from: Value | null, to: Value | null) {
  if (from === null && to === null) return {};
  return { [name]: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) } };
}

const count = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);

const startOf = (day: string): string | null => isoTime(`${day}T00:00:00`);
const endOf = (day: string): string | null => isoTime(`${day}T23:59:59.999`);

function isoTime(text: string): string | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
