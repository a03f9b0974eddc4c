import { type Condition } from '#altered/abilities';
import { form, list } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, rule, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { saying } from '../../syntax/scope.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { standingConditions } from './standing-conditions.js';
import { past, present } from '../words/tense.js';
import { ofNoneAlone } from './by-each.js';
import { distinct } from './distinct.js';
import { pastDeeds } from '../nouns/happenings.js';
import { comparing, inWordsLimit } from '../nouns/limits.js';
import { terrain } from '../words/words-for.js';
import { inEitherTense } from './either-tense.js';
import { holding } from './holding.js';
import { numberComparisons, numberConditions } from './number-conditions.js';

/** Whether an opponent is asked, who is "they" afterwards. */
const isOfOpponent = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  Object.entries(tree).some(
    ([field, value]) =>
      (value === 'opponent' && ['who', 'of', 'controller', 'owner', 'than'].includes(field)) ||
      isOfOpponent(value),
  );

/** Conditions after "if" or "unless". */
export function conditions(g: Grammar): Syntax<Condition> {
  const condition = then(rule('a condition', simpleCondition(g)), (scope, value) =>
    scope.they === null && isOfOpponent(value) ? saying(scope, { they: 'opponent' }) : scope,
  );
  const several = (kind: 'all' | 'any', joint: string, item: Syntax<Condition>): Syntax<Condition> =>
    iso(
      list(item, joint),
      (all): Condition | undefined => (all.length < 2 ? undefined : { kind, conditions: all }),
      (value) => (value.kind === kind ? value.conditions : undefined),
    );
  const all = several('all', 'and', condition);
  return ofNoneAlone(oneOf<Condition>(condition, all, several('any', 'or if', condition)));
}

/** One thing that has to be true. */
function simpleCondition(g: Grammar): Syntax<Condition> {
  const [compared, asNumber] = [numberComparisons(g), numberConditions()];
  const style = { from: false, your: 'your' } as const;
  const single = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  return oneOf<Condition>(
    ...inEitherTense(g, present),
    here(['they'], ({ they }) =>
      they === null
        ? null
        : synonym(oneOf(...holding(g, { who: they, controls: 'they control', their: 'their' }, present))),
    ),
    ...distinct(single),
    comparing(
      'you have <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
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
    ...pastDeeds(g),
    ...compared,
  );
}

/** Conditions after "if" that had to be true just before. */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule('a condition in the past tense', oneOf<Condition>(...inEitherTense(g, past)));
