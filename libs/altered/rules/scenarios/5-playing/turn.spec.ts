import { describe, expect, it } from '@jest/globals';
import { character, permanent, spell, tableOf } from '#altered/testing';

const kite = character('Kite', { handCost: 2, reserveCost: 1 });
const tower = permanent('Tower', { handCost: 2, reserveCost: 1 });
const storm = spell('Storm', { handCost: 1, reserveCost: 3 });

describe('turns', () => {
  it('4.2.3.b the first player takes the first turn', () => {
    const table = tableOf({}, {}, { firstPlayer: 1, from: 'afternoon' });
    expect(table.deciding).toBe('1: turn');
  });

  it('4.2.3.c the turn goes to the next player who has not passed', () => {
    const table = tableOf({ hand: [kite, kite], mana: 4 }).play('Kite', 'hero');
    expect(table.deciding).toBe('1: turn');
    table.pass();
    expect(table.deciding).toBe('0: turn');
    table.play('Kite', 'hero');
    expect(table.deciding).toBe('0: turn');
  });

  it('4.2.3.a the Afternoon ends when all players have passed', () => {
    const table = tableOf();
    table.pass().pass();
    expect(table.state.phase).not.toBe('afternoon');
  });

  it('1.3.2.d a player who has passed takes no more turns this day, but does the next day', () => {
    const table = tableOf({ hand: [kite], mana: 2 }, { hand: [kite, kite], mana: 4 });
    table.pass().play('Kite', 'hero');
    expect(table.deciding).toBe('1: turn');
    table.pass();
    table.choose().choose();
    expect(table.deciding).toBe('1: turn');
    expect(table.state.seats.map((seat) => seat.passed)).toEqual([false, false]);
  });
});

describe('playing a card', () => {
  it('5.1.2.a a card goes to Limbo, is paid for, and resolves', () => {
    const table = tableOf({ hand: [kite], mana: 3 });
    table.happened();
    table.play('Kite', 'companion');
    expect(table.happened().slice(0, 4)).toEqual([
      'play | Kite: hand.0 > limbo.0',
      'pay | Orb 1: +exhausted',
      'pay | Orb 2: +exhausted',
      'join | Kite: limbo.0 > companion.0',
    ]);
  });

  it('5.2.1.a a character may be played to either expedition', () => {
    const table = tableOf({ hand: [kite], mana: 2 });
    expect(table.options()).toEqual(['play Kite hero', 'play Kite companion', 'pass']);
  });

  it('5.2.2.a a permanent enters the Landmark zone of its controller', () => {
    const table = tableOf({ hand: [tower], mana: 2 }).play('Tower');
    expect(table.names('landmark', 0)).toEqual(['Tower']);
  });

  it('5.2.3.j a resolved spell goes to Reserve, and a Fleeting one to the discard pile', () => {
    const table = tableOf({ hand: [storm], mana: 4 });
    table.play('Storm').pass();
    expect(table.names('reserve', 0)).toEqual(['Storm']);
    table.happened();
    table.play('Storm');
    expect(table.happened().filter((line) => line.includes('Storm'))).toEqual([
      'play | Storm: reserve.0 > limbo.0 +fleeting',
      'finish | Storm: limbo.0 > discard.0',
    ]);
    expect(table.step('finish').modifiers?.map(({ rule }) => rule)).toEqual(['2.4.6.f']);
  });

  it('2.2.6.a, 2.2.7.a a card played from Hand costs its Hand Cost, and a card from Reserve its Reserve Cost', () => {
    const table = tableOf({ hand: [kite], reserve: [storm], mana: 2 });
    expect(table.options()).toEqual(['play Kite hero', 'play Kite companion', 'pass']);
    const other = tableOf({ hand: [storm], reserve: [kite], mana: 1 });
    expect(other.options()).toEqual(['play Storm', 'play Kite hero', 'play Kite companion', 'pass']);
  });

  it('2.4.6.a, 2.4.6.b a character played from Reserve is Fleeting in Limbo and in its expedition', () => {
    const table = tableOf({ reserve: [kite], mana: 1 });
    table.happened();
    table.play('Kite', 'hero');
    expect(table.happened().filter((line) => line.includes('Kite'))).toEqual([
      'play | Kite: reserve.0 > limbo.0 +fleeting',
      'join | Kite: limbo.0 > hero.0 +fleeting',
    ]);
  });

  it('5.2.2.a a permanent played from Reserve is not Fleeting', () => {
    const table = tableOf({ reserve: [tower], mana: 1 }).play('Tower');
    expect(table.stay('Tower').statuses).toEqual([]);
  });

  it('3.2.9.f mana is paid by exhausting mana orbs', () => {
    const table = tableOf({ hand: [kite], mana: 3 }).play('Kite', 'hero');
    const exhausted = table.state.seats[0]?.mana.filter((item) =>
      table.state.stays[item]?.statuses.includes('exhausted'),
    );
    expect(exhausted).toHaveLength(2);
  });

  it('6.4.c a card whose cost cannot be paid in full is refused with the rule, and nothing changes', () => {
    const table = tableOf({ hand: [kite], mana: 1 });
    const before = JSON.stringify(table.state);
    const refused = table.decide(0, [`play:${table.item('Kite')}:hero`]);
    expect(refused).toMatchObject({ ok: false, error: { code: 'OPTION_UNKNOWN', rule: '6.4.c' } });
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('5.1.1.b only the player whose turn it is may play', () => {
    const table = tableOf({}, { hand: [kite], mana: 4 });
    expect(table.decide(1, ['pass'])).toMatchObject({ ok: false, error: { code: 'SEAT_NOT_ASKED' } });
  });

  it('4.2.3.c a decision with too few, too many, unknown or repeated options is refused', () => {
    const table = tableOf({ hand: [kite], mana: 4 });
    const codes = [[], ['pass', `play:${table.item('Kite')}:hero`], ['dance'], ['pass', 'pass']].map(
      (choice) => {
        const refused = table.decide(0, choice);
        return refused.ok ? 'ok' : refused.error.code;
      },
    );
    expect(codes).toEqual(['OPTIONS_TOO_FEW', 'OPTIONS_TOO_MANY', 'OPTION_UNKNOWN', 'OPTION_REPEATED']);
  });
});
