import { boost, characters, drawing, plants, roll, yours, yourHand, type Phrased } from './building.js';
import { effect, reaction, step } from '../abilities.js';

const drewDiscarded = step({ kind: 'discard', what: { choose: yourHand, count: 2, upTo: true } }, 'gone');

/** How many: "draw …". */
export const numbers: Phrased = {
  'a card for each Plant you control': drawing({ count: plants }),
  'two cards for each Character facing me': drawing({
    times: [2, { count: { ...characters, expedition: 'facing-me' } }],
  }),
  'a card for each of my Kelon counters': drawing({ counters: 'Kelon', on: 'me' }),
  'as many cards as my {V}': drawing({ statistic: 'forest', of: 'me' }),
  'as many as half my {M}, rounded up': drawing({ half: { statistic: 'mountain', of: 'me' }, round: 'up' }),
  'as many as my Hand Cost': drawing({ cost: 'hand', of: 'me' }),
  'as many as the {O} of my Expedition': drawing({ total: 'water', in: 'my-expedition' }),
  'a card for each card in your opponent’s hand': drawing({ cardsIn: 'hand', of: 'opponent' }),
  'as many as base statistics of 0 among Characters you control': drawing({
    statistics: 'any',
    is: 'exactly',
    than: 0,
    among: yours,
  }),
  'as many as regions between your Expeditions': drawing({ regionsBetween: 'you' }),
  'a card if you control a Plant': drawing({ if: { kind: 'exists', like: plants }, then: 1 }),
  'discard any number of cards from your hand': effect(
    step({ kind: 'discard', what: { choose: yourHand, count: { anyNumber: true } } }),
  ),
  'as many as the result': drawing({ noted: 'die' }, roll),
  'as many as discarded plus one': drawing({ sum: [{ noted: 'gone' }, 1] }, drewDiscarded),
  'twice the result': drawing({ times: [2, { noted: 'die' }] }, roll),
  'the result plus my {V}': drawing({ sum: [{ noted: 'die' }, { statistic: 'forest', of: 'me' }] }, roll),
  'boosts equal to its Hand Cost': reaction(
    { kind: 'played', what: { type: 'spell' }, by: 'you' },
    boost('me', { cost: 'hand', of: 'it' }),
  ),
  'boosts equal to the number of boosts on it': reaction(
    { kind: 'sacrificed', what: plants },
    boost('me', { counters: 'boost', on: 'it' }),
  ),
};
