import {
  limitedDecks,
  MANA_CONVERGENCE,
  manaConvergence,
  type Catalogue,
  type Deck,
  type DeckEntry,
} from '#altered/cards';
import { draftBounds, fail, ok, shortened, type Problem, type Result } from '#record';
import type { DraftCards } from '../boosters/draft-card.js';
import type { PoolDeck } from '../draft/event.js';
import type { DraftErrorCode } from '../error-codes.js';

/** A deck's minimum number of cards (M3.6) and maximum number of factions (M3.7). Both limits count the Hero. */
export const { least: LEAST_CARDS, factions: MOST_FACTIONS } = limitedDecks;
const MOST_CARDS = draftBounds.deck;

const breach = (
  code: DraftErrorCode,
  rule: string,
  message: string,
  advice: string,
): Problem<DraftErrorCode> => ({ code, message: `${message} (rule ${rule}).`, advice, data: { rule } });

function tally(references: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return counts;
}

/** Returns a deck's factions, starting with the Hero's. */
export function factionsOf(cards: DraftCards, { hero, cards: own }: PoolDeck): readonly string[] {
  const all = [...(hero === null ? [] : [hero]), ...own].map(
    (reference) => cards[reference]?.faction ?? null,
  );
  return [...new Set(all.flatMap((faction) => faction ?? []))];
}

/**
 * Returns a deck's problems: cards that are not in the pool, and violations of the rules for limited decks (M3.6,
 * M3.7).
 */
export function deckProblems(
  cards: DraftCards,
  pool: readonly string[],
  deck: PoolDeck,
): readonly Problem<DraftErrorCode>[] {
  const { hero, cards: own } = deck;
  if (own.length > MOST_CARDS)
    return [
      breach(
        'DECK_TOO_LARGE',
        'M3.6',
        `The deck has ${own.length} cards, but the maximum is ${MOST_CARDS}`,
        'Remove some cards.',
      ),
    ];
  const problems: Problem<DraftErrorCode>[] = [];
  const there = tally(pool);
  for (const [reference, count] of tally([...(hero === null ? [] : [hero]), ...own])) {
    const most = reference === MANA_CONVERGENCE ? MOST_CARDS : (there.get(reference) ?? 0);
    if (count > most)
      problems.push(
        breach(
          'DECK_CARD_NOT_IN_POOL',
          'M3.6',
          `The deck has ${count} ${count === 1 ? 'copy' : 'copies'} of ` +
            `${cards[reference]?.name ?? shortened(reference)}, but the pool has ${most}`,
          'Use at most as many copies of each card as the pool contains. Mana Convergence is always available.',
        ),
      );
  }
  if (hero !== null && cards[hero]?.type !== 'hero')
    problems.push(
      breach(
        'DECK_HEROES_INVALID',
        'M3.7',
        `${shortened(hero)} is not a Hero`,
        'Use a Hero in the pool, or no Hero.',
      ),
    );
  if (own.some((reference) => cards[reference]?.type === 'hero'))
    problems.push(
      breach('DECK_HEROES_INVALID', 'M3.7', 'The deck has more than one Hero', 'Keep at most one Hero.'),
    );
  const size = own.length + (hero === null ? 0 : 1);
  if (size < LEAST_CARDS)
    problems.push(
      breach(
        'DECK_TOO_SMALL',
        'M3.6',
        `The deck has ${size} ${size === 1 ? 'card' : 'cards'} including its Hero, but needs at least ` +
          `${LEAST_CARDS}`,
        `Add ${LEAST_CARDS - size} more. Mana Convergence is always available.`,
      ),
    );
  const factions = factionsOf(cards, deck);
  if (factions.length > MOST_FACTIONS)
    problems.push(
      breach(
        'DECK_FACTION_INVALID',
        'M3.7',
        `The deck has cards of ${factions.length} factions (${factions.join(', ')}), but the maximum is ${MOST_FACTIONS}`,
        'Remove the cards of a faction.',
      ),
    );
  return problems;
}

/**
 * Converts a deck from a pool to a deck for a game, with card definitions from a catalogue. Fails with
 * `DECK_CARD_UNKNOWN` if a card is not in the catalogue.
 */
export function playableDeck(
  name: string,
  { hero, cards }: PoolDeck,
  catalogue: Pick<Catalogue, 'cards'>,
): Result<Deck, readonly Problem<DraftErrorCode>[]> {
  const entries: DeckEntry[] = [];
  const problems: Problem<DraftErrorCode>[] = [];
  for (const [reference, count] of tally([...(hero === null ? [] : [hero]), ...cards])) {
    const card = reference === MANA_CONVERGENCE ? manaConvergence : catalogue.cards.get(reference);
    if (card !== undefined) entries.push({ count, card });
    else
      problems.push({
        code: 'DECK_CARD_UNKNOWN',
        message: `No card has the reference ${shortened(reference)}.`,
        advice: 'Import the card file that the draft used.',
        data: { reference },
      });
  }
  if (problems.length > 0) return fail(problems);
  return ok({ name, hero: entries.find(({ card }) => card.type === 'hero')?.card ?? null, entries });
}
