import type { Json, ReadsHands } from '#record';
import { keptFeatures, moveFeatures, type Candidate, type Feature } from './features.js';
import type { MovedCard, Sign } from './signs.js';

/** Maps features to the logarithm of the relative probability of a choice. */
export type Scorer = (features: readonly Feature[]) => number;

/** Returns a scorer that uses the weights of a model. */
export const scorerOf =
  (weights: Readonly<Record<string, number>>): Scorer =>
  (features) =>
    features.reduce((score, [name, value]) => score + (weights[name] ?? 0) * value, 0);

/** The number of copies of each card in a deck, by reference. */
export type CopiesByCard = Readonly<Record<string, number>>;

/** Returns the cards of a deck, ordered by reference. */
export const candidatesOf = (
  { price, traits }: Pick<ReadsHands, 'price' | 'traits'>,
  copies: CopiesByCard,
  cards: Readonly<Record<string, Json>>,
): readonly Candidate[] =>
  Object.keys(copies)
    .sort()
    .map((reference) => {
      const definition = cards[reference] ?? null;
      const listed = copies[reference] ?? 0;
      return { reference, listed, price: price(definition), traits: traits(definition) };
    });

/** A move of an unknown card, with each candidate's features. The features are null if chance determined the card. */
interface Move extends Pick<MovedCard, 'from' | 'to'> {
  readonly features: readonly (readonly Feature[])[] | null;
}

/** A sign in numeric form. Values are in the order of the candidates. */
export interface Step extends Pick<Sign, 'revision'> {
  readonly moves: readonly Move[];
  readonly spared: readonly (readonly Feature[])[] | null;
  /** The number of copies of each candidate that the viewer knows. */
  readonly known: readonly number[];
  /** The number of unknown cards by zone. */
  readonly unknown: Readonly<Record<string, number>>;
}

/**
 * Whether chance determined the moved card. This is so for cards from the deck, unless they are set aside because of
 * their kind.
 */
const isByChance = ({ from, to }: MovedCard): boolean => from === 'deck' && to !== 'aside';

/** Converts signs to numeric form for a list of candidates. */
export function stepsOf(candidates: readonly Candidate[], signs: readonly Sign[]): readonly Step[] {
  const places = new Map(candidates.map(({ reference }, index) => [reference, index]));
  return signs.map(({ revision, moves, decision, purse, seen }) => {
    const known = candidates.map(() => 0);
    for (const reference of seen.known) {
      const index = places.get(reference);
      if (index !== undefined) known[index] = (known[index] ?? 0) + 1;
    }
    const played = candidates[places.get(decision?.played ?? '') ?? -1] ?? null;
    return {
      revision,
      known,
      unknown: seen.unknown,
      moves: moves
        .filter(({ reference }) => reference === null)
        .map((move) => ({
          from: move.from,
          to: move.to,
          features: isByChance(move)
            ? null
            : candidates.map((card) => moveFeatures(`${move.from}>${move.to}`, card, purse, decision)),
        })),
      spared:
        decision === null || decision.isSecret
          ? null
          : candidates.map((card) => keptFeatures(decision, card, played)),
    };
  });
}

/**
 * Fitting probabilities to the number of cards in each zone ends after `ROUNDS` rounds or when the error is below
 * `EXACT`.
 */
const ROUNDS = 6;
const EXACT = 1e-3;
/** The probability of each card in a zone in which no unknown card was expected. */
const UNEXPECTED = 1e-3;

/**
 * The probability that each unknown copy of a card is in each zone, updated with each step. Copies are treated as
 * independent, with two constraints. A copy's probabilities add up to 1, and a zone's probabilities add up to the
 * number of cards in the zone.
 */
export class RangeFilter {
  readonly #zones = new Map<string, number[]>();
  readonly #copies: number[];
  #unknown: Step['unknown'] | null = null;

  constructor(
    private readonly candidates: readonly Pick<Candidate, 'listed'>[],
    private readonly score: Scorer,
  ) {
    this.#copies = candidates.map(({ listed }) => listed);
    this.#zones.set(
      'deck',
      candidates.map(() => 1),
    );
  }

  /** The number of unknown copies of each candidate. */
  get copies(): readonly number[] {
    return this.#copies;
  }

  /** Returns the probability that a copy of each candidate is in a zone. */
  chances(zone: string): readonly number[] {
    return this.#zones.get(zone) ?? this.candidates.map(() => 0);
  }

  take({ moves, spared, known, unknown }: Step): void {
    for (const move of moves) this.#move(move);
    if (spared !== null) this.#keep(spared);
    this.#count(known, unknown);
    this.#unknown = unknown;
    for (const zone of Object.keys(unknown)) this.#zone(zone);
    for (let round = 0; round < ROUNDS; round++) if (this.#settle(unknown) < EXACT) break;
  }

  #zone(name: string): number[] {
    const found = this.#zones.get(name) ?? this.candidates.map(() => 0);
    this.#zones.set(name, found);
    return found;
  }

  /** Moves one unknown card between zones. Cards with a higher score are more likely to have moved. */
  #move({ from, to, features }: Move): void {
    const source = this.#zone(from);
    const target = this.#zone(to);
    const scores = source.map((_, at) => (features === null ? 1 : Math.exp(this.score(features[at] ?? []))));
    const all = source.reduce((sum, chance, at) => sum + chance * (this.#copies[at] ?? 0), 0);
    const scored = source.reduce(
      (sum, chance, at) => sum + chance * (this.#copies[at] ?? 0) * (scores[at] ?? 0),
      0,
    );
    if (scored <= 0) return;
    for (const [at, chance] of source.entries()) {
      const moved = chance * (all <= 1 ? 1 : Math.min(1, (scores[at] ?? 0) / scored));
      source[at] = chance - moved;
      target[at] = (target[at] ?? 0) + moved;
    }
  }

  /** Lowers the probability that the hand contains cards that the player would probably have chosen. */
  #keep(spared: readonly (readonly Feature[])[]): void {
    const hand = this.#zone('hand');
    for (const [at, features] of spared.entries())
      if (features.length > 0) hand[at] = (hand[at] ?? 0) * Math.exp(-this.score(features));
  }

  /**
   * Updates the number of known copies of each card. If the viewer loses track of copies, they are assumed to be in the
   * zones that gained unknown cards.
   */
  #count(known: readonly number[], unknown: Step['unknown']): void {
    const before = this.#unknown;
    const growth = (zone: string): number => Math.max(0, (unknown[zone] ?? 0) - (before?.[zone] ?? 0));
    const grown = Object.keys(unknown).reduce((sum, zone) => sum + growth(zone), 0);
    const all = Object.values(unknown).reduce((sum, count) => sum + count, 0);
    for (const [at, { listed }] of this.candidates.entries()) {
      const had = this.#copies[at] ?? 0;
      const copies = Math.max(0, listed - (known[at] ?? 0));
      this.#copies[at] = copies;
      if (copies <= had || before === null) continue;
      for (const chances of this.#zones.values()) chances[at] = ((chances[at] ?? 0) * had) / copies;
      for (const zone of Object.keys(unknown)) {
        const share = grown > 0 ? growth(zone) / grown : (unknown[zone] ?? 0) / Math.max(1, all);
        const chances = this.#zone(zone);
        chances[at] = (chances[at] ?? 0) + (share * (copies - had)) / copies;
      }
    }
  }

  /**
   * Scales the probabilities to the number of cards in each zone and then to a sum of 1 for each copy. Returns the
   * largest relative error of any zone.
   */
  #settle(unknown: Step['unknown']): number {
    let error = 0;
    for (const [zone, chances] of this.#zones) {
      const count = unknown[zone] ?? 0;
      const sum = chances.reduce((total, chance, at) => total + chance * (this.#copies[at] ?? 0), 0);
      if (sum <= 0) {
        if (count > 0) chances.fill(UNEXPECTED);
        continue;
      }
      error = Math.max(error, Math.abs(count / sum - 1));
      for (const at of chances.keys()) chances[at] = ((chances[at] ?? 0) * count) / sum;
    }
    for (const at of this.candidates.keys()) {
      let sum = 0;
      for (const chances of this.#zones.values()) sum += chances[at] ?? 0;
      if (sum > 0) for (const chances of this.#zones.values()) chances[at] = (chances[at] ?? 0) / sum;
    }
    return error;
  }
}
