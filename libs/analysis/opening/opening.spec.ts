import { describe, expect, it } from '@jest/globals';
import { playableGames, setupOf, type PlayableGame } from '#games';
import { invariant, type Setup } from '#record';
import { highCard, highCardSetup } from '#record/testing';
import { openingHand, type OpeningHand } from './opening-hand.js';
import { openingTable, sampleOpening, type OpeningSample } from './opening-table.js';
import { openingChoices, valueOpening } from './value-opening.js';

const games = [...playableGames().values()];

function setupIn(game: PlayableGame, seed: string): Setup {
  const decks = game.decks().slice(0, 2);
  return setupOf(game, { decks, names: ['Ada', 'Ben'], seed });
}

function handIn(game: PlayableGame, seed: string): OpeningHand {
  const dealt = openingHand(game.module, setupIn(game, seed), 0);
  invariant(dealt.ok && dealt.value !== null, 'a hand is dealt');
  return dealt.value;
}

describe.each(games.map((game) => [game.module.name, game] as const))('an opening hand of %s', (_, game) => {
  const { module } = game;

  it('is the same for the same seed, and only its seat decides', () => {
    const [hand, again] = [handIn(game, 'a'), handIn(game, 'a')];
    expect(again.decision).toEqual(hand.decision);
    expect(again.events).toEqual(hand.events);
    expect(handIn(game, 'b').events).not.toEqual(hand.events);
    expect(hand.decision.seat).toBe(0);
    const event = hand.events.at(-1);
    expect(event).toMatchObject({ kind: 'DecisionRequested', decision: { id: hand.decision.id } });
  });

  it('goes first about as often as second', () => {
    const first = Array.from({ length: 40 }, (__, seed) => handIn(game, `${seed}`)).filter(
      ({ isFirst }) => isFirst,
    );
    expect(first.length).toBeGreaterThan(8);
    expect(first.length).toBeLessThan(32);
  });

  it('has each choice once, and treats copies of a card as equivalent', () => {
    const hand = handIn(game, 'copies');
    const { choices, alike } = openingChoices(module, hand);
    const cardsOf = (choice: readonly string[]) =>
      hand.decision.options
        .filter(({ key }) => choice.includes(key))
        .map((option) => module.hands?.about(hand.state, option))
        .sort()
        .join();
    expect(new Set(choices.map(cardsOf)).size).toBe(choices.length);
    for (const choice of choices) expect(alike(choice)).toEqual(choice);
  });

  it('has a value for each choice, the best first, the same each time', () => {
    const hand = handIn(game, 'values');
    const budget = { seed: 's', playouts: 30 };
    const values = valueOpening(module, hand, budget);
    expect(values.length).toBe(openingChoices(module, hand).choices.length);
    expect([...values].sort((a, b) => b.value - a.value)).toEqual(values);
    for (const { value, error, playouts } of values) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThan(0);
      expect(playouts).toBeGreaterThan(1);
    }
    expect(valueOpening(module, hand, budget)).toEqual(values);
    expect(valueOpening(module, hand, { ...budget, seed: 't' })).not.toEqual(values);
  });

  it('is a sample that gives kept cards the opposite value of returned cards', () => {
    const hand = handIn(game, 'sample');
    const sample = sampleOpening(module, hand, 's');
    expect(sample).toEqual(sampleOpening(module, hand, 's'));
    const sizes = new Set(sample.cards.map(([, lead]) => Math.abs(lead)));
    const known = new Set(hand.decision.options.map((option) => module.hands?.about(hand.state, option)));
    expect(sample.cards.length).toBe(known.size);
    // A lead of 0 means that one of two copies was kept and the other given up. It gives no information about the card.
    sizes.delete(0);
    expect(sizes.size).toBeLessThanOrEqual(1);
  });

  it('has values that do not depend on cards that its seat cannot see', () => {
    const hand = handIn(game, 'hidden');
    const dealt = module.bots.deal(hand.dealt, { viewer: { kind: 'seat', seat: 0 }, lists: true }, 'other');
    const other = { ...hand, dealt };
    const budget = { seed: 's', playouts: 20 };
    expect(valueOpening(module, other, budget)).toEqual(valueOpening(module, hand, budget));
  });
});

it('a game without a decision about the opening hand has no opening hand', () => {
  expect(openingHand(highCard, highCardSetup(), 0)).toEqual({ ok: true, value: null });
});

it('a refused setup deals no hand', () => {
  const [game] = games;
  invariant(game !== undefined, 'there is a game');
  const setup = setupIn(game, 'x');
  const [first] = setup.seats;
  invariant(first !== undefined, 'a seat');
  expect(openingHand(game.module, { ...setup, seats: [first] }, 0).ok).toBe(false);
});

describe('a table of opening hands', () => {
  const sample = (isFirst: boolean, value: number, ...cards: OpeningSample['cards']): OpeningSample => ({
    isFirst,
    value,
    cards,
  });

  it('has the mean lead of each card, the highest first, for both turns', () => {
    const { hands, first, second, cards } = openingTable([
      sample(true, 0.6, ['a', 0.1], ['b', -0.1]),
      sample(true, 0.5, ['a', 0.3]),
      sample(false, 0.4, ['b', -0.2], ['c', 0.05]),
    ]);
    expect(hands).toBe(3);
    expect([first.mean, first.count]).toEqual([0.55, 2]);
    expect([second.mean, second.count]).toEqual([0.4, 1]);
    expect(cards.map(({ reference, hands: met }) => [reference, met])).toEqual([
      ['a', 2],
      ['c', 1],
      ['b', 2],
    ]);
    expect(cards[0]?.worth).toBeCloseTo(0.2, 10);
    expect(cards[0]?.error).toBeCloseTo(0.1, 10);
    expect(cards[2]?.worth).toBeCloseTo(-0.15, 10);
    expect(cards[2]?.first).toMatchObject({ hands: 1, worth: -0.1 });
    expect(cards[2]?.second).toMatchObject({ hands: 1, worth: -0.2 });
    expect(cards[0]?.second).toBeNull();
  });

  it("finds the cards' values behind the hands' values", () => {
    // The values of three cards. The value of a choice is the sum of the values of the kept cards.
    const worth = { a: 0.08, b: 0, c: -0.08 };
    const names = Object.keys(worth) as (keyof typeof worth)[];
    const samples = Array.from({ length: 8 }, (_, bits): OpeningSample => {
      const sign = (index: number): number => ((bits >> index) & 1 ? 1 : -1);
      const lead = names.reduce((sum, name, index) => sum + sign(index) * worth[name], 0);
      return sample(true, 0.5, ...names.map((name, index) => [name, sign(index) * lead] as const));
    });
    const found = openingTable(samples).cards;
    expect(found.map(({ reference }) => reference)).toEqual(['a', 'b', 'c']);
    for (const { reference, worth: mean } of found)
      expect(mean).toBeCloseTo(worth[reference as keyof typeof worth], 10);
  });

  it('is empty without hands', () => {
    expect(openingTable([])).toMatchObject({ hands: 0, cards: [], first: { count: 0 } });
  });
});
