import { assertNever, type Problem } from '#record';
import { deckSize, type Deck } from './deck.js';

/** Ways of building a deck (1.1.4, 1.1.5). */
export const formats = ['constructed', 'limited'] as const;
export type Format = (typeof formats)[number];

const breach = (rule: string, code: string, message: string, advice: string): Problem => ({
  code,
  message: `${message} (rule ${rule}).`,
  advice,
  data: { rule },
});

function tally(deck: Deck, key: (entry: Deck['entries'][number]) => string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of deck.entries) {
    const name = key(entry);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + entry.count);
  }
  return counts;
}

const heroes = (deck: Deck): number => tally(deck, ({ card }) => card.type).get('hero') ?? 0;

function tooFew(deck: Deck, least: number, rule: string): readonly Problem[] {
  const size = deckSize(deck);
  if (size >= least) return [];
  const message = `The deck has ${size} cards besides its hero; it needs at least ${least}`;
  return [breach(rule, 'DECK_TOO_SMALL', message, `Add ${least - size} more.`)];
}

/** Why a deck may not be played in constructed games; empty when it may (1.1.4). */
export function constructedProblems(deck: Deck): readonly Problem[] {
  const problems: Problem[] = [];
  if (heroes(deck) !== 1) {
    const message = `The deck has ${heroes(deck)} heroes; it needs exactly one`;
    problems.push(
      breach('1.1.4.b', 'DECK_HEROES', message, 'Add a hero of the deck’s faction, and only one.'),
    );
  }
  problems.push(...tooFew(deck, 39, '1.1.4.c'));

  const faction = deck.hero?.faction;
  const strangers = deck.entries.filter(({ card }) => faction !== undefined && card.faction !== faction);
  for (const { card } of strangers) {
    const message = `${card.name} (${card.reference}) is ${card.faction ?? 'neutral'}, its hero is ${faction}`;
    problems.push(breach('1.1.4.d', 'DECK_FACTION', message, 'Use cards of the hero’s faction only.'));
  }
  for (const [name, count] of tally(deck, ({ card }) => card.name))
    if (count > 3) {
      const message = `The deck has ${count} cards named ${name}; it may have 3`;
      problems.push(breach('1.1.4.e', 'DECK_COPIES', message, `Take ${count - 3} out.`));
    }

  const rarities = tally(deck, ({ card }) => card.rarity);
  const limits = [
    { rarity: 'rare', most: 15, rule: '1.1.4.f' },
    { rarity: 'unique', most: 3, rule: '1.1.4.g' },
  ];
  for (const { rarity, most, rule } of limits) {
    const count = rarities.get(rarity) ?? 0;
    if (count <= most) continue;
    const message = `The deck has ${count} ${rarity} cards; it may have ${most}`;
    problems.push(breach(rule, 'DECK_RARITY', message, `Take ${count - most} out.`));
  }
  return problems;
}

/** Why a deck may not be played in limited games; empty when it may (1.1.5). The pool it comes from is not checked. */
export function limitedProblems(deck: Deck): readonly Problem[] {
  const problems: Problem[] = [];
  if (heroes(deck) > 1) {
    const message = `The deck has ${heroes(deck)} heroes; it may have one`;
    problems.push(breach('1.1.5.b', 'DECK_HEROES', message, 'Keep one hero, or none.'));
  }
  problems.push(...tooFew(deck, 29, '1.1.5.c'));
  const factions = [...tally(deck, ({ card }) => card.faction).keys()];
  if (factions.length > 3) {
    const message = `The deck has cards of ${factions.length} factions (${factions.join(', ')}); it may have 3`;
    problems.push(breach('1.1.5.d', 'DECK_FACTION', message, 'Take one faction out.'));
  }
  return problems;
}

/** Why a deck may not be played in this format; empty when it may. */
export function formatProblems(format: Format, deck: Deck): readonly Problem[] {
  switch (format) {
    case 'constructed':
      return constructedProblems(deck);
    case 'limited':
      return limitedProblems(deck);
    default:
      return assertNever(format);
  }
}
