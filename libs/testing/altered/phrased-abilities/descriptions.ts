import { effect, sequence, step } from '../abilities.js';
import type { Selector } from '#altered/abilities';
import {
  aTarget,
  boostsAll,
  characters,
  discards,
  does,
  first,
  plants,
  yourReserve,
  yours,
  type Phrased,
} from './building.js';

const fleeting: Selector = { status: 'fleeting' };

/** What texts speak of: "discard target …", "… gain 1 boost". */
export const descriptions: Phrased = {
  'a Character or Permanent': discards({ type: ['character', 'permanent'] }),
  'another Character you control': discards({ ...yours, other: true }),
  'a Character an opponent controls': discards({ ...characters, controller: 'opponent' }),
  'a Fleeting Character': discards({ ...characters, ...fleeting }),
  'a Plant that is not Anchored': discards({ subtype: 'plant', without: 'anchored' }),
  'a boosted Plant': discards({ subtype: 'plant', status: 'boosted' }),
  'a ready Permanent': discards({ type: 'permanent', status: 'ready' }),
  'a rare Muna card in a Reserve': discards({ zone: 'reserve', rarity: 'rare', faction: 'muna' }),
  'a neutral Spell in your Reserve': discards({ ...yourReserve, type: 'spell', faction: 'neutral' }),
  'a card named Reedling in your discard pile': discards({ zone: 'discard', owner: 'you', name: 'Reedling' }),
  'a token Reedling': discards({ token: true, name: 'Reedling' }),
  'a Character that is no token': discards({ ...characters, token: false }),
  'a Character with Defender': discards({ ...characters, keyword: 'defender' }),
  'a Character with Hand Cost {3} or less': discards({
    ...characters,
    bounds: [{ of: 'hand-cost', is: 'at-most', than: 3 }],
  }),
  'a Character with Reserve Cost more than the number of Plants you control': discards({
    ...characters,
    bounds: [{ of: 'reserve-cost', is: 'more-than', than: { count: plants } }],
  }),
  'a Character with {V} 4 or more and 2 or more boosts': discards({
    ...characters,
    bounds: [
      { of: 'forest', is: 'at-least', than: 4 },
      { of: { counters: 'boost' }, is: 'at-least', than: 2 },
    ],
  }),
  'a Character with a base statistic of 0': discards({
    ...characters,
    bounds: [{ of: { base: 'any' }, is: 'exactly', than: 0 }],
  }),
  'a Fleeting, Anchored or Asleep Character': discards({
    ...characters,
    oneOf: [{ status: 'fleeting' }, { status: 'anchored' }, { status: 'asleep' }],
  }),
  'a Plant or a Permanent with Tough you control': discards({
    controller: 'you',
    oneOf: [{ subtype: 'plant' }, { type: 'permanent', keyword: 'tough' }],
  }),
  'a Character with Cooldown': discards({ ...characters, hasCooldown: true }),
  'up to two target Characters with a total Hand Cost of {6} or less': does(
    { kind: 'discard', what: first },
    [
      {
        kind: 'object',
        like: characters,
        count: 2,
        upTo: true,
        total: { of: 'hand-cost', is: 'at-most', than: 6 },
      },
    ],
  ),
  'a Song from your hand or Reserve': does({ kind: 'move', what: first, to: { zone: 'hand' } }, [
    aTarget({ subtype: 'song', zone: ['hand', 'reserve'], owner: 'you' }),
  ]),
  'a Character in play or in Reserve': discards({
    ...characters,
    zone: ['expedition', 'landmark', 'reserve'],
  }),
  'one of the revealed cards, then the others': effect(
    sequence(
      step({ kind: 'reveal', what: { top: 'you', count: 3 } }, 'seen'),
      step({ kind: 'move', what: { choose: { among: { noted: 'seen' } } }, to: { zone: 'hand' } }, 'kept'),
      step({ kind: 'discard', what: { all: { among: { noted: 'seen' }, except: { noted: 'kept' } } } }),
    ),
  ),
  'Characters in my Expedition': boostsAll({ ...characters, expedition: 'my-expedition' }),
  'other Scholars in my other Expedition': boostsAll({
    subtype: 'scholar',
    expedition: 'my-other-expedition',
    other: true,
  }),
  'Characters facing me': boostsAll({ ...characters, expedition: 'facing-me' }),
  'Characters in your Hero Expedition': boostsAll({ ...characters, expedition: 'your-hero' }),
  'Characters in your Companion Expedition': boostsAll({ ...characters, expedition: 'your-companion' }),
  'Characters in your Expeditions': boostsAll({ ...characters, expedition: 'each-of-yours' }),
  'Characters in your opponent’s Hero Expedition': boostsAll({ ...characters, expedition: 'opponent-hero' }),
  'Characters in your opponent’s Companion Expedition': boostsAll({
    ...characters,
    expedition: 'opponent-companion',
  }),
  'Elementals in your opponent’s Expeditions': boostsAll({
    subtype: 'elemental',
    expedition: 'each-of-opponents',
  }),
  'Characters in all Expeditions': boostsAll({ ...characters, expedition: 'each' }),
  'all Deities': boostsAll({ subtype: 'deity' }),
  'all Landmarks': boostsAll({ subtype: 'landmark' }),
  'Characters you own': boostsAll({ ...characters, owner: 'you' }),
};
