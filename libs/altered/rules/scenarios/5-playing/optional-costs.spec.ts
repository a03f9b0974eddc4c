import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { character, effect, hero, permanent, spell, step, tableOf } from '#altered/testing';
const cheaper = 'You may discard a card from your Reserve to reduce my cost by {2}.';
const paint = spell('Paint', cheaper, 'Draw a card.', { handCost: 3, reserveCost: 3 });
const kite = character('Kite');

describe('an optional payment that reduces a cost', () => {
  it('5.1.2.b (point 2) the optional payment is chosen as the card is declared, and paid with the rest of its cost', () => {
    const table = tableOf({ hand: [paint], reserve: [kite], mana: 3 }).play('Paint');
    expect([table.deciding, ...table.options()]).toEqual(['0: optional-cost', 'yes', 'no', 'take-back']);
    table.choose('yes');
    expect(table.step('pay').actions).toHaveLength(2);
    expect([table.names('discard', 0), table.names('hand', 0)]).toEqual([['Kite'], ['Blank']]);
    const full = tableOf({ hand: [paint], reserve: [kite], mana: 3 });
    full.play('Paint').choose('no');
    expect([full.step('pay').actions.length, full.names('reserve', 0)[0]]).toEqual([3, 'Kite']);
  });

  it('6.4.c an optional payment can make an expensive card playable, and must then be paid', () => {
    const table = tableOf({ hand: [paint], reserve: [kite], mana: 1 });
    expect(table.options()).toContain('play Paint');
    expect(table.play('Paint').options()).toEqual(['yes', 'take-back']);
    expect(table.choose('yes').names('discard', 0)).toEqual(['Kite']);
    const poor = tableOf({ hand: [paint], mana: 1 });
    expect(poor.options()).toEqual(['pass']);
  });

  it('6.4.c an optional payment is not offered if it cannot be paid; the card itself cannot be discarded', () => {
    const table = tableOf({ reserve: [paint], mana: 3 }).play('Paint');
    expect(table.names('hand', 0)).toEqual(['Blank']);
  });

  it('5.1.2.c a card with an optional payment can be taken back', () => {
    const table = tableOf({ hand: [paint], reserve: [kite], mana: 3 });
    table.play('Paint').choose('take-back');
    expect([table.deciding, table.names('hand', 0)]).toEqual(['0: turn', ['Paint']]);
  });

  it('5.1.2.b an optional payment does not reduce a cost below the minimum that another ability sets', () => {
    const robin = character('Robin', "Cards your opponents play can't cost less than {2}.");
    const table = tableOf({ hand: [paint], reserve: [kite], mana: 2 }, { hero: [robin] });
    table.play('Paint').choose('yes');
    expect(table.step('pay').actions).toHaveLength(3);
  });

  it('7.4.5.c an optional payment that reduces the cost leaves mana for a Tough target', () => {
    const wall = character('Wall', 'Tough 1.');
    const aim = spell(
      'Aim',
      'You may discard a card from your Reserve to reduce my cost by {1}.',
      'Discard target Character.',
      { handCost: 2 },
    );
    const table = tableOf({ hand: [aim], reserve: [kite], mana: 2 }, { hero: [wall] });
    expect(table.play('Aim').choose('yes').names('discard', 1)).toEqual(['Wall']);
  });
});

describe('costs with choices or conditions', () => {
  it('6.4.a "discard any number of cards to draw that many" draws as many cards as are discarded', () => {
    const trade: Effect = {
      kind: 'pay-to',
      cost: { discard: { from: 'reserve', count: 'any', note: 'cards' } },
      effect: step({ kind: 'draw', count: { noted: 'cards' } }),
    };
    const table = tableOf({
      hand: [spell('Trade', effect(trade))],
      reserve: [kite, character('Owl'), character('Elk')],
      mana: 1,
    });
    table.play('Trade').choose('yes').choose('Kite', 'Elk');
    expect([table.names('discard', 0), table.names('hand', 0).length]).toEqual([['Kite', 'Elk'], 2]);
  });

  it('5.3.a "this action costs {1} more if you are not the first player" depends on who is first player', () => {
    const lindiwe = permanent(
      'Maker',
      "{T}: Draw a card. This action costs {1} more if you're not the first player.",
    );
    const first = tableOf({ landmark: [lindiwe] });
    expect(first.options()).toContain('quick Maker 0');
    const second = tableOf({ landmark: [lindiwe] }, {}, { firstPlayer: 1 }).pass();
    expect(second.options()).toEqual(['pass']);
    const paid = tableOf({ landmark: [lindiwe], mana: 1 }, {}, { firstPlayer: 1 }).pass();
    expect(paid.activate('Maker').step('pay').actions).toHaveLength(3);
  });
});

describe('a hero that changes the Morning', () => {
  const fen = hero(
    'Fen',
    'During Morning, draw only one card. Then, put the top card of your deck in your Mana zone instead of a card from your hand.',
    'Ignore my abilities during the first Day.',
  );
  const deck = ['First', 'Second', 'Third'].map((name) => character(name));

  it("4.2.1.d, 6.2.b the Hero's player draws only one card in the Morning", () => {
    const table = tableOf({ heroZone: [fen], deck }, {}, { from: 'morning' });
    expect([table.names('hand', 0), table.names('hand', 1)]).toEqual([['First'], ['Blank', 'Blank']]);
    expect(table.step('draw').rules).toContain('6.2.b');
  });

  it('4.2.1.e, 6.2.b the optional mana orb comes from the top of the deck, face down and ready', () => {
    const table = tableOf({ heroZone: [fen], deck }, {}, { from: 'morning', firstPlayer: 1 });
    expect([table.deciding, ...table.options()]).toEqual(['0: expand', 'top']);
    table.choose('top').choose();
    expect([table.names('mana', 0), table.names('hand', 0)]).toEqual([['Second'], ['First']]);
    expect(table.stay('Second')).toMatchObject({ faceDown: true, statuses: [] });
    const declined = tableOf({ heroZone: [fen], deck }, {}, { from: 'morning', firstPlayer: 1 });
    expect(declined.choose().choose().names('mana', 0)).toEqual([]);
  });

  it("2.3.1.i the Hero's abilities are ignored on the first day", () => {
    const busy = hero('Busy', '{0}: Draw a card.', 'Ignore my abilities during the first Day.');
    const first = tableOf({ heroZone: [busy] }, {}, { day: 1 });
    expect(first.options()).toEqual(['pass']);
    expect(tableOf({ heroZone: [busy] }).options()).toEqual(['quick Busy 0', 'pass']);
  });
});
