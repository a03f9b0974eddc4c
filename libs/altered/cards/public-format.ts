import { z } from 'zod';
import type { CardDefinition, CardType, Faction, Rarity } from '#altered/abilities';
import { printedAbilities, withoutReminders } from '#altered/text';
import { isPlain } from '#record';

const types = {
  CHARACTER: 'character',
  SPELL: 'spell',
  PERMANENT: 'permanent',
  LANDMARK_PERMANENT: 'permanent',
  EXPEDITION_PERMANENT: 'permanent',
  HERO: 'hero',
  TOKEN: null,
  TOKEN_MANA: 'mana',
  TOKEN_LANDMARK_PERMANENT: null,
} as const satisfies Record<string, CardType | null>;

const factions = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OR: 'ordis',
  YZ: 'yzmir',
  NE: null,
} as const satisfies Record<string, Faction | null>;

const rarities = {
  COMMON: 'common',
  RARE: 'rare',
  UNIQUE: 'unique',
  EXALTED: 'exalted',
} as const satisfies Record<string, Rarity>;

const keys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];
/** The maximum number of characters in a text field. No card has a longer text. */
const longestText = 4000;
const mostOf = 1000;
const count = z.int().nonnegative().max(mostOf);
const layout = /[\n\r\t]/g;
const unreadable = 'it contains unreadable characters';
/** Returns the schema of a string without control or invisible characters, as records require. */
const plainName = (most: number) => z.string().max(most).refine(isPlain, unreadable);
/** Like `plainName`, but for strings with line breaks. */
const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => isPlain(text.replace(layout, ' ')), unreadable);
const text = plainText(longestText).nullish();

/** The format of references: the set, then the parts that identify the card. */
export const referenceForm = /^[A-Z0-9]+(_[A-Z0-9]+)+$/;
export const factionCodes = keys(factions);
export const typeCodes = keys(types);
export const rarityCodes = keys(rarities);

/** The schema of a card in a card file. Unknown fields are ignored. */
export const publicCard = z
  .object({
    reference: z.string().max(60).regex(referenceForm, 'a reference looks like SET_B_AX_01_C'),
    name: plainName(200).min(1),
    set: plainName(40).nullish(),
    setName: plainName(200).nullish(),
    type: z.enum(typeCodes),
    subtypes: z.array(plainName(60)).max(20),
    faction: z.enum(factionCodes),
    rarity: z.enum(rarityCodes),
    handCost: count.nullable(),
    reserveCost: count.nullable(),
    forest: count.nullable(),
    mountain: count.nullable(),
    ocean: count.nullable(),
    mainEffect: text,
    echoEffect: text,
    completedEffect: text,
    reserveLimit: count.nullish(),
    landmarkLimit: count.nullish(),
    collectorNumber: plainName(60).nullish(),
    isBanned: z.boolean().nullish(),
    isSuspended: z.boolean().nullish(),
    gameplayFormat: z.array(plainName(40)).max(20).nullish(),
  })
  .superRefine((card, issues) => {
    const type = types[card.type];
    const needed = [
      ...(type === 'character' ? (['forest', 'mountain', 'ocean'] as const) : []),
      ...(type === null || type === 'hero' ? [] : (['handCost', 'reserveCost'] as const)),
    ];
    for (const field of needed)
      if (card[field] === null)
        issues.addIssue({ code: 'custom', path: [field], message: `a ${type} needs a number here` });
  });

/** A card or token in the format of card files. Imports store this format. */
export type PublicCard = z.infer<typeof publicCard>;

/**
 * Returns the set that a card's file states. If it states none, returns the set in the reference (`CORE` for
 * `ALT_CORE_B_AX_04_C`).
 */
export const setOf = ({ set, reference }: Pick<PublicCard, 'set' | 'reference'>): string =>
  set ?? reference.split('_')[1] ?? '';

/** Returns the type of a card that can be in a deck. Null for a token. */
export const typeOf = ({ type }: Pick<PublicCard, 'type'>): CardType | null => types[type];

/** Returns the faction of a card. Null if it is neutral. */
export const factionOf = ({ faction }: Pick<PublicCard, 'faction'>): Faction | null => factions[faction];

/** Whether a card is a token. Tokens are created during a game and cannot be in a deck (1.1.7.b). */
export const isToken = ({ type }: Pick<PublicCard, 'type'>): boolean => types[type] === null;

const landmarks: readonly string[] = ['LANDMARK_PERMANENT', 'TOKEN_LANDMARK_PERMANENT'];

/**
 * Returns a card's sub-types. Adds the sub-type of a Landmark Permanent (2.2.2.e), because card files state it only as
 * part of the type.
 */
export function subtypesOf(card: Pick<PublicCard, 'type' | 'subtypes'>): readonly string[] {
  const subtypes = card.subtypes.filter(Boolean).map((subtype) => subtype.toLowerCase());
  const isLandmark = landmarks.includes(card.type) && !subtypes.includes('landmark');
  return isLandmark ? ['landmark', ...subtypes] : subtypes;
}

function limitsOf({
  reserveLimit,
  landmarkLimit,
}: PublicCard): Pick<CardDefinition, 'reserveLimit' | 'landmarkLimit'> {
  return {
    ...(typeof reserveLimit === 'number' && { reserveLimit }),
    ...(typeof landmarkLimit === 'number' && { landmarkLimit }),
  };
}

const hasAbility = (abilities: readonly string[]): boolean =>
  abilities.some((ability) => withoutReminders(ability) !== '');

/** Returns a card's text boxes, with one entry per ability. A Feat's second box follows its first in `text`. */
export const boxesOf = (card: PublicCard): Pick<CardDefinition, 'text' | 'supportText'> => ({
  text: [...printedAbilities(card.mainEffect), ...printedAbilities(card.completedEffect)],
  supportText: printedAbilities(card.echoEffect),
});

/** Returns the definition of a card. Null for a token. */
export function definitionOf(card: PublicCard): CardDefinition | null {
  const type = types[card.type];
  if (type === null) return null;
  const { text, supportText } = boxesOf(card);
  return {
    reference: card.reference,
    name: card.name,
    type,
    subtypes: subtypesOf(card),
    faction: factions[card.faction],
    rarity: type === 'hero' ? null : rarities[card.rarity],
    handCost: card.handCost ?? 0,
    reserveCost: card.reserveCost ?? 0,
    statistics:
      type === 'character'
        ? { forest: card.forest ?? 0, mountain: card.mountain ?? 0, water: card.ocean ?? 0 }
        : null,
    text,
    supportText,
    ...(type === 'hero' && limitsOf(card)),
    executed: !hasAbility(text) && !hasAbility(supportText),
  };
}
