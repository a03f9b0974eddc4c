import type { Passive, Quantity, Selector, Statistics, Terrain } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { iso, oneOf, only, synonym, token, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
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

/** "+0/+1/-1": the same of all three. */
const threeStatistics: Syntax<Change> = iso(
  phrase<{ forest: number; mountain: number; water: number }>('<forest>/<mountain>/<water>', {
    forest: signed,
    mountain: signed,
    water: signed,
  }),
  (all): Change | undefined => {
    const { forest, mountain, water } = all;
    if (forest === mountain && mountain === water) return undefined;
    const change = Object.entries(all).filter(([, by]) => by !== 0);
    return Object.fromEntries(change);
  },
  () => undefined,
);

/** "+1 {V} and -1 {M}", "+1/+0/-1" */
export const someStatistics: Syntax<Change> = oneOf(listedStatistics, synonym(threeStatistics));

/** What statistics objects have more or less of, or have: "I have +1 {V}", "Plants you control have +2/+2/+2". */
export function statisticsStatements(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const one = g.noun({ many: false, from: false, your: 'your' });
  const subjects: readonly (readonly [string, Template<Affected>])[] = [
    ['I have', 'me'],
    ['<of> have', $('of')],
  ];
  const all = '<all>/<all>/<all>';
  const each = oneOf<Passive>(
    form<Passive>(
      'each <of> has <some>',
      { of: one, some: someStatistics },
      { kind: 'statistics', of: $('of'), add: $('some') },
    ),
    form<Passive>(
      `each <of> has ${all}`,
      { of: one, all: signed },
      { kind: 'statistics', of: $('of'), add: $('all') },
    ),
    form<Passive>(
      'each <of> has base statistics <v>/<m>/<o>',
      { of: one, v: inDigits, m: inDigits, o: inDigits },
      { kind: 'statistics', of: $('of'), set: { forest: $('v'), mountain: $('m'), water: $('o') } },
    ),
  );
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
    iso(
      phrase<{ of: Selector; by: number; per: Quantity }>(`${subject} <by>/<by>/<by> per <per>`, {
        of: many,
        by: only(signed, (by) => by !== 1),
        per: onePer(g),
      }),
      ({ of: whose, by, per }): Passive => ({
        kind: 'statistics',
        of: of === 'me' ? of : whose,
        add: { times: [by, per] },
      }),
      (value) => {
        if (value.kind !== 'statistics' || value.only !== undefined || value.if !== undefined)
          return undefined;
        const { of: whose, add } = value;
        if ((whose === 'me') !== (of === 'me') || typeof add !== 'object' || !('times' in add))
          return undefined;
        const [by, per] = add.times;
        return typeof by === 'number' && by !== 1 ? { of: whose as Selector, by, per } : undefined;
      },
    ),
    form<Passive>(
      `${subject} +1/+1/+1 per <per>, up to +<most>/+<most>/+<most>`,
      { of: many, per: onePer(g), most: inDigits },
      { kind: 'statistics', of, add: { atMost: $('most'), of: $('per') } } as never,
    ),
    iso(
      phrase<{ of: Selector; by: number; only: Terrain; per: Quantity }>(`${subject} <by> <only> per <per>`, {
        of: many,
        by: signed,
        only: terrain,
        per: onePer(g),
      }),
      ({ of: whose, by, only, per }): Passive => ({
        kind: 'statistics',
        of: of === 'me' ? of : whose,
        add: by === 1 ? per : { times: [by, per] },
        only,
      }),
      (value) => {
        if (value.kind !== 'statistics' || value.only === undefined || value.if !== undefined)
          return undefined;
        const { of: whose, add, only } = value;
        if ((whose === 'me') !== (of === 'me') || typeof add !== 'object') return undefined;
        const [by, per] = 'times' in add ? add.times : [1, add as Quantity];
        return typeof by === 'number' ? { of: whose as Selector, by, only, per } : undefined;
      },
    ),
    form<Passive>(`${subject} +X <only>`, { of: many, only: terrain }, {
      kind: 'statistics',
      of,
      add: { x: true },
      only: $('only'),
    } as never),
    form<Passive>(`${subject} +X/+X/+X`, { of: many }, { kind: 'statistics', of, add: { x: true } } as never),
    form<Passive>(
      `${subject} base statistics <v>/<m>/<o>`,
      { of: many, v: inDigits, m: inDigits, o: inDigits },
      { kind: 'statistics', of, set: { forest: $('v'), mountain: $('m'), water: $('o') } },
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
  const allEqual = form<Passive>(
    'my statistics are equal to <number>',
    { number },
    { kind: 'statistics', of: 'me', equal: $('number') },
  );
  const named = synonym(
    form<Passive>(
      'my {V}, {M} and {O} are equal to <number>',
      { number },
      { kind: 'statistics', of: 'me', equal: $('number') },
    ),
  );
  const equalUpTo = form<Passive>(
    'my <only> is equal to <number>, up to a max of <most>',
    { only: terrain, number, most: inDigits },
    { kind: 'statistics', of: 'me', only: $('only'), equal: { atMost: $('most'), of: $('number') } } as never,
  );
  return [...stated, equalUpTo, equal, allEqual, named, marked('each', each)];
}
