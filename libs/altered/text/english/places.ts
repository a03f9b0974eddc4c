import { feature, type Feature } from './described.js';
import type { Style } from './grammar.js';

/** Where objects are, after the noun: "in your Reserve", "from your hand". */
export function places({ from, your }: Style): readonly Feature[] {
  const prepositions = from ? ['from', 'in'] : ['in', 'from'];
  const both = (text: string, tree: Parameters<typeof feature>[2]): readonly Feature[] =>
    prepositions.map((word) => feature(`${word} ${text}`, {}, tree));
  return [
    ...both(`${your} Reserve`, { zone: 'reserve', owner: 'you' }),
    ...both(`${your} hand`, { zone: 'hand', owner: 'you' }),
    ...both(`${your} discard pile`, { zone: 'discard', owner: 'you' }),
    ...both(`${your} Landmarks`, { zone: 'landmark', controller: 'you' }),
    ...both(`${your} Mana zone`, { zone: 'mana', owner: 'you' }),
    ...both('Reserve', { zone: 'reserve' }),
    feature('in play', {}, { zone: ['expedition', 'landmark'] }),
    feature('in play or in Reserve', {}, { zone: ['expedition', 'landmark', 'reserve'] }),
  ];
}
