import { same, type Condition, type Players } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { saying } from '../syntax/scope.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { standingConditions } from './standing-conditions.js';
import { past, present } from './tense.js';
import { ofNoneAlone } from './by-each.js';
import { notOfEach } from './in-each-expedition.js';
import { differences } from './different.js';
import { distinct } from './distinct.js';
import { pastGifts } from './gifts.js';
import { pastDeeds, pastMoves } from './happenings.js';
import { ofTwoDice } from './two-dice.js';
import { comparedConditions, turns } from './compared-conditions.js';
import { pastComings } from './coming.js';
import { comparing, inWordsLimit } from './limits.js';
import { terrain } from './words-for.js';
import { anyOfThem, inEitherTense } from './either-tense.js';
import { holding } from './holding.js';
import { targetPlayer } from './players.js';
import { countedLimits } from './this-way.js';
import { numberComparisons, numberConditions } from './number-conditions.js';
import { phaseNames } from './phase-names.js';

/** Whether an opponent is asked, who is "they" afterwards. */
const isOfOpponent = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  Object.entries(tree).some(
    ([field, value]) =>
      (value === 'opponent' && ['who', 'of', 'controller', 'owner', 'than'].includes(field)) ||
      isOfOpponent(value),
  );

/** What has to be true, after "if" or "unless". */
export function conditions(g: Grammar): Syntax<Condition> {
  const one = then(rule('a condition', simpleCondition(g)), (scope, value) =>
    scope.they === null && isOfOpponent(value) ? saying(scope, { they: 'opponent' }) : scope,
  );
  const several = (kind: 'all' | 'any', joint: string, item: Syntax<Condition>): Syntax<Condition> =>
    iso(
      list(item, joint),
      (all): Condition | undefined => (all.length < 2 ? undefined : { kind, conditions: all }),
      (value) => (value.kind === kind ? value.conditions : undefined),
    );
  const all = several('all', 'and', one);
  return notOfEach(ofNoneAlone(oneOf<Condition>(one, all, several('any', 'or if', oneOf(one, all)))));
}

/** One thing that has to be true. */
function simpleCondition(g: Grammar): Syntax<Condition> {
  const [compared, asNumber] = [numberComparisons(g), numberConditions()];
  const style = { from: false, your: 'your' } as const;
  const one = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  return oneOf<Condition>(
    ...inEitherTense(g, present),
    here(['that'], ({ they }) =>
      they === null
        ? null
        : oneOf(
            ...holding(
              g,
              {
                who: they,
                controls: 'that player controls',
                has: 'that player has',
                their: 'their',
              },
              present,
            ),
          ),
    ),
    here(['they'], ({ they }) =>
      they === null
        ? null
        : synonym(
            oneOf(
              ...holding(
                g,
                { who: they, controls: 'they control', has: 'they have', their: 'their' },
                present,
              ),
            ),
          ),
    ),
    ofTarget(g),
    ...distinct(one),
    comparing(
      'you have <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
      {
        statistics: 'any',
        is: 'exactly',
        than: 0,
        among: $('among'),
      },
    ),
    comparing(
      'there are <limit> base statistics of 0 among <among>',
      { limit: inWordsLimit, among: many },
      { statistics: 'any', is: 'exactly', than: 0, among: $('among') },
    ),
    ...asNumber,
    ofTwoDice,
    ...turns,
    ...comparedConditions(g),
    means<Condition>('you have passed', { kind: 'passed', who: 'you' }),
    means<Condition>('your opponent has passed', { kind: 'passed', who: 'opponent' }),
    means<Condition>('all players have passed', { kind: 'passed', who: 'each-player' }),
    ...(
      [
        ['you have already passed', 'you'],
        ['you passed this Day', 'you'],
        ['an opponent has passed', 'opponent'],
        ['your opponent has already passed', 'opponent'],
        ['your opponent passed this Day', 'opponent'],
        ['an opponent passed this Day', 'opponent'],
        ['each player has passed', 'each-player'],
        ['both players have passed', 'each-player'],
      ] as const
    ).map(([text, who]) => synonym(means<Condition>(text, { kind: 'passed', who }))),
    ...(
      [
        ['you have not passed', 'you'],
        ['your opponent has not passed', 'opponent'],
      ] as const
    ).map(([text, who]) => means<Condition>(text, { kind: 'not', condition: { kind: 'passed', who } })),
    synonym(
      means<Condition>("you haven't passed", { kind: 'not', condition: { kind: 'passed', who: 'you' } }),
    ),
    ...["your opponent hasn't passed", 'an opponent has not passed'].map((text) =>
      synonym(means<Condition>(text, { kind: 'not', condition: { kind: 'passed', who: 'opponent' } })),
    ),
    ...["it's not the first Day", "it isn't the first Day"].map((text) =>
      synonym(means<Condition>(text, { kind: 'not', condition: { kind: 'first-day' } })),
    ),
    synonym(means<Condition>('an opponent is the first player', { kind: 'first-player', who: 'opponent' })),
    means<Condition>("it's the first Day", { kind: 'first-day' }),
    synonym(means<Condition>('this is the first Day', { kind: 'first-day' })),
    ...phaseNames.map(([text, phase]) => means<Condition>(`it's ${text}`, { kind: 'phase', phase })),
    form<Condition>(
      'neither of your Expeditions is in <terrain>',
      { terrain },
      {
        kind: 'not',
        condition: { kind: 'terrain', expedition: 'each-of-yours', terrain: $('terrain') },
      },
    ),
    form<Condition>(
      'both of your Expeditions are in <terrain>',
      { terrain },
      {
        kind: 'all',
        conditions: [
          { kind: 'terrain', expedition: 'your-hero', terrain: $('terrain') },
          { kind: 'terrain', expedition: 'your-companion', terrain: $('terrain') },
        ],
      },
    ),
    ...anyOfThem.map(([text, expedition]) =>
      form<Condition>(
        `${text} is in <terrain>`,
        { terrain },
        { kind: 'terrain', expedition, terrain: $('terrain') },
      ),
    ),
    ...standingConditions(g),
    ...pastDeeds(g),
    ...pastComings(g),
    ...pastGifts,
    ...pastMoves(),
    ...countedLimits(one, many),
    ...differences(g),
    ...compared,
  );
}

/** What had to be true just before, after "if". */
export const pastConditions = (g: Grammar): Syntax<Condition> =>
  rule('a condition in the past tense', oneOf<Condition>(...inEitherTense(g, past)));

/** "target opponent controls two or more Plants": what is asked of a player who is chosen for it. */
function ofTarget(g: Grammar): Syntax<Condition> {
  const theirs = here<Condition>(['controls', 'has'], ({ they }) =>
    they === null
      ? null
      : oneOf(...holding(g, { who: they, controls: 'controls', has: 'has', their: 'their' }, present)),
  );
  return iso(
    phrase<{ who: Players; condition: Condition }>('<who> <condition>', {
      who: targetPlayer,
      condition: theirs,
    }),
    ({ who, condition }): Condition | undefined => (isAbout(condition, who) ? condition : undefined),
    (condition, scope) => {
      const who = { target: scope.targets.length };
      return isAbout(condition, who) ? { who, condition } : undefined;
    },
  );
}

const isAbout = (part: unknown, who: Players): boolean =>
  same(part, who) ||
  (typeof part === 'object' && part !== null && Object.values(part).some((one) => isAbout(one, who)));
