import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const tinHeron: TokenDefinition = {
  name: 'Tin Heron',
  subtypes: ['robot'],
  statistics: { forest: 1, mountain: 1, water: 3 },
};
const herons = say.create(tinHeron, say.target(0));
const makesHeron = { targets: [say.anExpedition], effect: herons };
const cheaperPermanent = say.support(
  say.ongoing('afternoon', { kind: 'cost', who: 'you', of: say.permanents, add: -1, next: true }),
);
const permanentBack = say.support({
  targets: [say.aTarget({ ...say.yourReserve, type: 'permanent' })],
  effect: say.toHand(say.target(0)),
});
const landmark = { subtype: 'landmark', controller: 'you' } as const;
const robots = { subtype: 'robot', controller: 'you' } as const;
const ferry: readonly Ability[] = [say.keyword('gigantic'), say.tough(1)];

export const axiom: Readonly<Record<string, readonly Ability[]>> = {
  AX_01_C: [say.quickAction({ exhaustMe: true, discard: { from: 'reserve', count: 1 } }, makesHeron)],
  AX_02_C: [cheaperPermanent],
  AX_02_R1: [cheaperPermanent],
  AX_04_C: [
    say.fromHand(
      say.then(
        say.reveal({ top: 'you' }, 'card'),
        say.when(say.isLike('card', say.permanents), say.draw(), say.toReserve(say.noted('card'))),
      ),
    ),
  ],
  AX_05_C: [
    say.fromReserve({
      targets: [say.aTarget(say.yourPermanents)],
      effect: say.then(
        say.readies(say.target(0)),
        say.youMay(say.does({ kind: 'activate', triggers: ['join'], what: say.target(0) })),
      ),
    }),
  ],
  AX_06_C: [say.joins(say.when(say.exists(landmark), say.boost('me')))],
  AX_07_C: [
    say.passive({
      kind: 'keyword',
      of: 'me',
      gain: 'defender',
      if: say.not(say.exists(say.yourPermanents)),
    }),
  ],
  AX_08_C: [say.fromHand(makesHeron), permanentBack],
  AX_08_R1: [say.joins(makesHeron), permanentBack],
  AX_09_C: [
    say.reaction(say.youPlay(say.permanents), say.boost('me')),
    say.reaction(
      say.at('dusk'),
      say.when(say.compare({ total: 'water', in: 'my-expedition' }, 'at-least', 5), say.resupply),
    ),
  ],
  AX_10_C: [
    say.joins(
      say.ifYouDo(say.youMay(say.does({ kind: 'sacrifice', what: say.yourPermanents })), say.draw(2)),
    ),
    say.passive({
      kind: 'subtypes',
      of: { type: 'character', expedition: 'my-expedition' },
      gain: ['robot'],
    }),
  ],
  AX_11_C: ferry,
  AX_11_U_1: [
    ...ferry,
    say.reaction({ kind: 'leave', what: 'me', zone: 'expedition' }, makesHeron),
    say.passive({ kind: 'statistics', of: 'me', add: { count: landmark } }),
  ],
  AX_12_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [
        say.aTarget({ ...say.characters, ...say.handCostAtMost(3) }),
        say.cardInReserve,
        say.cardInReserve,
      ],
      effect: say.chooseOne(say.toReserve(say.target(0)), say.then(say.sabotage(1), say.sabotage(2))),
    }),
  ],
  AX_13_C: [
    say.spell(
      say.then(
        say.does({ kind: 'discard', what: { choose: say.yourHand, count: 2, upTo: true } }, 'discarded'),
        say.draw({ sum: [say.noted('discarded'), 1] }),
      ),
    ),
  ],
  AX_14_C: [
    say.keyword('fleeting'),
    say.spell(say.payTo({ sacrifice: { like: robots, count: 1 } }, say.draw(2))),
  ],
  AX_15_C: [say.spell(say.chooseOne(say.readies({ all: say.yourPermanents }), say.boost({ all: robots })))],
  AX_16_C: [
    say.joins(say.gainsCounters('water', 3)),
    say.quickAction({ exhaustMe: true, spend: { name: 'water', count: 1 } }, say.resupply),
    say.passive({ kind: 'landmark-limit', add: 1 }),
  ],
  AX_17_C: [
    say.reaction(say.at('noon'), say.payTo({ mana: 1 }, makesHeron)),
    say.passive({ kind: 'abilities', of: robots, gain: [say.fromReserve(say.boost('me'))] }),
  ],
};
