import { describe, expect, it } from '@jest/globals';
import { Budget } from '#kernel';
import {
  character,
  passive,
  permanent,
  statistics,
  statisticsOf,
  type Table,
  type SeatPosition,
  tableOf,
  type Statement,
} from '#altered/testing';
import { worldOf } from '../../world/world.js';

/** Sets up a table. Objects get timestamps in the order of the lists. */
const play = (seat: SeatPosition, from?: 'dusk'): Table => tableOf(seat, {}, { ...(from && { from }) });
const says = (name: string, ...abilities: Statement[]) =>
  character(name, ...abilities.map(passive), statistics(0, 0, 0));
const rock = (name: string, ...abilities: Statement[]) => permanent(name, ...abilities.map(passive));
const subtypesOf = (table: Table, name: string): readonly string[] =>
  worldOf(table.state).of(table.item(name)).subtypes;

describe('dependency between passive abilities', () => {
  const forests: Statement = { kind: 'terrains', of: 'all-regions', gain: ['forest'] };
  const muteOthers = 'Other Characters lose their abilities.';
  const at = { hero: 3, companion: 6 };

  it('2.3.2.d an ability waits for another that would remove it, even if it is older', () => {
    const planter = says('Planter', forests);
    const hermit = says('Hermit', muteOthers);
    const walker = character('Walker', statistics(1, 0, 0));
    const won = (hero: SeatPosition['hero']): string | undefined =>
      play({ hero: [walker, ...(hero ?? [])], at }, 'dusk')
        .happened()
        .find((line) => line.includes('hero.0: wins'));
    expect(won([planter])).toBe('progress | hero.0: wins forest');
    expect(won([planter, hermit])).toBe('progress | hero.0: wins nothing');
    expect(won([hermit, planter])).toBe('progress | hero.0: wins nothing');
  });

  it('2.3.2.e an ability waits for another that changes which objects it applies to', () => {
    const giants = rock('Giants', 'Elementals are Gigantic.');
    const spark = rock('Spark', 'Characters are also Elementals.');
    const walker = character('Walker', statistics(2, 2, 2));
    const companion = (landmark: ReturnType<typeof rock>[]) =>
      play({ hero: [walker], landmark }, 'dusk')
        .step('progress')
        .actions.find((action) => action.kind === 'compare' && action.expedition === 'companion');
    expect(companion([giants])).toMatchObject({ own: { forest: 0 } });
    expect(companion([giants, spark])).toMatchObject({ own: { forest: 2 } });
    expect(companion([spark, giants])).toMatchObject({ own: { forest: 2 } });
  });

  it('2.3.2.e an ability waits for another that makes it apply to a different or an additional object', () => {
    const highest = rock('Crown', {
      kind: 'subtypes',
      of: { type: 'character', most: { of: 'forest', is: 'highest' } },
      gain: ['noble'],
    });
    const grows = (...names: readonly string[]): Statement => ({
      kind: 'statistics',
      of: { oneOf: names.map((name) => ({ name })) },
      equal: 5,
    });
    const nobles = (kite: number, ...names: readonly string[]): readonly string[] => {
      const hero = [
        character('Kite', statistics(kite, 0, 0)),
        character('Owl', statistics(2, 0, 0)),
        character('Ox', statistics(3, 0, 0)),
      ];
      const table = play({ hero, landmark: [highest, rock('Feast', grows(...names))] });
      return ['Kite', 'Owl', 'Ox'].filter((name) => subtypesOf(table, name).includes('noble'));
    };
    expect(nobles(4, 'Owl')).toEqual(['Owl']);
    expect(nobles(3, 'Kite', 'Owl')).toEqual(['Kite', 'Owl']);
  });

  it('2.3.2.f an ability waits for another that changes the statistics it sets', () => {
    const birds = rock('Flock', 'Characters are also Birds.');
    const many = rock('Many', {
      kind: 'statistics',
      of: { name: 'Kite' },
      equal: { count: { subtype: 'bird' } },
    });
    for (const landmark of [
      [many, birds],
      [birds, many],
    ])
      expect(statisticsOf(play({ hero: [character('Kite'), character('Owl')], landmark }), 'Kite')).toEqual([
        2, 2, 2,
      ]);
  });

  it('2.3.1.g an ability gives a terrain to the region of one expedition only', () => {
    const garden = rock('Garden', { kind: 'terrains', of: 'your-hero', gain: ['forest'] });
    const won = (landmark: SeatPosition['landmark'], expedition: 'hero' | 'companion'): string[] =>
      play(
        {
          [expedition]: [character('Kite', statistics(1, 0, 0))],
          at: { hero: 2, companion: 5 },
          ...(landmark && { landmark }),
        },
        'dusk',
      ).linesWith(`${expedition}.0: wins forest`);
    expect([won([], 'hero').length, won([garden], 'hero').length, won([garden], 'companion').length]).toEqual(
      [0, 1, 0],
    );
  });

  it('2.3.2.f an ability waits for another that changes how much it adds', () => {
    const crowd = rock('Crowd', {
      kind: 'statistics',
      of: { name: 'Bird' },
      add: { count: { subtype: 'elemental' } },
    });
    const spark = rock('Spark', 'Characters are also Elementals.');
    const table = play({ hero: [says('Bird'), says('Other')], landmark: [crowd, spark] });
    expect(statisticsOf(table, 'Bird')).toEqual([2, 2, 2]);
  });

  /** Returns a permanent that removes the subtype `loses` from the bird if the bird has the subtype `has`. */
  const takes = (name: string, has: string, loses: string) =>
    rock(name, { kind: 'subtypes', of: { name: 'Bird', subtype: has }, lose: [loses] });
  const bird = character('Bird', { subtypes: ['a', 'b', 'c'] });
  const left = (...landmark: readonly ReturnType<typeof rock>[]): readonly string[] =>
    subtypesOf(play({ hero: [bird], landmark }), 'Bird');

  it('2.3.2.g dependency is transitive, as in a loop of three abilities', () => {
    const [a, b, c] = [takes('A', 'c', 'a'), takes('B', 'a', 'b'), takes('C', 'b', 'c')];
    // A depends on C, C depends on B, and B depends on A. After the oldest has been applied, the other two are
    // independent.
    expect(left(a, b, c)).toEqual(['b']);
    expect(left(b, c, a)).toEqual(['c']);
    expect(left(c, a, b)).toEqual(['a']);
  });

  it('2.3.3.a two abilities that depend on each other are both independent, and the older applies first', () => {
    const [a, b] = [takes('A', 'b', 'a'), takes('B', 'a', 'b')];
    expect(left(a, b)).toEqual(['b', 'c']);
    expect(left(b, a)).toEqual(['a', 'c']);
  });

  it('2.3.3.a an ability that depends on a loop is applied after the loop, even if it is the oldest', () => {
    const [a, b] = [takes('A', 'b', 'a'), takes('B', 'a', 'b')];
    const strong = rock('Strong', { kind: 'statistics', of: { subtype: 'a' }, add: 5 });
    const table = play({ hero: [bird], landmark: [strong, a, b] });
    expect(statisticsOf(table, 'Bird')).toEqual([1, 1, 1]);
    expect(statisticsOf(play({ hero: [bird], landmark: [strong, b, a] }), 'Bird')).toEqual([6, 6, 6]);
  });

  it('2.3.3.b of the independent abilities, the one with the lowest timestamp is applied first', () => {
    const set = (name: string, forest: number): ReturnType<typeof rock> =>
      rock(name, { kind: 'statistics', of: { name: 'Bird' }, set: { forest } });
    expect(statisticsOf(play({ hero: [bird], landmark: [set('X', 3), set('Y', 8)] }), 'Bird')[0]).toBe(8);
    expect(statisticsOf(play({ hero: [bird], landmark: [set('Y', 8), set('X', 3)] }), 'Bird')[0]).toBe(3);
  });

  it('2.3.2.d, 2.3.2.e an ability waits for another that makes its condition true', () => {
    const birds = rock('Flock', 'Characters are also Birds.');
    const proud = rock('Pride', {
      kind: 'statistics',
      of: { name: 'Kite' },
      add: 2,
      if: { kind: 'exists', like: { subtype: 'bird' } },
    });
    for (const landmark of [
      [proud, birds],
      [birds, proud],
    ])
      expect(statisticsOf(play({ hero: [character('Kite')], landmark }), 'Kite')).toEqual([3, 3, 3]);
  });

  it('2.3.2.e, 2.3.2.f an ability does not wait for a change to a value it reads if its result stays the same', () => {
    const tall = rock('Tall', {
      kind: 'statistics',
      of: { type: 'character', bounds: [{ of: 'forest', is: 'at-least', than: 1 }] },
      set: { forest: 3 },
    });
    const more = rock('More', { kind: 'statistics', of: { type: 'character' }, add: 1 });
    const forests = (...landmark: readonly ReturnType<typeof rock>[]): readonly (number | undefined)[] => {
      const table = play({ hero: [character('Kite'), character('Owl')], landmark });
      return ['Kite', 'Owl'].map((name) => statisticsOf(table, name)[0]);
    };
    expect([forests(tall, more), forests(more, tall)]).toEqual([
      [4, 4],
      [3, 3],
    ]);
  });

  it('2.3.3.c dependencies are found again after each ability is applied, so an ability may start to wait', () => {
    const first = rock('First', { kind: 'subtypes', of: { name: 'Kite' }, gain: ['bird'] });
    const strong = rock('Strong', { kind: 'statistics', of: { subtype: 'elemental' }, add: 10 });
    const spark = rock('Spark', 'Birds are also Elementals.');
    // Until First was applied, Spark affected no object, so Strong did not depend on Spark.
    const table = play({ hero: [character('Kite')], landmark: [first, strong, spark] });
    expect(statisticsOf(table, 'Kite')).toEqual([11, 11, 11]);
  });

  it('2.3.3.c many abilities that could affect each other require little work', () => {
    const kin = (name: string): ReturnType<typeof rock> =>
      rock(name, {
        kind: 'statistics',
        of: { type: 'character', most: { of: 'forest', is: 'highest' } },
        add: 1,
      });
    const landmark = Array.from({ length: 30 }, (_, index) => kin(`Kin ${index}`));
    const { state } = play({ hero: [character('Kite')], landmark });
    const budget = new Budget();
    const [item = 0] = state.expedition;
    expect(worldOf(state, budget).of(item).statistics?.forest).toBe(31);
    expect(budget.spent.work).toBeLessThan(budget.allowance.work / 10);
  });
});
