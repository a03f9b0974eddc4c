import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect } from '#altered/abilities';
import {
  character,
  effect,
  hero,
  passive,
  permanent,
  quickAction,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

const draw: Effect = step({ kind: 'draw', count: 1 });
const cheaper = (by: number): Ability =>
  passive({ kind: 'optional-cost', of: 'me', pay: { discard: { from: 'reserve', count: 1 } }, add: -by });
const paint = (by = 2) =>
  spell('Paint', { handCost: 3, reserveCost: 3, abilities: [cheaper(by), effect(draw)] });
const kite = character('Kite');

describe('a cost that may be paid for a lower one', () => {
  it('5.1.2.b point 2 is chosen as the card is declared, and paid with the rest of its cost', () => {
    const table = new Table({ seats: [{ hand: [paint()], reserve: [kite], mana: 3 }, {}] });
    table.choose('play Paint');
    expect([table.deciding, ...table.options()]).toEqual(['0: optional-cost', 'yes', 'no', 'take-back']);
    table.choose('yes');
    expect(table.step('pay').actions).toHaveLength(2);
    expect([table.names('discard', 0), table.names('hand', 0)]).toEqual([['Kite'], ['Blank']]);
    const full = new Table({ seats: [{ hand: [paint()], reserve: [kite], mana: 3 }, {}] });
    full.choose('play Paint').choose('no');
    expect([full.step('pay').actions.length, full.names('reserve', 0)[0]]).toEqual([3, 'Kite']);
  });

  it('6.4.c makes a card playable that would cost too much, and then it has to be paid', () => {
    const table = new Table({ seats: [{ hand: [paint()], reserve: [kite], mana: 1 }, {}] });
    expect(table.options()).toContain('play Paint');
    expect(table.choose('play Paint').options()).toEqual(['yes', 'take-back']);
    expect(table.choose('yes').names('discard', 0)).toEqual(['Kite']);
    const poor = new Table({ seats: [{ hand: [paint()], mana: 1 }, {}] });
    expect(poor.options()).toEqual(['pass']);
  });

  it('6.4.c is not asked of who could not pay it: the card itself is no card to discard', () => {
    const table = new Table({ seats: [{ reserve: [paint()], mana: 3 }, {}] }).choose('play Paint');
    expect(table.names('hand', 0)).toEqual(['Blank']);
  });

  it('5.1.2.c can be taken back', () => {
    const table = new Table({ seats: [{ hand: [paint()], reserve: [kite], mana: 3 }, {}] });
    table.choose('play Paint').choose('take-back');
    expect([table.deciding, table.names('hand', 0)]).toEqual(['0: turn', ['Paint']]);
  });

  it('5.1.2.b lowers no cost below what cards can cost', () => {
    const robin = character('Robin', {
      abilities: [passive({ kind: 'cost', who: 'opponent', of: {}, atLeast: 2 })],
    });
    const table = new Table({ seats: [{ hand: [paint()], reserve: [kite], mana: 2 }, { hero: [robin] }] });
    table.choose('play Paint').choose('yes');
    expect(table.step('pay').actions).toHaveLength(3);
  });

  it('7.4.5.c leaves mana for the Tough of what is targeted', () => {
    const wall = character('Wall', { abilities: [{ kind: 'tough', amount: 1 }] });
    const aim = spell('Aim', {
      handCost: 2,
      abilities: [
        cheaper(1),
        effect(step({ kind: 'discard', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const table = new Table({ seats: [{ hand: [aim], reserve: [kite], mana: 2 }, { hero: [wall] }] });
    expect(table.choose('play Aim').choose('yes').names('discard', 1)).toEqual(['Wall']);
  });
});

describe('costs that ask or count', () => {
  it('6.4.a "discard any number of cards to draw that many"', () => {
    const trade: Effect = {
      kind: 'pay-to',
      cost: { discard: { from: 'reserve', count: 'any', note: 'cards' } },
      effect: step({ kind: 'draw', count: { noted: 'cards' } }),
    };
    const table = new Table({
      seats: [
        {
          hand: [spell('Trade', { abilities: [effect(trade)] })],
          reserve: [kite, character('Owl'), character('Elk')],
          mana: 1,
        },
        {},
      ],
    });
    table.choose('play Trade').choose('yes').choose('Kite', 'Elk');
    expect([table.names('discard', 0), table.names('hand', 0).length]).toEqual([['Kite', 'Elk'], 2]);
  });

  it('5.3.a "this action costs {1} more if you are not the first player"', () => {
    const lindiwe = permanent('Maker', {
      abilities: [
        quickAction(
          {
            exhaustMe: true,
            mana: { if: { kind: 'not', condition: { kind: 'first-player', who: 'you' } }, then: 1 },
          },
          draw,
        ),
      ],
    });
    const first = new Table({ seats: [{ landmark: [lindiwe] }, {}] });
    expect(first.options()).toContain('quick Maker 0');
    const second = new Table({ seats: [{ landmark: [lindiwe] }, {}], firstPlayer: 1 }).choose('pass');
    expect(second.options()).toEqual(['pass']);
    const paid = new Table({ seats: [{ landmark: [lindiwe], mana: 1 }, {}], firstPlayer: 1 }).choose('pass');
    expect(paid.choose('quick Maker 0').step('pay').actions).toHaveLength(3);
  });
});

describe('a hero that changes the Morning', () => {
  const fen = hero('Fen', {
    abilities: [
      passive({ kind: 'morning', who: 'you', draw: 1, expandFrom: 'deck' }),
      passive({ kind: 'abilities', of: 'me', lose: true, if: { kind: 'first-day' } }),
    ],
  });
  const deck = ['First', 'Second', 'Third'].map((name) => character(name));

  it('4.2.1.d, 6.2.b its player draws only one card', () => {
    const table = new Table({ seats: [{ heroZone: [fen], deck }, {}], from: 'morning' });
    expect([table.names('hand', 0), table.names('hand', 1)]).toEqual([['First'], ['Blank', 'Blank']]);
    expect(table.step('draw').rules).toContain('6.2.b');
  });

  it('4.2.1.e, 6.2.b the mana orb comes from the top of the deck, ready and face down, if one is made', () => {
    const table = new Table({ seats: [{ heroZone: [fen], deck }, {}], from: 'morning', firstPlayer: 1 });
    expect([table.deciding, ...table.options()]).toEqual(['0: expand', 'top']);
    table.choose('top').choose();
    expect([table.names('mana', 0), table.names('hand', 0)]).toEqual([['Second'], ['First']]);
    expect(table.stay('Second')).toMatchObject({ faceDown: true, statuses: [] });
    const kept = new Table({ seats: [{ heroZone: [fen], deck }, {}], from: 'morning', firstPlayer: 1 });
    expect(kept.choose().choose().names('mana', 0)).toEqual([]);
  });

  it('2.3.1.i its abilities are ignored on the first day', () => {
    const busy = hero('Busy', {
      abilities: [quickAction({ mana: 0 }, sequence(draw)), fen.abilities?.[1] as Ability],
    });
    const first = new Table({ seats: [{ heroZone: [busy] }, {}], day: 1 });
    expect(first.options()).toEqual(['pass']);
    expect(new Table({ seats: [{ heroZone: [busy] }, {}] }).options()).toEqual(['quick Busy 0', 'pass']);
  });
});
