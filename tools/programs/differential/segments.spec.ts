import { describe, expect, it } from '@jest/globals';
import type { RecordedGame, TheirChange, TheirDecision } from './recorded-game.js';
import { segmentsOf } from './segments.js';

const truth = {
  seed: 1,
  order: [1, 2],
  firstPlayer: 1,
  storm: [],
  decks: {},
  winner: 1,
  ended: true,
} as unknown as RecordedGame['truth'];

let number = 0;
const decision = (move: number, action: string, says: Partial<TheirDecision> = {}): TheirDecision => ({
  n: number++,
  move,
  state: 20,
  name: 'chooseAssignment',
  player: 1,
  action: 'actTakeAtomicAction',
  args: [action],
  ...says,
});
const plain = (move: number, action: string): TheirDecision => decision(move, action, { action, args: [] });

/** Creates a move after which a player has a turn, unless another state is given. `at` distinguishes positions. */
const change = (move: number, at: number, state = 20): TheirChange => ({
  move,
  state,
  active: 1,
  day: 1,
  phase: 2,
  c: { 5: ['reserve', 1, 0, 0, { counter: at }] },
  m: {},
});

const game = (decisions: readonly TheirDecision[], changes: readonly TheirChange[]): RecordedGame => ({
  seed: 1,
  truth,
  decisions,
  changes,
  log: () => null,
});

const actions = (of: RecordedGame) =>
  segmentsOf(of).map(({ decisions }) =>
    decisions.map(({ action, args }) => (args.length === 0 ? action : args[0])),
  );

describe('segmentsOf', () => {
  it('divides a game into turns, with all decisions between them', () => {
    const played = game(
      [decision(1, 'actPlay'), decision(2, 'actTarget', { state: 23 }), decision(3, 'actPass')],
      [change(1, 1, 23), change(2, 2), change(3, 2, 98)],
    );
    expect(actions(played)).toEqual([['actPlay', 'actTarget'], ['actPass']]);
    expect(segmentsOf(played).map(({ isOver }) => isOver)).toEqual([false, true]);
  });

  it('omits a turn that was restarted', () => {
    const played = game(
      [decision(1, 'actPlay'), plain(2, 'actRestart'), decision(3, 'actPass'), plain(4, 'actConfirmTurn')],
      [change(1, 1, 93), change(2, 0), change(3, 0, 93), change(4, 0)],
    );
    expect(actions(played)).toEqual([['actPass']]);
  });

  it('retains what precedes the step to which a player returns', () => {
    const played = game(
      [
        decision(1, 'actTap'),
        decision(2, 'actTarget', { state: 23 }),
        plain(3, 'actUndoToStep'),
        decision(4, 'actTarget again', { state: 23 }),
        plain(5, 'actConfirmTurn'),
      ],
      [change(1, 1, 23), change(2, 2, 93), change(3, 1, 23), change(4, 3, 93), change(5, 3)],
    );
    expect(actions(played)).toEqual([['actTap', 'actTarget again']]);
  });

  it('omits a turn that is taken back without a confirmation in the game', () => {
    const played = game(
      [
        decision(1, 'actTap'),
        decision(2, 'actRollDie', { state: 32 }),
        plain(3, 'actRestart'),
        decision(4, 'actRollDie again', { state: 32 }),
        decision(5, 'actPass'),
      ],
      [change(1, 1, 32), change(2, 2), change(3, 1, 32), change(4, 3), change(5, 3, 98)],
    );
    expect(actions(played)).toEqual([['actTap', 'actRollDie again'], ['actPass']]);
  });

  it('continues if a card in Limbo lets its player play another one', () => {
    const inLimbo = { ...change(1, 1), c: { 5: ['limbo', 1, 0, 0, { counter: 1 }] } } as TheirChange;
    const played = game(
      [decision(1, 'actPlay'), decision(2, 'actPlay within'), decision(3, 'actPass')],
      [inLimbo, change(2, 2), change(3, 2, 98)],
    );
    expect(actions(played)).toEqual([['actPlay', 'actPlay within'], ['actPass']]);
  });

  it('ends when a player concedes', () => {
    const played = game([decision(1, 'actPass'), plain(2, '_concede')], [change(1, 1), change(2, 1, 99)]);
    expect(actions(played)).toEqual([['actPass']]);
  });
});
