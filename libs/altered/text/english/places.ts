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
    ...both("your opponent's Reserve", { zone: 'reserve', owner: 'opponent' }),
    feature("in any player's Reserve", {}, { zone: 'reserve', ofAnyPlayer: true } as never),
    feature(from ? 'from a Reserve' : 'in Reserve', {}, { zone: 'reserve' }),
    feature(from ? 'in Reserve' : 'from a Reserve', {}, { zone: 'reserve' }),
    feature('in your Expeditions or your Reserve', {}, { zone: ['expedition', 'reserve'], owner: 'you' }),
    feature('in play and in Reserve', {}, { zone: ['reserve', 'hero', 'expedition', 'landmark'] }),
    feature(
      'you control or in your Reserve',
      {},
      {
        zone: ['hero', 'expedition', 'landmark', 'reserve'],
        controller: 'you',
      },
    ),
    feature('in your Reserve or Landmarks', {}, { zone: ['reserve', 'landmark'], controller: 'you' }),
    feature('in play', {}, { zone: ['hero', 'expedition', 'landmark'] }),
    feature('in play or in Reserve', {}, { zone: ['hero', 'expedition', 'landmark', 'reserve'] }),
  ];
}
