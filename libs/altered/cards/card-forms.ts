/** The cards of a file in the flat form that is checked and stored, and where each of them stands in the file. */
export interface FoundCards {
  readonly cards: readonly unknown[];
  readonly pathOf: (index: number) => readonly (string | number)[];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text says in English: a text by itself, or the English of several languages. */
const english = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  return value['en'] ?? value['en-us'] ?? value['en-US'];
};

/** The word of a set, type, rarity or faction: by itself, or as an object with names for it. */
const wordOf = (value: unknown): unknown => (isObject(value) ? (value['reference'] ?? value['code']) : value);

/** A number, also one in text, or between the marks of what a rare card changes; null where there is none. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const digits = value.replaceAll('#', '').trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : value;
}

const textOf = (value: unknown): unknown => (english(value) === '' ? null : (english(value) ?? null));

const isFlat = (card: Fields): boolean =>
  !('elements' in card) && !isObject(card['rarity']) && !isObject(card['name']);

/** A card of the former official API, of the community's API, or of a file keyed by reference, in the flat form; others as they are. */
function flat(card: unknown, key?: string): unknown {
  if (!isObject(card) || isFlat(card)) return card;
  const elements = isObject(card['elements']) ? card['elements'] : card;
  const of = (official: string, community: string): unknown => elements[official] ?? card[community];
  const reference = card['reference'] ?? key;
  const subtypes = card['cardSubTypes'] ?? [];
  const isFeat = Array.isArray(subtypes) && subtypes.some((subtype) => wordOf(subtype) === 'FEAT');
  const support = textOf(of('ECHO_EFFECT', 'echoEffect'));
  const number = card['collectorNumber'];
  const isNumber =
    typeof number === 'string' && typeof reference === 'string' && !number.startsWith(reference);
  const set = isObject(card['cardSet']) ? card['cardSet'] : {};
  return {
    reference,
    name: english(card['name']),
    set: wordOf(card['cardSet']) ?? null,
    setName: english(set['name']) ?? null,
    type: wordOf(card['cardType'] ?? card['type']),
    subtypes: Array.isArray(subtypes) ? subtypes.map(wordOf) : subtypes,
    faction: wordOf(card['mainFaction'] ?? card['faction']),
    rarity: wordOf(card['rarity']),
    handCost: numberOf(of('MAIN_COST', 'mainCost')),
    reserveCost: numberOf(of('RECALL_COST', 'recallCost')),
    forest: numberOf(of('FOREST_POWER', 'forestPower')),
    mountain: numberOf(of('MOUNTAIN_POWER', 'mountainPower')),
    ocean: numberOf(of('OCEAN_POWER', 'oceanPower')),
    mainEffect: textOf(of('MAIN_EFFECT', 'mainEffect')),
    // A Feat has its second box where others have their support ability.
    echoEffect: isFeat ? null : support,
    completedEffect: isFeat ? support : null,
    reserveLimit: numberOf(of('RESERVE', 'reserve')),
    landmarkLimit: numberOf(of('PERMANENT', 'permanent')),
    // Some files repeat the reference here.
    collectorNumber: isNumber ? number : null,
    isBanned: card['isBanned'] ?? null,
    isSuspended: card['isSuspended'] ?? null,
    gameplayFormat: card['gameplayFormat'] ?? null,
  };
}

/** Whether a value has a field that cards have and other lists do not. */
const isLikeCard = (value: unknown): boolean =>
  isObject(value) &&
  ['reference', 'faction', 'mainEffect', 'elements', 'cardType'].some((field) => field in value);

/** The members of a page of the community's API. */
const membersOf = (value: Fields): { readonly key: string; readonly cards: readonly unknown[] } | null => {
  for (const key of ['member', 'hydra:member'])
    if (Array.isArray(value[key])) return { key, cards: value[key] as readonly unknown[] };
  return null;
};

/**
 * The cards of a document in any of these forms: a list of cards, a page of the community's API (`member`), an object with cards by
 * reference, or a card alone. Null for anything else.
 */
export function cardsIn(value: unknown): FoundCards | null {
  if (Array.isArray(value) && value.length > 0 && !value.some(isLikeCard)) return null;
  if (Array.isArray(value)) return { cards: value.map((card) => flat(card)), pathOf: (index) => [index] };
  if (!isObject(value)) return null;
  const page = membersOf(value);
  if (page !== null)
    return { cards: page.cards.map((card) => flat(card)), pathOf: (index) => [page.key, index] };
  if (typeof value['reference'] === 'string') return { cards: [flat(value)], pathOf: () => [] };
  const entries = Object.entries(value);
  const isKeyed =
    entries.length > 0 &&
    entries.every(([key, card]) => /^[A-Z0-9]+(_[A-Z0-9]+){2,}$/.test(key) && isObject(card));
  if (!isKeyed) return null;
  return {
    cards: entries.map(([key, card]) => flat(card, key)),
    pathOf: (index) => [entries[index]?.[0] ?? ''],
  };
}

/** What a document holds, in words, for the message that it holds no cards. */
export function contentOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isObject(value)) return value === null ? 'null' : `a ${typeof value}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
}
