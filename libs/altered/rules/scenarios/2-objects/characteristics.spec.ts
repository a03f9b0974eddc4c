import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  hero,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  spell,
  statisticsOf,
  step,
  Table,
} from '#testing';

const kite = character('Kite');
const beat = (count: Parameters<typeof gainCounters>[1] = 1) => gainCounters('beat', count);

describe('what tokens, heroes and permanents lack', () => {
  const imp = { name: 'Imp', subtypes: ['imp'], statistics: { forest: 1, mountain: 1, water: 1 } };
  const makeImp = step({ kind: 'create', token: imp, in: 'your-hero' });
  const counting = (like: object) =>
    permanent('Counter', {
      rarity: 'rare',
      abilities: [quickAction({}, makeImp), quickAction({}, beat({ count: like }))],
    });
  const count = (like: object): number => {
    const table = new Table({
      seats: [
        {
          landmark: [counting(like)],
          heroZone: [hero('Captain', { rarity: 'common' })],
          companion: [kite],
        },
        {},
      ],
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

  it('2.2.9.c only characters have statistics: what is not one reads as zero', () => {
    const odd = permanent('Odd', { statistics: { forest: 3, mountain: 3, water: 3 } });
    const judge = permanent('Judge', {
      abilities: [quickAction({}, beat({ count: { bounds: [{ of: 'forest', is: 'at-least', than: 1 }] } }))],
    });
    const table = new Table({ seats: [{ landmark: [odd, judge], hero: [kite] }, {}] });
    table.choose(`quick:${table.item('Judge')}:0`);
    expect(table.counter('Judge', 'beat')).toBe(1);
    expect(cardSeen(table, 'Odd').statistics).toEqual([]);
  });
});

describe('tokens as their effects say', () => {
  it("2.2.9.e, 2.2.2.j, 2.2.3.f a hero makes a token at Noon, if it is the first player's", () => {
    const duo = hero('Duo', {
      abilities: [
        reaction(
          { kind: 'phase', phase: 'noon' },
          step({
            kind: 'create',
            token: {
              name: 'Pal',
              subtypes: ['companion'],
              statistics: { forest: 2, mountain: 2, water: 2 },
            },
            in: 'your-companion',
          }),
          { condition: { kind: 'first-player', who: 'you' } },
        ),
      ],
    });
    const table = (firstPlayer: 0 | 1): Table =>
      new Table({ seats: [{ heroZone: [duo] }, {}], from: 'noon', firstPlayer });
    const first = table(0);
    expect(first.names('companion', 0)).toEqual(['Pal']);
    expect(statisticsOf(first, 'Pal')).toEqual([2, 2, 2]);
    expect(cardSeen(first, 'Pal').face).toMatchObject({ type: 'character', subtypes: ['companion'] });
    expect(table(1).names('companion', 0)).toEqual([]);
  });
});

describe('abilities', () => {
  it('2.2.10.e a token has the abilities that its effect gives it', () => {
    const lady = hero('Lady', {
      abilities: [
        quickAction(
          { exhaustMe: true },
          step({
            kind: 'create',
            token: {
              name: 'Maw',
              subtypes: ['companion'],
              statistics: { forest: 0, mountain: 0, water: 0 },
              abilities: [
                reaction(
                  { kind: 'sacrificed', what: { type: 'character' }, by: 'you' },
                  gainCounters('boost', 2),
                ),
              ],
            },
            in: 'your-companion',
          }),
        ),
      ],
    });
    const altar = spell('Altar', {
      abilities: [effect(step({ kind: 'sacrifice', what: { name: 'Kite' } }))],
    });
    const table = new Table({ seats: [{ heroZone: [lady], hero: [kite], hand: [altar], mana: 1 }, {}] });
    table.choose(`quick:${table.item('Lady')}:0`).choose('play Altar');
    expect(table.names('companion', 0)).toEqual(['Maw']);
    expect(statisticsOf(table, 'Maw')).toEqual([2, 2, 2]);
  });

  it('2.2.10.f abilities work only while their object is in play', () => {
    const drummer = character('Drummer', {
      abilities: [
        quickAction({}, resupply),
        reaction({ kind: 'phase', phase: 'noon' }, resupply),
        passive({ kind: 'statistics', of: { type: 'character' }, add: 1 }),
      ],
    });
    const at = (zone: 'hero' | 'reserve' | 'discard' | 'hand' | 'mana' | 'landmark'): Table =>
      new Table({ seats: [{ [zone]: [drummer], companion: [kite] }, {}], from: 'noon' });
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

  it('2.2.10.g support abilities work only in Reserve', () => {
    const trainee = character('Trainee', {
      abilities: [
        reaction(joins, gainCounters('boost', 2)),
        quickAction({ discardMe: true }, resupply, { where: 'support' }),
        { kind: 'passive', where: 'support', passive: { kind: 'statistics', of: { name: 'Kite' }, add: 1 } },
      ],
    });
    const quick = (table: Table): string[] => table.keys().filter((key) => key.startsWith('quick'));
    const reserve = new Table({ seats: [{ reserve: [trainee], hero: [kite] }, {}] });
    expect(statisticsOf(reserve, 'Kite')).toEqual([2, 2, 2]);
    expect(quick(reserve)).toHaveLength(1);
    reserve.choose(...quick(reserve));
    expect(reserve.happened()).toContain('pay | Trainee: reserve.0 > discard.0');
    const play = new Table({ seats: [{ companion: [trainee], hero: [kite] }, {}] });
    expect(statisticsOf(play, 'Kite')).toEqual([1, 1, 1]);
    expect(quick(play)).toEqual([]);
    expect(play.decide(0, [`quick:${play.item('Trainee')}:1`])).toMatchObject({
      ok: false,
      error: { rule: '2.2.10.g' },
    });
  });

  it('2.2.10.d a support ability with an effect on the next card, beside an ability for play', () => {
    const trainee = character('Trainee', {
      abilities: [
        reaction(joins, gainCounters('boost', 2)),
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
      ],
    });
    const table = new Table({ seats: [{ reserve: [trainee], hand: [kite], mana: 1 }, {}] });
    table.choose(...table.keys().filter((key) => key.startsWith('quick'))).choose('play Kite hero');
    expect(statisticsOf(table, 'Kite')).toEqual([2, 2, 2]);
    const played = new Table({ seats: [{ hand: [trainee], mana: 1 }, {}] }).choose('play Trainee hero');
    expect(statisticsOf(played, 'Trainee')).toEqual([3, 3, 3]);
  });
});

describe('durations', () => {
  const cheaper = (duration: 'turn' | 'afternoon' | 'day') =>
    permanent('Twinkle', {
      abilities: [
        quickAction(
          {},
          step({
            kind: 'ongoing',
            duration,
            passive: { kind: 'cost', who: 'you', of: {}, add: -1, next: true },
          }),
        ),
      ],
    });
  const costly = character('Costly', { handCost: 3, reserveCost: 3 });
  const begin = (duration: 'turn' | 'afternoon' | 'day'): Table => {
    const table = new Table({
      seats: [{ landmark: [cheaper(duration)], hand: [costly, costly], mana: 5 }, {}],
    });
    return table.choose(`quick:${table.item('Twinkle')}:0`);
  };
  const emblems = (table: Table): string[] => table.names('limbo', 0);

  it('2.2.13.c an ongoing emblem for the turn ends with the turn, even if it was not used', () => {
    const used = begin('turn').choose('play Costly hero');
    expect(used.step('pay').actions).toHaveLength(2);
    expect(emblems(used)).toEqual([]);
    const kept = begin('turn');
    expect(emblems(kept)).toEqual(['emblem of Twinkle']);
    kept.choose('pass');
    expect(emblems(kept)).toEqual([]);
    expect(kept.step('cease').rules).toEqual(['2.2.13.a']);
  });

  it('2.2.13.c an ongoing emblem for the Afternoon lasts through its turns, one for the day until the next', () => {
    const other = character('Other');
    const lasting = (duration: 'afternoon' | 'day'): Table => {
      const table = new Table({
        seats: [{ landmark: [cheaper(duration)], hand: [other] }, { landmark: [permanent('Tower')] }],
      });
      return table.choose(`quick:${table.item('Twinkle')}:0`).choose('pass');
    };
    for (const duration of ['afternoon', 'day'] as const) {
      const table = lasting(duration);
      expect([duration, table.deciding, emblems(table)]).toEqual([
        duration,
        '1: turn',
        ['emblem of Twinkle'],
      ]);
      table.choose('pass');
      const lines = table.happened();
      const over = lines.findIndex((line) => line.startsWith('cease'));
      const dusk = lines.findIndex((line) => line.includes('"phase":"dusk"'));
      const morning = lines.findIndex((line) => line.startsWith('begin-day'));
      expect([over > 0, over < morning, over < dusk]).toEqual([true, true, duration === 'afternoon']);
    }
  });

  it('2.2.13.a a duration that is over before it begins: this turn outside of one, this Afternoon after it', () => {
    const at = (phase: 'noon' | 'dusk', duration: 'turn' | 'afternoon' | 'day'): boolean => {
      const clock = permanent('Clock', {
        abilities: [
          reaction(
            { kind: 'phase', phase },
            step({ kind: 'ongoing', duration, passive: { kind: 'cost', who: 'you', of: {}, add: -1 } }),
          ),
        ],
      });
      const lines = new Table({ seats: [{ landmark: [clock] }, {}], from: phase }).happened();
      return lines.includes('ongoing | emblem of Clock: ongoing > limbo.0');
    };
    expect([at('noon', 'turn'), at('noon', 'afternoon'), at('noon', 'day')]).toEqual([false, true, true]);
    expect([at('dusk', 'turn'), at('dusk', 'afternoon'), at('dusk', 'day')]).toEqual([false, false, true]);
  });
});
