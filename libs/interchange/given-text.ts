import { holdsCards, isDeckCode, readCardFile, type Deck } from '#altered/cards';
import type { Problem, Result } from '#record';
import { looksLikeArchive } from './bga/index.js';
import { looksLikeDraft } from './draft-file.js';
import type { GivenErrorCode } from './error-codes.js';

/** The kinds of text that can be imported. */
export type GivenKind = 'log' | 'game' | 'draft' | 'cards' | 'deck';

/** The decks in a text, or the problem with reading them. */
export type ReadDecks = Result<readonly Deck[], Problem<GivenErrorCode>>;

/** The maximum length of a deck text, in characters. */
const MOST_OF_DECK = 1024 * 1024;
/**
 * Matches a line of a deck list. The line contains a number of copies and a card, or a reference with an optional
 * number of copies.
 */
const listed = /^\s*(\d{1,2}\s*[x×*]?\s+\S|(\d{1,2}\s*[x×*]?\s+)?[A-Za-z0-9]+_[BPAbpa]_[A-Za-z]{2}_\d)/m;
const isTable = (text: string): boolean =>
  /^\ufeff?(?=.*\bref\b)(?=.*\bqty\b).*[;,\t]/i.test(text.slice(0, 2000));
const isDeckDocument = (text: string): boolean => /"(deckCards|deckCardsByType)"\s*:/.test(text);

/**
 * Returns the kind of a text according to its content. An unrecognisable text counts as a game, so that reading the
 * game reports the problem.
 */
export function kindOfText(text: string): GivenKind {
  if (looksLikeArchive(text)) return 'log';
  if (looksLikeDraft(text)) return 'draft';
  if (/^\ufeff?\s*[[{]/.test(text.slice(0, 1000))) {
    if (/^\s*\{\s*"format"/.test(text.slice(0, 200))) return 'game';
    if (text.length <= MOST_OF_DECK && isDeckDocument(text)) return 'deck';
    return isJson(text) && holdsCards(text) ? 'cards' : 'game';
  }
  if (text.length > MOST_OF_DECK) return 'game';
  if (readCardFile(text, '').ok) return 'cards';
  const words = text.trim().split(/\s+/);
  return isDeckCode(words.at(-1) ?? '') || listed.test(text) || isTable(text) ? 'deck' : 'game';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}
