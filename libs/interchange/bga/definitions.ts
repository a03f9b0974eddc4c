import {
  cardNow,
  unsupported,
  type CardDefinition,
  type CardType,
  type Faction,
  type Rarity,
} from '#altered/abilities';
import { isToken, type Catalogue, type PublicCard } from '#altered/cards';
import { blankCard, UNKNOWN_CARD } from '#altered/rules';
import { onlyShown } from '#record';
import type { LoggedTexts } from './logged-text.js';
import type { LoggedCard } from './shapes.js';

/** The user's cards by reference. `tokens` lists the tokens that card texts name. */
export interface PrintedCards {
  (reference: string): CardDefinition | undefined;
  readonly tokens?: readonly PublicCard[];
}

export const printedCards = ({ cards, printed }: Pick<Catalogue, 'cards' | 'printed'>): PrintedCards =>
  Object.assign((reference: string) => cards.get(reference), {
    tokens: [...printed.values()].filter(isToken),
  });

const factions: Readonly<Record<string, Faction>> = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OD: 'ordis',
  OR: 'ordis',
  YZ: 'yzmir',
};
const rarities: readonly Rarity[] = ['common', 'rare', 'unique', 'exalted'];
const types: readonly string[] = ['character', 'spell', 'permanent', 'hero'] satisfies CardType[];

/**
 * Converts a reference in the log to Retrace's form. For example, `ALT_CORE_B_OD_05_R` becomes `ALT_CORE_B_OR_05_R1`.
 */
export const referenceOf = (uid: string): string =>
  uid.replace(/^(ALT_[A-Z0-9]+_[A-Z]+_)OD_/, '$1OR_').replace(/_R$/, '_R1');

/** The definition of cards that the log does not name. */
export const unknownCard = blankCard(UNKNOWN_CARD, 'Unknown card');

/** The edition of the rules that the platform uses. */
export const EDITION = '4.0';

/** Whether the rules can execute all abilities of a card. */
const isResolved = (card: CardDefinition): boolean =>
  (cardNow(card).abilities ?? []).every((ability) => unsupported(ability, EDITION).length === 0);

/** Returns a card with its printed text but without abilities. */
function faceOf(own: CardDefinition): CardDefinition {
  const { abilities: _, notExecuted: __, startsWith: ___, ...face } = own;
  return { ...face, executed: face.text.length + face.supportText.length === 0 };
}

/** Returns a card with its abilities if the rules can execute all of them, and otherwise without abilities. */
export const playable = (own: CardDefinition): CardDefinition => (isResolved(own) ? own : faceOf(own));

const count = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isInteger(number) && number >= 0 && number < 1000 ? number : 0;
};

const plain = (value: unknown, most = 200): string =>
  typeof value === 'string' ? onlyShown(value.replace(/\s+/g, ' '), most) : '';

/** The names of card types in published card files. */
const printedTypes = {
  character: 'CHARACTER',
  spell: 'SPELL',
  permanent: 'PERMANENT',
  hero: 'HERO',
} as const satisfies Partial<Record<CardType, PublicCard['type']>>;
type LoggedType = keyof typeof printedTypes;

/**
 * Returns the definition of a card. Prefers the user's printed card, and otherwise uses the card in the log. The
 * definition contains abilities only if `isPlayable` is true.
 */
export function definitionOf(
  { properties }: LoggedCard,
  printed: PrintedCards,
  texts: LoggedTexts,
  isPlayable = false,
): CardDefinition {
  const reference = referenceOf(properties.uid);
  const own = printed(reference);
  if (own !== undefined) {
    return isPlayable ? playable(own) : faceOf(own);
  }
  const type = types.includes(properties.type) ? (properties.type as LoggedType) : 'character';
  const named = Array.isArray(properties['subtypes']) ? properties['subtypes'] : [];
  const [forest, mountain, water] = ['forest', 'mountain', 'ocean'].map((name) => count(properties[name]));
  const card = {
    reference: plain(reference, 60) || UNKNOWN_CARD,
    name: plain(properties.name) || plain(reference, 60),
    subtypes: named.map((subtype) => plain(subtype, 60)).filter((subtype) => subtype !== ''),
    handCost: count(properties['costHand']),
    reserveCost: count(properties['costReserve']),
  };
  return {
    ...card,
    type,
    faction: factions[plain(properties['faction'], 2)] ?? null,
    rarity: type === 'hero' ? null : (rarities[count(properties['rarity'])] ?? null),
    statistics:
      type === 'character' ? { forest: forest ?? 0, mountain: mountain ?? 0, water: water ?? 0 } : null,
    ...texts.of(
      {
        ...card,
        type: printedTypes[type],
        faction: 'NE',
        rarity: 'COMMON',
        forest: null,
        mountain: null,
        ocean: null,
        completedEffect: null,
      },
      [properties['effectDesc'], properties['supportDesc']],
      isPlayable,
    ),
    ...(type === 'hero' && {
      reserveLimit: count(properties['reserveSlots']),
      landmarkLimit: count(properties['landmarkSlots']),
    }),
  };
}
