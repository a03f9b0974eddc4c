import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  hero,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  tableOf,
} from '#altered/testing';
import { worldOf } from '../../world/world.js';

const kite = character('Kite', { subtypes: ['bird'] });
const tower = permanent('Tower');
const everything = ['deck', 'discard', 'expedition', 'hand', 'hero', 'landmark', 'mana', 'reserve'] as const;
const toHand = (like: object) =>
  effect(step({ kind: 'move', what: { all: { zone: everything, ...like } }, to: { zone: 'hand' } }));

describe('types', () => {
  it('2.2.1.d a token is a character, whatever other types it has', () => {
    const maker = spell('Maker', 'Create a Bug 0/0/0 Robot token in your Hero Expedition.');
    const gate = spell('Gate', 'Discard target Character.');
    const table = tableOf({ hand: [maker, gate], mana: 2 });
    table.play('Maker').pass().play('Gate');
    expect(table.happened()).toContain('discard | Bug: hero.0 > discard.0');
  });

  it('2.2.1.e, 2.2.2.p regions that lose their other terrains lose sub-types but remain regions', () => {
    const kraken = character('Kraken', 'All regions are {O} and lose their other terrains.');
    const sailor = character('Sailor', { statistics: { forest: 9, mountain: 9, water: 0 } });
    const at = { hero: 1, companion: 4 };
    const dry = tableOf({ hero: [sailor], at }, {}, { from: 'dusk' });
    expect(dry.happened()).toContain('progress | hero.0: wins forest');
    const wet = tableOf({ hero: [sailor], at }, { companion: [kraken] }, { from: 'dusk' });
    const lines = wet.happened();
    expect(lines).toContain('progress | hero.0: wins nothing');
    expect(lines).toContain('progress | companion.1: wins water');
    const { adventure } = wet.state;
    expect(adventure.map(({ item }) => worldOf(wet.state).of(item).type)).toEqual(Array(8).fill('region'));
  });

  it('2.2.1.f, 3.2.9.c a card in the Mana zone is a mana orb and has none of its printed characteristics', () => {
    const recall = spell('Recall', toHand({ type: 'character' }));
    const table = tableOf({ hand: [recall], mana: [character('Bard')], discard: [kite] });
    expect(worldOf(table.state).of(table.item('Bard'))).toMatchObject({
      type: 'mana-orb',
      name: '',
      statistics: null,
    });
    table.play('Recall');
    expect(table.names('hand', 0)).not.toContain('Bard');
    expect(table.names('hand', 0)).toContain('Kite');
    const dig = spell('Dig', 'Put Mana Orbs in your hand.');
    const dug = tableOf({ hand: [dig], mana: [character('Bard')] }).play('Dig');
    expect(dug.names('hand', 0)).toEqual(['Bard']);
  });

  it('2.2.1.h a type without a zone describes an object in play', () => {
    const gate = spell('Gate', 'Discard target Character or Permanent.');
    const table = tableOf(
      { hand: [gate, character('Hand')], mana: 1, discard: [character('Gone')] },
      { hero: [kite], landmark: [tower], reserve: [character('Kept'), permanent('Plan')] },
    );
    table.play('Gate');
    expect(table.options()).toEqual(['Kite', 'Tower', 'take-back']);
  });

  it('2.2.1.i whether a given card has a type is checked in any zone', () => {
    const countess = character(
      'Countess',
      reaction('{J}', {
        kind: 'optional',
        effect: sequence(
          step(
            { kind: 'move', what: { choose: { zone: 'hand', owner: 'you' } }, to: { zone: 'reserve' } },
            'card',
          ),
          {
            kind: 'if',
            condition: { kind: 'is', what: { noted: 'card' }, like: { type: 'permanent' } },
            then: step({ kind: 'draw', count: 1 }),
          },
        ),
      }),
    );
    const play = (chosen: string): string[] => {
      const table = tableOf({ hand: [countess, kite, tower], mana: 1, deck: [character('Top')] });
      table.play('Countess', 'hero').choose('yes').choose(chosen);
      return table.names('hand', 0);
    };
    expect(play('Tower')).toEqual(['Kite', 'Top']);
    expect(play('Kite')).toEqual(['Tower']);
  });
});

describe('sub-types', () => {
  const robots = permanent('Robots', '{0}: I gain 1 beat counter per Robot.');

  it('2.2.2.j, 2.2.3.f, 2.2.9.e a token has the sub-types, name and statistics that its effect describes', () => {
    const foundry = character('Foundry', '{J} Create a Brass Bug 1/2/3 Robot token in target Expedition.');
    const table = tableOf({ hand: [foundry], mana: 1, landmark: [robots] });
    table.play('Foundry', 'hero').choose('expedition 1 companion');
    expect(table.names('companion', 1)).toEqual(['Brass Bug']);
    table.pass().choose('quick:1:0').pass();
    expect(table.counter('Robots', 'beat')).toBe(1);
    const [own] = table
      .step('progress')
      .actions.filter(
        (action) => action.kind === 'compare' && action.seat === 1 && action.expedition === 'companion',
      );
    expect(own).toMatchObject({ own: { forest: 1, mountain: 2, water: 3 } });
  });

  it('2.2.2.k the hero region, the companion region and the Arena have all three terrains', () => {
    const wins = (statistic: object, arena: boolean): string[] => {
      const walker = character('Walker', { statistics: { forest: 0, mountain: 0, water: 0, ...statistic } });
      const table = tableOf({ hero: [walker], companion: [walker] }, {}, { from: 'dusk', arena });
      return table.happened().filter((line) => line.includes('wins') && !line.endsWith('nothing'));
    };
    for (const terrain of ['forest', 'mountain', 'water'] as const) {
      expect(wins({ [terrain]: 1 }, false)).toEqual([
        `progress | hero.0: wins ${terrain}`,
        `progress | companion.0: wins ${terrain}`,
      ]);
      expect(wins({ [terrain]: 1 }, true)).toEqual([`progress | all.0: wins ${terrain}`]);
    }
  });

  it('2.2.2.l a Tumult region has the terrains of its symbols, or none while face down', () => {
    const walker = character('Walker', { statistics: { forest: 1, mountain: 1, water: 1 } });
    const at = { hero: 2, companion: 7 };
    const wins = (region: readonly ('mountain' | 'water')[] | null): string[] =>
      tableOf(
        { hero: [walker], at },
        {},
        {
          from: 'dusk',
          regions: [['forest'], region, ['mountain'], ['forest', 'water'], ['water'], ['forest', 'mountain']],
        },
      )
        .happened()
        .filter((line) => line.includes('hero.0: wins'));
    expect(wins(['mountain', 'water'])).toEqual(['progress | hero.0: wins mountain, water']);
    expect(wins(null)).toEqual(['progress | hero.0: wins nothing']);
  });

  it('2.2.2.m, 2.2.13.b, 2.2.13.c a lasting effect creates an ongoing emblem in Limbo, which ceases to exist when it expires', () => {
    const holiday = spell('Holiday', "Expeditions can't move forward this Day.");
    const table = tableOf({ hand: [holiday], hero: [kite], mana: 1 }, { companion: [kite] }).play('Holiday');
    expect(table.step('ongoing').rules).toContain('2.2.2.m');
    expect(table.happened()).toContain('ongoing | emblem of Holiday: ongoing > limbo.0');
    table.pass().pass();
    expect(table.state.day).toBe(3);
    const lines = table.happened();
    expect(lines.filter((line) => / (hero|companion)\.\d: \d/.test(line))).toEqual([]);
    expect(lines).toContain('cease | emblem of Holiday: ceases to exist');
    expect(lines.indexOf('cease | emblem of Holiday: ceases to exist')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('begin-day')),
    );
    expect(table.names('limbo', 0)).toEqual([]);
  });

  it('2.2.2.n a sub-type without a zone describes objects in play', () => {
    const pigs = character('Pigs', '{J} If you control two or more Landmarks, I gain 1 boost.');
    const play = (landmark: readonly (typeof tower)[], reserve: readonly (typeof tower)[]): number => {
      const table = tableOf({ hand: [pigs], mana: 1, landmark, reserve, discard: reserve });
      return table.play('Pigs', 'hero').stay('Pigs').counters['boost'] ?? 0;
    };
    expect(play([tower, permanent('Mill')], [])).toBe(1);
    expect(play([tower], [permanent('Mill')])).toBe(0);
  });

  it('2.2.2.o whether a given card has a sub-type is checked in any zone', () => {
    const falconer = character(
      'Falconer',
      "When you Resupply — If it's a Bird, I gain 1 boost.",
      '{0}: Resupply.',
    );
    const table = tableOf({ hero: [falconer], deck: [kite, tower] });
    for (let times = 0; times < 2; times++) table.activate('Falconer', 1);
    expect(table.names('reserve', 0)).toEqual(['Kite', 'Tower']);
    expect(table.stay('Falconer').counters).toEqual({ boost: 1 });
  });

  it('2.2.2.p an object that loses its other types loses those sub-types and keeps its type', () => {
    const flood = permanent(
      'Flood',
      passive({ kind: 'subtypes', of: { type: 'character' }, gain: ['fish'], lose: 'all-others' }),
      '{0}: I gain 1 beat counter per Fish Character.',
      '{0}: I gain 1 beat counter per Bird.',
    );
    const table = tableOf({ landmark: [flood], hero: [kite], heroZone: [hero('Captain')] });
    const [fish = '', bird = ''] = table.state.pending?.options.map(({ key }) => key) ?? [];
    expect(table.choose(fish).counter('Flood', 'beat')).toBe(1);
    expect(table.choose(bird).counter('Flood', 'beat')).toBe(1);
  });
});
