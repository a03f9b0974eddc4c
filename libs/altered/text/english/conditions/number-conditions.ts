import type { Comparison, Condition, Quantity } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { means, oneOf, only, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { orMore } from '../words/words-for.js';
import { inDigits, mana } from '../words/numbers.js';
import { numberOf } from '../nouns/quantities.js';

/** Comparisons of numbers that are not counted: "my {V} is 4 or more", "its Hand Cost is equal to the result". */
export const numberConditions = (): readonly Syntax<Condition>[] => [
  ...costsAre,
  form<Condition>(
    '<left> is <right> <is>',
    { left: numberOf(), right: inDigits, is: orMore },
    { kind: 'compare' },
  ),
  form<Condition>(
    '<left> is <right>+',
    { left: numberOf(), right: inDigits },
    { kind: 'compare', is: 'at-least', said: '+' },
  ),
];

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
    { kind: 'compare' },
  ),
];

/** As comparisons with what is described: "the number of Plants you control is greater than the result". */
export const numberComparisons = (g: Grammar): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <is> <right>',
    { left: g.quantity, right: g.quantity, is: comparedTo },
    { kind: 'compare' },
  ),
];

const comparedTo = oneOf<Comparison>(means('equal to', 'exactly'), means('greater than', 'more-than'));
