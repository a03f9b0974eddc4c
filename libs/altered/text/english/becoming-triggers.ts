import {
  same,
  type AnyOf,
  type Condition,
  type Selector,
  type Standing,
  type Terrain,
  type Trigger,
} from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { comparing, inDigitsLimit, inWordsLimit, type Limit } from './limits.js';
import { counterName } from './names.js';
import { standing } from './standing-words.js';
import { anyTerrain } from './words-for.js';

/** "When you control three or more Robots", "When I have 5 or more Kelon counters", "When my Expedition becomes ahead". */
export function becomingTrue(g: Grammar): readonly Syntax<Trigger>[] {
  const many = only(
    g.noun({ many: true, from: false, your: 'your' }),
    ({ controller, zone }) => controller === undefined && zone === undefined,
  );
  const yours = { count: { controller: 'you' } } as const;
  const when = (condition: Syntax<Condition>): Syntax<Trigger> =>
    iso(
      condition,
      (one): Trigger => ({ kind: 'becomes-true', condition: one }),
      (value) => (value.kind === 'becomes-true' ? value.condition : undefined),
    );
  const controlled = iso(
    phrase<{ limit: Limit; like: Selector }>('you control <limit> <like>', {
      limit: inWordsLimit,
      like: many,
    }),
    ({ limit, like }): Condition => ({
      kind: 'compare',
      left: { count: { ...like, ...yours.count } },
      ...limit,
    }),
    (value) => {
      if (value.kind !== 'compare' || typeof value.left !== 'object' || !('count' in value.left))
        return undefined;
      const { controller, ...like } = value.left.count;
      return controller === 'you' ? { limit: { is: value.is, right: value.right }, like } : undefined;
    },
  );
  return [
    controlled,
    comparing(
      'I have <limit> <name> counters',
      { limit: inDigitsLimit, name: counterName },
      { counters: $('name'), on: 'me' },
    ),
    comparing('I have <limit> boosts', { limit: inDigitsLimit }, { counters: 'boost', on: 'me' }),
    ...(['hand', 'reserve'] as const).map((cardsIn) =>
      comparing(
        `you have <limit> cards in your ${cardsIn === 'hand' ? 'hand' : 'Reserve'}`,
        { limit: inWordsLimit },
        { cardsIn, of: 'you' },
      ),
    ),
    ...(
      [
        ['your hand becomes empty', 'hand'],
        ['your Reserve becomes empty', 'reserve'],
      ] as const
    ).map(([text, zone]) => means<Condition>(text, { kind: 'empty', zone, of: 'you' })),
    form<Condition>(
      '<which> becomes <is>',
      { which: only(expeditionWord, (word) => !word.startsWith('each')), is: standing },
      { kind: 'standing', which: $('which'), is: $('is') },
    ),
    means<Condition>('I become In contact', { kind: 'in-contact', what: 'me' }),
  ].map(when);
}

/** "a Character joins an Expedition in {V}", "a Robot joins an Ascended Expedition": where it then is. */
export function joiningSuch(like: Syntax<Selector>): readonly Syntax<Trigger>[] {
  const of = (
    text: string,
    parts: object,
    placed: (place: { at?: Standing; inTerrain?: AnyOf<Terrain> }) => Pick<Selector, 'at' | 'inTerrain'>,
  ): Syntax<Trigger> =>
    iso(
      phrase<{ like: Selector; at?: Standing; inTerrain?: AnyOf<Terrain> }>(`<like> joins an ${text}`, {
        like,
        ...parts,
      }),
      ({ like: those, ...place }): Trigger | undefined =>
        those.at === undefined && those.inTerrain === undefined
          ? { kind: 'join', what: { ...those, ...placed(place) }, expedition: 'each' }
          : undefined,
      (value) => {
        if (value.kind !== 'join' || value.what === 'me' || value.expedition !== 'each') return undefined;
        if (value.atOnce !== undefined) return undefined;
        const { at, inTerrain, ...those } = value.what;
        const place = {
          ...(at !== undefined && { at }),
          ...(inTerrain !== undefined && inTerrain !== 'single-terrain' && { inTerrain }),
        };
        return Object.keys(place).length === 1 && same(placed(place), place)
          ? { like: those, ...place }
          : undefined;
      },
    );
  return [
    of('Ascended Expedition', {}, () => ({ at: 'ascended' })),
    of("Expedition that's <at>", { at: standing }, ({ at }) => (at === undefined ? {} : { at })),
    of('Expedition in <inTerrain>', { inTerrain: anyTerrain }, ({ inTerrain }) =>
      inTerrain === undefined ? {} : { inTerrain },
    ),
  ];
}
