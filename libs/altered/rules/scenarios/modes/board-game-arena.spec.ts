import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { character, effect, permanent, spell, step, type SeatPosition, tableOf } from '#altered/testing';

const played = { mode: 'board-game-arena', edition: '4.0' } as const;
const usual = { edition: '4.0' } as const;

describe('a game by the rules of Board Game Arena', () => {
  const modes: Effect = {
    kind: 'choose-modes',
    modes: [step({ kind: 'draw', count: 1 }), step({ kind: 'resupply' })],
    count: 1,
  };
  const hymn = spell('Hymn', effect(modes));
  const mine: SeatPosition = { hand: [hymn], mana: 1, deck: [character('A'), character('B')] };

  it('6.5.g a player can choose no mode, which the rulebook does not allow', () => {
    const table = tableOf(mine, {}, { ...played }).play('Hymn');
    expect(table.state.pending).toMatchObject({ kind: 'mode', min: 0, max: 1 });
    table.choose();
    expect([table.deciding, table.names('hand', 0), table.names('deck', 0)]).toEqual([
      '1: turn',
      [],
      ['A', 'B'],
    ]);
    const bound = tableOf(mine, {}, { ...usual }).play('Hymn');
    expect(bound.state.pending).toMatchObject({ kind: 'mode', min: 1, max: 1 });
  });

  const discard = [character('C'), character('D'), character('E')];
  const morning = (
    deck: NonNullable<SeatPosition['deck']>,
    options: typeof played | typeof usual,
  ): unknown => {
    const table = tableOf({ deck, discard }, {}, { from: 'morning', ...options });
    return [table.names('hand', 0).length, table.names('deck', 0).length, table.names('discard', 0).length];
  };

  it('3.2.2.d the discard pile is reshuffled when the Morning draw empties the deck; the rulebook waits for a missing card', () => {
    const deck = [character('A'), character('B')];
    expect(morning(deck, played)).toEqual([2, 3, 0]);
    expect(morning(deck, usual)).toEqual([2, 0, 3]);
  });

  it.each([played, usual])('3.2.2.d a deck that lacks a card takes the discard pile: %j', (options) => {
    expect(morning([character('A')], options)).toEqual([2, 2, 0]);
  });

  it('3.2.2.d a deck that an effect empties stays empty', () => {
    const two = permanent('Two', '{0}: Draw two cards.');
    const deck = [character('A'), character('B')];
    const table = tableOf({ landmark: [two], deck, discard }, {}, { ...played });
    expect(table.activate('Two').names('deck', 0)).toEqual([]);
  });
});
