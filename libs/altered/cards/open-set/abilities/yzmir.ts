import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const boostTarget = { targets: [say.aTarget(say.characters)], effect: say.boost(say.target(0)) };
const fogling: TokenDefinition = {
  name: 'Fogling',
  subtypes: ['spirit'],
  statistics: { forest: 1, mountain: 0, water: 1 },
  abilities: [say.reaction(say.sacrificed('me'), boostTarget)],
  text: ["When I'm sacrificed — Target Character gains 1 boost."],
};
const facing = { type: 'character', expedition: 'facing-me' } as const;
const anotherCharacter = { ...say.yourCharacters, other: true } as const;
const candle: Ability = {
  kind: 'reaction',
  trigger: say.sacrificed('me'),
  condition: { kind: 'is', what: 'me', like: { without: 'fleeting' } },
  when: 'before',
  effect: say.draw(),
};
const bell = say.joins(
  say.ifYouDo(
    say.youMay(say.does({ kind: 'sacrifice', what: anotherCharacter })),
    say.boost('me'),
    say.gains('asleep', 'me'),
  ),
);
const nameless = say.passive({
  kind: 'cannot-activate',
  of: facing,
  triggers: ['join', 'from-hand', 'from-reserve'],
});
const listens = say.when(say.compare({ counters: 'boost', on: 'me' }, 'less-than', 2), say.boost('me'));
const empty = (zone: 'hand' | 'reserve') => say.compare({ cardsIn: zone, of: 'you' }, 'exactly', 0);

export const yzmir: Readonly<Record<string, readonly Ability[]>> = {
  YZ_01_C: [
    say.reaction(
      { kind: 'sacrificed', what: say.characters, by: 'you' },
      say.payTo({ exhaustMe: true }, say.resupply),
    ),
  ],
  YZ_02_C: [say.support(say.does({ kind: 'after-you' }))],
  YZ_04_C: [
    say.joins({ targets: [say.anExpedition], effect: say.create(fogling, say.target(0)) }),
    say.reaction({ kind: 'discarded', what: anotherCharacter, from: 'expedition' }, say.boost('me')),
  ],
  YZ_05_C: [candle],
  YZ_05_R1: [candle, say.passive({ kind: 'playable-from', of: 'me', zone: 'discard' })],
  YZ_06_C: [bell],
  YZ_06_R1: [bell, say.passive({ kind: 'subtypes', of: facing, gain: ['spirit'], lose: 'all-others' })],
  YZ_07_C: [
    say.fromHand(
      say.then(
        say.reveal({ top: 'you' }, 'card'),
        say.when(say.isLike('card', { type: 'spell' }), say.draw()),
      ),
    ),
    say.support(
      say.ongoing('turn', { kind: 'cost', who: 'you', of: { type: 'spell' }, add: -1, next: true }),
    ),
  ],
  YZ_08_C: [say.passive({ kind: 'cost', who: 'you', of: { type: 'spell' }, add: -1, atLeast: 1 })],
  YZ_09_C: [nameless],
  YZ_09_U_1: [say.passive({ kind: 'abilities', of: facing, lose: true })],
  YZ_10_C: [
    say.reaction({ kind: 'draw', who: 'opponent' }, listens),
    say.reaction({ kind: 'resupply', who: 'opponent' }, listens),
  ],
  YZ_11_C: [
    say.fromReserve(say.does({ kind: 'move-expedition', which: 'facing-me', direction: 'backward' })),
  ],
  YZ_12_C: [
    say.keyword('gigantic'),
    say.joins(
      say.ifYouDo(say.does({ kind: 'sacrifice', what: anotherCharacter }), say.then(), say.discard('me')),
    ),
  ],
  YZ_13_C: [
    say.keyword('fleeting'),
    say.spell({
      kind: 'repeat',
      times: 2,
      effect: say.ifYouDo(say.youMay(say.does({ kind: 'sacrifice', what: say.yourCharacters })), say.draw()),
    }),
  ],
  YZ_14_C: [
    say.spell({
      targets: [say.aTarget({ ...say.characters, ...say.handCostAtMost(3) })],
      effect: say.toHand(say.target(0)),
    }),
  ],
  YZ_15_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [say.aTarget({ type: ['character', 'permanent'] }), say.anOpponent],
      effect: say.then(
        say.does({ kind: 'move', what: say.target(0), to: { zone: 'deck', position: { fromTop: 2 } } }),
        say.when(
          {
            kind: 'all',
            conditions: [
              say.compare({ count: say.yourCharacters }, 'at-least', 2),
              say.not({ kind: 'passed', who: 'opponent' }),
            ],
          },
          say.does({ kind: 'draw', who: 'opponent', count: 1 }),
        ),
      ),
    }),
  ],
  YZ_16_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [say.anExpedition],
      effect: say.then(
        say.does({ kind: 'move-expedition', which: say.target(0), direction: 'backward' }),
        say.youMay(
          say.does({
            kind: 'move',
            what: { choose: { ...say.yourReserve, type: 'character', ...say.handCostAtMost(2) } },
            to: { zone: 'expedition', expedition: 'your-companion', statuses: ['asleep'] },
          }),
        ),
      ),
    }),
  ],
  YZ_17_C: [
    say.reaction(
      say.youPlay({ type: 'spell' }, 'reserve'),
      say.payTo(
        { exhaustMe: true },
        {
          targets: [say.aTarget(say.characters)],
          effect: say.boost(say.target(0), { cost: 'hand', of: 'it' }),
        },
      ),
    ),
    say.passive({ kind: 'cannot-be-readied', of: { type: 'permanent', controller: 'opponent' } }),
  ],
  YZ_18_C: [
    say.quickAction({ exhaustMe: true, discard: { from: 'hand', count: 1 } }, say.draw()),
    say.reaction(
      { kind: 'after-daily-effect', effect: 'rest' },
      say.when({ kind: 'any', conditions: [empty('hand'), empty('reserve')] }, say.resupply),
    ),
  ],
};
