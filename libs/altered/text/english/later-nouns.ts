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

type BaseCost = NonNullable<NonNullable<Selector['later']>['baseCost']>;

/** "{3} or less", after "Base Cost" */
export const baseCost: Syntax<BaseCost> = iso(
  phrase<{ than: BaseCost['than']; is: BaseCost['is'] }>('Base Cost <than> <is>', {
    than: oneOf<BaseCost['than']>(mana, means<BaseCost['than']>('{X}', { later: { kind: 'x' } })),
    is: orMore,
  }),
  ({ is, than }) => ({ is, than }),
  ({ is, than }) => ({ is, than }),
);

/** What descriptions can ask in later editions, after the kind of object. */
export const laterFeatures = (_style: Style): readonly Feature[] => [
  feature('with <cost>', { cost: baseCost }, { 'later.baseCost': $('cost') } as never),
  feature('in <terrain>', { terrain }, { 'later.inTerrain': $('terrain') } as never),
  feature('with a <symbol> ability', { symbol: abilitySymbol }, {
    'later.withAbility': $('symbol'),
  } as never),
  feature('with counters', {}, { 'later.withCounters': true } as never),
];

/** What they can ask before it. */
export const laterAdjectives: readonly Feature[] = [
  feature('Completed', {}, { 'later.completed': true } as never),
  feature('<subtype>', { subtype: notSubtype() }, { 'later.notSubtype': $('subtype') } as never),
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

/** The fields of `later` beside the others, so that each is said by words of its own. */
export const flattened = (syntax: Syntax<Selector>): Syntax<Selector> =>
  iso(
    syntax,
    (flat): Selector => {
      const entries = Object.entries(flat);
      const later = entries.flatMap(([key, value]) =>
        key.startsWith('later.') ? [[key.slice('later.'.length), value as unknown] as const] : [],
      );
      if (later.length === 0) return flat;
      const first = entries.findIndex(([key]) => key.startsWith('later.'));
      const plain = entries.filter(([key]) => !key.startsWith('later.'));
      return Object.fromEntries([
        ...plain.slice(0, first),
        ['later', Object.fromEntries(later)],
        ...plain.slice(first),
      ]);
    },
    (selector): Selector =>
      typeof selector !== 'object' || selector.later === undefined
        ? selector
        : (Object.fromEntries(
            Object.entries(selector).flatMap(([key, value]) =>
              key !== 'later'
                ? [[key, value as unknown]]
                : Object.entries(value as object).map(([field, of]) => [`later.${field}`, of as unknown]),
            ),
          ) as Selector),
  );
