import { describe, expect, it } from '@jest/globals';
import { playableGames, shippedDecks } from '#games';
import { twinsOf } from '#house';
import { Replay } from '#projections';
import { startedIn, type GameModule, type RecordedEvent, type Viewer } from '#record';
import { isForced } from '../playouts/quick-play.js';
import { answerChance, bestChoice, expectedHand, facedHand, heldCardValue } from './held-card-value.js';
import { rangeAt } from './range.js';
import { rangeQuestion, type RangeRequest } from './range-question.js';
import { signsOf } from './signs.js';

// Slow: plays pairs of games that differ only in hidden information, and tries the players' choices in both games.

const PAIRS = 12;
const games = playableGames();

/**
 * Returns the value that the viewer's last choice would have if the opponent held the card that is most likely in the
 * hand. Null if there is no such choice or card.
 */
function worthIn(replay: Replay, request: RangeRequest): unknown {
  const { module, events } = replay;
  const { viewer } = request;
  const last = events.findLastIndex(
    ({ event }, index) =>
      index < events.length - 1 &&
      event.kind === 'DecisionRequested' &&
      viewer.kind === 'seat' &&
      event.decision.seat === viewer.seat &&
      !isForced(event.decision),
  );
  const faced = facedHand(replay, request, last);
  if (faced === null) return null;
  const { revision, decision, choice, question } = faced;
  const { hand, likeliest } = expectedHand(module, faced, signsOf(module, events, question));
  const [card] = likeliest;
  const decided = { seat: decision.seat, choice, knowledge: question.knowledge };
  const budget = { seed: 'twins', playouts: 2 };
  if (card === undefined) return null;
  const { knowledge } = question;
  const state = replay.before(revision + 1);
  const best = bestChoice(replay, { revision, choice, knowledge }, budget);
  const worth = heldCardValue(module, state, decided, hand, card.reference, budget);
  const answers = likeliest.map((likely) => ({ ...likely, difference: { mean: -1, error: 0, count: 2 } }));
  return { worth, best, chance: answerChance(hand, answers) };
}

/** Returns everything that a viewer learns about the hands of all seats at the end of a record. */
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
    const range = rangeAt(module.hands, signs, events.length, question.deck);
    return [JSON.stringify({ signs, range, worth: worthIn(replay, { seat, viewer, lists, usual }) })];
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
    'are equal in games that look the same to the viewer (%s, lists known: %s)',
    (kind, lists) => {
      const differing: string[] = [];
      let [compared, weighed] = [0, 0];
      for (const { name, module, viewer, left, right } of pairs(kind, `range-${kind}`)) {
        const [first, second] = [left, right].map((events) => rangesIn(module, events, viewer, lists));
        if (first?.join() !== second?.join()) differing.push(name);
        compared += first?.length ?? 0;
        weighed += first?.filter((found) => found.includes('"difference":')).length ?? 0;
      }
      expect(differing).toEqual([]);
      expect(compared).toBeGreaterThan(lists ? 6 : 3);
      expect(weighed).toBeGreaterThan(0);
    },
    240_000,
  );
});
