import { describe, expect, it } from '@jest/globals';
import { byLot, inputOf, placeOf, type NewGame } from './new-game.js';

const game: NewGame = {
  module: 'altered',
  edition: '1.0',
  name: ' Ada ',
  deck: { kind: 'shipped', name: 'White Water', list: '' },
  opponent: 'GREEDY',
  opponentName: '',
  opponentDeck: byLot,
  visibility: 'PRIVATE',
};

describe('a new game', () => {
  it('is played against a bot from the first seat', () => {
    expect(inputOf(game, 'Friend')).toEqual({
      module: 'altered',
      edition: '1.0',
      visibility: 'PRIVATE',
      seat: 0,
      players: [
        { name: 'Ada', deck: 'White Water' },
        { bot: 'GREEDY', deck: null },
      ],
    });
  });

  it('is played against a friend, with a list', () => {
    const list = { kind: 'list', name: '', list: '3 Ember Imp' } as const;
    const asked = inputOf({ ...game, opponent: 'FRIEND', deck: list }, 'Friend');
    expect(asked.players).toEqual([
      // One line alone would be taken for a name.
      { name: 'Ada', deck: '3 Ember Imp\n' },
      { name: 'Friend', deck: null },
    ]);
    expect(asked.seat).toBe(0);
  });
});

it.each([
  ['players.0.deck:3:7', { at: 'deck', line: 3 }],
  ['players.1.deck:12', { at: 'opponentDeck', line: 12 }],
  ['players.0.deck', { at: 'deck', line: null }],
  ['players.1.name', { at: 'opponentName', line: null }],
  ['players.0.name', { at: 'name', line: null }],
  ['elsewhere', { at: 'game', line: null }],
  [null, { at: 'game', line: null }],
] as const)('a problem at %s is shown there', (where, place) => {
  expect(placeOf(where)).toEqual(place);
});
