import { cardOf, printOf, type CardType, type Faction } from '#altered/abilities';
import { nearestNames, nearestReferences } from './nearest.js';
import { Translations } from './translations.js';
import { factionOf, setOf, typeOf, type PublicCard } from './public-format.js';

/** A search for cards that match all given fields. Text fields ignore case and accents. */
export interface CardQuery {
  /** A part of the name, or the start of the reference. */
  readonly search?: string;
  /** A part of the card's text. */
  readonly text?: string;
  readonly type?: CardType | 'token';
  readonly subtype?: string;
  /** The faction. Null finds neutral cards. */
  readonly faction?: Faction | null;
  readonly set?: string;
  readonly handCost?: number;
  readonly reserveCost?: number;
}

/**
 * Normalises text for search: converts it to lower case, removes accents, straightens apostrophes and reduces blanks to
 * single spaces.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00a0]+/g, ' ')
    .toLowerCase();

const textIn = ({ mainEffect, echoEffect, completedEffect }: PublicCard): string =>
  plain([mainEffect, echoEffect, completedEffect].join('\n').replace(/#|\[|\]/g, ''));

function matches(card: PublicCard, query: CardQuery): boolean {
  const { search, text, type, subtype, faction, set, handCost, reserveCost } = query;
  return (
    (search === undefined ||
      plain(card.name).includes(plain(search)) ||
      card.reference.startsWith(search.toUpperCase())) &&
    (type === undefined || (typeOf(card) ?? 'token') === type) &&
    (subtype === undefined || card.subtypes.some((own) => plain(own) === plain(subtype))) &&
    (faction === undefined || factionOf(card) === faction) &&
    (set === undefined || setOf(card) === set.toUpperCase()) &&
    (handCost === undefined || card.handCost === handCost) &&
    (reserveCost === undefined || card.reserveCost === reserveCost) &&
    (text === undefined || textIn(card).includes(plain(text)))
  );
}

const byReference = (a: PublicCard, b: PublicCard): number => (a.reference < b.reference ? -1 : 1);

/**
 * Whether a print is preferred to another print of the same card. Prefers booster prints to promotions, then short set
 * names to long ones.
 */
function isMoreUsual(left: PublicCard, right: PublicCard): boolean {
  const isSpecial = ({ reference }: PublicCard): number => Number(printOf(reference)?.product !== 'B');
  const place =
    isSpecial(left) - isSpecial(right) ||
    left.reference.length - right.reference.length ||
    byReference(left, right);
  return place < 0;
}

/** Returns the cards that match a query, ordered by reference. Each card is represented by its preferred print. */
export function searchCards(cards: Iterable<PublicCard>, query: CardQuery): readonly PublicCard[] {
  const prints = new Map<string, PublicCard>();
  for (const card of cards) {
    if (!matches(card, query)) continue;
    const key = cardOf(card.reference);
    const known = prints.get(key);
    if (known === undefined || isMoreUsual(card, known)) prints.set(key, card);
  }
  return [...prints.values()].sort(byReference);
}

/** The cards that a name could refer to. */
export interface CardsNamed {
  /**
   * The card with this reference. If there is none, the cards with this name. If there are none either, the cards whose
   * reference or name starts with the text.
   */
  readonly cards: readonly PublicCard[];
  /** Similar references or names, if no card was found. */
  readonly suggestions: readonly string[];
}

/** Finds a card by reference. Falls back to another print of the same card. */
export function cardWith(
  reference: string,
  printed: ReadonlyMap<string, PublicCard>,
): PublicCard | undefined {
  const exact = printed.get(reference);
  if (exact !== undefined || printOf(reference) === null) return exact;
  const card = cardOf(reference);
  return [...printed.values()].find((other) => cardOf(other.reference) === card);
}

/** Finds cards by reference, by name, or by the beginning of either. */
export function cardsNamed(
  given: string,
  printed: ReadonlyMap<string, PublicCard>,
  translations = Translations.none,
): CardsNamed {
  const exact = printed.get(given) ?? cardWith(given.toUpperCase(), printed);
  if (exact !== undefined) return { cards: [exact], suggestions: [] };
  const wanted = plain(given.trim());
  if (wanted === '') return { cards: [], suggestions: [] };
  const all = [...printed.values()].sort(byReference);
  const otherNames = new Set(
    Array.from(translations)
      .filter(({ card }) => plain(card.name) === wanted)
      .map(({ card }) => cardOf(card.reference)),
  );
  for (const fits of [
    (card: PublicCard) => plain(card.name) === wanted,
    (card: PublicCard) => otherNames.has(cardOf(card.reference)),
    (card: PublicCard) => plain(card.reference).startsWith(wanted) || plain(card.name).startsWith(wanted),
  ]) {
    const cards = all.filter(fits);
    if (cards.length > 0) return { cards, suggestions: [] };
  }
  const references = nearestReferences(given, printed.keys());
  const names = new Set(all.map(({ name }) => name));
  return { cards: [], suggestions: references.length > 0 ? references : nearestNames(given, names) };
}
