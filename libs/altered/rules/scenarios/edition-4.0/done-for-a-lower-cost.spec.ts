import { describe, expect, it } from '@jest/globals';
import type { Cost } from '#altered/abilities';
import {
  character,
  passive,
  permanent,
  spell,
  step,
  tableOf4,
  type SeatPosition,
  type Table,
} from '#altered/testing';
const yours = { controller: 'you' } as const;
const exhausting = (count: number): Cost => ({
  does: step({
    kind: 'status',
    change: 'gain',
    status: 'exhausted',
    what: { choose: { type: 'permanent', ...yours }, count },
  }),
});

const paint = (pay: Cost, less: { readonly add: number } | { readonly instead: number }) =>
  spell('Paint', passive({ kind: 'optional-cost', of: 'me', pay, ...less }), 'Draw a card.', { handCost: 3 });

const begun = (card: ReturnType<typeof paint>, mine: SeatPosition): Table =>
  tableOf4({ hand: [card], ...mine });

const exhausted = { statuses: ['exhausted'] as const };

describe('actions that reduce a cost', () => {
  it('5.1.2.b (point 2) a ready Permanent is chosen as the card is declared, and exhausted during payment', () => {
    const table = begun(paint(exhausting(1), { add: -1 }), {
      mana: 3,
      landmark: [permanent('Forge'), permanent('Mill'), { card: permanent('Well'), ...exhausted }],
    }).play('Paint');
    expect([table.deciding, table.options()]).toEqual(['0: optional-cost', ['yes', 'no', 'take-back']]);
    table.choose('yes');
    expect([table.deciding, table.options()]).toEqual(['0: cost', ['Forge', 'Mill', 'take-back']]);
    table.choose('Mill');
    expect(table.stay('Mill').statuses).toContain('exhausted');
    expect(table.stay('Forge').statuses).toEqual([]);
    expect([table.orbs(0), table.names('hand', 0)]).toEqual([1, ['Blank']]);
  });

  it('6.4.c a reduction for exhausting Permanents is not offered if too few can be exhausted', () => {
    const table = begun(paint(exhausting(2), { add: -1 }), {
      mana: 3,
      landmark: [permanent('Forge'), { card: permanent('Mill'), ...exhausted }],
    }).play('Paint');
    expect([table.deciding, table.orbs(0)]).not.toEqual(['0: optional-cost', 3]);
    expect(table.stay('Forge').statuses).toEqual([]);
  });

  it("1.4.3.a a Character can be returned to its owner's hand to reduce the cost", () => {
    const returning: Cost = {
      does: step({ kind: 'move', what: { choose: { type: 'character', ...yours } }, to: { zone: 'hand' } }),
    };
    const table = begun(paint(returning, { add: -2 }), { mana: 1, hero: [character('Kite')] });
    expect(table.play('Paint').options()).toEqual(['yes', 'take-back']);
    table.choose('yes');
    expect([table.names('hero', 0), table.names('hand', 0).includes('Kite'), table.orbs(0)]).toEqual([
      [],
      true,
      0,
    ]);
  });

  it('2.5.f boosts for a reduction are removed from a Character that has enough of them', () => {
    const taking: Cost = {
      does: step({
        kind: 'take-counters',
        from: { choose: { type: 'character', ...yours } },
        name: 'boost',
        count: 2,
      }),
    };
    const table = begun(paint(taking, { add: -1 }), {
      mana: 2,
      hero: [
        { card: character('Kite'), counters: { boost: 1 } },
        { card: character('Wren'), counters: { boost: 3 } },
      ],
    });
    table.play('Paint').choose('yes');
    expect([table.stay('Kite').counters['boost'], table.stay('Wren').counters['boost']]).toEqual([1, 1]);
  });
});

describe('a card with an alternative cost', () => {
  const two: Cost = { discard: { from: 'reserve', count: 1 } };

  it('7.3.14.a a card is played for free if its alternative cost is paid', () => {
    const table = begun(paint(two, { instead: 0 }), { mana: 1, reserve: [character('Kite')] });
    expect(table.play('Paint').options()).toEqual(['yes', 'take-back']);
    table.choose('yes');
    expect([table.orbs(0), table.names('discard', 0), table.names('hand', 0)]).toEqual([
      1,
      ['Kite'],
      ['Blank'],
    ]);
  });

  it('2.2.6.a an alternative mana cost replaces the printed cost, and cost changes apply to it', () => {
    const robin = character('Robin', 'Cards your opponents play cost {1} more.');
    const table = tableOf4(
      { hand: [paint(two, { instead: 1 })], reserve: [character('Kite')], mana: 4 },
      { hero: [robin] },
    );
    table.play('Paint').choose('yes');
    expect(table.orbs(0)).toBe(2);
  });

  it('6.4.c an alternative cost that cannot be paid is not offered', () => {
    const dear = begun(paint(two, { instead: 5 }), { mana: 3, reserve: [character('Kite')] });
    expect(dear.play('Paint').options()).toEqual(['no', 'take-back']);
  });
});
