import { describe, expect, it } from '@jest/globals';
import type { Destination } from '#altered/abilities';
import { seatViewer, type Viewer } from '#record';
import { character, effect, permanent, spell, step, type Table, tableOf } from '#altered/testing';
import { altered } from '../../module.js';

const card = (name: string) => character(name);
const abc = [card('A'), card('B'), card('C')];

describe('Deck', () => {
  it('3.2.2.b a deck is an ordered pile, and cards are drawn one by one from its top', () => {
    const draw = permanent('Draw', '{0}: Draw two cards.');
    const table = tableOf({ landmark: [draw], deck: abc }).activate('Draw');
    expect(table.names('hand', 0)).toEqual(['A', 'B']);
    expect(table.names('deck', 0)).toEqual(['C']);
  });

  const sent = (position: NonNullable<Destination['position']>, deck = abc): string[] => {
    const send = spell(
      'Send',
      effect(step({ kind: 'move', what: { target: 0 }, to: { zone: 'deck', position } }), [
        { kind: 'object', like: { type: 'character' } },
      ]),
    );
    const table = tableOf({ hand: [send], hero: [card('X')], deck, mana: 1 });
    return table.play('Send').names('deck', 0);
  };

  it('3.2.2.b, 3.2.2.c a card can be put on top, on the bottom, or at a position counted from either', () => {
    expect(sent('top')).toEqual(['X', 'A', 'B', 'C']);
    expect(sent('bottom')).toEqual(['A', 'B', 'C', 'X']);
    expect(sent({ fromTop: 1 })).toEqual(['A', 'X', 'B', 'C']);
    expect(sent({ fromBottom: 1 })).toEqual(['A', 'B', 'X', 'C']);
  });

  it('3.2.2.f a card put beyond the end of the deck goes to that end', () => {
    expect(sent({ fromTop: 3 })).toEqual(['A', 'B', 'C', 'X']);
    expect(sent({ fromTop: 9 })).toEqual(['A', 'B', 'C', 'X']);
    expect(sent({ fromBottom: 3 })).toEqual(['X', 'A', 'B', 'C']);
    expect(sent({ fromBottom: 9 })).toEqual(['X', 'A', 'B', 'C']);
    expect(sent({ fromTop: 4 }, [])).toEqual(['X']);
  });

  const three = permanent('Three', '{0}: Draw three cards.');
  const draw = (deck: typeof abc, discard: typeof abc): Table => {
    const table = tableOf({ landmark: [three], deck, discard });
    return table.activate('Three');
  };

  it('3.2.2.d opponents who saw the discard pile do not learn which of its reshuffled cards are drawn', () => {
    const discard = [card('D'), card('E'), card('F')];
    const table = tableOf({ landmark: [three], deck: abc.slice(0, 1), discard });
    const before = altered.fold.clone(table.state);
    const step = table.activate('Three').step('draw');
    const drawn = (viewer: Viewer): unknown[] => {
      const masked = altered.see.mask(step, before, viewer);
      if (masked.kind !== 'StepResolved') return [];
      return masked.actions.flatMap((action) => (action.kind === 'move' ? [action.item] : []));
    };
    expect(drawn(seatViewer(1))).toEqual([null, null, null]);
    expect(drawn(seatViewer(0))).not.toContain(null);
  });

  it('3.2.2.d if the deck is too short, the discard pile is shuffled and put under it as part of the step', () => {
    const table = draw(abc.slice(0, 1), [card('D'), card('E'), card('F')]);
    const { actions, modifiers, rules } = table.step('draw');
    expect(actions.map(({ kind }) => kind)).toEqual(['shuffle', 'move', 'move', 'move']);
    expect(modifiers).toMatchObject([{ modifier: 'reshuffle', rule: '3.2.2.d', mode: 'adds' }]);
    expect(rules).toContain('3.2.2.d');
    expect(table.names('hand', 0)[0]).toBe('A');
    expect(table.names('discard', 0)).toEqual([]);
    expect([table.names('hand', 0).length, table.names('deck', 0).length]).toEqual([3, 1]);
    expect(table.state.seats[0]?.deck.map((item) => table.state.known[item])).toEqual([0]);
  });

  it('3.2.2.d if the deck has enough cards, the discard pile stays as it is', () => {
    const table = draw(abc, [card('D')]);
    expect(table.names('discard', 0)).toEqual(['D']);
    expect(table.rules()).not.toContain('3.2.2.d');
  });

  it("3.2.2.d if both players have too few cards, each discard pile is shuffled and put under its owner's deck", () => {
    const each = permanent('Each', '{0}: Each player draws a card.');
    const table = tableOf(
      { landmark: [each], deck: [], discard: [card('D')] },
      { deck: [], discard: [card('E')] },
    ).activate('Each');
    expect([0, 1].map((seat) => table.names('hand', seat))).toEqual([['D'], ['E']]);
    expect([0, 1].map((seat) => table.names('discard', seat))).toEqual([[], []]);
  });

  it('3.2.2.e a player draws no more cards than the deck and discard pile contain', () => {
    const table = draw(abc.slice(0, 1), [card('D')]);
    expect(table.linesWith('draw | ').filter((line) => line.includes('>'))).toHaveLength(2);
    expect(table.names('hand', 0)).toEqual(['A', 'D']);
    expect(draw([], []).events.some((event) => event.kind === 'StepResolved' && event.verb === 'draw')).toBe(
      false,
    );
  });
});
