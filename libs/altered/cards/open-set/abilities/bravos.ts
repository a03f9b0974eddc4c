import type { Ability, TokenDefinition } from '#altered/abilities';
import * as say from './phrases.js';

const scamp: TokenDefinition = {
  name: 'Scamp',
  subtypes: ['companion'],
  statistics: { forest: 1, mountain: 2, water: 0 },
};
const inMyExpedition = { type: 'character', expedition: 'my-expedition' } as const;
const welcome = say.reaction(
  { kind: 'join', what: { type: 'character', other: true }, expedition: 'my-expedition' },
  say.boost('it'),
);
const boulder = (ready: boolean): Ability =>
  say.reaction(
    { kind: 'go', what: 'me', from: 'expedition', to: 'reserve' },
    say.youMay(
      say.does({ kind: 'move', what: 'me', to: { zone: 'mana', ...(ready && { ready: true as const }) } }),
    ),
  );
const boostTarget = { targets: [say.aTarget(say.characters)], effect: say.boost(say.target(0)) };
const staysItsCourse = say.fromReserve(say.losesFleeting('me'));

export const bravos: Readonly<Record<string, readonly Ability[]>> = {
  BR_01_C: [
    say.quickAction(
      { exhaustMe: true },
      {
        targets: [say.aTarget(say.yourCharacters)],
        effect: {
          kind: 'simultaneously',
          steps: [
            say.gainsBoosts(say.target(0)),
            { kind: 'status', change: 'gain', status: 'fleeting', what: say.target(0) },
          ],
        },
      },
    ),
  ],
  BR_02_C: [
    say.support(
      say.ongoing('turn', {
        kind: 'enters-with',
        of: say.yourCharacters,
        zone: 'expedition',
        counters: { name: 'boost', count: 1 },
        next: true,
      }),
    ),
  ],
  BR_04_C: [welcome],
  BR_04_R1: [welcome, say.passive({ kind: 'cannot-gain', of: inMyExpedition, status: 'fleeting' })],
  BR_05_C: [say.keyword('seasoned'), say.fromHand(say.boost('me'))],
  BR_06_C: [
    say.fromHand({
      targets: [say.upToTarget({ ...say.yourCharacters, other: true })],
      effect: say.does({ kind: 'switch-expeditions', what: say.target(0) }),
    }),
  ],
  BR_07_C: [say.joins(say.gains('fleeting', 'me'))],
  BR_08_C: [
    say.reaction(
      { kind: 'counters', what: { ...inMyExpedition, other: true }, name: 'boost', change: 'gain' },
      say.payTo({ mana: 1 }, say.draw()),
    ),
    say.joins(say.boost({ all: { ...inMyExpedition, other: true } })),
  ],
  BR_09_C: [say.fromReserve(say.create(scamp, 'your-companion'))],
  BR_10_C: [boulder(false)],
  BR_10_R1: [boulder(true)],
  BR_11_C: [
    say.tough(1),
    say.fromHand({ targets: [say.cardInReserve], effect: say.sabotage(0) }),
    say.fromReserve({
      targets: [say.aTarget(say.characters)],
      effect: say.boost(say.target(0), { half: { statistic: 'mountain', of: 'me' }, round: 'down' }),
    }),
  ],
  BR_12_C: [staysItsCourse],
  BR_12_U_1: [
    staysItsCourse,
    say.reaction(
      { kind: 'expedition', which: 'my-expedition', does: 'forward', due: 'mountain' },
      say.draw(),
    ),
  ],
  BR_13_C: [
    say.spell({
      targets: [say.aTarget(say.yourCharacters)],
      effect: say.then(
        say.boost(say.target(0), 2),
        say.ongoing('day', { kind: 'tough', of: say.yourCharacters, amount: 1 }),
      ),
    }),
  ],
  BR_14_C: [
    say.keyword('fleeting'),
    say.spell({
      targets: [say.anExpedition],
      effect: say.ifYouDo(
        say.youMay(
          say.does({
            kind: 'counters',
            change: 'remove',
            name: 'boost',
            count: 3,
            what: {
              choose: {
                ...say.yourCharacters,
                bounds: [{ of: { counters: 'boost' }, is: 'at-least', than: 3 }],
              },
            },
          }),
        ),
        say.does({ kind: 'move-expedition', which: say.target(0), direction: 'forward' }),
      ),
    }),
  ],
  BR_15_C: [
    say.spell({
      targets: [say.aTarget({ ...say.characters, ...say.handCostAtMost(3) })],
      effect: say.discard(say.target(0)),
    }),
  ],
  BR_16_C: [
    say.keyword('fleeting'),
    say.spell(
      say.youMay(
        say.does({
          kind: 'play-for-free',
          what: { choose: { ...say.yourReserve, type: 'character', ...say.handCostAtMost(4) } },
        }),
      ),
    ),
  ],
  BR_17_C: [
    say.reaction(say.youPlay(say.characters, 'reserve'), say.payTo({ exhaustMe: true }, say.boost('it'))),
  ],
  BR_18_C: [
    say.passive({ kind: 'keyword', of: say.yourCharacters, gain: 'seasoned' }),
    say.joins(boostTarget),
  ],
};
