import { cardLanguages, languageTagged, type CardLanguage } from './language.js';

type Path = readonly (string | number)[];

/** A card from a file, in the flat format that is validated and stored. `path` is its path in the file. */
export interface FoundCard {
  readonly card: unknown;
  /** The language that the file states for the card. Null if it states none. */
  readonly language: CardLanguage | null;
  /** Whether a part of the card's text is missing in this language but exists in another. */
  readonly isPart: boolean;
  readonly path: Path;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the text in a language. The value is either plain text or an object that contains one text for each language.
 */
const inLanguage = (value: unknown, language: CardLanguage): unknown =>
  isObject(value) ? Object.entries(value).find(([tag]) => languageTagged(tag) === language)?.[1] : value;

/** Returns the code of a set, type, rarity or faction. The value is either the code or an object that contains it. */
const wordOf = (value: unknown): unknown => (isObject(value) ? (value['reference'] ?? value['code']) : value);

/**
 * Parses a number or a string of digits. Ignores `#` marks, which enclose values that a rare version changes. Null for
 * an empty string. Returns other strings unchanged, so that validation rejects them.
 */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const digits = value.replaceAll('#', '').trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : value;
}

const textIn = (value: unknown, language: CardLanguage): unknown => {
  const text = inLanguage(value, language);
  return text === '' ? null : (text ?? null);
};

const isFlat = (card: Fields): boolean =>
  !('elements' in card) && !isObject(card['rarity']) && !isObject(card['name']);

/** Flattens a card from the former official API, the community's API, or a file keyed by reference. */
function flatIn(language: CardLanguage, card: Fields, key?: string): Fields {
  const elements = isObject(card['elements']) ? card['elements'] : card;
  const of = (official: string, community: string): unknown => elements[official] ?? card[community];
  const reference = card['reference'] ?? key;
  const subtypes = card['cardSubTypes'] ?? [];
  const isFeat = Array.isArray(subtypes) && subtypes.some((subtype) => wordOf(subtype) === 'FEAT');
  const support = textIn(of('ECHO_EFFECT', 'echoEffect'), language);
  const number = card['collectorNumber'];
  const set = isObject(card['cardSet']) ? card['cardSet'] : {};
  return {
    reference,
    name: inLanguage(card['name'], language),
    set: wordOf(card['cardSet']) ?? null,
    setName: inLanguage(set['name'], language) ?? null,
    type: wordOf(card['cardType'] ?? card['type']),
    subtypes: Array.isArray(subtypes) ? subtypes.map(wordOf) : subtypes,
    faction: wordOf(card['mainFaction'] ?? card['faction']),
    rarity: wordOf(card['rarity']),
    handCost: numberOf(of('MAIN_COST', 'mainCost')),
    reserveCost: numberOf(of('RECALL_COST', 'recallCost')),
    forest: numberOf(of('FOREST_POWER', 'forestPower')),
    mountain: numberOf(of('MOUNTAIN_POWER', 'mountainPower')),
    ocean: numberOf(of('OCEAN_POWER', 'oceanPower')),
    mainEffect: textIn(of('MAIN_EFFECT', 'mainEffect'), language),
    // The formats that this function flattens store the second box of a Feat in the field for support abilities.
    echoEffect: isFeat ? null : support,
    completedEffect: isFeat ? support : null,
    reserveLimit: numberOf(of('RESERVE', 'reserve')),
    landmarkLimit: numberOf(of('PERMANENT', 'permanent')),
    collectorNumber: number ?? null,
    isBanned: card['isBanned'] ?? null,
    isSuspended: card['isSuspended'] ?? null,
    gameplayFormat: card['gameplayFormat'] ?? null,
  };
}

/** Converts an entry to flat cards, one per language. */
function foundIn(card: unknown, path: Path, key?: string): readonly FoundCard[] {
  if (!isObject(card) || isFlat(card)) return [{ card, language: null, isPart: false, path }];
  const elements = isObject(card['elements']) ? card['elements'] : card;
  const texts = [
    card['name'],
    ...['MAIN_EFFECT', 'mainEffect', 'ECHO_EFFECT', 'echoEffect'].map((field) => elements[field]),
  ].filter((text) => isObject(text));
  const isIn = (language: CardLanguage): boolean => texts.some((text) => inLanguage(text, language) != null);
  const own = cardLanguages.filter(isIn);
  const printed: readonly FoundCard[] =
    own.length === 0
      ? [{ card: flatIn('en', card, key), language: null, isPart: false, path }]
      : own.map((language) => ({
          card: flatIn(language, card, key),
          language,
          isPart: texts.some((text) => inLanguage(text, language) == null && Object.keys(text).length > 0),
          path,
        }));
  return [...printed, ...translationsIn(card, elements, path, key)];
}

/** Returns the translations in a response of the official API. */
function translationsIn(card: Fields, elements: Fields, path: Path, key?: string): readonly FoundCard[] {
  const translations = isObject(card['translations']) ? card['translations'] : {};
  return Object.entries(translations).flatMap(([tag, translation]) => {
    const language = languageTagged(tag);
    if (language === null || !isObject(translation)) return [];
    const texts = isObject(translation['elements']) ? translation['elements'] : {};
    const whole = { ...card, name: translation['name'] ?? '', elements: { ...elements, ...texts } };
    const isPart = ['MAIN_EFFECT', 'ECHO_EFFECT'].some((field) => elements[field] && !texts[field]);
    return [{ card: flatIn(language, whole, key), language, isPart, path: [...path, 'translations', tag] }];
  });
}

/** Whether a value has a field that only cards have. */
const isLikeCard = (value: unknown): boolean =>
  isObject(value) &&
  ['reference', 'faction', 'mainEffect', 'elements', 'cardType'].some((field) => field in value);

/**
 * Returns the cards in a page of the community's API, and the name of the field that contains them. Null if the value
 * is not such a page.
 */
const membersOf = (value: Fields): { readonly key: string; readonly cards: readonly unknown[] } | null => {
  for (const key of ['member', 'hydra:member'])
    if (Array.isArray(value[key])) return { key, cards: value[key] as readonly unknown[] };
  return null;
};

const isDeck = (value: unknown): value is Fields =>
  isObject(value) && ('deckCardsByType' in value || 'deckCards' in value);

/** Returns the decks in a deck builder's document, with or without the wrapper that lists of decks use. */
function decksIn(value: unknown): readonly { readonly deck: Fields; readonly path: Path }[] {
  const of = (entry: unknown, path: Path): ReturnType<typeof decksIn> => {
    if (isDeck(entry)) return [{ deck: entry, path }];
    return isObject(entry) && isDeck(entry['data']) ? [{ deck: entry['data'], path: [...path, 'data'] }] : [];
  };
  return Array.isArray(value) ? value.flatMap((entry, index) => of(entry, [index])) : of(value, []);
}

/** Returns the cards in a deck: its hero, and the cards in its rows. */
function carriedBy(deck: Fields, path: Path): readonly FoundCard[] {
  const rows = (list: unknown, at: Path): readonly FoundCard[] =>
    Array.isArray(list)
      ? list.flatMap((row: unknown, index) =>
          isObject(row) && isObject(row['card']) ? foundIn(row['card'], [...at, index, 'card']) : [],
        )
      : [];
  const types = isObject(deck['deckCardsByType']) ? Object.entries(deck['deckCardsByType']) : [];
  return [
    ...(isObject(deck['alterator']) ? foundIn(deck['alterator'], [...path, 'alterator']) : []),
    ...types.flatMap(([type, group]) =>
      isObject(group)
        ? rows(group['deckUserListCard'], [...path, 'deckCardsByType', type, 'deckUserListCard'])
        : [],
    ),
    ...rows(deck['deckCards'], [...path, 'deckCards']),
  ];
}

/**
 * Returns the cards in a document, in each of their languages. The document can contain a single card, a list of cards,
 * cards by reference, decks, or a page of the community's API (`member`). Null for other documents.
 */
export function cardsIn(value: unknown): readonly FoundCard[] | null {
  const decks = decksIn(value);
  if (decks.length > 0) {
    const carried = decks.flatMap(({ deck, path }) => carriedBy(deck, path));
    return carried.length === 0 ? null : carried;
  }
  if (Array.isArray(value) && value.length > 0 && !value.some(isLikeCard)) return null;
  if (Array.isArray(value)) return value.flatMap((card, index) => foundIn(card, [index]));
  if (!isObject(value)) return null;
  const page = membersOf(value);
  if (page !== null) return page.cards.flatMap((card, index) => foundIn(card, [page.key, index]));
  if (typeof value['reference'] === 'string') return foundIn(value, []);
  const entries = Object.entries(value);
  const isKeyed =
    entries.length > 0 &&
    entries.every(([key, card]) => /^[A-Z0-9]+(_[A-Z0-9]+){2,}$/.test(key) && isObject(card));
  if (!isKeyed) return null;
  return entries.flatMap(([key, card]) => foundIn(card, [key], key));
}

/** Describes the content of a document, for the error message that the document contains no cards. */
export function contentOf(value: unknown): string {
  if (decksIn(value).length > 0) return 'decks without the texts of their cards';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isObject(value)) return value === null ? 'null' : `a ${typeof value}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
}
