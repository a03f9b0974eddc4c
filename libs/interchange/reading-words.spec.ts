import { describe, expect, it } from '@jest/globals';
import { gameModules } from '#games';
import { invariant, type RecordedEvent } from '#record';
import { TableLog, testerCards } from '#interchange/testing';
import { readGame, type PrintedCards } from './index.js';
import { fullnessOf, isFuller } from './reading-words.js';

/** A game of a log, with its end or without. */
function read(isWhole: boolean, cards?: PrintedCards): readonly RecordedEvent[] {
  const log = new TableLog({
    dealt: [
      [1, 2, 3, 4, 5, 6],
      [101, 102, 103, 104, 105, 106],
    ],
  });
  for (const [seat, card] of [[0, 1] as const, [1, 101] as const])
    log
      .asks(seat, 20, { optionalAction: false }, { play: { [card]: ['stormLeft', 'stormRight'] } })
      .plays(seat, card, 'stormLeft', 'hand', 2);
  if (isWhole) log.ends(0);
  const game = readGame([log.text()], gameModules, cards);
  invariant(game.ok, game.ok ? '' : game.error.message);
  return game.value.events;
}

describe('a reading of a game', () => {
  const [whole, half] = [read(true), read(false, testerCards)];

  it('with the end is fuller than the beginning, of which more can be judged', () => {
    expect(fullnessOf(half)[1]).toBeGreaterThan(fullnessOf(whole)[1] ?? NaN);
    expect(isFuller(whole, half)).toBe(true);
    expect(isFuller(half, whole)).toBe(false);
  });

  it('with cards is fuller than the same without', () => {
    expect(isFuller(half, read(false))).toBe(true);
    expect(isFuller(half, half)).toBe(false);
  });
});
