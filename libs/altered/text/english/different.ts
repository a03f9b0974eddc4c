import type { Condition, Distinction, Quantity, Selector, Total } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { costName } from './bounds.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { comparing, inWordsLimit, type Limit } from './limits.js';
import { counterName } from './names.js';
import { terrain } from './words-for.js';

const distinctions: readonly (readonly [Distinction, one: string, many: string])[] = [
  ['faction', 'faction', 'factions'],
  ['name', 'name', 'names'],
  ['subtype', 'subtype', 'subtypes'],
  ['hand-cost', 'Hand Cost', 'Hand Costs'],
  ['reserve-cost', 'Reserve Cost', 'Reserve Costs'],
  ['base-cost', 'Base Cost', 'Base Costs'],
];

const distinction = (many: boolean): Syntax<Distinction> =>
  oneOf<Distinction>(...distinctions.map(([of, one, several]) => means(many ? several : one, of)));

type Counters = Extract<Total['of'], { readonly counters: string }>;

/** "boost", "Kelon counters": of several objects together. */
const counters = (many: boolean): Syntax<Counters> =>
  oneOf<Counters>(
    means(many ? 'boosts' : 'boost', { counters: 'boost' }),
    form<Counters>(`<name> ${many ? 'counters' : 'counter'}`, { name: counterName }, { counters: $('name') }),
  );

/** What is counted among objects: "different faction among cards you control", "boost among Characters you control". */
export function countedAmong(g: Grammar, many: boolean): readonly Syntax<Quantity>[] {
  const parts = {
    among: g.noun({ many: true, from: false, your: 'your' }),
    different: distinction(many),
    together: counters(many),
  };
  const together = { together: $('together'), among: $('among') };
  return [
    form<Quantity>('different <different> among <among>', parts, {
      different: $('different'),
      among: $('among'),
    }),
    form<Quantity>('<together> among <among>', parts, together),
    synonym(form<Quantity>('<together> on <among>', parts, together)),
    form<Quantity>(
      `${many ? 'different terrains' : 'different Terrain'} in <which>`,
      { which: expeditionWord },
      { terrains: $('which') },
    ),
    ...[many ? 'terrains' : 'terrain', many ? 'different terrains' : 'different terrain'].flatMap((text) =>
      (
        [
          ['in my region', 'my-expedition'],
          ['in the region I am in', 'my-expedition'],
          ['in the regions your Expeditions are in', 'each-of-yours'],
          ["in your Expeditions' regions", 'each-of-yours'],
        ] as const
      ).map(([where, which]) => synonym(means<Quantity>(`${text} ${where}`, { terrains: which }))),
    ),
  ];
}

/** "the total {V} of Characters you control" */
export const totals = (g: Grammar): readonly Syntax<Quantity>[] => {
  const parts = {
    among: g.noun({ many: true, from: false, your: 'your' }),
    together: oneOf<Total['of']>(costName, terrain),
  };
  const tree = { together: $('together'), among: $('among') };
  return [
    form<Quantity>('the total <together> of <among>', parts, tree),
    synonym(form<Quantity>('the total <together> among <among>', parts, tree)),
    synonym(
      form<Quantity>(
        'the total number of <together> among <among>',
        { ...parts, together: counters(true) },
        tree,
      ),
    ),
  ];
};

/** "there are three or more different factions among cards you control" */
export function differences(g: Grammar): readonly Syntax<Condition>[] {
  const among = g.noun({ many: true, from: false, your: 'your' });
  const different = distinction(true);
  const left = { different: $('different'), among: $('among') };
  type Parts = { like: Selector; limit: Limit; different: Distinction };
  const yours = only(among, ({ controller, owner, zone }) => (controller ?? owner ?? zone) === undefined);
  return [
    comparing(
      'there are <limit> different <different> among <among>',
      { limit: inWordsLimit, different, among },
      left,
    ),
    ...['of', 'with'].map((word) =>
      synonym(
        iso(
          phrase<Parts>(`you control <like> ${word} <limit> different <different>`, {
            like: yours,
            limit: inWordsLimit,
            different,
          }),
          ({ like, limit, different: by }): Condition => ({
            kind: 'compare',
            left: { different: by, among: { ...like, controller: 'you' } },
            ...limit,
          }),
          () => undefined,
        ),
      ),
    ),
    comparing(
      'there are <limit> different terrains in <which>',
      { limit: inWordsLimit, which: expeditionWord },
      { terrains: $('which') },
    ),
  ];
}
