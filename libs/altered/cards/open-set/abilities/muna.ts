import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const reedling: TokenDefinition = {
  name: 'Reedling',
  subtypes: ['plant'],
  statistics: { forest: 1, mountain: 1, water: 0 },
};
const anchorsItself = say.joins(say.gains('anchored', 'me'));
const anchorsSmall = {
  targets: [say.aTarget({ ...say.characters, ...say.handCostAtMost(2) })],
  effect: say.gains('anchored', say.target(0)),
};
const chorus = say.joins(say.boost('me', { count: say.yourPlants }));
const willow: readonly Ability[] = [
  say.keyword('eternal'),
  say.reaction(say.at('noon'), say.boost({ all: { ...say.yourPlants, other: true } })),
];

export const muna: Readonly<Record<string, readonly Ability[]>> = {
  MU_01_C: [say.quickAction({ exhaustMe: true, discard: { from: 'reserve', count: 1 } }, anchorsSmall)],
  MU_02_C: [
    say.support({
      targets: [say.aTarget({ subtype: 'plant' })],
      effect: say.gains('anchored', say.target(0)),
    }),
  ],
  MU_04_C: [anchorsItself],
  MU_04_R1: [anchorsItself],
  MU_05_C: [
    say.fromHand(
      say.then(
        say.does({ kind: 'resupply' }, 'card'),
        say.when(say.isLike('card', { subtype: 'plant' }), say.boost('me')),
      ),
    ),
  ],
  MU_06_C: [chorus],
  MU_06_U_1: [
    chorus,
    say.passive({
      kind: 'enters-with',
      of: say.yourPlants,
      zone: 'expedition',
      counters: { name: 'boost', count: 1 },
    }),
  ],
  MU_07_C: [
    say.passive({
      kind: 'keyword',
      of: 'me',
      gain: 'gigantic',
      if: { kind: 'terrain', expedition: 'my-expedition', terrain: 'forest' },
    }),
    say.support(anchorsSmall),
  ],
  MU_08_C: willow,
  MU_08_R1: [...willow, say.passive({ kind: 'one-more', verb: 'counters', who: 'you', more: 1 })],
  MU_09_C: [
    say.keyword('defender'),
    {
      kind: 'quick-action',
      cost: { mana: 2 },
      only: say.exists(say.yourPlants),
      effect: say.ongoing('day', { kind: 'keyword', of: 'me', lose: 'defender' }),
    },
  ],
  MU_10_C: [
    say.fromHand(say.does({ kind: 'move', what: { top: 'you' }, to: { zone: 'mana' } })),
    say.reaction(
      { kind: 'status', what: say.yourCharacters, status: 'anchored', change: 'become' },
      say.boost('it'),
    ),
  ],
  MU_11_C: [say.keyword('gigantic'), anchorsItself],
  MU_12_C: [say.keyword('fleeting'), say.spell(say.gains('anchored', { all: say.yourCharacters }))],
  MU_13_C: [
    say.keyword('fleeting'),
    say.spell(say.ongoing('day', { kind: 'cannot-move-forward', which: 'each' })),
  ],
  MU_14_C: [
    say.spell({
      targets: [say.anExpedition],
      effect: say.does({ kind: 'create', token: reedling, in: say.target(0), count: 2 }),
    }),
  ],
  MU_15_C: [
    say.keyword('fleeting'),
    say.spell(say.payTo({ put: { from: 'reserve', to: { zone: 'mana' }, count: 1 } }, say.draw())),
  ],
  MU_16_C: [
    say.reaction(
      { kind: 'leave', what: say.yourPlants, zone: 'expedition' },
      say.payTo({ exhaustMe: true }, say.resupply),
    ),
    say.passive({ kind: 'reserve-limit', add: 1 }),
  ],
  MU_17_C: [
    say.passive({ kind: 'terrains', of: 'all-regions', gain: ['forest'] }),
    say.reaction(
      { kind: 'expedition', which: 'each-of-yours', does: 'forward', due: 'forest' },
      say.gainsCounters('apple', 1),
    ),
    say.quickAction({ spend: { name: 'apple', count: 2 } }, say.draw()),
  ],
};
