import { describe, expect, it } from '@jest/globals';
import { playableGames, shippedDecks } from '#games';
import { twinsOf } from '#house';
import { Replay } from '#projections';
import { startedIn, type GameModule, type RecordedEvent, type Viewer } from '#record';
import { rangeAt } from './range.js';
import { rangeQuestion } from './range-question.js';
import { signsOf } from './signs.js';

// Slow: plays pairs of games that differ only in hidden things, and tries the choices of players in both.

const PAIRS = 12;
const games = playableGames();

/** Everything that a viewer gets of the hands of all seats at the end of a record. */
function rangesIn(
  module: GameModule,
  events: readonly RecordedEvent[],
  viewer: Viewer,
  lists: boolean,
): readonly string[] {
  const replay = new Replay(module, events);
  const game = games.get(module.id);
  const started = startedIn(events);
  const usual = game === undefined ? [] : shippedDecks(game, started?.edition ?? '');
  return (started?.seats ?? []).flatMap((_, seat) => {
    const question = rangeQuestion(replay, { seat, viewer, lists, usual });
    if (question === null || module.hands === undefined) return [];
    const signs = signsOf(module, events, question);
    return [JSON.stringify({ signs, range: rangeAt(module.hands, signs, events.length, question.deck) })];
  });
}

const pairs = (kinds: Parameters<typeof twinsOf>[3], seed: string) =>
  Array.from({ length: PAIRS }, (_, number) => twinsOf(seed, number, 2, kinds)).flatMap(
    (twins) => twins ?? [],
  );

describe('the cards that a player may hold', () => {
  it.each([
    ['places', true],
    ['numbers', true],
    ['shuffle', true],
    ['order', true],
    ['places', false],
    ['cards', false],
    ['numbers', false],
  ] as const)(
    'are the same to the last byte in games that look equal (%s, lists known: %s)',
    (kind, lists) => {
      const told: string[] = [];
      let compared = 0;
      for (const { name, module, viewer, left, right } of pairs(kind, `range-${kind}`)) {
        const [first, second] = [left, right].map((events) => rangesIn(module, events, viewer, lists));
        if (first?.join() !== second?.join()) told.push(name);
        compared += first?.length ?? 0;
      }
      expect(told).toEqual([]);
      expect(compared).toBeGreaterThan(lists ? 6 : 3);
    },
    240_000,
  );
});
