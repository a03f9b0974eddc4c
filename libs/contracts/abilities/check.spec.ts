import { describe, expect, it } from '@jest/globals';
import {
  contractProblems,
  contracts,
  contractsSetup,
  openContracts,
  openDecks,
  type Contract,
} from '../index.js';
import { keywords, triggers } from './ability.js';

const wolf = {
  reference: 'wolf',
  name: 'Wolf',
  type: 'creature',
  faction: null,
  cost: { pure: 1 },
  attack: 1,
  health: 1,
  text: [],
  executed: true,
};
const bolt = {
  ...wolf,
  type: 'spell',
  attack: undefined,
  health: undefined,
};
const spell = (effect: unknown): unknown => {
  const { attack: _a, health: _h, ...rest } = bolt;
  return { ...rest, abilities: [{ kind: 'effect', effect }] };
};
const paths = (value: unknown): string[] => contractProblems(value).map(({ path }) => path);

describe('definitions', () => {
  it('of the shipped contracts are valid', () => {
    expect(openContracts().flatMap((contract) => contractProblems(contract))).toEqual([]);
    expect(contractProblems(wolf)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a value that is not an object', 7, ''],
    ['a creature without health', { ...wolf, health: undefined }, 'health'],
    ['a globe without durability', { ...wolf, type: 'globe', health: undefined }, 'health'],
    ['an unknown type', { ...wolf, type: 'hero' }, 'type'],
    ['a negative cost', { ...wolf, cost: { fire: -1 } }, 'cost.fire'],
    ['an unknown effect', spell({ kind: 'win' }), 'abilities.0.effect.kind'],
    [
      'damage to a globe',
      spell({ kind: 'damage', amount: 1, to: { kind: 'all', like: { what: 'globe' } } }),
      'abilities.0.effect.to.like.what',
    ],
    ['"it" without a choice', spell({ kind: 'fade', what: { kind: 'it' } }), 'abilities.0.effect.what'],
    [
      'a creature with an effect',
      { ...wolf, abilities: [{ kind: 'effect', effect: { kind: 'disarm' } }] },
      'abilities.0',
    ],
    [
      'a rune that cannot be used',
      { ...(spell({ kind: 'disarm' }) as object), type: 'rune', abilities: [] },
      'abilities',
    ],
    [
      'zero repetitions',
      spell({ kind: 'repeat', times: 0, effect: { kind: 'disarm' } }),
      'abilities.0.effect.times',
    ],
    [
      'too many repetitions',
      spell({ kind: 'repeat', times: 900, effect: { kind: 'disarm' } }),
      'abilities.0.effect.times',
    ],
    [
      'nested repetitions',
      spell({
        kind: 'repeat',
        times: 9,
        effect: { kind: 'may', effect: { kind: 'repeat', times: 9, effect: { kind: 'disarm' } } },
      }),
      'abilities.0.effect.effect',
    ],
    ['a number that is too large', spell({ kind: 'fill', count: 1e9 }), 'abilities.0.effect.count'],
    [
      'a player who gains health by strengthening',
      spell({ kind: 'strengthen', what: { kind: 'player', who: 'you' }, health: 2 }),
      'abilities.0.effect.health',
    ],
    [
      'a gift that depends on gifts',
      {
        ...wolf,
        abilities: [{ kind: 'provides', to: { what: 'creature', with: 'fog' }, gives: { attack: 1 } }],
      },
      'abilities.0.to',
    ],
    [
      'a token with ambush',
      spell({
        kind: 'summon',
        token: {
          name: 'Ant',
          attack: 1,
          health: 1,
          text: [],
          abilities: [{ kind: 'triggered', trigger: 'ambush', effect: { kind: 'disarm' } }],
        },
      }),
      'abilities.0.effect.token.abilities.0',
    ],
  ])('are refused with a path: %s', (_, value, path) => {
    expect(paths(value)).toContain(path);
  });

  it('are refused before reading if they are nested too deeply', () => {
    let effect: unknown = { kind: 'disarm' };
    for (let depth = 0; depth < 2000; depth++) effect = { kind: 'may', effect };
    expect(contractProblems(spell(effect))[0]?.reason).toMatch(/nested/);
  });
});

describe('a setup', () => {
  const setup = contractsSetup({ decks: openDecks().slice(0, 2), seed: 's' });
  const [reference = ''] = setup.seats[0]?.deck ?? [];

  it.each<[string, object, string, string]>([
    ['of another game', { module: 'altered' }, 'SETUP_FOREIGN', ''],
    ['of an unknown edition', { edition: '7' }, 'EDITION_UNKNOWN', ''],
    ['for one player', { seats: setup.seats.slice(1) }, 'PLAYER_COUNT_INVALID', ''],
    ['with an unknown contract', { cards: {} }, 'CARD_UNKNOWN', 'seats.0.deck'],
    [
      'with a malformed contract',
      { cards: { ...setup.cards, [reference]: null } },
      'CONTRACT_INVALID',
      `cards.${reference}.`,
    ],
    [
      'with a contract under another name',
      { cards: { ...setup.cards, [reference]: wolf } },
      'CONTRACT_INVALID',
      `cards.${reference}.reference`,
    ],
  ])('%s is refused', (_, change, code, where) => {
    const started = contracts.play.start({ ...setup, ...change });
    expect(started).toMatchObject({ ok: false });
    const problems = started.ok ? [] : started.error;
    expect(problems.map((problem) => problem.code)).toContain(code);
    if (where !== '') expect(problems.map((problem) => problem.where)).toContain(where);
  });
});

describe('the shipped decks', () => {
  const used = (contract: Contract): string => JSON.stringify(contract.abilities ?? []);

  it('are four decks of forty contracts with at most three copies each', () => {
    const decks = openDecks();
    expect(decks).toHaveLength(4);
    for (const { entries } of decks) {
      expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(40);
      expect(Math.max(...entries.map(({ count }) => count))).toBeLessThanOrEqual(3);
      expect(new Set(entries.map(({ contract }) => contract.reference)).size).toBe(entries.length);
    }
  });

  it('contain at least sixty contracts, with every type, keyword and trigger', () => {
    const played = [
      ...new Set(openDecks().flatMap(({ entries }) => entries.map(({ contract }) => contract))),
    ];
    expect(played.length).toBeGreaterThanOrEqual(60);
    expect(new Set(played.map(({ type }) => type)).size).toBe(4);
    const all = played.map(used).join();
    const words = [
      ...keywords,
      ...triggers,
      'magic-damage',
      'provides',
      'disarm',
      'fade',
      'magnetise',
      'use',
    ];
    expect(words.filter((word) => !all.includes(`"${word}"`))).toEqual([]);
  });
});
