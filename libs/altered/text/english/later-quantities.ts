import type { Quantity } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { terrain } from './words-for.js';

/** What can be counted one by one in later editions: "per Expedition in {V}". */
export const laterEach: readonly Syntax<Quantity>[] = [
  form<Quantity>(
    'Expedition in <terrain>',
    { terrain },
    { later: { kind: 'expeditions', in: $('terrain') } },
  ),
  means<Quantity>('Ascended Expedition you control', {
    later: { kind: 'expeditions', is: 'ascended', of: 'you' },
  }),
  means<Quantity>('Expedition In contact that you control', {
    later: { kind: 'expeditions', is: 'in-contact', of: 'you' },
  }),
];

/** Numbers of later editions. */
export const laterQuantities = (_g: Grammar): readonly Syntax<Quantity>[] => [
  means<Quantity>('the number of boosts removed this way', { later: { kind: 'counters-taken' } }),
];
