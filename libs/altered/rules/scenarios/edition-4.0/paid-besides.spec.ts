import { describe, expect, it } from '@jest/globals';
import type { Ability, CardDefinition, Effect } from '#altered/abilities';
import { character, effect, passive, permanent, spell, step, tableOf4, type Table } from '#altered/testing';

const kite = character('Kite', { reserveCost: 9 });
const besides = (change: { add: number } | { instead: number }): Ability =>
  passive({ kind: 'optional-cost', of: 'me', pay: { discard: { from: 'reserve', count: 1 } }, ...change });
const aby = (...more: readonly Ability[]): CardDefinition =>
  permanent('Aby', 'Scout {3}.', ...more, { handCost: 5 });
const paint = spell(
  'Paint',
  'You may discard a card from your Reserve to reduce my cost by {1}.',
  'Draw a card.',
  { handCost: 4 },
);
const robin = character('Robin', "Cards your opponents play can't cost less than {2}.");

describe('optional payments for a card with Scout', () => {
  const holding = (card: CardDefinition, mana: number, readings?: number): Table =>
    tableOf4({ hand: [card], reserve: [kite], mana }, {}, { ...(readings !== undefined && { readings }) });

  it('7.4.5.d an optional payment reduces the Scout cost and can make it payable', () => {
    expect(holding(aby(besides({ add: -1 })), 1).options()).toEqual(['pass']);
    const found = holding(aby(besides({ add: -1 })), 2);
    expect(found.options()).toEqual(['play Aby scout', 'pass']);
    expect(found.play('Aby scout').options()).toEqual(['yes', 'take-back']);
    found.choose('yes');
    expect([found.orbs(0), found.names('discard', 0), found.stay('Aby').zone]).toEqual([
      0,
      ['Kite'],
      'reserve',
    ]);
  });

  it('7.4.5.d without the optional payment, the card costs its Scout cost', () => {
    const found = holding(aby(besides({ add: -1 })), 4)
      .play('Aby scout')
      .choose('no');
    expect([found.orbs(0), found.names('discard', 0)]).toEqual([1, []]);
  });

  it('7.4.5.c, 5.1.2.c a second alternative cost is not offered for a card played with Scout', () => {
    const found = holding(aby(besides({ instead: 1 })), 3);
    expect(found.options()).toEqual(['play Aby scout', 'play Aby', 'pass']);
    expect(found.play('Aby scout').orbs(0)).toBe(0);
    const other = holding(aby(besides({ instead: 1 })), 3)
      .play('Aby')
      .choose('yes');
    expect([other.orbs(0), other.stay('Aby').zone]).toEqual([2, 'landmark']);
  });

  it('7.4.5.d in records of readings before the eighth, the optional payment reduced the Hand Cost', () => {
    const dear = holding(aby(besides({ add: -1 })), 4, 7);
    expect(dear.play('Aby scout').choose('yes').orbs(0)).toBe(0);
    expect(holding(aby(besides({ add: -1 })), 2, 7).options()).toEqual(['pass']);
  });
});

describe('optional payments for a card that an effect plays', () => {
  const trick = (does: Omit<Extract<Effect, { kind: 'step' }>['step'] & { kind: 'play' }, 'kind'>) =>
    spell('Trick', effect(step({ kind: 'play', ...does })));
  const lessFor = (card: CardDefinition, mana: number, readings?: number, rival: CardDefinition[] = []) =>
    tableOf4(
      {
        hand: [trick({ what: { choose: { zone: 'hand', name: card.name } }, less: 1 }), card],
        reserve: [kite],
        // Trick costs 1, or more if Robin raises its cost.
        mana: mana + Math.max(1, 2 * rival.length),
      },
      { hero: rival },
      { ...(readings !== undefined && { readings }) },
    ).play('Trick');

  it("5.1.2.e, 7.3.29.a an optional payment adds to the effect's reduction and can make the card payable", () => {
    expect(lessFor(paint, 1).options()).not.toContain('play Paint');
    const found = lessFor(paint, 2);
    expect(found.options()).toEqual(['play Paint']);
    expect(found.play('Paint').options()).toEqual(['yes']);
    expect(found.choose('yes').orbs(0)).toBe(0);
    expect(found.names('discard', 0)).toContain('Kite');
    const whole = lessFor(paint, 4).play('Paint').choose('no');
    expect([whole.orbs(0), whole.stay('Kite').zone]).toEqual([1, 'reserve']);
  });

  it("7.4.5.d an optional payment adds to the effect's reduction of the Scout cost", () => {
    const found = lessFor(aby(besides({ add: -1 })), 1);
    expect(found.options()).toEqual(['play Aby scout']);
    expect(found.play('Aby scout').choose('yes').orbs(0)).toBe(0);
  });

  it("5.1.2.e an effect's reduction of a cost applies before a minimum cost", () => {
    const owl = permanent('Owl', { handCost: 2 });
    expect(lessFor(owl, 1, undefined, [robin]).options()).not.toContain('play Owl');
    expect(lessFor(owl, 2, undefined, [robin]).play('Owl').orbs(0)).toBe(0);
  });

  it("5.1.2.e in records of readings before the eighth, an effect's cost reduction was lost", () => {
    const found = lessFor(paint, 3, 7).play('Paint').choose('yes');
    expect(found.orbs(0)).toBe(0);
    expect(lessFor(paint, 2, 7).options()).not.toContain('play Paint');
    expect(lessFor(permanent('Owl', { handCost: 2 }), 1, 7, [robin]).options()).toContain('play Owl');
  });
});
