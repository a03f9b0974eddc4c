import { randomSource } from '#kernel';
import type { AtomicAction, Choice, Decision } from '#record';
import { estimateOf, type Estimate } from '../evaluation/samples.js';
import { Candidate } from '../evaluation/trials.js';
import { uniformChoice } from '../random-bot.js';
import type { OpeningHand, OpeningModule } from './opening-hand.js';
import { openingTrials } from './opening-trials.js';

/** The result of one sampled hand. A table of card values is computed from these results. */
export interface OpeningSample {
  readonly isFirst: boolean;
  /** The mean value of the two choices that were tried. */
  readonly value: number;
  /**
   * For each card, the lead of the choice that keeps the card over the choice that gives it up. If the hand contains
   * several copies, their mean lead counts.
   */
  readonly cards: readonly (readonly [reference: string, lead: number])[];
}

/** The value of a card in a set of hands. */
export interface CardValue {
  /** The number of hands that contain the card. */
  readonly hands: number;
  /**
   * The win probability gained by keeping the card instead of giving it up. If the number of kept cards is fixed, the
   * alternative is to keep another card.
   */
  readonly worth: number;
  /** The standard error of the value, due to the sampled hands and playouts. */
  readonly error: number;
}

/** The value of one of a deck's cards in opening hands. */
export interface OpeningCard extends CardValue {
  readonly reference: string;
  /** The value if the player goes first (`first`) or does not (`second`). Null if no sampled hand contains the card. */
  readonly first: CardValue | null;
  readonly second: CardValue | null;
}

/** The value of each card of a deck in opening hands. */
export interface OpeningTable {
  readonly hands: number;
  /** The win probability with random choices if the player goes first (`first`) or does not (`second`). */
  readonly first: Estimate;
  readonly second: Estimate;
  /** The cards, ordered by value, highest first. */
  readonly cards: readonly OpeningCard[];
}

/**
 * Plays out a random choice about a hand and its opposite, which keeps the cards that the first choice gives up. Both
 * are tried in the same dealt state with the same random results. If the opposite is not legal, a second random choice
 * replaces it. In that case, cards that both choices treat alike do not count.
 */
export function sampleOpening<State, A extends AtomicAction>(
  module: OpeningModule<State, A>,
  hand: OpeningHand<State, A>,
  seed: string,
): OpeningSample {
  const { decision, state, isFirst } = hand;
  const random = randomSource(`${seed}/choices`);
  const drawn = uniformChoice(random, decision);
  const rival = oppositeOf(decision, drawn) ?? uniformChoice(random, decision);
  const [left, right] = [new Candidate(drawn), new Candidate(rival)];
  openingTrials(module, hand, seed).try([left, right], 1);
  const lead = left.lead(right).mean;
  const leads = new Map<string, number[]>();
  for (const option of decision.options) {
    const reference = module.hands?.about(state, option) ?? null;
    const isDrawn = drawn.includes(option.key);
    if (reference === null || isDrawn === rival.includes(option.key)) continue;
    leads.set(reference, [...(leads.get(reference) ?? []), isDrawn ? -lead : lead]);
  }
  return {
    isFirst,
    value: (left.estimate.mean + right.estimate.mean) / 2,
    cards: [...leads].map(([reference, copies]) => [reference, meanOf(copies)] as const),
  };
}

/** Returns the choice that consists of all other options. Null if that choice is not legal. */
function oppositeOf({ options, min, max }: Decision, choice: Choice): Choice | null {
  const others = options.flatMap(({ key }) => (choice.includes(key) ? [] : [key]));
  return others.length >= min && others.length <= max ? others : null;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Summarises sampled hands. The value of a card is the mean lead of the choices that keep the card. The other cards in
 * a hand are kept as often as they are given up, so their effects cancel out over many hands.
 */
export function openingTable(samples: readonly OpeningSample[]): OpeningTable {
  const [first, second] = [true, false].map((turn) => samples.filter(({ isFirst }) => isFirst === turn));
  const [ofFirst, ofSecond] = [cardValues(first ?? []), cardValues(second ?? [])];
  const valueOf = (some: readonly OpeningSample[] = []): Estimate =>
    estimateOf(some.map(({ value }) => value));
  return {
    hands: samples.length,
    first: valueOf(first),
    second: valueOf(second),
    cards: [...cardValues(samples)]
      .map(([reference, worth]) => ({
        reference,
        ...worth,
        first: ofFirst.get(reference) ?? null,
        second: ofSecond.get(reference) ?? null,
      }))
      .sort((a, b) => b.worth - a.worth || (a.reference < b.reference ? -1 : 1)),
  };
}

/** Computes the value of each card in a set of hands, by reference. */
function cardValues(samples: readonly OpeningSample[]): ReadonlyMap<string, CardValue> {
  const leads = new Map<string, number[]>();
  for (const { cards } of samples)
    for (const [reference, lead] of cards) {
      const found = leads.get(reference);
      if (found === undefined) leads.set(reference, [lead]);
      else found.push(lead);
    }
  return new Map(
    [...leads].map(([reference, values]) => {
      const { mean, error, count } = estimateOf(values);
      return [reference, { hands: count, worth: mean, error }];
    }),
  );
}
