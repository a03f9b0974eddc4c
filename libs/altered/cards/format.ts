import type { DeckErrorCode } from './error-codes.js';
import type { CardDefinition, Rarity } from '#altered/abilities';
import type { Problem } from '#record';
import { deckSize, type Deck } from './deck.js';

/** The rule that defines each limit. Null for limits that tournament organisers set. */
interface RuleNumbers {
  readonly hero: string | null;
  readonly size: string | null;
  readonly faction: string | null;
  readonly copies: string | null;
  readonly rare: string | null;
  readonly unique: string | null;
}

/** The deck limits of a format. Null means no limit. */
interface FormatRules {
  readonly rules: RuleNumbers;
  readonly hero: 'one' | 'one at most' | 'any';
  /** The minimum number of cards. Includes the Hero only in formats that do not require one. */
  readonly least: number;
  readonly most: number | null;
  readonly factions: 1 | 3 | null;
  /** The maximum number of cards with the same name. `versions` is the maximum for the same name and rarity. */
  readonly copies: number | null;
  readonly versions: number | null;
  readonly rarities: Readonly<Partial<Record<Rarity, number>>>;
  /** The maximum number of unique cards. If `by-hero`, the number that Singleton allows for the Hero. */
  readonly uniques: number | 'by-hero' | null;
  /** Whether the format forbids banned and suspended cards, and several copies of a unique card. */
  readonly isTournament: boolean;
  /** The name that card files use for the format's list of legal cards. */
  readonly list?: string;
}

const same = (rule: string | null): RuleNumbers => ({
  ...{ hero: rule, size: rule, faction: rule, copies: rule, rare: rule, unique: rule },
});
const of40 = (rule: string): string => `${rule} of edition 4.0`;

const constructed10: RuleNumbers = {
  ...{ hero: '1.1.4.b', size: '1.1.4.c', faction: '1.1.4.d', copies: '1.1.4.e' },
  ...{ rare: '1.1.4.f', unique: '1.1.4.g' },
};
const constructed40: RuleNumbers = {
  ...{ hero: of40('1.1.4.b'), size: of40('1.1.4.b'), faction: of40('1.1.4.c'), copies: of40('1.1.4.d') },
  ...{ rare: of40('1.1.4.e'), unique: of40('1.1.4.f') },
};

const constructed: FormatRules = {
  rules: constructed10,
  hero: 'one',
  least: 39,
  most: null,
  factions: 1,
  copies: 3,
  versions: null,
  rarities: { rare: 15 },
  uniques: 3,
  isTournament: false,
};
const standard: FormatRules = {
  ...constructed,
  rules: constructed40,
  most: 59,
  rarities: { rare: 15, exalted: 3 },
  isTournament: true,
};
/**
 * The limits for limited and drafted decks: the minimum number of cards, including the Hero, and the maximum number of
 * factions.
 */
export const limitedDecks = { least: 30, factions: 3 } as const;
const limited: FormatRules = {
  ...limitedDecks,
  rules: { ...same(null), hero: '1.1.5.b', size: '1.1.5.c', faction: '1.1.5.d' },
  hero: 'one at most',
  most: null,
  copies: null,
  versions: null,
  rarities: {},
  uniques: null,
  isTournament: false,
};
const booster: FormatRules = { ...limited, rules: same('M2.2'), hero: 'one', least: 1, factions: null };
const sandbox: FormatRules = {
  ...limited,
  rules: same(null),
  hero: 'any',
  least: 4,
  most: 100,
  factions: null,
};

/**
 * The deck formats (1.1.4 and 1.1.5 of edition 1.0). `standard` is 1.1.4 of edition 4.0 with tournament limits.
 * `frontier`, `nuc`, `singleton` and `sandbox` are community formats. Some play modes require a format (M3.6, M3.7,
 * M4.2). Booster War also requires the cards of a booster (M2.2).
 */
const rulesOf = {
  constructed,
  standard,
  frontier: { ...standard, list: 'FRONTIER' },
  nuc: { ...standard, uniques: 0 },
  singleton: { ...standard, least: 59, most: 79, versions: 1, uniques: 'by-hero' },
  sandbox,
  limited,
  sealed: limited,
  draft: limited,
  'booster-draft': limited,
  'booster-war': booster,
  'booster-war-ordered': booster,
  'two-vs-two': standard,
  'free-for-all': standard,
} as const satisfies Readonly<Record<string, FormatRules>>;

export type Format = keyof typeof rulesOf;
export const formats = Object.keys(rulesOf) as readonly Format[];

/** The Heroes whose Singleton decks have a limit below five unique cards, by that limit. */
const singletonUniques: readonly (readonly [most: number, heroes: readonly string[]])[] = [
  [3, ['Teija', 'Kojo', 'Basira', 'Sigismar', 'Nevenka', 'Fen', 'Treyst']],
  [4, ['Subhash', 'Isaree', 'Atsadi', 'Arjun', 'Kauri', 'Rin', 'Zhen', 'Akesha']],
];

function uniquesOf({ uniques }: FormatRules, { hero }: Deck): number | null {
  if (uniques !== 'by-hero') return uniques;
  const [first = ''] = hero?.name.split(' ') ?? [];
  return singletonUniques.find(([, heroes]) => heroes.includes(first))?.[0] ?? 5;
}

type Breach = Problem<DeckErrorCode>;

const breach = (rule: string | null, code: DeckErrorCode, message: string, advice: string): Breach => ({
  code,
  message: rule === null ? `${message}.` : `${message} (rule ${rule}).`,
  advice,
  data: { rule },
});

function tally(deck: Deck, key: (card: CardDefinition) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, count } of deck.entries) {
    const name = key(card);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

function heroBreaches(deck: Deck, { rules, hero }: FormatRules): readonly Breach[] {
  const heroes = tally(deck, ({ type }) => type).get('hero') ?? 0;
  if (hero === 'any' || heroes === 1 || (hero === 'one at most' && heroes === 0)) return [];
  const [may, advice] =
    hero === 'one'
      ? ['needs exactly one', 'Use exactly one hero, of the deck’s faction.']
      : ['can have only one', 'Keep at most one hero.'];
  return [breach(rules.hero, 'DECK_HEROES_INVALID', `The deck has ${heroes} heroes, but ${may}`, advice)];
}

function sizeBreaches(deck: Deck, { rules, hero, least, most }: FormatRules): readonly Breach[] {
  const beside = deckSize(deck);
  // The size includes the Hero, if there is one (1.1.5.c).
  const size =
    hero === 'one at most' ? beside + Math.min(1, tally(deck, ({ type }) => type).get('hero') ?? 0) : beside;
  const own = size === 1 ? '1 card' : `${size} cards`;
  const cards = size === beside && hero === 'one' ? `${own} besides its hero` : own;
  if (size < least) {
    const message = `The deck has ${cards}, but needs at least ${least}`;
    return [breach(rules.size, 'DECK_TOO_SMALL', message, `Add ${least - size} more.`)];
  }
  if (most === null || size <= most) return [];
  const message = `The deck has ${cards}, but the maximum is ${most}`;
  return [breach(rules.size, 'DECK_TOO_LARGE', message, `Remove ${size - most} of them.`)];
}

function factionBreaches(deck: Deck, { rules, factions }: FormatRules): readonly Breach[] {
  const known = {
    ...deck,
    entries: deck.entries.filter(({ card, isUnknown }) => isUnknown !== true || card.faction !== null),
  };
  if (factions === 3) {
    const found = [...tally(known, ({ faction }) => faction).keys()];
    if (found.length <= 3) return [];
    const message = `The deck has cards of ${found.length} factions (${found.join(', ')}), but the maximum is 3`;
    return [breach(rules.faction, 'DECK_FACTION_INVALID', message, 'Remove the cards of a faction.')];
  }
  const own = deck.hero?.faction;
  if (factions === null || own === undefined) return [];
  return known.entries
    .filter(({ card }) => card.faction !== own)
    .map(({ card }) => {
      const message = `${card.name} (${card.reference}) is ${card.faction ?? 'neutral'}, but the deck’s hero is ${own}`;
      return breach(rules.faction, 'DECK_FACTION_INVALID', message, 'Use only cards of the hero’s faction.');
    });
}

function copyBreaches(deck: Deck, { rules, copies, versions }: FormatRules): readonly Breach[] {
  const tooMany = (counts: Map<string, number>, most: number | null, limit: string): readonly Breach[] =>
    [...counts]
      .filter(([, count]) => most !== null && count > most)
      .map(([name, count]) => {
        const message = `The deck has ${count} cards named ${name}, but ${limit}`;
        return breach(
          rules.copies,
          'DECK_COPIES_TOO_MANY',
          message,
          `Remove ${count - (most ?? 0)} of them.`,
        );
      });
  const byVersion = tally(deck, ({ name, rarity }) => (rarity === null ? null : `${name} (${rarity})`));
  return [
    ...tooMany(
      tally(deck, ({ name }) => name),
      copies,
      `the maximum is ${copies}`,
    ),
    ...tooMany(byVersion, versions, `the maximum is ${versions} of each rarity`),
  ];
}

function rarityBreaches(deck: Deck, format: FormatRules): readonly Breach[] {
  const { rules, rarities } = format;
  const counts = tally(deck, ({ rarity }) => rarity);
  const limits: readonly (readonly [Rarity, number | null | undefined, string | null])[] = [
    ['rare', rarities.rare, rules.rare],
    ['exalted', rarities.exalted, null],
    ['unique', uniquesOf(format, deck), rules.unique],
  ];
  return limits.flatMap(([rarity, most, rule]) => {
    const count = counts.get(rarity) ?? 0;
    if (most == null || count <= most) return [];
    const cards = `${count} ${rarity} ${count === 1 ? 'card' : 'cards'}`;
    const message = `The deck has ${cards}, but the maximum is ${most}`;
    const advice = count === 1 ? 'Remove the card.' : `Remove ${count - most} of them.`;
    return [breach(rule, 'DECK_RARITY_TOO_MANY', message, advice)];
  });
}

/** Returns the violations of tournament rules, which are not part of the rulebook. */
function tournamentBreaches(deck: Deck, { isTournament, list }: FormatRules): readonly Breach[] {
  if (!isTournament) return [];
  const isListed = (formats: readonly string[] | undefined): boolean =>
    list === undefined || formats === undefined || formats.includes(list);
  return deck.entries.flatMap(({ card, count, restriction, restrictedFrom, formats }): Breach[] => {
    const named = `${card.name} (${card.reference})`;
    const data = { rule: null, reference: card.reference };
    const found: Breach[] = [];
    if (restriction !== undefined)
      found.push({
        code: 'DECK_RESTRICTED',
        message: `${named} is ${restriction} in tournaments${restrictedFrom === undefined ? '' : ` since ${restrictedFrom}`}.`,
        advice:
          restrictedFrom === undefined
            ? 'Remove the card. If its status has changed, import a newer card file.'
            : 'Remove the card. If its status has changed, import a newer legality list.',
        data: { ...data, restriction, ...(restrictedFrom !== undefined && { from: restrictedFrom }) },
      });
    if (card.rarity === 'unique' && count > 1)
      found.push({
        code: 'DECK_COPIES_TOO_MANY',
        message: `The deck has ${count} copies of the unique card ${named}, but only one exists.`,
        advice: `Remove ${count - 1} of them.`,
        data,
      });
    if (!isListed(formats))
      found.push({
        code: 'DECK_RESTRICTED',
        message: `${named} is not in the list of cards for ${String(list).toLowerCase()}.`,
        advice: 'Remove the card. If the list has changed, import a newer card file.',
        data,
      });
    return found;
  });
}

/** Returns the problems of a deck in a format. Does not check the pool of a limited deck. */
export function formatProblems(format: Format, deck: Deck): readonly Problem<DeckErrorCode>[] {
  const rules: FormatRules = rulesOf[format];
  return [
    heroBreaches,
    sizeBreaches,
    factionBreaches,
    copyBreaches,
    rarityBreaches,
    tournamentBreaches,
  ].flatMap((find) => find(deck, rules));
}
