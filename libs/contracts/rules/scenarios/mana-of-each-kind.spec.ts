import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Cost } from '../../abilities/definition.js';
import { creature, damage, health, opponent, rune, spell } from '../../cards/define.js';

const card = (cost: Cost) => spell(['Dart', 'Dardo'], cost, damage(1, opponent));

describe('mana of each kind', () => {
  it('5.1.b, 5.1.c each colour is paid with its own mana, and the remaining mana pays the pure part', () => {
    const mana = { fire: 2, water: 2, light: 3 };
    const duel = new Duel({ seats: [{ hand: [card({ fire: 1, light: 1, pure: 3 })], mana }, {}] }).choose(
      'play Dart',
    );
    // After the colours are paid, 1 fire, 2 water and 2 light remain. Three of these pay the pure part.
    expect(duel.options().sort()).toEqual([
      'fire1-light2',
      'fire1-water1-light1',
      'fire1-water2',
      'water1-light2',
      'water2-light1',
    ]);
    const paid = duel.choose('water1-light2');
    expect(paid.seat(0).full).toEqual({ fire: 1, water: 1, light: 0, pure: 0 });
    expect(paid.steps('pay')[0]?.actions).toMatchObject([
      { of: 'fire', delta: -1, full: 1 },
      { of: 'water', delta: -1, full: 1 },
      { of: 'light', delta: -3, full: 0 },
    ]);
  });

  it('5.1.b a cost of a single colour cites only that rule, whichever colour it is', () => {
    for (const cost of [{ fire: 1 }, { water: 1 }, { light: 1 }] as const) {
      const duel = new Duel({ seats: [{ hand: [card(cost)], mana: cost }, {}] }).choose('play Dart');
      expect(duel.steps('pay')[0]?.rules).toEqual(['5.1.a', '5.1.b']);
    }
  });

  it('5.1.c light pays the pure part like the other colours, up to the available mana', () => {
    const can = (light: number): boolean =>
      new Duel({ seats: [{ hand: [card({ light: 1, pure: 2 })], mana: { light } }, {}] })
        .options()
        .includes('play Dart');
    expect([can(2), can(3), can(4)]).toEqual([false, true, true]);
  });

  it('6.2.b the cost of a rune is paid in the chosen way', () => {
    const stone = rune(['Stone', 'Pietra'], {}, { pure: 1 }, health(1));
    const duel = new Duel({ seats: [{ rune: [stone], mana: { fire: 1, water: 1 } }, {}] }).choose('rune');
    expect(duel.options()).toEqual(['fire1', 'water1']);
    expect(duel.choose('water1').seat(0).full).toMatchObject({ fire: 1, water: 0 });
    expect(duel.steps('rune')[0]?.rules).toEqual(['6.2.b', '5.1.c']);
  });

  it('4.2.a, 4.6.a, 4.6.b extractors of each kind are filled and emptied, and the step lists the amounts', () => {
    const mana = { fire: 1, water: 2, light: 3, pure: 1 };
    const start = new Duel({ from: 'start', seats: [{ mana }, {}] }).choose('water');
    expect(start.steps('fill')[0]?.actions).toMatchObject([
      { of: 'fire', delta: 1, full: 1 },
      { of: 'water', delta: 3, full: 3 },
      { of: 'light', delta: 3, full: 3 },
      { of: 'pure', delta: 1, full: 1 },
    ]);
    const end = new Duel({ seats: [{ mana, reservoirs: 1 }, {}] }).choose('end');
    expect(end.steps('empty')[0]?.actions).toMatchObject([
      { of: 'fire', delta: -1, full: 0 },
      { of: 'water', delta: -2, full: 0 },
      { of: 'light', delta: -3, full: 0 },
      { of: 'pure', delta: -1, full: 0 },
      { of: 'reservoir', delta: 4, full: 5 },
    ]);
  });

  it('4.6.b each emptied extractor, even a pure one, fills one reservoir', () => {
    for (const mana of [{ fire: 1 }, { pure: 1 }]) {
      const end = new Duel({ seats: [{ mana, reservoirs: 2 }, {}] }).choose('end');
      expect(end.seat(0).reservoirs).toBe(3);
    }
  });

  it('4.2.a full extractors are not filled', () => {
    const duel = new Duel({ from: 'start', seats: [{ mana: { light: 2 } }, {}] }).choose('fire');
    expect(duel.steps('fill')[0]?.actions.map((action) => ('of' in action ? action.of : null))).toEqual([
      'fire',
      'light',
    ]);
  });

  it('4.1.c with ten extractors, only existing kinds can be replaced, including pure ones', () => {
    const offered = (mana: Readonly<Record<string, number>>) =>
      new Duel({ from: 'start', seats: [{ mana }, {}] }).options();
    expect(offered({ fire: 10 })).toEqual(['keep', 'fire>water', 'fire>light']);
    expect(offered({ light: 10 })).toEqual(['keep', 'light>fire', 'light>water']);
    expect(offered({ water: 9, pure: 1 })).toEqual([
      'keep',
      'water>fire',
      'water>light',
      'pure>fire',
      'pure>water',
      'pure>light',
    ]);
    expect(offered({ water: 8, pure: 1 })).toEqual(['fire', 'water', 'light']);
    expect(offered({ fire: 1, water: 1, light: 8 })).toHaveLength(7);
  });

  it('7.2.a a player with 1 health left has not lost, and wins when the opponent falls', () => {
    const duel = new Duel({ seats: [{ hand: [card({})], health: 1 }, { health: 1 }] }).choose('play Dart');
    expect(duel.state.result).toMatchObject({ winners: [0], reason: 'health' });
  });

  it('6.3.e a creature entering an empty line has a single place', () => {
    const wolf = creature(['Wolf', 'Lupo'], {}, [1, 1]);
    const duel = new Duel({ seats: [{ hand: [wolf] }, {}] }).choose('play Wolf');
    expect([duel.deciding, duel.names('line', 0)]).toEqual(['0: turn', ['Wolf']]);
  });
});
