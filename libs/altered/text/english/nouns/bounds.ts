import type { Bound, Comparison, Quantity, Selector, Total } from '#altered/abilities';
import { $, around, fieldsOf, form, forms, list } from '../../syntax/phrases.js';
import {
  furthest,
  here,
  iso,
  means,
  oneOf,
  rule,
  synonym,
  type Syntax,
  wordsFor,
  aboutIt,
  token,
} from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits, mana, xMana } from '../words/numbers.js';
import { anyTerrain, orMore, terrain } from '../words/rule-words.js';
import { articled } from './articles.js';
import { shapes } from '../../syntax/tokens.js';
import { feature, type Feature } from '../words/described.js';
import { capital } from '../words/names.js';

/** An amount such as `{X}+{2}`. */
const xAndMore: Syntax<Quantity> = form<Quantity>(
  '{X}+<more>',
  { more: mana },
  { sum: [{ x: true }, $('more')] },
);
const inMana = oneOf<Quantity>(mana, xAndMore, xMana);

/** A comparison with a number: at least, at most, exactly, more than or less than. */
export type Measure = Pick<Bound, 'is' | 'than' | 'said'>;

/** The words that compare a number with a described number, such as "less than or equal to the number of …". */
export const compared = wordsFor<Comparison>({
  'less than or equal to': 'at-most',
  'greater than or equal to': 'at-least',
  'greater than': 'more-than',
  'equal to': 'exactly',
});

/** Phrases such as "{3} or more", "{3}", "less than {3}" and "greater than or equal to the number of …". */
export function measure(g: Grammar, number: 'mana' | 'digits'): Syntax<Measure> {
  const amount = number === 'mana' ? inMana : inDigits;
  return rule(
    'a limit',
    oneOf<Measure>(
      form<Measure>('<than> <is>', { than: amount, is: orMore }, { is: $('is'), than: $('than') }),
      form<Measure>('<than>', { than: amount }, { is: 'exactly' }),
      form<Measure>(
        '<is> <than>',
        { than: furthest(oneOf(theirs(g), g.quantity)), is: compared },
        { is: $('is'), than: $('than'), said: 'compared' },
      ),
    ),
  );
}

export const costName = wordsFor<'hand-cost' | 'reserve-cost' | 'base-cost'>({
  'Hand Cost': 'hand-cost',
  'Base Cost': 'base-cost',
});

/** "The Hand Cost of a Character you control". As a limit, this means the highest Hand Cost of these Characters. */
const theirs = (g: Grammar): Syntax<Quantity> =>
  form<Quantity>('the <highest> of <among>', { highest: costName, among: furthest(articled(g.single)) }, {});

const costs = { 'Hand Cost': 'hand-cost', 'Reserve Cost': 'reserve-cost' } as const;

/** Phrases such as "Hand Cost {3} or less", after "with". */
function costBound(g: Grammar): Syntax<Bound> {
  const limit = measure(g, 'mana');
  return rule(
    'a cost',
    oneOf<Bound>(
      ...Object.entries(costs).map(([text, of]) =>
        form<Bound>(`${text} <limit>`, { limit }, { of, ...fieldsOf('limit') }),
      ),
    ),
  );
}

/** A limit on a sum of costs or statistics, such as "{M} of 4 or less" in "with a total {M} of 4 or less". */
export function totalBound(g: Grammar): Syntax<Total> {
  return oneOf<Total>(
    bounded(costBound(g)),
    bounded(ofTerrain(g, '<terrain> of <limit>')),
    synonym(bounded(ofTerrain(g, '<terrain> <limit>'))),
  );
}

const bounded = (syntax: Syntax<Bound>): Syntax<Total> =>
  iso(
    syntax,
    (total): Total => total,
    ({ of, ...limit }) => (of === 'base-cost' ? undefined : { of, ...limit }),
  );

const ofTerrain = (g: Grammar, text: string): Syntax<Bound> =>
  form<Bound>(text, { terrain, limit: measure(g, 'digits') }, { of: $('terrain'), ...fieldsOf('limit') });

/** Phrases such as "equal or lower {V}", which compare an object with the last mentioned object. */
const besideIts: Syntax<Bound> = aboutIt(['equal', 'a'], (it) =>
  form<Bound>(
    'equal or lower <terrain>',
    { terrain },
    { of: $('terrain'), is: 'at-most', than: { statistic: $('terrain'), of: it } },
  ),
);

/** A limit on an object's cost, statistic or other number, after "with". */
export const bound = (g: Grammar): Syntax<Bound> =>
  rule(
    'a number of the object',
    oneOf<Bound>(
      besideIts,
      ofTheSacrificed,
      costBound(g),
      ...forms<Bound>(
        { terrain, limit: measure(g, 'digits'), than: inDigits },
        {
          '<terrain> less than or equal to mine': {
            of: $('terrain'),
            is: 'at-most',
            than: { statistic: $('terrain'), of: 'me' },
          },
          'a base statistic of <limit>': { of: { base: 'any' }, ...fieldsOf('limit') },
          '<terrain> <limit>': { of: $('terrain'), ...fieldsOf('limit') },
          'no boosts': { of: { counters: 'boost' }, is: 'exactly', than: 0 },
          '<than> or more boosts': { of: { counters: 'boost' }, is: 'at-least' },
        },
      ),
    ),
  );

const ofTheSacrificed: Syntax<Bound> = here(['a'], ({ noted }) =>
  !noted.includes('sacrificed')
    ? null
    : form<Bound>(
        'a max Hand Cost of <more> more than the sacrificed card',
        { more: mana },
        {
          of: 'hand-cost',
          is: 'at-most',
          than: { sum: [{ cost: 'hand', of: { noted: 'sacrificed' } }, $('more')] },
        },
      ),
);

/** A limit on all three statistics: "no statistic over 3", "no statistic higher than the number of …". */
const noStatistic = (text: string, most: Syntax<Quantity>): Syntax<readonly Bound[]> =>
  form<readonly Bound[]>(
    text,
    { most },
    (['forest', 'mountain', 'water'] as const).map((of) => ({ of, is: 'at-most' as const, than: $('most') })),
  );

/** All limits in a description, after "with". */
export const allBounds = (g: Grammar): Syntax<NonNullable<Selector['bounds']>> =>
  oneOf(
    noStatistic('no statistic over <most>', inDigits),
    noStatistic('no statistic higher than <most>', furthest(g.quantity)),
    list(bound(g), 'and'),
  );

export const abilitySymbol = wordsFor<'join' | 'from-hand' | 'from-reserve' | 'discard' | 'exhaust'>({
  '{j}': 'join',
  '{r}': 'from-reserve',
  '{D}': 'discard',
  '{T}': 'exhaust',
});

type BaseCost = NonNullable<Selector['baseCost']>;

/** Phrases such as "{3} or less", after "Base Cost". */
export const baseCost = (g: Grammar): Syntax<BaseCost> =>
  around('Base Cost <it>', measure(g, 'mana') as Syntax<BaseCost>);

/** Features of objects after "with" and "has": costs, abilities, counters. */
export const owned = (g: Grammar): readonly Feature[] => [
  feature('<cost>', { cost: baseCost(g) }, { baseCost: $('cost') }),
  feature('a <symbol> ability', { symbol: abilitySymbol }, { withAbility: $('symbol') }),
  feature('counters', {}, { withCounters: true }),
];

/** Features that state where an object is. They follow the kind of object or the verb "is". */
export const situated: readonly Feature[] = [
  feature('in <terrain>', { terrain: anyTerrain }, { inTerrain: $('terrain') }),
  feature('in a single-terrain region', {}, { inTerrain: 'single-terrain' }),
  feature('in an Ascended Expedition', {}, { at: 'ascended' }),
];

const led = (word: string, { fields, syntax }: Feature): Feature => ({
  fields,
  syntax: around(`${word} <it>`, syntax),
});

/** Features that follow the kind of object: costs, abilities, counters, and positions of expeditions. */
export const rarerFeatures = (g: Grammar): readonly Feature[] => [
  ...owned(g).map((trait) => led('with', trait)),
  feature(
    'with the <is> <of>',
    { is: means('highest', 'highest'), of: costName },
    { most: { is: $('is'), of: $('of') } },
  ),
  ...situated,
];

/** Features that precede the kind of object. */
export const rarerAdjectives: readonly Feature[] = [
  feature('Completed', {}, { completed: true }),
  feature('<subtype>', { subtype: notSubtype() }, { notSubtype: $('subtype') }),
];

function notSubtype(): Syntax<string> {
  const isStatus = /^(?:Fleeting|Anchored|Asleep|Boosted|Token)$/i;
  return token(
    'a kind of object',
    [shapes.non],
    (text) => {
      const name = /^[nN]on-(\p{Lu}\p{L}+)$/u.exec(text)?.[1];
      return name === undefined || isStatus.test(name) ? undefined : name.toLowerCase();
    },
    (value: unknown) => (typeof value === 'string' ? `non-${capital(value)}` : undefined),
  );
}
