import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  permanent,
  reaction,
  sequence,
  spell,
  statistics,
  type Table,
  type Position,
  tableOf,
  type Does,
} from '#altered/testing';
import { cited, editionIn } from '../../state/edition.js';
import { impossible } from '../../step/impossible.js';
import { worldOf } from '../../world/world.js';

const ascend = 'Your Hero Expedition Ascends.';
const even = (name: string, ...numbers: readonly [number, number, number]) =>
  character(name, statistics(...numbers));

/** Sets up a table at which seat 0's Hero expedition has Ascended and both players have passed. */
const dusk = (mine: Position['seats'][0], theirs: Position['seats'][1]): Table =>
  tableOf({ mana: 1, hand: [spell('Rise', 'Your Hero Expedition Ascends.')], ...mine }, theirs, {
    edition: '4.0',
  })
    .play('Rise')
    .pass()
    .pass();

describe('Ascension', () => {
  it('7.3.3.a an expedition that Ascends gains the status, and does not gain it again', () => {
    const twice = spell('Twice', 'Your Hero Expedition Ascends. Your Hero Expedition Ascends.');
    const table = tableOf({ hand: [twice], mana: 1 }, {}, { edition: '4.0' }).play('Twice');
    expect(table.did('ascend')).toEqual(['ascend | hero.0: +ascended']);
    expect(table.state.seats[0]?.ascended).toEqual(['hero']);
  });

  it('2.4.1.f, 2.4.1.h an Ascended expedition cannot gain the status, and one that is not cannot lose it', () => {
    const rise = spell('Rise', 'Your Hero Expedition Ascends.');
    const table = tableOf({ mana: 1, hand: [rise] }, {}, { edition: '4.0' });
    const why = (on: boolean): string | null => {
      const { state } = table;
      const found = impossible(state, worldOf(state), { kind: 'ascend', seat: 0, expedition: 'hero', on });
      return found === null ? null : cited(found.rule, editionIn(state));
    };
    expect([why(true), why(false)]).toEqual([null, '2.4.1.h']);
    table.play('Rise');
    expect([why(true), why(false)]).toEqual(['2.4.1.f', null]);
  });

  it('2.4.3, 4.2.4.e, 4.2.4.k an Ascended expedition moves forward on a tie', () => {
    const table = dusk({ hero: [even('Kite', 2, 0, 0)] }, { hero: [even('Wren', 2, 0, 0)] });
    expect(table.state.seats[0]?.expeditions.hero).toBe(1);
    expect(table.state.seats[1]?.expeditions.hero).toBe(0);
    expect(table.step('progress').rules).toEqual(expect.arrayContaining(['4.2.4.e', '4.2.4.k', '2.4.3']));
  });

  it('4.2.4.f an Ascended expedition does not move forward on a tie at zero', () => {
    const table = dusk({ hero: [even('Kite', 0, 0, 0)] }, { hero: [even('Wren', 0, 0, 0)] });
    expect(table.state.seats[0]?.expeditions.hero).toBe(0);
  });

  it('2.4.3, 4.2.5.b an expedition stops being Ascended at Rest', () => {
    const table = dusk({}, {});
    expect(table.did('rest')).toEqual(['rest | hero.0: -ascended']);
    expect(table.state.seats[0]?.ascended).toEqual([]);
  });

  it('4.2.4.k “due to Ascension” triggers on a tie, but not on a win', () => {
    const choir = permanent(
      'Choir',
      'When one of your Expeditions moves forward due to Ascension — I gain 1 heard counter.',
    );
    const triggerCount = (theirs: number): number =>
      dusk(
        { landmark: [choir], hero: [even('Kite', 2, 0, 0)] },
        { hero: [even('Wren', theirs, 0, 0)] },
      ).counter('Choir', 'heard');
    expect([triggerCount(2), triggerCount(1)]).toEqual([1, 0]);
    const of = (which: 'your-hero' | 'your-companion'): number => {
      const ear = permanent(
        'Ear',
        reaction({ kind: 'forward-by-ascension', which }, 'I gain 1 heard counter.'),
      );
      const mine = { landmark: [ear], hero: [even('Kite', 2, 0, 0)] };
      return dusk(mine, { hero: [even('Wren', 2, 0, 0)] }).counter('Ear', 'heard');
    };
    expect([of('your-hero'), of('your-companion')]).toEqual([1, 0]);
  });

  it('4.2.4.k, 6.2.b an ability about moving “due to Ascension” adds a region on a tie, but not on a win', () => {
    const guide = character(
      'Guide',
      'If my Expedition would move forward due to Ascension, its Expedition moves forward one region instead.',
      statistics(2, 0, 0),
    );
    const both = spell('Rise', 'Each Expedition Ascends.');
    const places = (hero: number, companion: number): unknown => {
      const table = dusk(
        { hand: [both], hero: [guide], companion: [even('Kite', 2, 0, 0)] },
        { hero: [even('Wren', hero, 0, 0)], companion: [even('Owl', companion, 0, 0)] },
      );
      return table.state.seats[0]?.expeditions;
    };
    expect(places(2, 3)).toEqual({ hero: 2, companion: 7 });
    expect(places(2, 2)).toEqual({ hero: 2, companion: 6 });
    expect(places(1, 2)).toEqual({ hero: 1, companion: 6 });
    expect(places(3, 2)).toEqual({ hero: 0, companion: 6 });
  });

  it('6.5.d an effect can check whether an expedition is Ascended', () => {
    const ask = (first: readonly Does[]): boolean =>
      tableOf(
        {
          mana: 1,
          hand: [
            spell('Ask', effect(sequence(...first, 'If your Hero Expedition is Ascended, draw a card.'))),
          ],
        },
        {},
        { edition: '4.0' },
      )
        .play('Ask')
        .verbs()
        .includes('draw');
    expect([ask([ascend]), ask([])]).toEqual([true, false]);
  });
});
