import { describe, expect, it } from '@jest/globals';
import { gameModules } from '#games';
import { invariant, type RecordedEvent } from '#record';
import { TableLog, testerCards } from '#interchange/testing';
import { readGame, takeGame, type PrintedCards } from '../index.js';

const dealt = [
  [1, 2, 3, 4, 5, 6],
  [101, 102, 103, 104, 105, 106],
];

describe.each([
  ['observed', undefined],
  ['reconstructed', testerCards],
])('the thinking times of a game that is %s', (_, cards: PrintedCards | undefined) => {
  const eventsOf = (log: TableLog): readonly RecordedEvent[] => {
    const game = readGame([log.text()], gameModules, cards);
    invariant(game.ok, 'it is a log');
    return game.value.events;
  };
  const turnsIn = (log: TableLog): readonly (number | null)[] =>
    eventsOf(log).flatMap(({ event: requested }, index, events) => {
      const made = events[index + 1]?.event;
      if (requested.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade') return [];
      return requested.decision.kind === 'turn' ? [made.thinkingTime ?? null] : [];
    });
  const turn = (log: TableLog, seat: number): TableLog => {
    const play = { [seat * 100 + 1]: ['stormLeft', 'stormRight'] };
    return log.asks(seat, 20, { optionalAction: false }, { play });
  };
  const played = (seconds: number): TableLog => {
    const log = new TableLog({ dealt });
    turn(log, 0).waits(seconds).plays(0, 1, 'stormLeft', 'hand', 2);
    turn(log, 1).waits(41).plays(1, 101, 'stormRight', 'hand', 2);
    return turn(log, 0);
  };

  it('are the whole seconds from the request to its answer', () => {
    expect(turnsIn(played(6))).toEqual([7000, 42_000]);
  });

  it('are unknown across a pause', () => {
    expect(turnsIn(played(20 * 60))).toEqual([null, 42_000]);
  });

  it('are unknown if another player acts in between', () => {
    const log = new TableLog({ dealt });
    turn(log, 0).tell('simpleNote', '', { player_id: 2 }).plays(0, 1, 'stormLeft', 'hand', 2);
    turn(log, 1).tell('simpleNote', '', { player_id: 2 }).plays(1, 101, 'stormRight', 'hand', 2);
    turn(log, 0);
    expect(turnsIn(log)).toEqual([null, 2000]);
  });

  it('do not make a game differ from its earlier record without them', async () => {
    const game = readGame([played(6).text()], gameModules, cards);
    invariant(game.ok, 'it is a log');
    const before = game.value.events.map((entry): RecordedEvent => {
      if (entry.event.kind !== 'DecisionMade') return entry;
      const { thinkingTime: time, ...event } = entry.event;
      return { ...entry, event };
    });
    expect(before).not.toEqual(game.value.events);
    const shelf = {
      read: () => Promise.resolve(before),
      put: () => Promise.reject(new Error('it is there')),
    };
    expect(await takeGame(shelf, game.value)).toMatchObject({ value: { alreadyThere: true } });
  });
});
