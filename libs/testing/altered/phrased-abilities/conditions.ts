import type { Condition, Quantity, Selector } from '#altered/abilities';
import { reaction, effect, sequence, step } from '../abilities.js';
import {
  aTarget,
  boost,
  characters,
  draw,
  first,
  ifSo,
  joinsWhenSo,
  plants,
  roll,
  yourReserve,
  yours,
  type Phrased,
} from './building.js';

const not = (condition: Condition): Condition => ({ kind: 'not', condition });
const exists = (like: Selector): Condition => ({ kind: 'exists', like });
const compare = (
  left: Quantity,
  is: Extract<Condition, { kind: 'compare' }>['is'],
  right: Quantity,
): Condition => ({
  kind: 'compare',
  left,
  is,
  right,
});
const landmarks: Quantity = { count: { subtype: 'landmark', controller: 'you' } };
const me = (like: Selector): Condition => ({ kind: 'is', what: 'me', like });
const revealed = (like: Selector) =>
  effect(
    sequence(step({ kind: 'reveal', what: { top: 'you' } }, 'card'), {
      kind: 'if',
      condition: { kind: 'is', what: { noted: 'card' }, like },
      then: draw(),
    }),
  );
const ofTarget = (like: Selector) =>
  effect(sequence(boost(first), { kind: 'if', condition: { kind: 'is', what: first, like }, then: draw() }), [
    aTarget(characters),
  ]);

/** "If …, draw a card". */
export const conditions: Phrased = {
  'you control a Landmark': ifSo(exists({ subtype: 'landmark', controller: 'you' })),
  'you control no Plant': ifSo(not(exists(plants))),
  'your opponent controls a token': ifSo(exists({ token: true, controller: 'opponent' })),
  'there is an Asleep Character in play': ifSo(exists({ ...characters, status: 'asleep' })),
  'there is no Character facing me': ifSo(not(exists({ ...characters, expedition: 'facing-me' }))),
  'you have a Spell in your Reserve': ifSo(exists({ ...yourReserve, type: 'spell' })),
  'you control two or more Landmarks': ifSo(compare(landmarks, 'at-least', 2)),
  'you control at most one Landmark': ifSo(compare(landmarks, 'at-most', 1)),
  'you control exactly three Plants': ifSo(compare({ count: plants }, 'exactly', 3)),
  'you control no Character': ifSo(compare({ count: yours }, 'exactly', 0)),
  'there are more than two Characters facing me': ifSo(
    compare({ count: { ...characters, expedition: 'facing-me' } }, 'more-than', 2),
  ),
  'more Characters face me than are with me': ifSo(
    compare({ count: { ...characters, expedition: 'facing-me' } }, 'more-than', {
      count: { ...characters, expedition: 'my-expedition' },
    }),
  ),
  'I have 3 or more boosts': ifSo(compare({ counters: 'boost', on: 'me' }, 'at-least', 3)),
  'I have no Kelon counter': ifSo(compare({ counters: 'Kelon', on: 'me' }, 'exactly', 0)),
  'my {V} is 4 or more': ifSo(compare({ statistic: 'forest', of: 'me' }, 'at-least', 4)),
  'my Expedition has less than 5 {O}': ifSo(compare({ total: 'water', in: 'my-expedition' }, 'less-than', 5)),
  'my Hand Cost is {2}': ifSo(compare({ cost: 'hand', of: 'me' }, 'exactly', 2)),
  'you have two or fewer cards in hand': ifSo(compare({ cardsIn: 'hand', of: 'you' }, 'at-most', 2)),
  'you have ten or more Mana Orbs': ifSo(compare({ cardsIn: 'mana', of: 'you' }, 'at-least', 10)),
  'your opponent’s Reserve is empty': ifSo(compare({ cardsIn: 'reserve', of: 'opponent' }, 'exactly', 0)),
  'the result is 4 or more': effect(
    sequence(roll, { kind: 'if', condition: compare({ noted: 'die' }, 'at-least', 4), then: draw() }),
  ),
  'I am not Fleeting': ifSo(me({ without: 'fleeting' })),
  'I am boosted': ifSo(me({ status: 'boosted' })),
  'I am in your Hero Expedition': ifSo(me({ expedition: 'your-hero' })),
  'it is a Permanent': revealed({ type: 'permanent' }),
  'it is no Plant': effect(
    sequence(step({ kind: 'reveal', what: { top: 'you' } }, 'card'), {
      kind: 'if',
      condition: not({ kind: 'is', what: { noted: 'card' }, like: { subtype: 'plant' } }),
      then: draw(),
    }),
  ),
  'its Hand Cost is {3} or less': revealed({ bounds: [{ of: 'hand-cost', is: 'at-most', than: 3 }] }),
  'you control it': ofTarget({ controller: 'you' }),
  'your opponent controls it': ofTarget({ controller: 'opponent' }),
  'you own it': ofTarget({ owner: 'you' }),
  'it has Defender': ofTarget({ keyword: 'defender' }),
  'it is no token': ofTarget({ token: false }),
  'it is in its owner’s Reserve': ofTarget({ zone: 'reserve' }),
  'you are the first player': ifSo({ kind: 'first-player', who: 'you' }),
  'you are not the first player': ifSo(not({ kind: 'first-player', who: 'you' })),
  'your opponent has passed': ifSo({ kind: 'passed', who: 'opponent' }),
  'it is Noon': ifSo({ kind: 'phase', phase: 'noon' }),
  'it is Dusk': ifSo({ kind: 'phase', phase: 'dusk' }),
  'it is the first Day': ifSo({ kind: 'first-day' }),
  'I am in {V}': ifSo({ kind: 'terrain', expedition: 'my-expedition', terrain: 'forest' }),
  'your Companion Expedition is in {O}': ifSo({
    kind: 'terrain',
    expedition: 'your-companion',
    terrain: 'water',
  }),
  'you control a Fleeting Character and another Asleep Character': ifSo({
    kind: 'distinct',
    like: [
      { ...yours, status: 'fleeting' },
      { ...yours, status: 'asleep' },
    ],
  }),
  'you control a Plant and your opponent has not passed': ifSo({
    kind: 'all',
    conditions: [exists(plants), not({ kind: 'passed', who: 'opponent' })],
  }),
  'you control neither a Plant nor a Landmark': ifSo(
    not({ kind: 'any', conditions: [exists(plants), exists({ subtype: 'landmark', controller: 'you' })] }),
  ),
  'you control a Plant or I am Anchored': ifSo({
    kind: 'any',
    conditions: [exists(plants), me({ status: 'anchored' })],
  }),
  'my Expedition has ascended': ifSo({ kind: 'ascended', which: 'my-expedition' }),
  'when I am sacrificed, if I was not Fleeting': reaction({ kind: 'sacrificed', what: 'me' }, draw(), {
    condition: me({ without: 'fleeting' }),
    when: 'before',
  }),
  'when I leave, if you controlled a Plant': reaction(
    { kind: 'leave', what: 'me', zone: 'expedition' },
    draw(),
    { condition: exists(plants), when: 'before' },
  ),
  'when I join, if you are the first player': joinsWhenSo({ kind: 'first-player', who: 'you' }),
};
