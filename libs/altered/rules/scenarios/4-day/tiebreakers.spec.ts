import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  permanent,
  simultaneously,
  spell,
  statistics,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const strong = character('Strong', statistics(3, 3, 3));
const move = (which: 'your-hero' | 'your-companion' | 'each', direction: 'forward' | 'backward') =>
  ({ kind: 'move-expedition', which, direction }) as const;
const march = spell('March', 'Your Hero Expedition moves forward one region.');
const adjacent = { hero: 3, companion: 4 };
const apart = { hero: 2, companion: 5 };

const ended = (table: Table): string | undefined => table.happened().find((line) => line.startsWith('ended'));

describe('victory', () => {
  it('4.3.a a player whose expeditions meet wins as part of the step', () => {
    const table = tableOf({ hand: [march], at: adjacent, mana: 1 }).play('March');
    expect(ended(table)).toBe('ended | 0 by expeditions-met');
    expect(table.step('move-expedition')).toMatchObject({
      actions: [{ kind: 'expedition' }, { kind: 'outcome', rule: '4.3.a' }],
      modifiers: [{ modifier: 'victory', mode: 'adds', rule: '4.3.a', actions: [1] }],
    });
    expect(table.step('move-expedition').rules).toContain('4.3.a');
    expect(table.deciding).toBe('nobody');
  });

  it('4.3.a expeditions of different players that meet have no effect', () => {
    const table = tableOf(
      { hand: [march], at: { hero: 2, companion: 6 }, mana: 1 },
      { at: { hero: 1, companion: 3 } },
    );
    table.play('March');
    expect(table.state.result).toBeNull();
  });

  it('4.3.a the game ends with the winning step, and the rest of the effect does not happen', () => {
    const last = spell('Last', 'Your Hero Expedition moves forward one region. Draw a card.');
    const table = tableOf({ hand: [last], at: adjacent, mana: 1 }).play('Last');
    expect(table.happened().some((line) => line.startsWith('draw'))).toBe(false);
  });

  it('4.3.b a player whose expeditions cross wins', () => {
    const both = spell(
      'Both',
      effect(simultaneously(move('your-hero', 'forward'), move('your-companion', 'forward'))),
    );
    const table = tableOf({ hand: [both], at: adjacent, mana: 1 }).play('Both');
    expect(ended(table)).toBe('ended | 0 by expeditions-crossed');
    expect(table.step('simultaneously').modifiers).toMatchObject([{ modifier: 'victory', rule: '4.3.b' }]);
    const short = tableOf({ hand: [both], at: { hero: 2, companion: 5 }, mana: 1 });
    expect(ended(short.play('Both'))).toBeUndefined();
  });
});

describe('tiebreakers', () => {
  const rush = spell('Rush', 'Each Expedition moves forward one region.');

  it('4.3.c if the expeditions of both players meet at once, tiebreakers begin', () => {
    const table = tableOf(
      { hero: [strong], at: adjacent },
      { companion: [strong], at: adjacent },
      { from: 'dusk' },
    );
    expect(table.state.result).toBeNull();
    expect(table.step('progress').modifiers).toMatchObject([
      { modifier: 'tiebreakers', mode: 'adds', rule: '4.3.c' },
    ]);
  });

  it('4.3.c if the expeditions of both players cross at once, tiebreakers begin', () => {
    const table = tableOf({ hand: [rush], at: adjacent, mana: 1 }, { at: adjacent }).play('Rush');
    expect(table.state.result).toBeNull();
    expect(table.step('move-expedition').modifiers).toMatchObject([{ modifier: 'tiebreakers' }]);
  });

  it('4.3.c if the expeditions of only one player meet, that player wins without tiebreakers', () => {
    const table = tableOf(
      { hero: [strong], at: adjacent },
      { companion: [strong], at: apart },
      { from: 'dusk' },
    );
    expect(ended(table)).toBe('ended | 0 by expeditions-met');
  });

  it('4.3.d, 4.3.f the Arena replaces all regions, has all three terrains and contains the four expeditions', () => {
    const table = tableOf({ hand: [rush], at: adjacent, mana: 1 }, { at: adjacent });
    expect(table.state.adventure).toHaveLength(8);
    table.play('Rush');
    expect(table.state.adventure).toMatchObject([
      { name: 'arena', faceDown: false, terrains: ['forest', 'mountain', 'water'] },
    ]);
    expect(table.state.seats.map((seat) => seat.expeditions)).toEqual([
      { hero: 0, companion: 0 },
      { hero: 0, companion: 0 },
    ]);
  });

  it('4.3.d, 2.2.14.b a token created after the Arena is a different object and has a later timestamp', () => {
    const late = spell(
      'Late',
      'Each Expedition moves forward one region. Create a Bug 1/1/1 token in your Hero Expedition.',
    );
    const table = tableOf({ hand: [late], at: adjacent, mana: 1 }, { at: adjacent }).play('Late');
    const [arena, ...others] = table.state.adventure;
    expect([arena?.name, others]).toEqual(['arena', []]);
    expect(table.stay('Bug').object).toBeGreaterThan(arena?.object ?? Infinity);
    expect(table.item('Bug')).not.toBe(arena?.item);
  });

  it('4.3.f an ability that looks for a terrain finds all three terrains in the Arena', () => {
    const found = (terrain: 'forest' | 'mountain' | 'water'): boolean => {
      const scout = spell(
        'Scout',
        effect({
          kind: 'if',
          condition: { kind: 'terrain', expedition: 'your-hero', terrain },
          then: step({ kind: 'resupply' }),
        }),
      );
      const table = tableOf({ hand: [scout], mana: 1 }, {}, { arena: true }).play('Scout');
      return table.happened().some((line) => line.startsWith('resupply'));
    };
    expect([found('forest'), found('mountain'), found('water')]).toEqual([true, true, true]);
  });

  it('4.3.g expeditions in the Arena move neither forward nor backward', () => {
    const wander = spell(
      'Wander',
      'Your Hero Expedition moves forward one region. Each Expedition moves backwards one region.',
    );
    const table = tableOf({ hand: [wander], mana: 1 }, {}, { arena: true }).play('Wander');
    expect(table.happened().some((line) => line.startsWith('move-expedition'))).toBe(false);
    expect(table.state.result).toBeNull();
  });

  describe('Progress in the Arena', () => {
    const arena = (mine: readonly (typeof strong)[], theirs: readonly (typeof strong)[]): Table =>
      tableOf(
        { hero: mine.slice(0, 1), companion: mine.slice(1) },
        { companion: theirs },
        { arena: true, from: 'dusk' },
      );
    const of = (...numbers: [number, number, number]) => character(numbers.join('/'), statistics(...numbers));

    it('4.3.h both expeditions of a player count together', () => {
      const table = arena([of(2, 2, 2), of(2, 2, 2)], [of(3, 3, 3)]);
      expect(ended(table)).toBe('ended | 0 by tiebreaker');
      expect(table.step('progress').actions).toMatchObject([
        { own: { forest: 4, mountain: 4, water: 4 }, facing: { forest: 3, mountain: 3, water: 3 } },
        { own: { forest: 3 }, facing: { forest: 4 } },
        { kind: 'outcome', winners: [0], rule: '4.3.h' },
      ]);
    });

    it('4.3.h each statistic is compared separately, and the number of statistics won decides, not the margin', () => {
      expect(ended(arena([of(9, 1, 1)], [of(0, 2, 2)]))).toBe('ended | 1 by tiebreaker');
      expect(ended(arena([of(1, 0, 0)], []))).toBe('ended | 0 by tiebreaker');
    });

    it('4.3.h, 1.3.3.e only the terrains that the Arena has are compared', () => {
      const sea = permanent('Sea', 'All regions are {O} and lose their other terrains.');
      const table = tableOf(
        { hero: [of(0, 0, 2)], landmark: [sea] },
        { hero: [of(9, 9, 1)] },
        { arena: true, from: 'dusk' },
      );
      expect(ended(table)).toBe('ended | 0 by tiebreaker');
      expect(table.step('progress').actions).toMatchObject([{ wins: ['water'] }, { wins: [] }, {}]);
    });

    it('4.3.h while both players win equally many statistics, the game continues, even for several days', () => {
      const stay = permanent('Fort', 'Characters are Eternal.');
      const table = tableOf(
        { hero: [of(3, 1, 2)], landmark: [stay] },
        { hero: [of(1, 3, 2)] },
        { arena: true, from: 'dusk' },
      );
      for (const day of [3, 4]) {
        expect([table.state.day, table.state.result]).toEqual([day, null]);
        table.choose().choose().pass().pass();
      }
      expect(table.state.day).toBe(5);
    });
  });
});
