import type { Bound, Comparison, Quantity, Selector, Terrain, Total } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { furthest, here, iso, means, oneOf, pure, rule, type Syntax } from '../syntax/syntax.js';
import { headOf } from '../syntax/beginning.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { counterName } from './names.js';
import { inDigits, mana } from './numbers.js';
import { orMore, terrain } from './words-for.js';
import { articled } from './articles.js';

/** `{X}` in a printed bound. */
const x: Syntax<Quantity> = form<Quantity>('{X}', {}, { x: true });
/** `{X}+{2}` */
const xAndMore: Syntax<Quantity> = form<Quantity>(
  '{X}+<more>',
  { more: mana },
  { sum: [{ x: true }, $('more')] },
);
const inMana = oneOf<Quantity>(mana, xAndMore, x);
const inFigures = oneOf<Quantity>(inDigits);

/** A number that is at least, at most, exactly, more or less than something. */
export type Measure = Pick<Bound, 'is' | 'than' | 'said'>;

const compared = oneOf<Comparison>(
  means('less than or equal to', 'at-most'),
  means('greater than or equal to', 'at-least'),
  means('less than', 'less-than'),
  means('greater than', 'more-than'),
);

/** "{3} or more", "{3}", "less than {3}", "greater than or equal to the number of …" */
export function measure(g: Grammar, number: 'mana' | 'digits'): Syntax<Measure> {
  const amount = number === 'mana' ? inMana : inFigures;
  const of = (
    text: string,
    parts: object,
    isSaid: (is: Comparison) => boolean,
    name?: string,
  ): Syntax<Measure> =>
    iso(
      phrase<{ is: Comparison; than: Quantity }>(text, parts as never),
      ({ is, than }): Measure => ({ is, than, ...(name !== undefined && { said: name }) }),
      ({ is, than, said }) => (isSaid(is) && said === name ? { is, than } : undefined),
    );
  return rule(
    'a limit',
    oneOf<Measure>(
      of('<than> <is>', { than: amount, is: orMore }, (is) => is === 'at-least' || is === 'at-most'),
      of('<than> <is>', { than: amount, is: pure('exactly') }, (is) => is === 'exactly'),
      of(
        '<is> <than>',
        { than: furthest(oneOf(theirs(g), g.quantity)), is: compared },
        () => true,
        'compared',
      ),
    ),
  );
}

const measured = {
  'Hand Cost': 'hand-cost',
  'Reserve Cost': 'reserve-cost',
  'Base Cost': 'base-cost',
} as const;
/** "Hand Cost", "Base Cost" */
export const costName = oneOf<'hand-cost' | 'reserve-cost' | 'base-cost'>(
  ...Object.entries(measured).map(([text, of]) => means(text, of)),
);
export const measuredWord = oneOf<'hand-cost' | 'reserve-cost' | 'base-cost' | Terrain>(costName);

/** "the Hand Cost of a Character you control": of any of them. */
const theirs = (g: Grammar): Syntax<Quantity> =>
  form<Quantity>(
    'the <highest> of <among>',
    { highest: measuredWord, among: furthest(articled(g.noun({ many: false, from: false, your: 'your' }))) },
    { highest: $('highest'), among: $('among') },
  );

const costs = { 'Hand Cost': 'hand-cost', 'Reserve Cost': 'reserve-cost' } as const;

/** Without "with": "Hand Cost {3} or less". */
function costBound(g: Grammar): Syntax<Bound> {
  const limit = measure(g, 'mana');
  return rule(
    'a cost',
    oneOf<Bound>(
      ...Object.entries(costs).map(([text, of]): Syntax<Bound> =>
        iso(
          phrase<{ limit: Measure }>(`${text} <limit>`, { limit }),
          ({ limit }): Bound => ({ of, ...limit }),
          ({ of: number, ...limit }) => (number === of ? { limit } : undefined),
        ),
      ),
    ),
  );
}

/** With "with a total": also of statistics, "{M} of 4 or less". */
export function totalBound(g: Grammar): Syntax<Total> {
  return oneOf<Total>(bounded(costBound(g)), bounded(ofTerrain(g, '<terrain> of <limit>')));
}

const bounded = (syntax: Syntax<Bound>): Syntax<Total> =>
  iso(
    syntax,
    (one): Total => one,
    ({ of, ...limit }) => (of === 'base-cost' ? undefined : { of, ...limit }),
  );

const ofTerrain = (g: Grammar, text: string): Syntax<Bound> =>
  iso(
    phrase<{ terrain: Terrain; limit: Measure }>(text, { terrain, limit: measure(g, 'digits') }),
    ({ terrain: of, limit }): Bound => ({ of, ...limit }),
    ({ of, ...limit }) =>
      of === 'forest' || of === 'mountain' || of === 'water' ? { terrain: of, limit } : undefined,
  );

const besideMine = (text: string, is: Comparison): Syntax<Bound> =>
  form<Bound>(
    `<terrain> ${text} mine`,
    { terrain },
    { of: $('terrain'), is, than: { statistic: $('terrain'), of: 'me' } },
  );

/** "equal or lower {V}": than that of the object spoken of before. */
const besideIts = (text: string, is: Comparison): Syntax<Bound> =>
  here([...headOf(text), 'a'], ({ it }) =>
    it === null || it === 'me'
      ? null
      : oneOf<Bound>(
          form<Bound>(
            `${text} <terrain>`,
            { terrain },
            { of: $('terrain'), is, than: { statistic: $('terrain'), of: it } },
          ),
        ),
  );

/** "3 or more boosts", "no Kelon counters", of counters on the object. */
const ofCounters = (text: string, is: Comparison): readonly Syntax<Bound>[] => [
  form<Bound>(`${text} boosts`, { than: inDigits }, { of: { counters: 'boost' }, is, than: $('than') }),
  form<Bound>(
    `${text} <name> counters`,
    { than: inDigits, name: counterName },
    { of: { counters: $('name') }, is, than: $('than') },
  ),
];

const ofBase = (g: Grammar): readonly Syntax<Bound>[] =>
  (
    [
      ['a base statistic of <limit>', { base: 'any' }],
      ['a base <terrain> of <limit>', undefined],
    ] as const
  ).map(([text, any]) =>
    iso(
      phrase<{ terrain?: Terrain; limit: Measure }>(text, { terrain, limit: measure(g, 'digits') }),
      ({ terrain: base, limit }): Bound | undefined => {
        const of = any ?? (base === undefined ? undefined : { base });
        return of === undefined ? undefined : { of, ...limit };
      },
      ({ of, ...limit }) => {
        if (typeof of !== 'object' || !('base' in of) || (of.base === 'any') !== (any !== undefined))
          return undefined;
        return { ...(of.base !== 'any' && { terrain: of.base }), limit };
      },
    ),
  );

/** What a description can ask of the numbers of an object, after "with". */
export const bound = (g: Grammar): Syntax<Bound> =>
  rule(
    'a number of the object',
    oneOf<Bound>(
      besideMine('less than or equal to', 'at-most'),
      besideIts('equal or lower', 'at-most'),
      ofTheSacrificed,
      costBound(g),
      ...ofBase(g),
      ofTerrain(g, '<terrain> <limit>'),
      form<Bound>('no boosts', {}, { of: { counters: 'boost' }, is: 'exactly', than: 0 }),
      ...ofCounters('<than> or more', 'at-least'),
      ...ofCounters('<than> or less', 'at-most'),
      ...ofCounters('less than <than>', 'less-than'),
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

/** "no statistic over 3": none of the three. */
const noStatisticOver: Syntax<readonly Bound[]> = form<readonly Bound[]>(
  'no statistic over <most>',
  { most: inDigits },
  (['forest', 'mountain', 'water'] as const).map((of) => ({ of, is: 'at-most' as const, than: $('most') })),
);

/** All that is asked, after "with". */
export const allBounds = (g: Grammar): Syntax<NonNullable<Selector['bounds']>> =>
  oneOf(noStatisticOver, list(bound(g), 'and'));
