import { describe, expect, it } from '@jest/globals';
import { greedyBot, randomBot, type Bot } from '#analysis';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import type { GameModule, Json, Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';

/** Returns a setup in which every card of a type has the given ability and no other. */
function having(setup: Setup, type: string, ability: unknown): Setup {
  const cards = Object.entries(setup.cards).map(([reference, card]): [string, Json] => {
    const matches = (card as { type?: unknown }).type === type;
    return [reference, matches ? ({ ...(card as object), abilities: [ability] } as Json) : card];
  });
  return { ...setup, cards: Object.fromEntries(cards) };
}

/** Returns the code with which the rules refuse to start or continue the game. Null if 300 decisions could be made. */
function refusal(module: GameModule, setup: Setup, bot: Bot = randomBot('bot')): string | null {
  const started = module.play.start(setup);
  if (!started.ok) return started.error[0]?.code ?? '';
  let { state } = started.value;
  for (let made = 0; made < 300; made++) {
    const request = module.play.legal(state);
    if (request === null) return null;
    const decided = module.play.decide(state, request.seat, bot(request, state));
    if (!decided.ok) return decided.error.code;
    state = decided.value.state;
  }
  return null;
}

const [plain] = abilityDecks('endless') as [Setup];
const rat = { name: 'Rat', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
const create = (count: unknown, token: unknown = rat) => ({
  kind: 'step',
  step: { kind: 'create', token, in: 'your-hero', count },
});
const joins = (effect: unknown, what: unknown = 'me') => ({
  kind: 'reaction',
  trigger: { kind: 'join', what },
  effect,
});
const anyone = { type: 'character' };

describe('games whose cards trigger each other endlessly', () => {
  it.each([40_000, 3_000_000, 1e300])('Altered refuses a card with "create %d"', (count) => {
    expect(refusal(altered, having(plain, 'character', joins(create(count))))).toBe('ABILITY_INVALID');
  });

  it.each([
    ['numbers that make large ones', joins(create({ times: [900, 900] }))],
    [
      'repetitions of repetitions',
      joins({ kind: 'repeat', times: 400, effect: { kind: 'repeat', times: 400, effect: create(1) } }),
    ],
    [
      'tokens whose statements change each other',
      joins(
        create(400, {
          ...rat,
          abilities: [
            {
              kind: 'passive',
              passive: {
                kind: 'statistics',
                of: anyone,
                add: { count: { type: 'character', keyword: 'gigantic' } },
              },
            },
          ],
        }),
      ),
    ],
    [
      'counters that grow by themselves',
      joins({
        kind: 'repeat',
        times: 100,
        effect: {
          kind: 'step',
          step: {
            kind: 'counters',
            change: 'gain',
            name: 'boost',
            count: { sum: [1, { counters: 'boost', on: 'me' }] },
            what: 'me',
          },
        },
      }),
    ],
  ])('Altered refuses %s', (_, ability) => {
    expect(refusal(altered, having(plain, 'character', ability))).toBe('WORK_TOO_LARGE');
  });

  it('Altered also refuses it to a bot that simulates its choices', () => {
    const ability = joins(create({ times: [900, 900] }));
    const setup = having(plain, 'character', ability);
    expect([null, 'WORK_TOO_LARGE']).toContain(
      refusal(altered, setup, greedyBot(altered as GameModule, 'greedy')),
    );
  });

  it('are accepted below the limit', () => {
    expect(refusal(altered, having(plain, 'character', joins(create(3))))).toBeNull();
  });

  const [duel] = contractsDecks('endless') as [Setup];
  const evocation = (effect: unknown) => ({ kind: 'triggered', trigger: 'evocation', effect });
  const strengthen = {
    kind: 'strengthen',
    what: { kind: 'me' },
    attack: { sum: [{ statistic: 'attack', of: 'me' }, 9] },
  };

  it.each([
    [
      'what is repeated too often',
      evocation({ kind: 'repeat', times: { sum: [999, 1] }, effect: strengthen }),
    ],
    ['strength that doubles', evocation({ kind: 'repeat', times: { sum: [40] }, effect: strengthen })],
  ])('Contracts refuses %s', (_, ability) => {
    expect(refusal(contracts, having(duel, 'creature', ability))).toBe('WORK_TOO_LARGE');
  });
});
