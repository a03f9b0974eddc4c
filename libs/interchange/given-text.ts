import { holdsCards, isDeckCode, readCardFile, type Deck } from '#altered/cards';
import type { Problem, Result } from '#record';
import { looksLikeArchive } from './bga/index.js';
import { looksLikeDraft } from './draft-file.js';
import type { GivenErrorCode } from './error-codes.js';

/** The kinds of texts that can be imported. */
export type GivenKind = 'log' | 'game' | 'draft' | 'cards' | 'deck';

/** The decks in a text, or the problem of reading it. */
export type ReadDecks = Result<readonly Deck[], Problem<GivenErrorCode>>;

/** Characters of the longest text that can be a deck. */
const MOST_OF_DECK = 1024 * 1024;
/** A line of a list: a number of copies, a reference or a collector number. */
const listed = /^\s*(\d{1,2}\s*[x×*]?\s+\S|(\d{1,2}\s*[x×*]?\s+)?[A-Za-z0-9]+_[BPAbpa]_[A-Za-z]{2}_\d)/m;
const isTable = (text: string): boolean =>
  /^\ufeff?(?=.*\bref\b)(?=.*\bqty\b).*[;,\t]/i.test(text.slice(0, 2000));
const isDeckDocument = (text: string): boolean => /"(deckCards|deckCardsByType)"\s*:/.test(text);

/** The kind of a text, by its content alone. Any other text counts as a game, and reading it reports the problem. */
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
