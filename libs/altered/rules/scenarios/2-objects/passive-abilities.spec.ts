import { describe, expect, it } from '@jest/globals';
import type { Condition, Step } from '#altered/abilities';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  hero,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf,
} from '#altered/testing';

const kite = character('Kite', statistics(1, 2, 3));
const beat = (count: Parameters<typeof gainCounters>[1] = 1) => gainCounters('beat', count);
const anthem = (of: object, add: number, name = 'Anthem') =>
  permanent(name, passive({ kind: 'statistics', of: { type: 'character', ...of }, add }));
const remove = spell('Remove', 'Discard target Permanent.');

describe('base characteristics', () => {
  it('2.3.1.a a card has its printed characteristics', () => {
    const table = tableOf({ hero: [kite] }, {}, { from: 'dusk' });
    const [own] = table.step('progress').actions.filter((action) => action.kind === 'compare');
    expect(own).toMatchObject({ own: { forest: 1, mountain: 2, water: 3 } });
    expect(cardSeen(table, 'Kite').face).toMatchObject({ name: 'Kite', type: 'character' });
  });

  it('2.3.1.b a token has the characteristics that the step creating it describes', () => {
    const forge = spell('Forge', 'Create a Double 4/5/6 token in your Hero Expedition.');
    const table = tableOf({ hand: [forge], mana: 1, discard: [character('Other')] }).play('Forge');
    expect(statisticsOf(table, 'Double')).toEqual([4, 5, 6]);
    expect(cardSeen(table, 'Double')).toMatchObject({
      token: true,
      face: { costs: [{ value: 0 }, { value: 0 }] },
    });
  });

  it('2.3.1.d, 2.2.9.c passive abilities do not change statistics that an object does not have', () => {
    const all = permanent('All', passive({ kind: 'statistics', of: {}, add: 2 }));
    const table = tableOf({ landmark: [all], hero: [kite], heroZone: [hero('Captain')] });
    expect(cardSeen(table, 'All').statistics).toEqual([]);
    expect(cardSeen(table, 'Captain').statistics).toEqual([]);
    expect(statisticsOf(table, 'Kite')).toEqual([3, 4, 5]);
  });

  it('2.3.1.e an object can gain a missing sub-type, keyword or terrain', () => {
    const teacher = permanent(
      'Teacher',
      passive({ kind: 'subtypes', of: { type: 'hero' }, gain: ['mage'] }),
      passive({ kind: 'terrains', of: 'all-regions', gain: ['water'] }),
      passive({ kind: 'keyword', of: { name: 'Kite' }, gain: 'eternal' }),
      '{0}: I gain 1 beat counter per Mage.',
    );
    const regions = [null, null, ['mountain'], ['forest'], ['water'], ['forest']] as const;
    const table = tableOf(
      { landmark: [teacher], hero: [kite], heroZone: [hero('Captain')], at: { hero: 1, companion: 7 } },
      {},
      { regions },
    );
    table.activate('Teacher', 3);
    expect(table.counter('Teacher', 'beat')).toBe(1);
    table.pass().pass();
    // In the Hero expedition's face-down region, the gained water is the only terrain.
    expect(table.happened()).toContain('progress | hero.0: wins water');
    expect(table.names('hero', 0)).toEqual(['Kite']);
  });

  it('2.3.1.f missing statistics count as zero', () => {
    const scale = permanent(
      'Scale',
      reaction(
        { kind: 'join', what: { type: ['permanent', 'character'], other: true } },
        beat({
          sum: [
            { statistic: 'water', of: 'it' },
            { counters: 'moss', on: 'it' },
          ],
        }),
      ),
      quickAction({}, beat({ statistic: 'water', of: 'me' })),
    );
    const play = (card: typeof kite, way: string): number => {
      const table = tableOf({ landmark: [scale], hand: [card], mana: 1 });
      return table.choose(way).counter('Scale', 'beat');
    };
    expect(play(kite, 'play Kite hero')).toBe(3);
    expect(play(permanent('Rock'), 'play Rock')).toBe(0);
  });
});

describe('passive abilities that change characteristics', () => {
  it('2.3.1.h passive abilities affect only objects in play, unless they name another zone', () => {
    const dear = character('Dear', { ...statistics(1, 1, 1), handCost: 1 });
    const census = permanent(
      'Census',
      passive({ kind: 'statistics', of: { type: 'character', zone: ['expedition', 'reserve'] }, add: 5 }),
      'Characters in an Expedition or in Reserve are also Xes.',
      quickAction({}, beat({ count: { subtype: 'x', zone: ['reserve', 'expedition'] } })),
    );
    const table = tableOf({ landmark: [census], hero: [kite], reserve: [dear] });
    expect(statisticsOf(table, 'Dear')).toEqual([1, 1, 1]);
    expect(statisticsOf(table, 'Kite')).toEqual([6, 7, 8]);
    table.activate('Census', 2);
    expect(table.counter('Census', 'beat')).toBe(1);
  });

  it('2.3.1.i, 2.3.1.k passive abilities apply as soon as they are in play, and stop when they leave', () => {
    const table = tableOf({
      hand: [anthem({}, 1), remove, character('Late', statistics(0, 0, 0))],
      hero: [kite],
      mana: 3,
    });
    expect(statisticsOf(table, 'Kite')).toEqual([1, 2, 3]);
    table.play('Anthem').pass();
    expect(statisticsOf(table, 'Kite')).toEqual([2, 3, 4]);
    table.play('Late', 'hero');
    expect(statisticsOf(table, 'Late')).toEqual([1, 1, 1]);
    table.play('Remove');
    expect(statisticsOf(table, 'Kite')).toEqual([1, 2, 3]);
  });

  it('2.3.1.j several abilities add their changes to the base characteristics', () => {
    const table = tableOf(
      { landmark: [anthem({}, 1), anthem({ controller: 'you' }, 10, 'Choir')], hero: [kite] },
      { hero: [character('Foe')] },
    );
    expect(statisticsOf(table, 'Kite')).toEqual([12, 13, 14]);
    expect(statisticsOf(table, 'Foe')).toEqual([2, 2, 2]);
    expect(cardSeen(table, 'Kite').face?.statistics.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it('2.3.1.g an ability that counts can change a single statistic', () => {
    const others = { count: { type: 'character', other: true } } as const;
    const crowd = character(
      'Crowd',
      passive({ kind: 'statistics', of: 'me', add: { times: [2, others] }, only: 'mountain' }),
      statistics(1, 2, 3),
    );
    const table = tableOf({ hero: [crowd], hand: [kite], mana: 1 }, { hero: [character('Foe')] });
    expect(statisticsOf(table, 'Crowd')).toEqual([1, 4, 3]);
    table.play('Kite', 'hero');
    expect(statisticsOf(table, 'Crowd')).toEqual([1, 6, 3]);
  });

  it('2.3.1.k the objects and values of passive abilities are evaluated again after every event', () => {
    const crowd = character(
      'Crowd',
      'I have +1/+1/+1 per other Character.',
      passive({ kind: 'statistics', of: { status: 'boosted' }, add: 10 }),
      '{0}: I gain 1 boost.',
      '{0}: I lose 1 boost.',
      statistics(0, 0, 0),
    );
    const table = tableOf({ hero: [crowd], hand: [kite], mana: 1 }, { hero: [character('Foe')] });
    const quick = (index: number): number[] =>
      statisticsOf(table.choose(`quick:${table.item('Crowd')}:${index}`), 'Crowd');
    expect(statisticsOf(table, 'Crowd')).toEqual([1, 1, 1]);
    expect(quick(2)).toEqual([12, 12, 12]);
    expect(quick(3)).toEqual([1, 1, 1]);
    table.play('Kite', 'hero');
    expect(statisticsOf(table, 'Crowd')).toEqual([2, 2, 2]);
  });

  it('2.3.1.k the second step of an effect uses the characteristics that its first step changed', () => {
    const play = (first: Step, condition: Condition): unknown => {
      const tree = character(
        'Tree',
        passive({ kind: 'statistics', of: 'me', add: 6, if: condition }),
        statistics(0, 0, 0),
      );
      const climb = spell(
        'Climb',
        effect(sequence(step(first), 'Cards with {V} 6 or more gain 1 fruit counter.')),
      );
      const table = tableOf({ hero: [tree], hand: [climb], mana: 1 });
      return table.play('Climb').stay('Tree').counters['fruit'];
    };
    const what = { all: { name: 'Tree' } };
    const is = (status: 'boosted' | 'asleep' | 'anchored'): Condition => ({
      kind: 'is',
      what: 'me',
      like: { status },
    });
    expect(play({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what }, is('boosted'))).toBe(1);
    expect(play({ kind: 'status', change: 'gain', status: 'asleep', what }, is('asleep'))).toBe(1);
    expect(play({ kind: 'status', change: 'gain', status: 'asleep', what }, is('anchored'))).toBeUndefined();
  });

  it('2.3.1.l passive abilities apply one at a time, and each uses the results of the earlier ones', () => {
    const setter = permanent(
      'Setter',
      passive({ kind: 'statistics', of: { name: 'Kite' }, set: { forest: 7, mountain: 7, water: 7 } }),
    );
    const first = tableOf({ landmark: [setter, anthem({}, 1)], hero: [kite] });
    expect(statisticsOf(first, 'Kite')).toEqual([8, 8, 8]);
  });

  it('2.3.1.m, 2.3.3.b without dependencies, the ability with the lower timestamp applies first', () => {
    const setter = permanent(
      'Setter',
      passive({ kind: 'statistics', of: { name: 'Kite' }, set: { forest: 7, mountain: 7, water: 7 } }),
    );
    const last = tableOf({ landmark: [anthem({}, 1), setter], hero: [kite] });
    expect(statisticsOf(last, 'Kite')).toEqual([7, 7, 7]);
    // The order depends only on timestamps, not on controllers. A card that is played again gets a new timestamp.
    const replay = tableOf({ landmark: [setter], hero: [kite], hand: [anthem({}, 1)], mana: 1 });
    expect(statisticsOf(replay.play('Anthem'), 'Kite')).toEqual([8, 8, 8]);
  });

  it('2.3.1.j the same ability twice applies twice', () => {
    const granting = (name: string) =>
      permanent(
        name,
        passive({
          kind: 'abilities',
          of: { name: 'Kite' },
          gain: [passive({ kind: 'statistics', of: 'me', add: 1 })],
        }),
      );
    const twice = character(
      'Twice',
      passive({ kind: 'statistics', of: 'me', add: 1 }),
      passive({ kind: 'statistics', of: 'me', add: 1 }),
      statistics(0, 0, 0),
    );
    const table = tableOf({ landmark: [granting('One'), granting('Two')], hero: [kite, twice] });
    expect(statisticsOf(table, 'Kite')).toEqual([3, 4, 5]);
    expect(statisticsOf(table, 'Twice')).toEqual([2, 2, 2]);
  });
});

describe('granted and removed reactions', () => {
  it('2.3.1.j a granted reaction triggers, and a removed one does not', () => {
    const mute = permanent('Mute', 'Characters lose their abilities.');
    const herald = character('Herald', '{J} I gain 1 boost.');
    const play = (landmark: readonly (typeof mute)[]): number => {
      const table = tableOf({ hand: [herald], landmark, mana: 1 });
      return table.play('Herald', 'hero').stay('Herald').counters['boost'] ?? 0;
    };
    expect([play([]), play([mute])]).toEqual([1, 0]);
    const table = tableOf({ hero: [kite], landmark: [mute] });
    expect(table.keys()).toEqual(['pass']);
  });
});
