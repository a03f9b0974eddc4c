import type { Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { feature, type Feature } from './described.js';
import type { Style } from './grammar.js';
import { subtype } from './names.js';
import { mana } from './numbers.js';
import { orMore, terrain } from './words-for.js';

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
export const baseCost: Syntax<BaseCost> = iso(
  phrase<{ than: BaseCost['than']; is: BaseCost['is'] }>('Base Cost <than> <is>', {
    than: oneOf<BaseCost['than']>(mana, means<BaseCost['than']>('{X}', { x: true })),
    is: orMore,
  }),
  ({ is, than }) => ({ is, than }),
  ({ is, than }) => ({ is, than }),
);

/** What descriptions ask of costs, abilities and counters, after the kind of object. */
export const rarerFeatures = (_style: Style): readonly Feature[] => [
  feature('with <cost>', { cost: baseCost }, { baseCost: $('cost') }),
  feature('in <terrain>', { terrain }, { inTerrain: $('terrain') }),
  feature(
    'with a <symbol> ability',
    { symbol: abilitySymbol },
    {
      withAbility: $('symbol'),
    },
  ),
  feature('with counters', {}, { withCounters: true } as never),
];

/** What they can ask before it. */
export const rarerAdjectives: readonly Feature[] = [
  feature('Completed', {}, { completed: true } as never),
  feature('<subtype>', { subtype: notSubtype() }, { notSubtype: $('subtype') }),
];

function notSubtype(): Syntax<string> {
  return {
    parse: (source, at, scope) => {
      const found = /^non-(\p{Lu}\p{L}+)$/u.exec(source.tokens[at]?.text ?? '')?.[1];
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
