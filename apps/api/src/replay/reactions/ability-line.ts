import type { ReactionTrigger } from '#projections';
import type { Locale } from '#record';
import type { CardWords } from '../../cards/card-words.js';
import type { OpenedGame } from '../opened-game.js';

/** The line of a card that says a reaction, in the reader's language where it is known; null: none of its own says it. */
export function abilityLine(
  words: CardWords,
  { started, module }: Pick<OpenedGame, 'started' | 'module'>,
  { source, line, says }: Pick<ReactionTrigger, 'source' | 'line' | 'says'>,
  locale: Locale,
): string | null {
  const definition = source.reference === null ? undefined : started.cards[source.reference];
  return (line === null ? null : words.lineOf(module, definition, line, locale)) ?? says;
}
