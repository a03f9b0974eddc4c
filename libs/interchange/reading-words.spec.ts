import { describe, expect, it } from '@jest/globals';
import { gameModules } from '#games';
import { invariant, type RecordedEvent } from '#record';
import { TableLog, testerCards } from '#interchange/testing';
import { readGame, type PrintedCards } from './index.js';
import { fullnessOf, isFuller, readingBefore, readingOf, type Reading } from './reading-words.js';

/** Returns the log of a game, complete or without its end. */
function logOf(isWhole: boolean): TableLog {
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
  return log;
}

function gameOf(text: string, cards?: PrintedCards) {
  const game = readGame([text], gameModules, cards);
  invariant(game.ok, game.ok ? '' : game.error.message);
  return game.value;
}

const read = (isWhole: boolean, cards?: PrintedCards): readonly RecordedEvent[] =>
  gameOf(logOf(isWhole).text(), cards).events;

describe('a reading of a game', () => {
  const [whole, half] = [read(true), read(false, testerCards)];

  it('with the end is fuller than the beginning alone, although a greater share of the beginning can be judged', () => {
    expect(fullnessOf(half)[1]).toBeGreaterThan(fullnessOf(whole)[1] ?? NaN);
    expect(isFuller(whole, half)).toBe(true);
    expect(isFuller(half, whole)).toBe(false);
  });

  it('with cards is fuller than the same reading without cards', () => {
    expect(isFuller(half, read(false))).toBe(true);
    expect(isFuller(half, half)).toBe(false);
  });

  it("counts the decisions of the log's player, or of both players", () => {
    const log = logOf(false);
    const readings = [log.seenBy(0), log.seenBy(1), log.text()].map((text): Reading => {
      const { report, events } = gameOf(text, testerCards);
      invariant(report !== null, 'it is a log');
      const reading = readingOf(report, events);
      expect(readingBefore(events, reading.seat)).toMatchObject({
        seat: reading.seat,
        decisions: reading.decisions,
      });
      return reading;
    });
    expect(readings.map(({ seat, decisions }) => [seat, decisions])).toEqual([
      [0, 2],
      [1, 1],
      [null, 3],
    ]);
    expect(readings[0]?.text).toMatch(/^Read: \d of your 2 decisions can be evaluated\./);
    expect(readings[2]?.text).toMatch(/^Read: \d of 3 decisions can be evaluated\./);
  });
});
