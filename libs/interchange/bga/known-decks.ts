import { cardOf, type CardDefinition } from '#altered/abilities';
import { deckReferences, type Deck } from '#altered/cards';
import { playable, referenceOf } from './definitions.js';
import type { GameLog } from './log.js';
import { isToken } from './places.js';
import type { LoggedCard } from './shapes.js';

/** The name of a player's deck, and its cards except the hero. */
export interface KnownDeck {
  readonly name: string;
  readonly cards: readonly CardDefinition[];
}
/** The players' decks, by the player's id. */
export type DeckLists = ReadonlyMap<string, KnownDeck>;

/** The cards of a player that appear in a log. */
interface Shown {
  hero: string | null;
  /** The references in the log, by the name that all printings of a card share. */
  readonly cards: Map<string, string>;
}

/** The minimum proportion of a player's cards in the log that the player's deck must contain. */
const LEAST = 0.8;

/**
 * Finds the deck of each player. The deck must contain the hero that the player used, and most of the player's cards
 * that the log shows.
 */
export function listsOf(log: GameLog, decks: readonly Deck[]): DeckLists {
  const lists = new Map<string, KnownDeck>();
  if (decks.length === 0) return lists;
  for (const [player, shown] of shownIn(log)) {
    let best: { readonly deck: Deck; readonly common: number } | null = null;
    for (const deck of decks) {
      const common = inCommon(shown, deck);
      if (common !== null && common > (best?.common ?? -1)) best = { deck, common };
    }
    if (best !== null) lists.set(player, { name: best.deck.name, cards: cardsOf(best.deck, shown) });
  }
  return lists;
}

/** Returns the decks that were used in the given games, including any other decks with the same cards. */
export function decksPlayed(
  decks: readonly Deck[],
  games: readonly { readonly players: readonly { readonly deck: string | null }[] }[],
): ReadonlySet<Deck> {
  const names = new Set(games.flatMap(({ players }) => players.map(({ deck }) => deck)));
  const played = new Set(decks.filter(({ name }) => names.has(name)).map(contentsOf));
  return new Set(decks.filter((deck) => played.has(contentsOf(deck))));
}

/** Returns a key that is equal for decks with the same cards. */
const contentsOf = (deck: Deck): string =>
  [deck.hero?.reference ?? '', ...deckReferences(deck)].map(cardOf).sort().join(' ');

function shownIn({ players, moves }: GameLog): ReadonlyMap<string, Shown> {
  const found = new Map(players.map(({ id }): [string, Shown] => [id, { hero: null, cards: new Map() }]));
  const note = (card: LoggedCard | null): void => {
    const shown = card === null ? undefined : found.get(card.pId);
    if (card === null || shown === undefined) return;
    const { type, uid } = card.properties;
    const reference = referenceOf(uid);
    if (type === 'hero') shown.hero ??= cardOf(reference);
    else if (!isToken(card)) shown.cards.set(cardOf(reference), reference);
  };
  for (const { table, own } of moves)
    for (const { args } of [...table, ...own]) {
      note(args.card('card'));
      note(args.card('card2'));
      for (const card of args.cards('cards')) note(card);
    }
  return found;
}

/** Counts the shown cards that a deck contains. Null if the deck has another hero or contains too few of the cards. */
function inCommon({ hero, cards }: Shown, deck: Deck): number | null {
  if (deck.hero !== null && hero !== null && cardOf(deck.hero.reference) !== hero) return null;
  const listed = new Set(deck.entries.map(({ card }) => cardOf(card.reference)));
  const common = [...cards.keys()].filter((card) => listed.has(card)).length;
  return common > 0 && common >= cards.size * LEAST ? common : null;
}

/** Returns the cards of a deck. Cards that appear in the log get their reference from the log. */
function cardsOf(deck: Deck, { cards }: Shown): readonly CardDefinition[] {
  const definitions = new Map(deck.entries.map(({ card }) => [card.reference, card]));
  return deckReferences(deck).flatMap((listed) => {
    const card = definitions.get(listed);
    if (card === undefined || card.type === 'hero') return [];
    return [playable({ ...card, reference: cards.get(cardOf(listed)) ?? listed })];
  });
}
