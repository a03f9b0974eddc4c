import type { Rarity } from '#altered/abilities';
import { setOf, type Catalogue, type PublicCard } from '#altered/cards';
import { draftBounds, fail, ok, shortened, type Problem, type Result } from '#record';
import type { DraftErrorCode } from '../error-codes.js';
import type { Distribution } from './distribution.js';
import { draftCardOf, type DraftCards } from './draft-card.js';

/** The references of the cards that the boosters of a set are drawn from. */
export interface BoosterPool {
  readonly heroes: readonly string[];
  readonly tokens: readonly string[];
  readonly byRarity: Readonly<Record<Rarity, readonly string[]>>;
}

/** Cards of other products than boosters say so in their reference: `ALT_CORE_A_…` has other artwork, `ALT_CORE_P_…` is a promotion. */
const isOfBoosters = ({ reference }: PublicCard): boolean => !/^[^_]+_[^_]+_[AP]_/.test(reference);

/** The sets of a catalogue by their codes, in the order of the alphabet. */
export const setsIn = ({ printed }: Catalogue): readonly string[] =>
  [...new Set([...printed.values()].map(setOf))].sort();

/** The cards of a set that are in boosters, by reference, in the order of the alphabet; errors `SET_NOT_FOUND`, `BOOSTER_SET_TOO_SMALL`. */
export function cardsOfSet(
  set: string,
  catalogue: Catalogue,
): Result<{ readonly set: string; readonly cards: DraftCards }, Problem<DraftErrorCode>> {
  const known = setsIn(catalogue);
  const code = known.find((one) => one.toUpperCase() === set.toUpperCase());
  if (code === undefined)
    return fail({
      code: 'SET_NOT_FOUND',
      message: `There is no set "${shortened(set)}" among the cards.`,
      advice: `Use one of ${known.join(', ')}, or import the card file that has it.`,
      data: { known },
    });
  const printed = [...catalogue.printed.values()]
    .filter((card) => setOf(card) === code && isOfBoosters(card))
    .sort((a, b) => (a.reference < b.reference ? -1 : 1));
  if (printed.length > draftBounds.pool)
    return fail({
      code: 'BOOSTER_SET_TOO_LARGE',
      message: `The set ${code} has ${printed.length} cards; boosters are made of at most ${draftBounds.pool}.`,
      advice: 'Use another set.',
    });
  return ok({
    set: code,
    cards: Object.fromEntries(printed.map((card) => [card.reference, draftCardOf(card)])),
  });
}

/** Which of the cards are Heroes, tokens, and of which rarity the others are; in the order of the alphabet, whatever that of the cards. */
export function poolOf(cards: DraftCards): BoosterPool {
  const all = Object.entries(cards);
  const those = (is: (card: DraftCards[string]) => boolean): readonly string[] =>
    all.flatMap(([reference, card]) => (is(card) ? [reference] : [])).sort();
  const ofRarity = (rarity: Rarity): readonly string[] =>
    those((card) => card.rarity === rarity && card.type !== 'hero' && card.type !== 'token');
  return {
    heroes: those(({ type }) => type === 'hero'),
    tokens: those(({ type }) => type === 'token'),
    byRarity: {
      common: ofRarity('common'),
      rare: ofRarity('rare'),
      unique: ofRarity('unique'),
      exalted: ofRarity('exalted'),
    },
  };
}

const rarities: readonly Rarity[] = ['common', 'rare', 'unique', 'exalted'];

/** Why boosters cannot be made of these cards: too few different ones for one booster. Null when they can. */
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
    message: `A booster has ${short.count} ${short.what}, but the set ${set} has ${short.there}.`,
    advice: 'Use another set, or boosters of your own distribution.',
    data: { set, ...short },
  };
}
