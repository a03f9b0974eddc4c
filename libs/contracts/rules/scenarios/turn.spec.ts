import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import { creature, damage, globe, health, opponent, rune, spell, when } from '../../cards/define.js';

const wolf = creature(['Wolf', 'Lupo'], {}, [2, 2]);
const bolt = spell(['Bolt', 'Dardo'], { fire: 2 }, damage(1, opponent));

describe('the start of a turn', () => {
  it('4.1.a, 4.2.a, 4.3.a a player gains an extractor of a chosen colour, all extractors fill, and then the player draws', () => {
    const duel = new Duel({ from: 'start', seats: [{ mana: { water: 1 } }, {}] });
    expect(duel.options()).toEqual(['fire', 'water', 'light']);
    duel.choose('light');
    expect(duel.seat(0).full).toEqual({ fire: 0, water: 1, light: 1, pure: 0 });
    expect(duel.verbs()).toEqual(['turn', 'gain-extractor', 'fill']);
    expect(duel.deciding).toBe('0: draw');
  });

  it('4.1.b, 4.1.c with ten extractors, a player may replace one, but only with another colour', () => {
    const at = (words: string) =>
      new Duel({ from: 'start', seats: [{ mana: { water: 9, pure: 1 } }, {}] }).choose(words).seat(0)
        .extractors;
    const duel = new Duel({ from: 'start', seats: [{ mana: { water: 9, pure: 1 } }, {}] });
    expect(duel.options()).toEqual([
      'keep',
      'water>fire',
      'water>light',
      'pure>fire',
      'pure>water',
      'pure>light',
    ]);
    expect(at('keep')).toEqual({ fire: 0, water: 9, light: 0, pure: 1 });
    expect(at('water>fire')).toEqual({ fire: 1, water: 8, light: 0, pure: 1 });
    const survey = spell(['Survey', 'Rilievo'], {}, { kind: 'extractor', element: 'fire' });
    const eleven = new Duel({ seats: [{ hand: [survey], mana: { water: 10 } }, {}] }).choose('play Survey');
    expect(eleven.seat(0).extractors.fire).toBe(0);
  });

  it("8.10.a the active player's start of turn effects happen before the extractor", () => {
    const monk = creature(['Monk', 'Monaco'], {}, [1, 1], when('start-of-turn', health(1)));
    const duel = new Duel({ from: 'start', seats: [{ line: [monk] }, { line: [monk] }] });
    expect(duel.deciding).toBe('0: extractor');
    expect(duel.health()).toEqual([31, 30]);
  });
});

describe('actions', () => {
  it('4.4.a a player plays, attacks, and uses a rune and a globe in any order', () => {
    const duel = new Duel({
      seats: [
        {
          hand: [wolf],
          line: [creature(['Owl', 'Gufo'], {}, [1, 1])],
          rune: [rune(['Sun', 'Sole'], {}, {}, health(1))],
          globe: [globe(['Orb', 'Orbe'], {}, [1, 3])],
        },
        {},
      ],
    });
    expect(duel.options()).toEqual([
      'play Wolf',
      'attack Owl player',
      'magnetise Owl',
      'globe player',
      'rune',
      'end',
      'end active',
    ]);
    duel.choose('rune').choose('globe player').choose('play Wolf').choose('1').choose('attack Owl player');
    expect(duel.health()).toEqual([30, 28]);
  });

  it('4.5.a the turn ends when its player ends it', () => {
    const duel = new Duel({ seats: [{}, {}] });
    expect(duel.deciding).toBe('0: turn');
    expect(duel.choose('end').deciding).toBe('1: extractor');
  });
});

describe('the end of a turn', () => {
  it('4.6.a, 4.6.b extractors are emptied, and each fills an empty reservoir', () => {
    const duel = new Duel({ seats: [{ mana: { fire: 2, water: 1 }, reservoirs: 1 }, {}] }).choose('end');
    expect(duel.seat(0).full).toEqual({ fire: 0, water: 0, light: 0, pure: 0 });
    expect(duel.seat(0).reservoirs).toBe(4);
  });

  it('4.6.b there are at most five full reservoirs', () => {
    const duel = new Duel({ seats: [{ mana: { fire: 9 }, reservoirs: 3 }, {}] }).choose('end');
    expect(duel.seat(0).reservoirs).toBe(5);
  });

  it('8.11.a end of turn effects happen before the next turn', () => {
    const stag = creature(['Stag', 'Cervo'], {}, [1, 1], when('end-of-turn', health(1)));
    const duel = new Duel({ seats: [{ line: [stag] }, { line: [stag] }] }).choose('end');
    expect(duel.health()).toEqual([31, 30]);
    expect(duel.verbs().slice(0, 4)).toEqual(['end-turn', 'gain-health', 'effect-over', 'turn']);
  });
});

describe('paying', () => {
  it('5.1.a playing a contract empties the extractors that its cost requires', () => {
    const duel = new Duel({ seats: [{ hand: [bolt], mana: { fire: 3 } }, {}] }).choose('play Bolt');
    expect(duel.seat(0).full.fire).toBe(1);
  });

  it('5.1.b an element can be paid only with its own mana', () => {
    const duel = new Duel({
      seats: [{ hand: [bolt], mana: { fire: 1, water: 3, pure: 1 }, reservoirs: 5 }, {}],
    });
    expect(duel.options()).toEqual(['end']);
    expect(duel.refusal('play Bolt')).toBe('5.1.b');
  });

  it('5.1.b each element of a cost with two elements is paid with its own mana', () => {
    const steam = spell(['Steam', 'Vapore'], { fire: 1, water: 1 }, damage(1, opponent));
    const duel = new Duel({ seats: [{ hand: [steam], mana: { fire: 1, water: 1 } }, {}] });
    duel.choose('play Steam');
    expect(duel.rules()).toContain('5.1.b');
    expect(duel.seat(0).full).toMatchObject({ fire: 0, water: 0 });
  });

  it('5.1.c pure mana is paid with any colour, grey first, and a choice is offered only if there is one', () => {
    const dear = spell(['Dear', 'Caro'], { fire: 1, pure: 2 }, damage(1, opponent));
    const play = (mana: Parameters<typeof at>[0], reservoirs = 0) => at(mana, reservoirs).choose('play Dear');
    const at = (mana: Record<string, number>, reservoirs: number) =>
      new Duel({ seats: [{ hand: [dear], mana, reservoirs }, {}] });
    expect(play({ fire: 1, pure: 1 }, 3).seat(0).reservoirs).toBe(2);
    expect(play({ fire: 3 }).seat(0).full.fire).toBe(0);
    const duel = play({ fire: 2, water: 2 }, 1);
    expect(duel.deciding).toBe('0: pay');
    expect(duel.options()).toEqual(['fire1', 'water1']);
    duel.choose('water1');
    expect(duel.seat(0).full).toMatchObject({ fire: 1, water: 1 });
    expect(at({ fire: 2 }, 0).refusal('play Dear')).toBe('5.1.c');
  });
});
