import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  gainCounters,
  hero,
  passive,
  permanent,
  quickAction,
  reaction,
  spell,
  statisticsOf,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const beat = (count: Parameters<typeof gainCounters>[1] = 1) => gainCounters('beat', count);

describe('missing characteristics of tokens, heroes and permanents', () => {
  const counting = (like: object) =>
    permanent(
      'Counter',
      '{0}: Create an Imp 1/1/1 Imp token in your Hero Expedition.',
      quickAction({}, beat({ count: like })),
      { rarity: 'rare' },
    );
  const count = (like: object): number => {
    const table = tableOf({
      landmark: [counting(like)],
      heroZone: [hero('Captain', { rarity: 'common' })],
      companion: [kite],
    });
    const item = table.item('Counter');
    return table.choose(`quick:${item}:0`).choose(`quick:${item}:1`).counter('Counter', 'beat');
  };

  it('2.2.4.c heroes and tokens have no rarity', () => {
    expect(count({ rarity: 'common' })).toBe(1);
    expect(count({ rarity: 'rare' })).toBe(1);
    expect(count({})).toBe(4);
  });

  it('2.2.6.c, 2.2.7.c the Hand Cost and the Reserve Cost of a token are zero', () => {
    expect(count({ bounds: [{ of: 'hand-cost', is: 'exactly', than: 0 }], type: 'character' })).toBe(1);
    expect(count({ bounds: [{ of: 'reserve-cost', is: 'less-than', than: 1 }], type: 'character' })).toBe(1);
  });

  it('2.2.9.c only characters have statistics, and those of other objects count as zero', () => {
    const odd = permanent('Odd', { statistics: { forest: 3, mountain: 3, water: 3 } });
    const judge = permanent('Judge', '{0}: I gain 1 beat counter per card with {V} 1 or more.');
    const table = tableOf({ landmark: [odd, judge], hero: [kite] }).activate('Judge');
    expect(table.counter('Judge', 'beat')).toBe(1);
    expect(cardSeen(table, 'Odd').statistics).toEqual([]);
  });
});

describe('characteristics of tokens', () => {
  it('2.2.9.e, 2.2.2.j, 2.2.3.f a hero creates a token at Noon if the first player controls it', () => {
    const duo = hero(
      'Duo',
      "At Noon, if you're the first player — Create a Pal 2/2/2 Companion token in your Companion Expedition.",
    );
    const table = (firstPlayer: 0 | 1): Table =>
      tableOf({ heroZone: [duo] }, {}, { from: 'noon', firstPlayer });
    const first = table(0);
    expect(first.names('companion', 0)).toEqual(['Pal']);
    expect(statisticsOf(first, 'Pal')).toEqual([2, 2, 2]);
    expect(cardSeen(first, 'Pal').face).toMatchObject({ type: 'character', subtypes: ['companion'] });
    expect(table(1).names('companion', 0)).toEqual([]);
  });
});

describe('abilities', () => {
  it('2.2.10.e a token has the abilities that the effect creating it describes', () => {
    const lady = hero(
      'Lady',
      '{T}: Create a Maw 0/0/0 Companion token in your Companion Expedition with "When you sacrifice a Character — I gain 2 boosts."',
    );
    const altar = spell('Altar', 'Sacrifice a "Kite".');
    const table = tableOf({ heroZone: [lady], hero: [kite], hand: [altar], mana: 1 });
    table.activate('Lady').play('Altar');
    expect(table.names('companion', 0)).toEqual(['Maw']);
    expect(statisticsOf(table, 'Maw')).toEqual([2, 2, 2]);
  });

  it('2.2.10.f abilities function only while their object is in play', () => {
    const drummer = character(
      'Drummer',
      '{0}: Resupply.',
      'At Noon — Resupply.',
      passive({ kind: 'statistics', of: { type: 'character' }, add: 1 }),
    );
    const at = (zone: 'hero' | 'reserve' | 'discard' | 'hand' | 'mana' | 'landmark'): Table =>
      tableOf({ [zone]: [drummer], companion: [kite] }, {}, { from: 'noon' });
    for (const zone of ['reserve', 'discard', 'hand', 'mana'] as const) {
      const table = at(zone);
      expect([zone, table.rules().includes('6.3.b'), statisticsOf(table, 'Kite')]).toEqual([
        zone,
        false,
        [1, 1, 1],
      ]);
      expect(table.keys().filter((key) => key.startsWith('quick'))).toEqual([]);
    }
    const working = at('hero');
    expect(working.rules()).toContain('6.3.b');
    expect(statisticsOf(working, 'Kite')).toEqual([2, 2, 2]);
    expect(working.keys().filter((key) => key.startsWith('quick'))).toHaveLength(1);
    const idle = at('reserve');
    expect(idle.decide(0, [`quick:${idle.item('Drummer')}:0`])).toMatchObject({
      ok: false,
      error: { rule: '2.2.10.f' },
    });
  });

  it('2.2.10.g support abilities function only in Reserve', () => {
    const trainee = character('Trainee', '{J} I gain 2 boosts.', '{D}: Resupply.', {
      kind: 'passive',
      where: 'support',
      passive: { kind: 'statistics', of: { name: 'Kite' }, add: 1 },
    });
    const quick = (table: Table): string[] => table.keys().filter((key) => key.startsWith('quick'));
    const reserve = tableOf({ reserve: [trainee], hero: [kite] });
    expect(statisticsOf(reserve, 'Kite')).toEqual([2, 2, 2]);
    expect(quick(reserve)).toHaveLength(1);
    reserve.choose(...quick(reserve));
    expect(reserve.happened()).toContain('pay | Trainee: reserve.0 > discard.0');
    const play = tableOf({ companion: [trainee], hero: [kite] });
    expect(statisticsOf(play, 'Kite')).toEqual([1, 1, 1]);
    expect(quick(play)).toEqual([]);
    expect(play.decide(0, [`quick:${play.item('Trainee')}:1`])).toMatchObject({
      ok: false,
      error: { rule: '2.2.10.g' },
    });
  });

  it('2.2.10.d one card has both a support ability for the next card and an ability for when it is played', () => {
    const trainee = character(
      'Trainee',
      '{J} I gain 2 boosts.',
      quickAction(
        { discardMe: true },
        step({
          kind: 'ongoing',
          duration: 'turn',
          passive: {
            kind: 'enters-with',
            of: { type: 'character', controller: 'you' },
            zone: 'expedition',
            counters: { name: 'boost', count: 1 },
            next: true,
          },
        }),
        { where: 'support' },
      ),
    );
    const table = tableOf({ reserve: [trainee], hand: [kite], mana: 1 });
    table.choose(...table.keys().filter((key) => key.startsWith('quick'))).play('Kite', 'hero');
    expect(statisticsOf(table, 'Kite')).toEqual([2, 2, 2]);
    const played = tableOf({ hand: [trainee], mana: 1 }).play('Trainee', 'hero');
    expect(statisticsOf(played, 'Trainee')).toEqual([3, 3, 3]);
  });
});

describe('durations', () => {
  const cheaper = (duration: 'turn' | 'afternoon' | 'day') =>
    permanent(
      'Twinkle',
      quickAction(
        {},
        step({
          kind: 'ongoing',
          duration,
          passive: { kind: 'cost', who: 'you', of: {}, add: -1, next: true },
        }),
      ),
    );
  const costly = character('Costly', { handCost: 3, reserveCost: 3 });
  const begin = (duration: 'turn' | 'afternoon' | 'day'): Table => {
    const table = tableOf({ landmark: [cheaper(duration)], hand: [costly, costly], mana: 5 });
    return table.activate('Twinkle');
  };
  const emblems = (table: Table): string[] => table.names('limbo', 0);

  it('2.2.13.c an ongoing emblem for the turn ends with the turn, even if unused', () => {
    const used = begin('turn').play('Costly', 'hero');
    expect(used.step('pay').actions).toHaveLength(2);
    expect(emblems(used)).toEqual([]);
    const unused = begin('turn');
    expect(emblems(unused)).toEqual(['emblem of Twinkle']);
    unused.pass();
    expect(emblems(unused)).toEqual([]);
    expect(unused.step('cease').rules).toEqual(['2.2.13.a']);
  });

  it('2.2.13.c an ongoing emblem lasts through all turns of the Afternoon, or until the next day', () => {
    const other = character('Other');
    const lasting = (duration: 'afternoon' | 'day'): Table => {
      const table = tableOf(
        { landmark: [cheaper(duration)], hand: [other] },
        { landmark: [permanent('Tower')] },
      );
      return table.activate('Twinkle').pass();
    };
    for (const duration of ['afternoon', 'day'] as const) {
      const table = lasting(duration);
      expect([duration, table.deciding, emblems(table)]).toEqual([
        duration,
        '1: turn',
        ['emblem of Twinkle'],
      ]);
      table.pass();
      const lines = table.happened();
      const over = lines.findIndex((line) => line.startsWith('cease'));
      const dusk = lines.findIndex((line) => line.includes('"phase":"dusk"'));
      const morning = lines.findIndex((line) => line.startsWith('begin-day'));
      expect([over > 0, over < morning, over < dusk]).toEqual([true, true, duration === 'afternoon']);
    }
  });

  it('2.2.13.a “this turn” outside turns and “this Afternoon” after the Afternoon have no effect', () => {
    const at = (phase: 'noon' | 'dusk', duration: 'turn' | 'afternoon' | 'day'): boolean => {
      const clock = permanent(
        'Clock',
        reaction(
          { kind: 'phase', phase },
          step({ kind: 'ongoing', duration, passive: { kind: 'cost', who: 'you', of: {}, add: -1 } }),
        ),
      );
      const lines = tableOf({ landmark: [clock] }, {}, { from: phase }).happened();
      return lines.includes('ongoing | emblem of Clock: ongoing > limbo.0');
    };
    expect([at('noon', 'turn'), at('noon', 'afternoon'), at('noon', 'day')]).toEqual([false, true, true]);
    expect([at('dusk', 'turn'), at('dusk', 'afternoon'), at('dusk', 'day')]).toEqual([false, false, true]);
  });
});
