import type { Passive, Statistics, Terrain } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { iso, oneOf, only, token, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { onePer } from './counters.js';
import type { Grammar } from './grammar.js';
import { inDigits } from './numbers.js';
import { terrain } from './words-for.js';

type Affected = Extract<Passive, { kind: 'statistics' }>['of'];
type Change = Partial<Statistics>;

const isSign = (text: string): boolean => text === '+' || text === '-';
const sign: Syntax<string> = token(
  '+ or -',
  ['+', '-'],
  (text) => (isSign(text) ? text : undefined),
  (value: unknown) => (value === '+' || value === '-' ? value : undefined),
);

/** "+2", "-1" */
export const signed: Syntax<number> = iso(
  phrase<{ sign: string; size: number }>('<sign> <size>', { sign, size: inDigits }),
  ({ sign: by, size }) => (by === '-' ? -size : size),
  (value) => (typeof value === 'number' ? { sign: value < 0 ? '-' : '+', size: Math.abs(value) } : undefined),
);

/** "+1 {V} and -1 {M}" */
const listedStatistics: Syntax<Change> = iso(
  list(
    iso(
      phrase<{ by: number; terrain: Terrain }>('<by> <terrain>', { by: signed, terrain }),
      ({ by, terrain: of }) => [of, by] as const,
      ([of, by]: readonly [Terrain, number]) => ({ by, terrain: of }),
    ),
    ',',
    'and',
  ),
  (pairs): Change | undefined => {
    const change: Change = Object.fromEntries(pairs);
    return Object.keys(change).length === pairs.length ? change : undefined;
  },
  (change) =>
    typeof change === 'object' && Object.values(change).every((by) => typeof by === 'number')
      ? (Object.entries(change) as (readonly [Terrain, number])[])
      : undefined,
);

/** "+1 {V} and -1 {M}", "+1/+0/-1" */
export const someStatistics: Syntax<Change> = oneOf(listedStatistics);

/** What statistics objects have more or less of, or have: "I have +1 {V}", "Plants you control have +2/+2/+2". */
export function statisticsStatements(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const subjects: readonly (readonly [string, Template<Affected>])[] = [
    ['I have', 'me'],
    ['<of> have', $('of')],
  ];
  const all = '<all>/<all>/<all>';
  const stated = subjects.flatMap(([subject, of]) => [
    form<Passive>(
      `${subject} <some>`,
      { of: many, some: someStatistics },
      { kind: 'statistics', of, add: $('some') },
    ),
    form<Passive>(`${subject} ${all}`, { of: many, all: signed }, { kind: 'statistics', of, add: $('all') }),
    form<Passive>(
      `${subject} +1/+1/+1 per <per>`,
      { of: many, per: onePer(g) },
      { kind: 'statistics', of, add: $('per') },
    ),
  ]);
  // To be equal to the highest of one's own is a statement of its own.
  const number = only(
    g.quantity,
    (one) => typeof one !== 'object' || !('statistic' in one) || one.statistic !== 'highest',
  );
  const equal = form<Passive>(
    'my <only> is equal to <number>',
    { only: terrain, number },
    { kind: 'statistics', of: 'me', only: $('only'), equal: $('number') },
  );
  return [...stated, equal];
}
