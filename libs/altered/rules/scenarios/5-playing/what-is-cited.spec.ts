import { describe, expect, it } from '@jest/globals';
import type { Cost, EditionId } from '#altered/abilities';
import { character, permanent, quickAction, spell, type SeatPosition, tableOf } from '#altered/testing';

const song = spell('Card', 'Resupply.');
const fading = spell('Card', 'Resupply.', 'Fleeting.');
const gear = permanent('Card', { subtypes: ['gear'] });

/** Plays a card, and returns the rules that the step with the given verb cites. */
const cited = (edition: EditionId, mine: SeatPosition, verb = 'play'): readonly string[] => {
  const table = tableOf({ mana: 3, ...mine }, {}, { edition });
  return [...table.choose(table.options()[0] ?? '').step(verb).rules];
};

describe('rules cited when a card is played', () => {
  it('2.4.6.a, 2.4.6.d, 2.4.6.e playing a card cites the rule that makes it Fleeting', () => {
    const play = (mine: SeatPosition) => cited('1.0', mine);
    expect(play({ hand: [character('Card')] })).toEqual(['5.1.2.b']);
    expect(play({ reserve: [character('Card')] })).toEqual(['5.1.2.b', '2.4.6.a', '5.2.1.b']);
    expect(play({ hand: [song] })).toEqual(['5.1.2.b']);
    expect(play({ reserve: [song] })).toEqual(['5.1.2.b', '2.4.6.d', '5.2.3.h']);
    expect(play({ hand: [fading] })).toEqual(['5.1.2.b', '2.4.6.e', '5.2.3.i']);
  });

  it('2.4.7.a, 5.2.2.b, 5.2.2.c playing Gear in edition 4.0 cites the rules for Gear', () => {
    const play = (mine: SeatPosition, verb?: string) => cited('4.0', mine, verb);
    expect(play({ hand: [gear] })).toEqual(['5.1.2.c', '5.1.2.g']);
    expect([
      play({ reserve: [gear] }),
      play({ reserve: [character('Card')] }),
      play({ hand: [gear] }, 'join'),
      play({ reserve: [gear] }, 'become-fleeting'),
      play({ reserve: [character('Card')] }, 'become-fleeting'),
    ]).toEqual([
      ['5.1.2.c', '5.1.2.g', '2.4.7.a', '5.2.2.b'],
      ['5.1.2.c', '5.1.2.g', '2.4.7.a', '5.2.1.b'],
      ['5.2.2.c', '2.2.3.d'],
      ['5.2.2.c', '2.4.7.c'],
      ['5.2.1.c', '2.4.7.c'],
    ]);
  });

  it("2.2.6.a, 2.2.7.a, 3.2.9.f a payment cites the rules for the card's cost and for mana", () => {
    const pay = (mine: SeatPosition) => cited('1.0', mine, 'pay');
    expect([pay({ hand: [character('Card')] }), pay({ reserve: [character('Card')] })]).toEqual([
      ['5.1.2.d', '3.2.9.f', '2.2.6.a'],
      ['5.1.2.d', '3.2.9.f', '2.2.7.a'],
    ]);
  });

  it('5.3.a, 5.3.c, 5.3.d, 5.4.a, 6.5.g, 7.4.5.c paying for a quick action or an inner action cites its rules', () => {
    const drum = (cost: Cost) => permanent('Drum', quickAction(cost, 'Resupply.'));
    const pay = (mine: SeatPosition, theirs: SeatPosition = {}): readonly string[] => {
      const table = tableOf({ mana: 3, ...mine }, theirs);
      table.choose(table.options()[0] ?? '');
      if (table.deciding === '0: may-pay') table.choose('yes');
      return table.step('pay').rules;
    };
    const quick = ['5.1.2.d', '5.3.a', '5.3.d'];
    expect(pay({ landmark: [drum({ mana: 1 })] })).toEqual(['5.1.2.d', '3.2.9.f', '5.3.a', '5.3.d']);
    expect(pay({ landmark: [drum({})] })).toEqual(quick);
    expect(pay({ landmark: [drum({ exhaustMe: true })] })).toEqual([...quick, '5.3.c']);
    const inner = spell('Card', 'You may pay {1} to Resupply.');
    expect(pay({ hand: [inner] })).toEqual(['5.1.2.d', '3.2.9.f', '5.4.a', '6.5.g']);
    const aim = spell('Card', 'Target Character your opponents control gains 1 boost.');
    const tough = character('Rock', 'Tough 1.');
    const card = ['5.1.2.d', '3.2.9.f'];
    expect(pay({ hand: [aim] }, { hero: [character('Kite')] })).toEqual([...card, '2.2.6.a']);
    expect(pay({ hand: [aim] }, { hero: [tough] })).toEqual([...card, '7.4.5.c', '2.2.6.a']);
  });
});
