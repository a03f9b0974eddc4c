import type { Selector } from '#altered/abilities';
import { around, phrase } from '../syntax/phrases.js';
import { furthest, here, iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { beginningWith } from '../syntax/beginning.js';
import { shapes } from '../syntax/tokens.js';
import { $ } from '../syntax/template.js';
import { plain } from './articles.js';
import { allBounds, measure, measuredWord, type Measure } from './bounds.js';
import { feature, type Description, type Feature } from './described.js';
import type { Grammar } from './grammar.js';
import { counterName, subtype } from './names.js';
import { standing } from './standing-words.js';
import { anyTerrain, keyword, status } from './words-for.js';

/** `{D}`, `{T}`, `{j}`: abilities by their symbol. */
export const abilitySymbol = oneOf<'join' | 'from-hand' | 'from-reserve' | 'discard' | 'exhaust'>(
  means('{j}', 'join'),
  means('{h}', 'from-hand'),
  means('{r}', 'from-reserve'),
  means('{D}', 'discard'),
  means('{T}', 'exhaust'),
);

type BaseCost = NonNullable<Selector['baseCost']>;

/** "{3} or less", after "Base Cost" */
export const baseCost = (g: Grammar): Syntax<BaseCost> =>
  iso(
    phrase<{ limit: Measure }>('Base Cost <limit>', { limit: measure(g, 'mana') }),
    ({ limit }) => limit,
    (limit) => ({ limit }),
  );

/** What objects have, after "with" and "has": costs, abilities, counters. */
export const owned = (g: Grammar): readonly Feature[] => [
  feature('<cost>', { cost: baseCost(g) }, { baseCost: $('cost') }),
  feature('a <symbol> ability', { symbol: abilitySymbol }, { withAbility: $('symbol') }),
  feature('Cooldown', {}, { hasCooldown: true } as never),
  feature('counters', {}, { withCounters: true }),
  feature('no counters', {}, { withCounters: false }),
];

/** Where objects stand, after the kind of object and after "is". */
export const situated: readonly Feature[] = [
  feature('in <terrain>', { terrain: anyTerrain }, { inTerrain: $('terrain') }),
  feature('in a single-terrain region', {}, { inTerrain: 'single-terrain' }),
  feature('in an Ascended Expedition', {}, { at: 'ascended' }),
  feature("in an Expedition that's <at>", { at: standing }, { at: $('at') }),
];

/** The same of several objects: "in Ascended Expeditions". */
const situatedTogether: readonly Feature[] = [
  feature('in Ascended Expeditions', {}, { at: 'ascended' }),
  feature('in Expeditions that are <at>', { at: standing }, { at: $('at') }),
].map(({ fields, syntax }) => ({ fields, syntax: synonym(syntax) }));

const led = (word: string, { fields, syntax }: Feature): Feature => ({
  fields,
  syntax: around(`${word} <it>`, syntax),
});

/** "with the most boosts", "with the least Kelon counters" */
const mostCounters: readonly Feature[] = (
  [
    ['boosts', 'boost'],
    ['<name> counters', $('name')],
  ] as const
).map(([text, counters]) =>
  feature(
    `with the <is> ${text}`,
    { is: oneOf(means('most', 'highest'), means('least', 'lowest')), name: counterName },
    { most: { is: $('is'), of: { counters } } } as never,
  ),
);

/** What descriptions ask of costs, abilities, counters and where expeditions stand, after the kind of object. */
export const rarerFeatures = (g: Grammar): readonly Feature[] => [
  ...hadLike(),
  ...owned(g).map((one) => led('with', one)),
  feature(
    'with <bounds> and <cost>',
    { bounds: allBounds(g), cost: baseCost(g) },
    {
      bounds: $('bounds'),
      baseCost: $('cost'),
    },
  ),
  feature(
    'with the <is> <of>',
    { is: oneOf(means('highest', 'highest'), means('lowest', 'lowest')), of: measuredWord },
    { most: { is: $('is'), of: $('of') } },
  ),
  ...mostCounters,
  ...['another', 'a'].map((article): Feature => {
    const syntax = feature(
      `with the same name as ${article} <like>`,
      { like: furthest(plain(g.noun({ many: false, from: false, your: 'your' }))) },
      { sameName: $('like') },
    );
    return article === 'another' ? syntax : { ...syntax, syntax: synonym(syntax.syntax) };
  }),
  feature('with the same name as me', {}, { sameName: 'me' }),
  {
    fields: ['sameName'],
    syntax: here(['with'], ({ it, several }) =>
      it === null || it === 'me' || several
        ? null
        : means<Description>('with the same name as it', { sameName: it }),
    ),
  },
  ...situated,
  ...situatedTogether,
];

/** What is usually said before the kind of object, said after it: "with Fleeting", "with Defender", "In contact". */
const hadLike = (): readonly Feature[] =>
  [
    feature('with <status>', { status }, { status: $('status') }),
    feature('with <keyword>', { keyword }, { keyword: $('keyword') }),
    feature('with Tough', {}, { keyword: 'tough' }),
    feature('In contact', {}, { at: 'in-contact' }),
    feature('in a tied Expedition', {}, { at: 'tied' }),
    feature('that are <at>', { at: standing }, { at: $('at') }),
    feature("that's <at>", { at: standing }, { at: $('at') }),
  ].map(({ fields, syntax }) => ({ fields, syntax: synonym(syntax) }));

/** What they can ask before it. */
export const rarerAdjectives: readonly Feature[] = [
  feature('Completed', {}, { completed: true } as never),
  feature('<subtype>', { subtype: notSubtype() }, { notSubtype: $('subtype') }),
];

function notSubtype(): Syntax<string> {
  const first = beginningWith([shapes.non]);
  return {
    first: () => first,
    parse: (source, at, scope) => {
      const found = /^[nN]on-(\p{Lu}\p{L}+)$/u.exec(source.tokens[at]?.text ?? '')?.[1];
      const isStatus = /^(Fleeting|Anchored|Asleep|Boosted|Token)$/i.test(found ?? '');
      if (found !== undefined && !isStatus) return [{ value: found.toLowerCase(), end: at + 1, scope }];
      source.miss(at, 'a kind of object');
      return [];
    },
    print: (value: unknown, scope) => {
      const printed = typeof value === 'string' ? subtype.print(value, scope) : null;
      return printed === null ? null : { ...printed, tokens: [`non-${printed.tokens.join(' ')}`] };
    },
  };
}
