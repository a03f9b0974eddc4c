import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  permanent,
  sequence,
  simultaneously,
  spell,
  statistics,
  step,
  Table,
} from '#testing';

const strong = character('Strong', statistics(3, 3, 3));
const move = (which: 'your-hero' | 'your-companion' | 'each', direction: 'forward' | 'backward') =>
  ({ kind: 'move-expedition', which, direction }) as const;
const march = spell('March', { abilities: [effect(step(move('your-hero', 'forward')))] });
const adjacent = { hero: 3, companion: 4 };
const apart = { hero: 2, companion: 5 };

const ended = (table: Table): string | undefined => table.happened().find((line) => line.startsWith('ended'));

describe('victory', () => {
  it('4.3.a the expeditions of one player meet: that player wins, as part of the step', () => {
    const table = new Table({ seats: [{ hand: [march], at: adjacent, mana: 1 }, {}] });
    table.choose('play March');
    expect(ended(table)).toBe('ended | 0 by expeditions-met');
    expect(table.step('move-expedition')).toMatchObject({
      actions: [{ kind: 'expedition' }, { kind: 'outcome', rule: '4.3.a' }],
      modifiers: [{ modifier: 'victory', mode: 'adds', rule: '4.3.a', actions: [1] }],
    });
    expect(table.step('move-expedition').rules).toContain('4.3.a');
    expect(table.deciding).toBe('nobody');
  });

  it('4.3.a expeditions of different players that meet mean nothing', () => {
    const table = new Table({
      seats: [{ hand: [march], at: { hero: 2, companion: 6 }, mana: 1 }, { at: { hero: 1, companion: 3 } }],
    });
    table.choose('play March');
    expect(table.state.result).toBeNull();
  });

  it('4.3.a nothing follows the step by which somebody wins', () => {
    const last = spell('Last', {
      abilities: [effect(sequence(step(move('your-hero', 'forward')), step({ kind: 'draw', count: 1 })))],
    });
    const table = new Table({ seats: [{ hand: [last], at: adjacent, mana: 1 }, {}] });
    table.choose('play Last');
    expect(table.happened().some((line) => line.startsWith('draw'))).toBe(false);
  });

  it('4.3.b the expeditions of one player cross: that player wins by the rule for crossing', () => {
    const both = spell('Both', {
      abilities: [effect(simultaneously(move('your-hero', 'forward'), move('your-companion', 'forward')))],
    });
    const table = new Table({ seats: [{ hand: [both], at: adjacent, mana: 1 }, {}] });
    table.choose('play Both');
    expect(ended(table)).toBe('ended | 0 by expeditions-crossed');
    expect(table.step('simultaneously').modifiers).toMatchObject([{ modifier: 'victory', rule: '4.3.b' }]);
    const short = new Table({ seats: [{ hand: [both], at: { hero: 2, companion: 5 }, mana: 1 }, {}] });
    expect(ended(short.choose('play Both'))).toBeUndefined();
  });
});

describe('tiebreakers', () => {
  const rush = spell('Rush', { abilities: [effect(step(move('each', 'forward')))] });

  it('4.3.c both players meet at once: tiebreakers begin', () => {
    const table = new Table({
      seats: [
        { hero: [strong], at: adjacent },
        { companion: [strong], at: adjacent },
      ],
      from: 'dusk',
    });
    expect(table.state.result).toBeNull();
    expect(table.step('progress').modifiers).toMatchObject([
      { modifier: 'tiebreakers', mode: 'adds', rule: '4.3.c' },
    ]);
  });

  it('4.3.c both players cross at once: tiebreakers begin', () => {
    const table = new Table({ seats: [{ hand: [rush], at: adjacent, mana: 1 }, { at: adjacent }] });
    table.choose('play Rush');
    expect(table.state.result).toBeNull();
    expect(table.step('move-expedition').modifiers).toMatchObject([{ modifier: 'tiebreakers' }]);
  });

  it('4.3.c one player meets alone: that player wins and nothing is broken', () => {
    const table = new Table({
      seats: [
        { hero: [strong], at: adjacent },
        { companion: [strong], at: apart },
      ],
      from: 'dusk',
    });
    expect(ended(table)).toBe('ended | 0 by expeditions-met');
  });

  it('4.3.d, 4.3.f every other region goes; the four expeditions are in the one that is left, of all terrains', () => {
    const table = new Table({ seats: [{ hand: [rush], at: adjacent, mana: 1 }, { at: adjacent }] });
    expect(table.state.adventure).toHaveLength(8);
    table.choose('play Rush');
    expect(table.state.adventure).toMatchObject([
      { name: 'arena', faceDown: false, terrains: ['forest', 'mountain', 'water'] },
    ]);
    expect(table.state.seats.map((seat) => seat.expeditions)).toEqual([
      { hero: 0, companion: 0 },
      { hero: 0, companion: 0 },
    ]);
  });

  it('4.3.d, 2.2.14.b what is created once the Arena is there is another object, and newer', () => {
    const token = { name: 'Bug', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const late = spell('Late', {
      abilities: [
        effect(sequence(step(move('each', 'forward')), step({ kind: 'create', token, in: 'your-hero' }))),
      ],
    });
    const table = new Table({ seats: [{ hand: [late], at: adjacent, mana: 1 }, { at: adjacent }] });
    table.choose('play Late');
    const [arena, ...others] = table.state.adventure;
    expect([arena?.name, others]).toEqual(['arena', []]);
    expect(table.stay('Bug').object).toBeGreaterThan(arena?.object ?? Infinity);
    expect(table.item('Bug')).not.toBe(arena?.item);
  });

  it('4.3.f an ability that asks for a terrain finds each of the three in the Arena', () => {
    const found = (terrain: 'forest' | 'mountain' | 'water'): boolean => {
      const scout = spell('Scout', {
        abilities: [
          effect({
            kind: 'if',
            condition: { kind: 'terrain', expedition: 'your-hero', terrain },
            then: step({ kind: 'resupply' }),
          }),
        ],
      });
      const table = new Table({ seats: [{ hand: [scout], mana: 1 }, {}], arena: true });
      table.choose('play Scout');
      return table.happened().some((line) => line.startsWith('resupply'));
    };
    expect([found('forest'), found('mountain'), found('water')]).toEqual([true, true, true]);
  });

  it('4.3.g expeditions in the Arena move neither forward nor backward', () => {
    const wander = spell('Wander', {
      abilities: [effect(sequence(step(move('your-hero', 'forward')), step(move('each', 'backward'))))],
    });
    const table = new Table({ seats: [{ hand: [wander], mana: 1 }, {}], arena: true });
    table.choose('play Wander');
    expect(table.happened().some((line) => line.startsWith('move-expedition'))).toBe(false);
    expect(table.state.result).toBeNull();
  });

  describe('Progress in the Arena', () => {
    const arena = (mine: readonly (typeof strong)[], theirs: readonly (typeof strong)[]): Table =>
      new Table({
        seats: [{ hero: mine.slice(0, 1), companion: mine.slice(1) }, { companion: theirs }],
        arena: true,
        from: 'dusk',
      });
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

    it('4.3.h each statistic is compared for itself, by how many are won and not by how much', () => {
      expect(ended(arena([of(9, 1, 1)], [of(0, 2, 2)]))).toBe('ended | 1 by tiebreaker');
      expect(ended(arena([of(1, 0, 0)], []))).toBe('ended | 0 by tiebreaker');
    });

    it('4.3.h, 1.3.3.e only the terrains that the Arena has are compared', () => {
      const sea = permanent('Sea', {
        abilities: [
          {
            kind: 'passive',
            passive: { kind: 'terrains', of: 'all-regions', gain: ['water'], lose: 'all-others' },
          },
        ],
      });
      const table = new Table({
        seats: [{ hero: [of(0, 0, 2)], landmark: [sea] }, { hero: [of(9, 9, 1)] }],
        arena: true,
        from: 'dusk',
      });
      expect(ended(table)).toBe('ended | 0 by tiebreaker');
      expect(table.step('progress').actions).toMatchObject([{ wins: ['water'] }, { wins: [] }, {}]);
    });

    it('4.3.h as many each: the game goes on, over several days if need be', () => {
      const stay = permanent('Fort', {
        abilities: [
          { kind: 'passive', passive: { kind: 'keyword', of: { type: 'character' }, gain: 'eternal' } },
        ],
      });
      const table = new Table({
        seats: [{ hero: [of(3, 1, 2)], landmark: [stay] }, { hero: [of(1, 3, 2)] }],
        arena: true,
        from: 'dusk',
      });
      for (const day of [3, 4]) {
        expect([table.state.day, table.state.result]).toEqual([day, null]);
        table.choose().choose().choose('pass').choose('pass');
      }
      expect(table.state.day).toBe(5);
    });
  });
});
