import { describe, expect, it } from '@jest/globals';
import {
  byLot,
  inputOf,
  othersOf,
  partnersIn,
  placeOf,
  type NewGame,
  type OtherPlayer,
  type PlayableGame,
} from './new-game.js';

const playable: PlayableGame = {
  id: 'altered',
  name: 'Altered',
  seats: 2,
  editions: ['1.0'],
  format: 'constructed',
  boosterSets: ['OPEN', 'CORE'],
  decks: [],
  modes: [
    {
      id: 'pairs',
      players: 4,
      teams: [
        [0, 2],
        [1, 3],
      ],
      opensBoosters: false,
    },
    { id: 'war', players: 2, teams: null, opensBoosters: true },
  ],
};
const bot: OtherPlayer = { kind: 'GREEDY', name: '', deck: byLot };
const game: NewGame = {
  module: 'altered',
  edition: '1.0',
  mode: null,
  set: null,
  name: ' Ada ',
  deck: { kind: 'shipped', name: 'White Water', list: '' },
  others: [bot],
  visibility: 'PRIVATE',
};

const unnamed = { FRIEND: 'Friend', GREEDY: 'Medium bot', RANDOM: 'Easy bot', SEARCH: 'Strong bot' };

describe('a new game', () => {
  it('is played against a bot from the first seat', () => {
    expect(inputOf(game, playable, unnamed)).toEqual({
      module: 'altered',
      edition: '1.0',
      visibility: 'PRIVATE',
      seat: 0,
      players: [
        { name: 'Ada', deck: 'White Water' },
        { name: 'Medium bot', bot: 'GREEDY', deck: null },
      ],
    });
  });

  it('is played against a friend, with a list', () => {
    const list = { kind: 'list', name: '', list: '3 Ember Imp' } as const;
    const friend: OtherPlayer = { kind: 'FRIEND', name: '', deck: byLot };
    const input = inputOf({ ...game, others: [friend], deck: list }, playable, unnamed);
    expect(input.players).toEqual([
      // If this text had no line break, it would be interpreted as the name of a deck.
      { name: 'Ada', deck: '3 Ember Imp\n' },
      { name: 'Friend', deck: null },
    ]);
    expect(input.seat).toBe(0);
  });

  it('of four has friends beside bots, whose names differ', () => {
    const friends = ['', ' Ben ', ''].map((name): OtherPlayer => ({ kind: 'FRIEND', name, deck: byLot }));
    const input = inputOf({ ...game, mode: 'pairs', others: friends }, playable, unnamed);
    expect(input.mode).toBe('pairs');
    expect(input.players.map(({ name }) => name)).toEqual(['Ada', 'Friend', 'Ben', 'Friend 2']);
    expect(othersOf(4, friends.slice(0, 1))).toEqual([friends[0], bot, bot]);
    expect(othersOf(2, friends)).toEqual([friends[0]]);
    expect(partnersIn(playable.modes[0] ?? null)).toEqual([2]);
    expect(partnersIn(null)).toEqual([]);
  });

  it('of four gives bots of the same strength different names', () => {
    const input = inputOf({ ...game, mode: 'pairs', others: [bot, bot, bot] }, playable, unnamed);
    expect(input.players.map(({ name }) => name)).toEqual([
      'Ada',
      'Medium bot',
      'Medium bot 2',
      'Medium bot 3',
    ]);
  });

  it('with boosters has their set, and no decks', () => {
    const input = inputOf({ ...game, mode: 'war', set: 'CORE' }, playable, unnamed);
    expect(input).toMatchObject({ mode: 'war', set: 'CORE' });
    expect(input.players).toEqual([{ name: 'Ada' }, { name: 'Medium bot', bot: 'GREEDY' }]);
    expect(inputOf({ ...game, set: 'CORE' }, playable, unnamed)).not.toHaveProperty('set');
  });
});

it.each([
  ['players.0.deck:3:7', { at: { seat: 0, field: 'deck' }, line: 3 }],
  ['players.3.deck:12', { at: { seat: 3, field: 'deck' }, line: 12 }],
  ['players.0.deck', { at: { seat: 0, field: 'deck' }, line: null }],
  ['players.1.name', { at: { seat: 1, field: 'name' }, line: null }],
  ['elsewhere', { at: null, line: null }],
  [null, { at: null, line: null }],
] as const)('a problem at %s is shown in that field', (where, place) => {
  expect(placeOf(where)).toEqual(place);
});
