import type { Condition, Quantity } from '#altered/abilities';
import { $, fieldsOf, form, inTree, several, type AnyParts } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, synonym, then, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits } from '../words/numbers.js';
import { compared, measure } from '../nouns/bounds.js';
import { numberOf } from '../nouns/quantities.js';
import { saying } from '../../syntax/scope.js';
import { standingConditions } from './standing-conditions.js';
import { phase } from '../words/rule-words.js';
import { past, present, theyMay } from '../words/verbs.js';
import { ofNoneAlone } from './by-each.js';
import { distinct, holding } from './holding.js';
import { comparing, inWordsLimit, type Limit } from '../nouns/limits.js';
import { inEitherTense } from './places.js';
import { someNode } from '../../syntax/trees.js';

/** Phrases that compare a number with another number, such as "{3} or less". */
const atNumber = (g: Grammar, number: 'mana' | 'digits'): Syntax<Limit> =>
  iso(
    measure(g, number),
    (bound): Limit | undefined =>
      bound.said === undefined ? { is: bound.is, right: bound.than } : undefined,
    ({ is, right: than }) => ({ is, than }),
  );

/**
 * Phrases such as "my {V} is 4 or more", "its Hand Cost is {3} or less" and "the number of Plants you control is
 * greater than the result".
 */
const numberConditions = (g: Grammar): readonly Syntax<Condition>[] => {
  // A condition on the Base Cost is excluded, because it is parsed as a description of the object.
  const isCost = (left: Quantity): boolean =>
    typeof left === 'object' && 'cost' in left && left.cost !== 'base';
  const say = (text: string, parts: AnyParts, tree: object = {}): Syntax<Condition> =>
    form<Condition>(text, { right: g.quantity, is: compared, ...parts }, { kind: 'compare', ...tree });
  const limited = (left: Syntax<Quantity>, number: 'mana' | 'digits'): Syntax<Condition> =>
    say('<left> is <limit>', { left, limit: atNumber(g, number) }, fieldsOf('limit', 'is', 'right'));
  return [
    limited(only(numberOf(), isCost), 'mana'),
    limited(g.quantity, 'digits'),
    say('<left> is <right>+', { left: numberOf(), right: inDigits }, { is: 'at-least', said: '+' }),
    say('<left> is <is> <right>', { left: g.quantity }),
  ];
};

/** Whether a condition mentions an opponent. A later "they" then refers to that opponent. */
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

/** A condition without "and" or "or". */
function simpleCondition(g: Grammar): Syntax<Condition> {
  return oneOf<Condition>(
    ...inEitherTense(g, present),
    here(['they'], ({ they }) =>
      they === null
        ? null
        : synonym(oneOf(...holding(g, { person: theyMay, controls: means('they', they) }, present))),
    ),
    distinct(g.single),
    comparing(
      'you have <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: g.many },
      { statistics: 'any', is: 'exactly', than: 0, among: $('among') },
    ),
    ...numberConditions(g),
    form<Condition>("it's <phase>", { phase }, { kind: 'phase' }),
    ...standingConditions(g),
  );
}

/** Conditions after "if" that refer to the state before the triggering event. */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule('a condition in the past tense', oneOf<Condition>(...inEitherTense(g, past)));
