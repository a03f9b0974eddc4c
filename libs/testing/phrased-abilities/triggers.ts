import { reaction } from '../abilities.js';
import { boost, characters, plants, whenever, yours, type Phrased } from './building.js';

const spell = { type: 'spell' } as const;

/** "… — Draw a card". */
export const triggers: Phrased = {
  '{J}': whenever({ kind: 'join', what: 'me' }),
  '{H}': whenever({ kind: 'played', what: 'me', from: 'hand' }),
  '{R}': whenever({ kind: 'played', what: 'me', from: 'reserve' }),
  '{H}/{R}': whenever({
    kind: 'any',
    of: [
      { kind: 'played', what: 'me', from: 'hand' },
      { kind: 'played', what: 'me', from: 'reserve' },
    ],
  }),
  'when I am played': whenever({ kind: 'played', what: 'me' }),
  'when I join my Hero Expedition': whenever({ kind: 'join', what: 'me', expedition: 'your-hero' }),
  'when another Character joins my Expedition, it gains 1 boost': reaction(
    { kind: 'join', what: { ...characters, other: true }, expedition: 'my-expedition' },
    boost('it'),
  ),
  'when a token you control joins one of your Expeditions': whenever({
    kind: 'join',
    what: { token: true, controller: 'you' },
    expedition: 'each-of-yours',
  }),
  'when a Permanent enters play': whenever({ kind: 'join', what: { type: 'permanent' } }),
  'when you play a Spell': whenever({ kind: 'played', what: spell, by: 'you' }),
  'when you play a card from Reserve': whenever({ kind: 'played', what: {}, from: 'reserve', by: 'you' }),
  'when your opponent plays a Character': whenever({ kind: 'played', what: characters, by: 'opponent' }),
  'when a Plant is played': whenever({ kind: 'played', what: { subtype: 'plant' } }),
  'in the Morning': whenever({ kind: 'phase', phase: 'morning' }),
  'at Noon': whenever({ kind: 'phase', phase: 'noon' }),
  'in the Afternoon': whenever({ kind: 'phase', phase: 'afternoon' }),
  'at Dusk': whenever({ kind: 'phase', phase: 'dusk' }),
  'at Night': whenever({ kind: 'phase', phase: 'night' }),
  'after Succeed': whenever({ kind: 'after-daily-effect', effect: 'succeed' }),
  'after Prepare': whenever({ kind: 'after-daily-effect', effect: 'prepare' }),
  'after Draw': whenever({ kind: 'after-daily-effect', effect: 'draw' }),
  'after Expand': whenever({ kind: 'after-daily-effect', effect: 'expand' }),
  'after Progress': whenever({ kind: 'after-daily-effect', effect: 'progress' }),
  'after Rest': whenever({ kind: 'after-daily-effect', effect: 'rest' }),
  'after Clean-up': whenever({ kind: 'after-daily-effect', effect: 'clean-up' }),
  'when I leave the Expedition zone': whenever({ kind: 'leave', what: 'me', zone: 'expedition' }),
  'when I leave your Landmark zone': whenever({ kind: 'leave', what: 'me', zone: 'landmark' }),
  'when a Plant you control leaves my Expedition': whenever({
    kind: 'leave',
    what: plants,
    zone: 'expedition',
    expedition: 'my-expedition',
  }),
  'when I go to Reserve from the Expedition zone': whenever({
    kind: 'go',
    what: 'me',
    from: 'expedition',
    to: 'reserve',
  }),
  'when a Permanent you control goes to your discard pile': whenever({
    kind: 'go',
    what: { type: 'permanent', controller: 'you' },
    to: 'discard',
  }),
  'when I am sacrificed': whenever({ kind: 'sacrificed', what: 'me' }),
  'when you sacrifice a Character': whenever({ kind: 'sacrificed', what: characters, by: 'you' }),
  'when a Plant is sacrificed': whenever({ kind: 'sacrificed', what: { subtype: 'plant' } }),
  'when I am discarded from Reserve': whenever({ kind: 'discarded', what: 'me', from: 'reserve' }),
  'when another Character you control is discarded': whenever({
    kind: 'discarded',
    what: { ...yours, other: true },
  }),
  'when I gain boosts': whenever({ kind: 'counters', what: 'me', name: 'boost', change: 'gain' }),
  'when a Plant you control loses Kelon counters': whenever({
    kind: 'counters',
    what: plants,
    name: 'Kelon',
    change: 'lose',
  }),
  'when I become Anchored': whenever({ kind: 'status', what: 'me', status: 'anchored', change: 'become' }),
  'when a Plant becomes Asleep': whenever({
    kind: 'status',
    what: { subtype: 'plant' },
    status: 'asleep',
    change: 'become',
  }),
  'when I lose Fleeting': whenever({ kind: 'status', what: 'me', status: 'fleeting', change: 'lose' }),
  'when a Permanent is readied': whenever({
    kind: 'status',
    what: { type: 'permanent' },
    status: 'exhausted',
    change: 'lose',
  }),
  'when a Character loses its last boost': whenever({
    kind: 'status',
    what: characters,
    status: 'boosted',
    change: 'lose',
  }),
  'when you create a token': whenever({ kind: 'created', what: { token: true }, by: 'you' }),
  'when you draw a card': whenever({ kind: 'draw', who: 'you' }),
  'when your opponent draws one or more cards': whenever({ kind: 'draw', who: 'opponent', oneOrMore: true }),
  'when you resupply': whenever({ kind: 'resupply', who: 'you' }),
  'when your opponent resupplies once or more': whenever({
    kind: 'resupply',
    who: 'opponent',
    oneOrMore: true,
  }),
  'when my Expedition moves forward due to {M}': whenever({
    kind: 'expedition',
    which: 'my-expedition',
    does: 'forward',
    due: 'mountain',
  }),
  'when one of your Expeditions moves backward': whenever({
    kind: 'expedition',
    which: 'each-of-yours',
    does: 'backward',
  }),
  'when the Expedition facing me fails to move forward': whenever({
    kind: 'expedition',
    which: 'facing-me',
    does: 'fails',
  }),
  'when you pass': whenever({ kind: 'pass', who: 'you' }),
  'when a player rolls a die': whenever({ kind: 'roll', who: 'each-player' }),
  'when you draw or resupply': whenever({
    kind: 'any',
    of: [
      { kind: 'draw', who: 'you', oneOrMore: true },
      { kind: 'resupply', who: 'you' },
    ],
  }),
  'when my Expedition ascends': whenever({
    kind: 'later',
    trigger: { kind: 'ascend', which: 'my-expedition' },
  }),
};
