import type { DeckErrorCode } from './error-codes.js';
import type { CardDefinition } from '#altered/abilities';
import { assertNever, type Problem } from '#record';
import { deckSize, type Deck } from './deck.js';

/**
 * Ways of building a deck: 1.1.4 and 1.1.5 of edition 1.0; `standard` is what tournaments ask for today: 1.1.4 of
 * edition 4.0, without the cards that are banned or suspended. The modes of play ask for one of these (M3.6, M3.7, M4.2), and
 * Booster War for the cards of a booster (M2.2).
 */
export const formats = [
  'constructed',
  'limited',
  'standard',
  'booster-draft',
  'sealed',
  'booster-war',
  'booster-war-ordered',
  'two-vs-two',
  'free-for-all',
] as const;
export type Format = (typeof formats)[number];

const breach = (
  rule: string,
  code: DeckErrorCode,
  message: string,
  advice: string,
): Problem<DeckErrorCode> => ({
  code,
  message: `${message} (rule ${rule}).`,
  advice,
  data: { rule },
});

/** Which sub-rule of 1.1.4 says what: editions count them differently. */
interface ConstructedRules {
  readonly hero: string;
  readonly size: string;
  readonly faction: string;
  readonly copies: string;
  readonly rare: string;
  readonly unique: string;
}

const rules10: ConstructedRules = {
  hero: '1.1.4.b',
  size: '1.1.4.c',
  faction: '1.1.4.d',
  copies: '1.1.4.e',
  rare: '1.1.4.f',
  unique: '1.1.4.g',
};

const of40 = (rule: string): string => `${rule} of edition 4.0`;
const rules40: ConstructedRules = {
  hero: of40('1.1.4.b'),
  size: of40('1.1.4.b'),
  faction: of40('1.1.4.c'),
  copies: of40('1.1.4.d'),
  rare: of40('1.1.4.e'),
  unique: of40('1.1.4.f'),
};

function tally(deck: Deck, key: (card: CardDefinition) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, count } of deck.entries) {
    const name = key(card);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

const heroes = (deck: Deck): number => tally(deck, ({ type }) => type).get('hero') ?? 0;

function tooFew(deck: Deck, least: number, rule: string): readonly Problem<DeckErrorCode>[] {
  const size = deckSize(deck);
  if (size >= least) return [];
  const message = `The deck has ${size} cards besides its hero; it needs at least ${least}`;
  return [breach(rule, 'DECK_TOO_SMALL', message, `Add ${least - size} more.`)];
}

function oneHero(deck: Deck, rule: string): readonly Problem<DeckErrorCode>[] {
  if (heroes(deck) === 1) return [];
  const message = `The deck has ${heroes(deck)} heroes; it needs exactly one`;
  return [breach(rule, 'DECK_HEROES_INVALID', message, 'Add a hero of the deck’s faction, and only one.')];
}

/** What both editions ask of the cards beside the hero. */
function cardBreaches(deck: Deck, rules: ConstructedRules): readonly Problem<DeckErrorCode>[] {
  const problems: Problem<DeckErrorCode>[] = [];
  const faction = deck.hero?.faction;
  const strangers = deck.entries.filter(({ card }) => faction !== undefined && card.faction !== faction);
  for (const { card } of strangers) {
    const message = `${card.name} (${card.reference}) is ${card.faction ?? 'neutral'}, its hero is ${faction}`;
    problems.push(
      breach(rules.faction, 'DECK_FACTION_INVALID', message, 'Use cards of the hero’s faction only.'),
    );
  }
  for (const [name, count] of tally(deck, (card) => card.name))
    if (count > 3) {
      const message = `The deck has ${count} cards named ${name}; it may have 3`;
      problems.push(breach(rules.copies, 'DECK_COPIES_TOO_MANY', message, `Take ${count - 3} out.`));
    }

  const rarities = tally(deck, ({ rarity }) => rarity);
  const limits = [
    { rarity: 'rare', most: 15, rule: rules.rare },
    { rarity: 'unique', most: 3, rule: rules.unique },
  ];
  for (const { rarity, most, rule } of limits) {
    const count = rarities.get(rarity) ?? 0;
    if (count <= most) continue;
    const message = `The deck has ${count} ${rarity} cards; it may have ${most}`;
    problems.push(breach(rule, 'DECK_RARITY_TOO_MANY', message, `Take ${count - most} out.`));
  }
  return problems;
}

/** Why a deck may not be played in constructed games; empty when it may (1.1.4). */
export const constructedProblems = (deck: Deck): readonly Problem<DeckErrorCode>[] => [
  ...oneHero(deck, rules10.hero),
  ...tooFew(deck, 39, rules10.size),
  ...cardBreaches(deck, rules10),
];

/**
 * Why a deck may not be played in standard tournaments; empty when it may: 1.1.4 of edition 4.0 (40 to 60 cards, the
 * hero among them), and no card that its file marks as banned or suspended.
 */
export function standardProblems(deck: Deck): readonly Problem<DeckErrorCode>[] {
  const size = deckSize(deck);
  const tooMany =
    size <= 59
      ? []
      : [
          breach(
            rules40.size,
            'DECK_TOO_LARGE',
            `The deck has ${size} cards besides its hero; it may have 59`,
            `Take ${size - 59} out.`,
          ),
        ];
  const restricted = deck.entries.flatMap(({ card, restriction }): Problem<DeckErrorCode>[] =>
    restriction === undefined
      ? []
      : [
          {
            code: 'DECK_RESTRICTED',
            message: `${card.name} (${card.reference}) is ${restriction} in tournaments.`,
            advice: 'Take it out. The card file says so: import a newer one when this has changed.',
            data: { rule: null, reference: card.reference, restriction },
          },
        ],
  );
  return [
    ...oneHero(deck, rules40.hero),
    ...tooFew(deck, 39, rules40.size),
    ...tooMany,
    ...cardBreaches(deck, rules40),
    ...restricted,
  ];
}

/**
 * Why a deck may not be played in limited games; empty when it may (1.1.5). The pool it comes from is not checked; any number of
 * Mana Convergence may be added to it.
 */
export function limitedProblems(deck: Deck): readonly Problem<DeckErrorCode>[] {
  const problems: Problem<DeckErrorCode>[] = [];
  if (heroes(deck) > 1) {
    const message = `The deck has ${heroes(deck)} heroes; it may have one`;
    problems.push(breach('1.1.5.b', 'DECK_HEROES_INVALID', message, 'Keep one hero, or none.'));
  }
  problems.push(...tooFew(deck, 29, '1.1.5.c'));
  const factions = [...tally(deck, ({ faction }) => faction).keys()];
  if (factions.length > 3) {
    const message = `The deck has cards of ${factions.length} factions (${factions.join(', ')}); it may have 3`;
    problems.push(breach('1.1.5.d', 'DECK_FACTION_INVALID', message, 'Take one faction out.'));
  }
  return problems;
}

/** Why a deck is none of a booster: it has one Hero, who is put into play, and other cards (M2.2). */
export const boosterProblems = (deck: Deck): readonly Problem<DeckErrorCode>[] => [
  ...oneHero(deck, 'M2.2'),
  ...tooFew(deck, 1, 'M2.2'),
];

/** Why a deck may not be played in this format; empty when it may. */
export function formatProblems(format: Format, deck: Deck): readonly Problem<DeckErrorCode>[] {
  switch (format) {
    case 'constructed':
      return constructedProblems(deck);
    case 'limited':
    case 'booster-draft':
    case 'sealed':
      return limitedProblems(deck);
    case 'standard':
    case 'two-vs-two':
    case 'free-for-all':
      return standardProblems(deck);
    case 'booster-war':
    case 'booster-war-ordered':
      return boosterProblems(deck);
    default:
      return assertNever(format);
  }
}
