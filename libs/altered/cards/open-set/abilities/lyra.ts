import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const paperCrane: TokenDefinition = {
  name: 'Paper Crane',
  subtypes: ['spirit'],
  statistics: { forest: 1, mountain: 1, water: 1 },
};
const cranes = say.joins(say.create(paperCrane, 'each-of-yours'));
const moon = say.joins(say.then(say.roll, say.boost('me', say.noted('die'))));
const boostTarget = { targets: [say.aTarget(say.characters)], effect: say.boost(say.target(0)) };
const characterOrPermanent = { type: ['character', 'permanent'] } as const;

export const lyra: Readonly<Record<string, readonly Ability[]>> = {
  LY_01_C: [
    say.reaction(
      say.at('noon'),
      say.when(
        say.not({ kind: 'first-player', who: 'you' }),
        say.then(say.roll, say.when(say.rolled(4), say.resupply)),
      ),
    ),
    say.quickAction({ spend: { name: 'ticket', count: 1 } }, boostTarget),
  ],
  LY_02_C: [
    say.passive({
      kind: 'statistics',
      of: 'me',
      add: { forest: 1 },
      if: { kind: 'phase', phase: 'dusk' },
    }),
    say.support(say.then(say.roll, say.when(say.rolled(4), say.draw()))),
  ],
  LY_03_R1: [
    say.passive({
      kind: 'statistics',
      of: { type: 'character', expedition: 'facing-me' },
      set: { mountain: 0 },
    }),
  ],
  LY_04_C: [
    say.joins(say.then(say.roll, say.when(say.rolled(3), say.boost('me'), say.gains('fleeting', 'me')))),
  ],
  LY_05_C: [say.fromHand(say.youMay(say.toHand({ choose: { ...say.yourReserve, subtype: 'song' } })))],
  LY_06_C: [say.quickAction({ exhaustMe: true }, say.does({ kind: 'switch-expeditions', what: 'me' }))],
  LY_07_C: [say.reaction({ kind: 'roll', who: 'you' }, boostTarget)],
  LY_08_C: [say.passive({ kind: 'enters-with', of: 'me', zone: 'expedition', statuses: ['asleep'] })],
  LY_09_C: [cranes],
  LY_09_U_1: [
    cranes,
    say.reaction(
      { kind: 'leave', what: { token: true, controller: 'you' }, zone: 'expedition' },
      say.boost('me'),
    ),
  ],
  LY_10_C: [moon],
  LY_10_R1: [moon, say.passive({ kind: 'one-more', verb: 'draw', who: 'you', more: 1 })],
  LY_11_C: [
    say.fromHand(
      say.then(
        say.does({
          kind: 'discard',
          who: 'each-player',
          what: { choose: say.yourHand, by: 'each-player' },
        }),
        say.does({ kind: 'draw', who: 'each-player', count: 1 }),
      ),
    ),
  ],
  LY_12_C: [
    say.spell({
      targets: [say.aTarget(say.characters)],
      effect: say.then(
        say.gains('asleep', say.target(0)),
        say.when(
          { kind: 'is', what: say.target(0), like: { controller: 'you' } },
          say.draw(),
          say.does({ kind: 'draw', who: 'opponent', count: 1 }),
        ),
      ),
    }),
  ],
  LY_13_C: [
    say.spell({
      targets: [say.aTarget(say.characters)],
      effect: say.then(
        say.roll,
        say.when(
          say.rolled(4),
          say.boost(say.target(0), 2),
          say.when(say.rolled(2), say.boost(say.target(0)), say.gains('fleeting', say.target(0))),
        ),
      ),
    }),
  ],
  LY_14_C: [
    say.spell({
      targets: [say.upToTarget(say.characters, 2)],
      effect: say.does({ kind: 'switch-expeditions', what: say.target(0) }),
    }),
  ],
  LY_15_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [say.aTarget(characterOrPermanent)],
      effect: say.then(
        say.does({ kind: 'move', what: say.target(0), to: { zone: 'deck', position: 'bottom' } }),
        say.when(
          { kind: 'is', what: say.target(0), like: { owner: 'you' } },
          say.does({ kind: 'shuffle', who: 'you' }),
          say.does({ kind: 'shuffle', who: 'opponent' }),
        ),
      ),
    }),
  ],
  LY_16_C: [
    say.reaction(
      say.at('noon'),
      say.then(say.roll, say.when(say.rolled(6), say.draw(), say.when(say.rolled(3), say.resupply))),
    ),
  ],
  LY_17_C: [
    say.passive({ kind: 'dice', who: 'you', extra: 1 }),
    say.quickAction({ exhaustMe: true }, say.ongoing('turn', { kind: 'dice', who: 'you', mayAdd: 2 })),
  ],
};
