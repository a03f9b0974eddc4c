import type { Selector } from '#altered/abilities';
import { around, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { beginningWith } from '../../syntax/beginning.js';
import { shapes } from '../../syntax/tokens.js';
import { $ } from '../../syntax/template.js';
import { measure, measuredWord, type Measure } from './bounds.js';
import { feature, type Feature } from '../words/described.js';
import type { Grammar } from '../words/grammar.js';
import { subtype } from '../words/names.js';
import { anyTerrain } from '../words/words-for.js';

/** `{D}`, `{T}`, `{j}`: abilities by their symbol. */
export const abilitySymbol = oneOf<'join' | 'from-hand' | 'from-reserve' | 'discard' | 'exhaust'>(
  means('{j}', 'join'),
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

/** Features of objects after "with" and "has": costs, abilities, counters. */
export const owned = (g: Grammar): readonly Feature[] => [
  feature('<cost>', { cost: baseCost(g) }, { baseCost: $('cost') }),
  feature('a <symbol> ability', { symbol: abilitySymbol }, { withAbility: $('symbol') }),
  feature('counters', {}, { withCounters: true }),
];

/** Where objects stand, after the kind of object and after "is". */
export const situated: readonly Feature[] = [
  feature('in <terrain>', { terrain: anyTerrain }, { inTerrain: $('terrain') }),
  feature('in a single-terrain region', {}, { inTerrain: 'single-terrain' }),
  feature('in an Ascended Expedition', {}, { at: 'ascended' }),
];

const led = (word: string, { fields, syntax }: Feature): Feature => ({
  fields,
  syntax: around(`${word} <it>`, syntax),
});

/** Features of descriptions after the kind of object: costs, abilities, counters and positions of expeditions. */
export const rarerFeatures = (g: Grammar): readonly Feature[] => [
  ...owned(g).map((trait) => led('with', trait)),
  feature(
    'with the <is> <of>',
    { is: means('highest', 'highest'), of: measuredWord },
    { most: { is: $('is'), of: $('of') } },
  ),
  ...situated,
];

/** Features of descriptions before the kind of object. */
export const rarerAdjectives: readonly Feature[] = [
  feature('Completed', {}, { completed: true }),
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
