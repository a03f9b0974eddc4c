import { describe, expect, it } from '@jest/globals';
import { playableGames, setupOf, shippedDecks } from '#games';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer, spectator, startedIn, type GameModule, type Seat } from '#record';
import { playRandomly } from '#record/testing';
import { review } from '../review/plan.js';
import {
  answerChance,
  bestChoice,
  expectedHand,
  facedHand,
  heldCardValue,
  isAnswer,
} from './held-card-value.js';
import { chanceOfAny } from './hand-sampler.js';
import type { RangeRequest } from './range-question.js';
import { signsOf } from './signs.js';

// Slow: tries a player's choices and plays out games.

const PLAYOUTS = 8;

/** Returns a decision from the middle of a game, and the opponent's hand. */
function facedIn(id: string, lists: boolean) {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'there is the game');
  const { module } = game;
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'held' });
  const events = playRandomly(module, setup, 'held', { decisions: 40 });
  const replay = new Replay(module, events);
  const usual = shippedDecks(game, startedIn(events)?.edition ?? '');
  const request = (seat: Seat): RangeRequest => ({ seat, viewer: omniscient, lists, usual });
  const at = events.findLastIndex(
    (_, index) => index < events.length - 10 && facedHand(replay, request(1), index) !== null,
  );
  const faced = facedHand(replay, request(1), at);
  invariant(faced !== null && module.hands !== undefined, 'there is a decision');
  const { hand, likeliest } = expectedHand(module, faced, signsOf(module, events, faced.question));
  const [{ reference } = { reference: '' }] = likeliest;
  const state = replay.before(faced.revision + 1);
  const { decision, choice, question } = faced;
  const decided = { seat: decision.seat, choice, knowledge: question.knowledge };
  const worth = (of: GameModule = module, from: unknown = state, seed = 's') =>
    heldCardValue(of, from, decided, hand, reference, { seed, playouts: PLAYOUTS });
  return { module, replay, request, at, faced, hand, likeliest, reference, state, decided, worth };
}

describe.each([
  ['altered', true],
  ['altered', false],
  ['contracts', true],
  ['contracts', false],
] as const)('a choice in %s against likely cards (lists known: %s)', (id, lists) => {
  const found = facedIn(id, lists);
  const { module, replay, request, at, faced, hand, likeliest, reference, state, decided, worth } = found;
  const { revision } = faced;

  it('faces the last decision before the position, and the six likeliest cards', () => {
    expect(replay.events[revision]?.event).toMatchObject({
      kind: 'DecisionRequested',
      decision: { seat: 0 },
    });
    expect(revision).toBeLessThanOrEqual(at);
    expect(hand.size).toBeGreaterThan(0);
    expect(likeliest.length).toBeGreaterThan(2);
    expect(likeliest.length).toBeLessThanOrEqual(6);
    const chances = likeliest.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(hand.definitions === undefined).toBe(lists);
  });

  it('is evaluated for viewers who may see the decision', () => {
    const of = (viewer: RangeRequest['viewer'], seat = 1) =>
      facedHand(replay, { ...request(seat), viewer }, at)?.revision ?? null;
    expect(of(seatViewer(0))).toBe(revision);
    expect(of(seatViewer(1))).toBeNull();
    expect(of(spectator)).toBeNull();
    expect(of(omniscient, 0)).toBeNull();
    expect(facedHand(replay, request(1), 0)).toBeNull();
  });

  it('is played out from hands with the card, and from the same hands with another card', () => {
    const dealt: (readonly string[])[] = [];
    const watched: typeof module = {
      ...module,
      bots: {
        ...module.bots,
        deal: (from, knowledge, seed) => {
          const world = module.bots.deal(from, knowledge, seed);
          const inHand = (seat: Seat) => module.hands?.seen(world, seatViewer(seat), 1).inHand ?? [];
          const unknown = [...inHand(1)];
          for (const known of inHand(0)) unknown.splice(unknown.indexOf(known), 1);
          dealt.push(unknown);
          return world;
        },
      },
    };
    worth(watched);
    expect(dealt.length).toBe(2 * PLAYOUTS);
    for (let world = 0; world < PLAYOUTS; world++) {
      const [held, without] = [dealt[world] ?? [], dealt[PLAYOUTS + world] ?? []];
      expect(held).toHaveLength(hand.size);
      expect(held).toContain(reference);
      expect(without).not.toContain(reference);
      const others = [...held];
      for (const card of without) if (others.includes(card)) others.splice(others.indexOf(card), 1);
      expect(others).toEqual([reference]);
    }
  });

  it('has win probabilities and their difference, equal for the same seed', () => {
    const first = worth();
    expect(worth()).toEqual(first);
    expect(worth(module, state, 't')).not.toEqual(first);
    const { held, without, difference } = first;
    for (const { mean, error, count } of [held, without ?? held]) {
      expect(mean).toBeGreaterThanOrEqual(0);
      expect(mean).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThan(0);
      expect(count).toBe(PLAYOUTS);
    }
    expect(difference?.mean).toBeCloseTo(held.mean - (without?.mean ?? 0), 9);
  });

  it('does not depend on anything that the deciding player cannot see', () => {
    const other = module.bots.deal(state, decided.knowledge, 'another deal');
    expect(other).not.toEqual(state);
    expect(worth(module, other)).toEqual(worth());
  });

  it('uses the best choice of a review with the same seed and number of playouts', () => {
    const { decision, choice, question } = faced;
    const { lists: known } = question.knowledge;
    const budget = { seed: 's', playouts: PLAYOUTS };
    const events = replay.events.slice(0, revision + 2);
    const early = new Replay(module, events);
    const viewer = seatViewer(decision.seat);
    const found = review(early, { ...budget, viewer, lists: known }).decisions.find(
      (reviewed) => reviewed.revision === revision,
    );
    const best = bestChoice(early, { revision, choice, knowledge: question.knowledge }, budget);
    expect(best).toEqual((found?.loss ?? 0) > 0 ? found?.best : choice);
  });

  it('has no hands without a card if all unknown cards are copies of it', () => {
    const only = { ...hand, cards: hand.cards.filter((card) => card.reference === reference) };
    const budget = { seed: 's', playouts: 2 };
    const { held, without, difference } = heldCardValue(module, state, decided, only, reference, budget);
    expect(held.count).toBe(2);
    expect([without, difference]).toEqual([null, null]);
  });
});

describe('answers to a choice', () => {
  const hand = {
    size: 2,
    cards: ['A', 'B', 'C'].map((reference) => ({ reference, copies: 2, chance: 1 / 3 })),
  };
  const valued = (reference: string, mean: number, error = 0.005) => ({
    reference,
    chance: 0.5,
    difference: { mean, error, count: 200 },
  });

  it('lower the win probability by two points or more, and by more than twice the error', () => {
    expect(isAnswer(valued('A', -0.03))).toBe(true);
    expect(isAnswer(valued('A', -0.019, 0.001))).toBe(false);
    expect(isAnswer(valued('A', -0.03, 0.02))).toBe(false);
    expect(isAnswer(valued('A', 0.1))).toBe(false);
    expect(isAnswer({ difference: null })).toBe(false);
  });

  it('are in the hand with the probability of one card, or of any of several cards', () => {
    expect(answerChance(hand, [valued('A', 0), valued('B', 0.1)])).toBe(0);
    expect(answerChance(hand, [valued('A', -0.1), valued('B', 0.1)])).toBe(0.5);
    expect(answerChance(hand, [valued('A', -0.1), valued('C', -0.1)])).toBe(
      chanceOfAny(hand.cards, 2, ['A', 'C']),
    );
  });
});
