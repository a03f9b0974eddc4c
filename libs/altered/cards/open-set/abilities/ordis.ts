import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const ferryhand: TokenDefinition = {
  name: 'Ferryhand',
  subtypes: ['soldier'],
  statistics: { forest: 0, mountain: 1, water: 2 },
};
const soldiers = { subtype: 'soldier', controller: 'you', other: true } as const;
const drill = say.joins(say.boost({ all: soldiers }));
const magistrate = say.fromHand({
  targets: [say.anOpponent],
  effect: say.toReserve({ choose: say.yourCharacters, by: 'opponent' }),
});
const passage = (expedition: 'your-hero' | 'your-companion') => {
  const all = { type: 'character', expedition } as const;
  return say.then(say.boost({ all }), say.losesFleeting({ all }));
};
const chain = (which: 'opponent-hero' | 'opponent-companion') =>
  say.ongoing('day', { kind: 'cannot-move-forward', which });

export const ordis: Readonly<Record<string, readonly Ability[]>> = {
  OR_01_C: [
    say.reaction(
      { kind: 'pass', who: 'you' },
      {
        targets: [say.anExpedition],
        effect: say.when(
          say.compare({ count: say.yourCharacters }, 'at-least', 3),
          say.create(ferryhand, say.target(0)),
        ),
      },
    ),
  ],
  OR_02_C: [say.support(say.create(ferryhand, 'each-of-yours'), { mana: 1 })],
  OR_03_R1: [
    say.passive({
      kind: 'statistics',
      of: { subtype: 'soldier', expedition: 'my-expedition', other: true },
      add: { mountain: 1 },
    }),
  ],
  OR_04_C: [say.keyword('defender')],
  OR_05_C: [
    say.reaction(
      { kind: 'expedition', which: 'my-expedition', does: 'fails' },
      {
        kind: 'simultaneously',
        steps: [say.gainsBoosts('me'), { kind: 'status', change: 'gain', status: 'anchored', what: 'me' }],
      },
    ),
  ],
  OR_06_C: [
    say.joins(
      say.when(
        say.compare({ count: { type: 'character', expedition: 'facing-me' } }, 'more-than', {
          count: { type: 'character', expedition: 'my-expedition' },
        }),
        say.create(ferryhand, 'my-expedition'),
        say.create(ferryhand, 'my-other-expedition'),
      ),
    ),
  ],
  OR_07_C: [say.passive({ kind: 'cost', who: 'opponent', of: {}, from: 'reserve', add: 1 })],
  OR_08_C: [
    say.reaction(say.at('night'), { targets: [say.cardInReserve], effect: say.sabotage(0) }),
    say.support({
      targets: [say.anOpponent],
      effect: say.does({
        kind: 'discard',
        who: 'opponent',
        what: { random: say.yourHand, of: 'opponent' },
      }),
    }),
  ],
  OR_09_C: [drill],
  OR_09_R1: [drill],
  OR_10_C: [
    say.reaction(
      { kind: 'played', what: { type: 'spell' }, by: 'opponent' },
      say.create(ferryhand, 'my-expedition'),
    ),
    say.passive({ kind: 'cannot-play', who: 'opponent', cards: { zone: 'reserve', type: 'spell' } }),
  ],
  OR_11_C: [magistrate],
  OR_11_U_1: [
    magistrate,
    say.passive({
      kind: 'goes-instead',
      of: { type: 'character', expedition: 'my-expedition' },
      from: 'expedition',
      to: 'discard',
      instead: 'reserve',
    }),
  ],
  OR_12_C: [
    say.passive({
      kind: 'cost',
      who: 'you',
      of: 'me',
      add: { times: [-1, { count: { token: true, controller: 'you' } }] },
    }),
    say.tough(2),
    say.passive({ kind: 'one-more', verb: 'create', who: 'you', more: 1 }),
  ],
  OR_13_C: [say.spell(say.create(ferryhand, 'each-of-yours'))],
  OR_14_C: [say.spell(say.chooseOne(passage('your-hero'), passage('your-companion')))],
  OR_15_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [
        say.aTarget({ ...say.characters, ...say.handCostAtMost(2) }),
        say.aTarget(say.permanents),
        say.cardInReserve,
      ],
      effect: say.chooseOne(
        say.discard(say.target(0)),
        say.discard(say.target(1)),
        say.then(say.sabotage(2), say.draw()),
      ),
    }),
  ],
  OR_16_C: [
    say.keyword('fleeting'),
    say.spell(
      say.then(
        say.does({ kind: 'look', what: { top: 'you' } }, 'card'),
        say.youMay(
          say.does({ kind: 'move', what: say.noted('card'), to: { zone: 'deck', position: 'bottom' } }),
        ),
        say.resupply,
      ),
    ),
  ],
  OR_17_C: [
    say.quickAction(
      { exhaustMe: true, sacrificeMe: true },
      say.chooseOne(chain('opponent-hero'), chain('opponent-companion')),
    ),
  ],
  OR_18_C: [
    say.reaction(
      { kind: 'join', what: { token: true, controller: 'you' }, expedition: 'each-of-yours' },
      say.gainsCounters('coin', 1),
    ),
    say.quickAction({ exhaustMe: true, spend: { name: 'coin', count: 3 } }, say.draw()),
  ],
};
