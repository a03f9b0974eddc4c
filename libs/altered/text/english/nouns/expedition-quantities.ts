import type { Quantity } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { means, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { terrain } from '../words/words-for.js';

/** Expeditions that are counted one by one: "per Expedition in {V}". */
export const eachExpedition: readonly Syntax<Quantity>[] = [
  form<Quantity>('Expedition in <terrain>', { terrain }, { expeditions: { in: $('terrain') } }),
  means<Quantity>('visible single-terrain region', { regions: 'single-terrain' }),
  means<Quantity>('Ascended Expedition you control', { expeditions: { is: 'ascended', of: 'you' } }),
  means<Quantity>('Expedition In contact that you control', { expeditions: { is: 'in-contact', of: 'you' } }),
];

/** How many counters were taken. */
export const takenQuantities = (_g: Grammar): readonly Syntax<Quantity>[] => [
  means<Quantity>('the number of boosts removed this way', { countersTaken: true }),
];
