import type { ProblemDetail } from './problems.js';
import type { Locale } from '../generated/graphql.js';
import type deckTexts from '../words/en/pages/decks.json';
import { listed } from '../words/dates.js';
import type { Say } from '../words/language.js';

type DeckCode = keyof (typeof deckTexts)['problem'];

/**
 * The codes for which the viewer has its own texts. The API's messages are more detailed, but exist only in English.
 */
const known: ReadonlySet<string> = new Set<DeckCode>([
  'DECK_LIST_TOO_LARGE',
  'DECK_NOT_FOUND',
  'DECK_LINE_INVALID',
  'DECK_COUNT_INVALID',
  'DECK_CARD_UNKNOWN',
  'DECK_TOKEN_NOT_ALLOWED',
  'DECK_EMPTY',
  'DECK_HEROES_INVALID',
  'DECK_SIZE_INVALID',
  'DECK_TOO_SMALL',
  'DECK_TOO_LARGE',
  'DECK_COPIES_TOO_MANY',
  'DECK_FACTION_INVALID',
  'DECK_RARITY_TOO_MANY',
  'DECK_RESTRICTED',
]);

const isKnown = (code: string): code is DeckCode => known.has(code);

/**
 * Returns a text in the user's language that describes a problem with a new game and includes the advice. `line` is the
 * line of the user's input that contains the problem.
 */
export function problemWords(
  { code, message, advice, suggestions }: ProblemDetail,
  line: string | null,
  locale: Locale,
  say: Say,
): string {
  if (locale === 'en' || !isKnown(code)) return [message, advice].filter((part) => part !== null).join(' ');
  const similar =
    suggestions.length === 0
      ? null
      : say('decks.similar', { count: suggestions.length, names: listed(suggestions, locale) });
  const written = line === null || line.trim() === '' ? null : say('decks.line', { text: line.trim() });
  return [written, say(`decks.problem.${code}`), similar].filter((part) => part !== null).join(' ');
}
