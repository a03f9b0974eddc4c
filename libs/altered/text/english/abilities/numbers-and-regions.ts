import type { Passive, Statistics, Terrain } from '#altered/abilities';
import { $, form, list, phrase } from '../../syntax/phrases.js';
import { iso, token, type Syntax } from '../../syntax/syntax.js';
import { terrain } from '../words/rule-words.js';
import { onePer } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits } from '../words/numbers.js';

const mine = 'my region and the region of the Expedition facing me are <terrain>';

/** Statements about the terrains of regions: "my region is {M} in addition to its other terrains". */
export const regions: readonly Syntax<Passive>[] = [
  form<Passive>(
    `${mine} and lose their other terrains`,
    { terrain },
    { kind: 'region', whose: 'mine-and-facing', terrain: $('terrain'), loses: true },
  ),
  form<Passive>(
    'my region is <terrain> in addition to its other terrains',
    { terrain },
    { kind: 'region', whose: 'mine' },
  ),
];

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

/** Statements about higher, lower and given statistics: "I have +1 {V}", "Plants you control have +2/+2/+2". */
export function statisticsStatements(g: Grammar): readonly Syntax<Passive>[] {
  const say = (text: string, tree: object): Syntax<Passive> =>
    form<Passive>(
      text,
      { of: g.many, some: listedStatistics, all: signed, per: onePer(g) },
      { kind: 'statistics', ...tree },
    );
  return [
    say('I have <some>', { of: 'me', add: $('some') }),
    say('<of> have <some>', { add: $('some') }),
    say('I have +1/+1/+1 per <per>', { of: 'me', add: $('per') }),
  ];
}
