import type { Comparison, Condition, Quantity } from '#altered/abilities';
import { $, form, inTree, several } from '../../syntax/phrases.js';
import { here, means, oneOf, only, rule, synonym, then, type Syntax, wordsFor } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { orMore, terrain } from '../words/rule-words.js';
import { inDigits, mana } from '../words/numbers.js';
import { numberOf } from '../nouns/quantities.js';
import { saying } from '../../syntax/scope.js';
import { standingConditions } from './standing-conditions.js';
import { past, present } from '../words/verb-forms.js';
import { ofNoneAlone } from './by-each.js';
import { distinct, holding } from './holding.js';
import { comparing, inWordsLimit } from '../nouns/limits.js';
import { inEitherTense } from './places.js';
import { someNode } from '../../syntax/trees.js';
import { articled } from '../nouns/articles.js';

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

/** Comparisons with a described number: "the number of Plants you control is greater than the result". */
export const numberComparisons = (g: Grammar): readonly Syntax<Condition>[] => [
  form<Condition>(
    '<left> is <is> <right>',
    { left: g.quantity, right: g.quantity, is: comparedTo },
    { kind: 'compare' },
  ),
];

const comparedTo = wordsFor<Comparison>({ 'equal to': 'exactly', 'greater than': 'more-than' });

/** Whether a condition is about an opponent. A later "they" then refers to that player. */
const isOfOpponent = (tree: unknown): boolean =>
  someNode(tree, (node) =>
    ['who', 'of', 'controller', 'owner', 'than'].some((field) => node[field] === 'opponent'),
  );

/** Conditions after "if" or "unless". */
export function conditions(g: Grammar): Syntax<Condition> {
  const condition = then(rule('a condition', simpleCondition(g)), (scope, value) =>
    scope.they === null && isOfOpponent(value) ? saying(scope, { they: 'opponent' }) : scope,
  );
  const all = inTree<Condition>(several(condition, 'and'), { kind: 'all', conditions: $('it') });
  const any = inTree<Condition>(several(condition, 'or if'), { kind: 'any', conditions: $('it') });
  return ofNoneAlone(oneOf<Condition>(condition, all, any));
}

/** One thing that has to be true. */
function simpleCondition(g: Grammar): Syntax<Condition> {
  const [compared, asNumber] = [numberComparisons(g), numberConditions()];
  return oneOf<Condition>(
    ...inEitherTense(g, present),
    here(['they'], ({ they }) =>
      they === null
        ? null
        : synonym(oneOf(...holding(g, { who: they, controls: 'they control', their: 'their' }, present))),
    ),
    distinct(g.single),
    comparing(
      'you have <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: g.many },
      { statistics: 'any', is: 'exactly', than: 0, among: $('among') },
    ),
    ...asNumber,
    means<Condition>("it's Dusk", { kind: 'phase', phase: 'dusk' }),
    form<Condition>(
      'neither of your Expeditions is in <terrain>',
      { terrain },
      { kind: 'not', condition: { kind: 'terrain', expedition: 'each-of-yours', terrain: $('terrain') } },
    ),
    ...standingConditions(g),
    form<Condition>(
      'you played <like> this Day',
      { like: articled(g.single) },
      {
        kind: 'compare',
        left: { happened: 'played', during: 'day', by: 'you', what: $('like') },
        is: 'at-least',
        right: 1,
      },
    ),
    ...compared,
  );
}

/** Conditions after "if" that had to be true just before. */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule('a condition in the past tense', oneOf<Condition>(...inEitherTense(g, past)));
