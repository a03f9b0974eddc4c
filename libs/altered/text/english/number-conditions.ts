import type { Comparison, Condition, Quantity } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { orMore } from './words-for.js';
import { inDigits, mana } from './numbers.js';
import { aDie, numberOf } from './quantities.js';

/** Comparisons of numbers that are not counted: "my {V} is 4 or more", "its Hand Cost is equal to the result". */
export const numberConditions = (): readonly Syntax<Condition>[] => [
  ...costsAre,
  form<Condition>(
    '<left> is <right> <is>',
    { left: numberOf(), right: inDigits, is: orMore },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
  form<Condition>('<left> is <right>+', { left: numberOf(), right: inDigits }, {
    kind: 'compare',
    left: $('left'),
    is: 'at-least',
    right: $('right'),
    said: '+',
  } as never),
  here(['the', 'it'], ({ noted }) => (isRolled(noted) ? synonym(withinRange) : null)),
  here(['the', 'it'], ({ noted }) =>
    !isRolled(noted)
      ? null
      : synonym(
          form<Condition>(
            '<left> is <right>',
            { left: only(numberOf(), isOfDie), right: inDigits },
            { kind: 'compare', left: $('left'), is: 'exactly', right: $('right') },
          ),
        ),
  ),
  here(["it's"], ({ noted }) => {
    const die = noted.findLast((one) => one.startsWith('die'));
    const left = die !== undefined ? { noted: die } : noted.includes(aDie) ? { rolled: true } : null;
    return left === null
      ? null
      : oneOf<Condition>(
          ...(
            [
              ["it's <right>", 'exactly'],
              ["it's <right>+", 'at-least'],
            ] as const
          ).map(([text, is]) =>
            synonym(
              form<Condition>(text, { right: inDigits }, {
                kind: 'compare',
                left,
                is,
                right: $('right'),
              } as never),
            ),
          ),
        );
  }),
];

const isRolled = (noted: readonly string[]): boolean =>
  noted.some((one) => one.startsWith('die') || one === aDie);

/** "the result is 1-3" */
const withinRange: Syntax<Condition> = iso(
  phrase<{ left: Quantity; from: number; to: number }>('<left> is <from>-<to>', {
    left: only(numberOf(), (left) => isOfDie(left)),
    from: inDigits,
    to: inDigits,
  }),
  ({ left, from, to }): Condition | undefined => {
    if (from >= to) return undefined;
    const most: Condition = { kind: 'compare', left, is: 'at-most', right: to };
    // A die has no 0 (7.3.28.a of edition 4.0).
    return from <= 1
      ? most
      : { kind: 'all', conditions: [{ kind: 'compare', left, is: 'at-least', right: from }, most] };
  },
  () => undefined,
);

const isOfDie = (left: Quantity): boolean =>
  typeof left === 'object' && ('rolled' in left || ('noted' in left && left.noted.startsWith('die')));

/** Whether an object has the Base Cost that it is asked for is a description of it. */
const isMeasured = (left: Quantity): boolean =>
  typeof left !== 'object' || !('cost' in left) || left.cost !== 'base';

/** "its Hand Cost is {3} or less": costs are counted in mana. */
const costsAre: readonly Syntax<Condition>[] = [
  form<Condition>(
    '<left> is <right> <is>',
    {
      left: only(numberOf(), (left) => typeof left === 'object' && 'cost' in left && isMeasured(left)),
      right: mana,
      is: orMore,
    },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
  here(['its'], ({ it }) =>
    it === null || it === 'me'
      ? null
      : synonym(
          form<Condition>('its Base Cost is <right> <is>', { right: mana, is: orMore }, {
            kind: 'is',
            what: it,
            like: { baseCost: { is: $('is'), than: $('right') } },
          } as never),
        ),
  ),
];

/** As comparisons with what is described: "the number of Plants you control is greater than the result". */
export const numberComparisons = (g: Grammar): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <is> <right>',
    { left: g.quantity, right: oneOf<Quantity>(g.quantity, inDigits), is: comparedTo },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
  ...[inDigits, mana].map((right) =>
    form<Condition>(
      '<left> is <right> <is>',
      { left: only(g.quantity, (left) => !hasOwnWords(left)), right, is: orMore },
      { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
    ),
  ),
];

/** Numbers of known objects are compared by productions of their own. */
const hasOwnWords = (left: Quantity): boolean =>
  typeof left !== 'object' ||
  ['statistic', 'cost', 'total', 'together', 'rolled', 'noted', 'x'].some((field) => field in left) ||
  ('counters' in left && left.counters === 'boost');

const comparedTo = oneOf<Comparison>(
  means('equal to', 'exactly'),
  means('greater than or equal to', 'at-least'),
  means('less than or equal to', 'at-most'),
  means('greater than', 'more-than'),
  means('less than', 'less-than'),
);
