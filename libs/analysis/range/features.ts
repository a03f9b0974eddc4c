import type { Amounts } from '#record';
import type { HandDecision } from './signs.js';

/** A card that a player could have in a hidden zone. */
export interface Candidate {
  readonly reference: string;
  readonly price: Amounts;
  readonly traits: Amounts;
  /** The number of copies in the deck. It can be a fraction if several decks are possible. */
  readonly listed: number;
}

/** The name and the value of a feature. A model has a weight for each name. */
export type Feature = readonly [name: string, value: number];

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const pays = (purse: Amounts, price: Amounts): boolean =>
  Object.entries(price).every(([name, amount]) => (purse[name] ?? 0) >= amount);

/** The divisor that makes amounts, usually a few units, comparable with features of value 1. */
const UNITS = 5;
const traitFeatures = (way: string, traits: Amounts): readonly Feature[] =>
  Object.entries(traits).map(([name, value]) => [
    `${way}/${name}`,
    name.startsWith('is-') ? value : value / UNITS,
  ]);

/** A small term that keeps the log odds of a rate finite. */
const RARELY = 0.05;

/**
 * Returns the features of a card for a move between two zones. The features describe the probability that the moved,
 * unseen card is this card.
 */
export function moveFeatures(
  move: string,
  { reference, price, traits }: Candidate,
  purse: Amounts,
  decision: HandDecision | null,
): readonly Feature[] {
  const gap = within((price['mana'] ?? 0) - (purse['orbs'] ?? 0) - 1, 3);
  const rate = decision?.policy?.rates[reference];
  const tried: readonly Feature[] =
    rate === undefined
      ? []
      : [
          [`${move}/tried`, 1],
          [`${move}/rate`, rate],
          [`${move}/odds`, Math.log((rate + RARELY) / (1 + RARELY - rate))],
        ];
  return [[`${move}/gap ${gap}`, 1], ...tried, ...traitFeatures(move, traits)];
}

/** The boundaries of the classes into which value differences are sorted. */
const MARGINS = [-3, -1, -0.3, -0.02, 0.02, 0.3, 1, 3];

/** Returns the features of a card that a player did not choose. Empty if the decision gives no information about it. */
export function keptFeatures(
  { purse, policy, choice }: HandDecision,
  { reference, price, traits }: Candidate,
  played: Candidate | null,
): readonly Feature[] {
  const gain = policy?.gains[reference];
  const rate = policy?.rates[reference];
  if (gain === undefined && rate === undefined && !pays(purse, price)) return [];
  const way = played !== null ? 'other' : choice.length === 0 ? 'skip' : 'none';
  const taken = (played === null ? policy?.others[choice.join()] : policy?.gains[played.reference]) ?? 0;
  const cost = price['mana'] ?? 0;
  const features: Feature[] = [[`${way}/left ${within((purse['mana'] ?? 0) - cost, 4)}`, 1]];
  if (played !== null) features.push([`${way}/dearer ${within(cost - (played.price['mana'] ?? 0), 3)}`, 1]);
  if (gain !== undefined) {
    const margin = MARGINS.filter((limit) => gain - taken > limit).length;
    features.push([`${way}/tried`, 1], [`${way}/margin ${margin}`, 1]);
  }
  if (rate !== undefined) features.push([`${way}/rate`, rate]);
  return [...features, ...traitFeatures(way, traits)];
}
