import type { ReadsHands, SeenCards } from '#record';
import type { PossibleDeck } from './possible-deck.js';
import type { Candidate } from './features.js';
import { candidatesOf, RangeFilter, scorerOf, stepsOf } from './range-filter.js';
import type { Sign } from './signs.js';

export interface HeldCard {
  readonly reference: string;
  /** The probability that at least one of the unknown cards in the zone is this card. */
  readonly chance: number;
  /** Like `chance`, but computed only from the numbers of copies and of unknown cards. */
  readonly byCopies: number;
}

/** The cards that could be face down in a zone other than the hand and the deck. */
export interface HiddenZone {
  readonly zone: string;
  /** The number of unknown cards in the zone. */
  readonly unknown: number;
  /** The possible cards, most likely first. */
  readonly cards: readonly HeldCard[];
}

/** The cards that a player could hold, as far as a viewer knows. */
export interface HandRange {
  /** The number of unknown cards in the hand. */
  readonly unknown: number;
  /** The references of the known cards in the hand. */
  readonly known: readonly string[];
  /** The possible cards, most likely first. */
  readonly cards: readonly HeldCard[];
  readonly hidden: readonly HiddenZone[];
}

const none: SeenCards = { unknown: {}, known: [], inHand: [] };

/** Returns a player's estimated hand, based on all signs up to a revision. */
export function rangeAt(
  hands: Pick<ReadsHands, 'price' | 'traits' | 'model'>,
  signs: readonly Sign[],
  revision: number,
  { copies, cards }: Pick<PossibleDeck, 'copies' | 'cards'>,
): HandRange {
  const { filter, candidates, seen } = filteredTo(hands, signs, revision, { copies, cards });
  const { unknown, inHand } = seen;
  const hidden = Object.entries(unknown).flatMap(([zone, count]): HiddenZone[] =>
    zone === 'hand' || zone === 'deck'
      ? []
      : [{ zone, unknown: count, cards: heldIn(filter, candidates, unknown, zone) }],
  );
  return { unknown: unknown['hand'] ?? 0, known: inHand, cards: heldIn(filter, candidates, unknown), hidden };
}

/** A card with unknown copies, and the probability that each copy is in the hand. */
export interface HandChance {
  readonly reference: string;
  /** The number of unknown copies. It can be a fraction if several decks are possible. */
  readonly copies: number;
  readonly chance: number;
}

/**
 * Returns the number of unknown cards in the hand and, for each card, the probability that each copy is in the hand.
 */
export function chancesAt(...parameters: Parameters<typeof filteredTo>): {
  readonly size: number;
  readonly cards: readonly HandChance[];
} {
  const { filter, candidates, seen } = filteredTo(...parameters);
  const chances = filter.chances('hand');
  const cards = candidates.map(({ reference }, at) => ({
    reference,
    copies: filter.copies[at] ?? 0,
    chance: chances[at] ?? 0,
  }));
  return { size: seen.unknown['hand'] ?? 0, cards };
}

function filteredTo(
  hands: Pick<ReadsHands, 'price' | 'traits' | 'model'>,
  signs: readonly Sign[],
  revision: number,
  { copies, cards }: Pick<PossibleDeck, 'copies' | 'cards'>,
): { readonly filter: RangeFilter; readonly candidates: readonly Candidate[]; readonly seen: SeenCards } {
  const candidates = candidatesOf(hands, copies, cards);
  const filter = new RangeFilter(candidates, scorerOf(hands.model?.weights ?? {}));
  const met = signs.filter((sign) => sign.revision <= revision);
  for (const step of stepsOf(candidates, met)) filter.take(step);
  return { filter, candidates, seen: met.at(-1)?.seen ?? none };
}

/** Returns the candidates, ordered by their probability of being in a zone. */
export function heldIn(
  filter: RangeFilter,
  candidates: readonly Candidate[],
  unknown: SeenCards['unknown'],
  zone = 'hand',
): readonly HeldCard[] {
  const all = Object.values(unknown).reduce((sum, count) => sum + count, 0);
  const within = unknown[zone] ?? 0;
  const chances = filter.chances(zone);
  return candidates
    .flatMap(({ reference }, at) => {
      const copies = filter.copies[at] ?? 0;
      if (copies <= 0) return [];
      const chance = within === 0 ? 0 : 1 - (1 - (chances[at] ?? 0)) ** copies;
      return [{ reference, chance, byCopies: drawn(copies, within, all) }];
    })
    .sort((left, right) => right.chance - left.chance || (left.reference < right.reference ? -1 : 1));
}

/** Returns the probability that `within` cards drawn from `all` cards include at least one of `copies` copies. */
function drawn(copies: number, within: number, all: number): number {
  let without = 1;
  for (let copy = 0; copy < copies; copy++) {
    const part = Math.min(1, copies - copy);
    without *= Math.max(0, 1 - (within * part) / Math.max(1, all - copy));
  }
  return 1 - without;
}
