import type { Comparison, Condition, Quantity } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { here, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
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
];

const isRolled = (noted: readonly string[]): boolean =>
  noted.some((one) => one.startsWith('die') || one === aDie);

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
];

/** As comparisons with what is described: "the number of Plants you control is greater than the result". */
export const numberComparisons = (g: Grammar): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <is> <right>',
    { left: g.quantity, right: oneOf<Quantity>(g.quantity), is: comparedTo },
    { kind: 'compare', left: $('left'), is: $('is'), right: $('right') },
  ),
];

const comparedTo = oneOf<Comparison>(means('equal to', 'exactly'), means('greater than', 'more-than'));
