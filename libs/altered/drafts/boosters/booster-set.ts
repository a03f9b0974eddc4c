import type { Rarity } from '#altered/abilities';
import { setOf, type Catalogue, type PublicCard } from '#altered/cards';
import { draftBounds, fail, ok, shortened, type Problem, type Result } from '#record';
import type { DraftErrorCode } from '../error-codes.js';
import type { Distribution } from './distribution.js';
import { draftCardOf, type DraftCards } from './draft-card.js';

/** The references of the cards from which a set's boosters are drawn. */
export interface BoosterPool {
  readonly heroes: readonly string[];
  readonly tokens: readonly string[];
  readonly byRarity: Readonly<Record<Rarity, readonly string[]>>;
}

/**
 * Whether boosters can contain a card. Alternate artworks (`ALT_CORE_A_…`) and promotions (`ALT_CORE_P_…`) are
 * excluded.
 */
const isOfBoosters = ({ reference }: PublicCard): boolean => !/^[^_]+_[^_]+_[AP]_/.test(reference);

/** Returns the codes of a catalogue's sets, in alphabetical order. */
export const setsIn = ({ printed }: Catalogue): readonly string[] =>
  [...new Set([...printed.values()].map(setOf))].sort();

/**
 * Returns a set's booster cards by reference, in alphabetical order. Fails with `SET_NOT_FOUND` if the catalogue has no
 * such set. Fails with `BOOSTER_SET_TOO_SMALL` if the set has too few different cards.
 */
export function cardsOfSet(
  set: string,
  catalogue: Catalogue,
): Result<{ readonly set: string; readonly cards: DraftCards }, Problem<DraftErrorCode>> {
  const known = setsIn(catalogue);
  const code = known.find((other) => other.toUpperCase() === set.toUpperCase());
  if (code === undefined)
    return fail({
      code: 'SET_NOT_FOUND',
      message: `No known card is in the set "${shortened(set)}".`,
      advice: `Use one of ${known.join(', ')}, or import the card file of the set.`,
      data: { known },
    });
  const printed = [...catalogue.printed.values()]
    .filter((card) => setOf(card) === code && isOfBoosters(card))
    .sort((a, b) => (a.reference < b.reference ? -1 : 1));
  if (printed.length > draftBounds.pool)
    return fail({
      code: 'BOOSTER_SET_TOO_LARGE',
      message:
        `The set ${code} has ${printed.length} cards, but boosters can be generated from at most ` +
        `${draftBounds.pool}.`,
      advice: 'Use another set.',
    });
  return ok({
    set: code,
    cards: Object.fromEntries(printed.map((card) => [card.reference, draftCardOf(card)])),
  });
}

/** Groups the cards' references into Heroes, tokens and, by rarity, other cards. Sorts each group alphabetically. */
export function poolOf(cards: DraftCards): BoosterPool {
  const all = Object.entries(cards);
  const referencesWhere = (is: (card: DraftCards[string]) => boolean): readonly string[] =>
    all.flatMap(([reference, card]) => (is(card) ? [reference] : [])).sort();
  const ofRarity = (rarity: Rarity): readonly string[] =>
    referencesWhere((card) => card.rarity === rarity && card.type !== 'hero' && card.type !== 'token');
  return {
    heroes: referencesWhere(({ type }) => type === 'hero'),
    tokens: referencesWhere(({ type }) => type === 'token'),
    byRarity: {
      common: ofRarity('common'),
      rare: ofRarity('rare'),
      unique: ofRarity('unique'),
      exalted: ofRarity('exalted'),
    },
  };
}

const rarities: readonly Rarity[] = ['common', 'rare', 'unique', 'exalted'];

/** Reports a set that has too few different cards for a booster. Null if it has enough. */
export function poolProblem(
  set: string,
  cards: DraftCards,
  { heroes, slots }: Distribution,
): Problem<DraftErrorCode> | null {
  const pool = poolOf(cards);
  const wanted = [
    { what: 'Heroes', there: pool.heroes.length, count: heroes },
    ...rarities.map((rarity) => ({
      what: `${rarity} cards`,
      there: pool.byRarity[rarity].length,
      count: slots.reduce((sum, slot) => (slot.rarity === rarity ? sum + slot.count : sum), 0),
    })),
  ];
  const short = wanted.find(({ there, count }) => there < count);
  if (short === undefined) return null;
  return {
    code: 'BOOSTER_SET_TOO_SMALL',
    message:
      `The set ${set} has too few ${short.what} for a booster, which needs ${short.count}. The set has ` +
      `${short.there}.`,
    advice: 'Use another set, or define your own booster distribution.',
    data: { set, ...short },
  };
}
